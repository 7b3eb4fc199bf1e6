-- SPDX-FileCopyrightText: 2026 The Configuria authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 2: what a search reads stands apart, each word once. A search went through every line of every quote, and a list through
-- rows that were long with them.

CREATE TABLE words (version INTEGER PRIMARY KEY REFERENCES versions (id), text TEXT NOT NULL) STRICT;
-- The words of a text, as the elements of ["one","two"]: they were set apart by spaces and ends of lines.
INSERT INTO words SELECT id, (SELECT group_concat(value, ' ') FROM (SELECT DISTINCT value FROM json_each('[' || replace(json_quote(replace(search, char(10), ' ')), ' ', '","') || ']'))) FROM versions;

DROP TRIGGER frozen_version;
ALTER TABLE versions DROP COLUMN search;
CREATE TRIGGER frozen_version BEFORE UPDATE OF id, quote, version, customer, customer_name, title, reference, salesperson, date, valid_until, currency, excl_vat_micro, incl_vat_micro, is_partial ON versions WHEN OLD.state <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER frozen_words BEFORE UPDATE ON words WHEN (SELECT state FROM versions WHERE id = OLD.version) <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER kept_words BEFORE DELETE ON words WHEN (SELECT state FROM versions WHERE id = OLD.version) <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
-- REPLACE would delete without a word.
CREATE TRIGGER one_text BEFORE INSERT ON words WHEN EXISTS (SELECT 1 FROM words JOIN versions ON versions.id = words.version WHERE words.version = NEW.version AND state <> 'draft')
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
