-- SPDX-FileCopyrightText: 2026 The Configuria authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 1 of the register of quotes. A later schema is a file of its own, 2.sql, run after this one.
-- Money in millionths of the currency unit, dates as YYYY-MM-DD ('' = not set). Statements end with ';' at the end of a line.

CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, party TEXT NOT NULL) STRICT;
-- A quote has its number from its first issue on; all its versions have the same.
CREATE TABLE quotes (id INTEGER PRIMARY KEY, number TEXT UNIQUE) STRICT;
CREATE TABLE versions (
  id INTEGER PRIMARY KEY,
  quote INTEGER NOT NULL REFERENCES quotes (id),
  version INTEGER NOT NULL,
  state TEXT NOT NULL,
  state_date TEXT NOT NULL,
  customer INTEGER NOT NULL REFERENCES customers (id),
  customer_name TEXT NOT NULL,
  title TEXT NOT NULL,
  reference TEXT NOT NULL,
  salesperson TEXT NOT NULL,
  date TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  currency TEXT NOT NULL,
  excl_vat_micro INTEGER NOT NULL,
  incl_vat_micro INTEGER NOT NULL,
  is_partial INTEGER NOT NULL,
  search TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_of_each_version ON versions (quote, version) WHERE state <> 'draft';
CREATE INDEX versions_by_quote ON versions (quote, version);
CREATE INDEX versions_by_date ON versions (date, id);
-- Apart: a list reads no PDF.
CREATE TABLE contents (
  version INTEGER PRIMARY KEY REFERENCES versions (id),
  project BLOB NOT NULL,
  printed BLOB NOT NULL,
  evaluation BLOB NOT NULL,
  catalogue BLOB NOT NULL,
  pdf BLOB NOT NULL,
  hash TEXT NOT NULL
) STRICT;
CREATE TABLE states (id INTEGER PRIMARY KEY, version INTEGER NOT NULL REFERENCES versions (id), state TEXT NOT NULL, date TEXT NOT NULL, note TEXT NOT NULL) STRICT;
CREATE INDEX states_by_version ON states (version, id);
-- The last number that each counter gave.
CREATE TABLE numbers (scope TEXT PRIMARY KEY NOT NULL, last INTEGER NOT NULL) STRICT;

-- What was issued stays as it is, whoever asks.
CREATE TRIGGER frozen_content BEFORE UPDATE ON contents WHEN (SELECT state FROM versions WHERE id = OLD.version) <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER kept_content BEFORE DELETE ON contents WHEN (SELECT state FROM versions WHERE id = OLD.version) <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
-- REPLACE would delete without a word.
CREATE TRIGGER one_content BEFORE INSERT ON contents WHEN EXISTS (SELECT 1 FROM contents WHERE version = NEW.version)
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER frozen_version BEFORE UPDATE OF id, quote, version, customer, customer_name, title, reference, salesperson, date, valid_until, currency, excl_vat_micro, incl_vat_micro, is_partial, search ON versions WHEN OLD.state <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER never_draft_again BEFORE UPDATE OF state ON versions WHEN OLD.state <> 'draft' AND NEW.state = 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER kept_version BEFORE DELETE ON versions WHEN OLD.state <> 'draft'
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER one_row BEFORE INSERT ON versions WHEN EXISTS (SELECT 1 FROM versions WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'an issued quote does not change'); END;
CREATE TRIGGER frozen_number BEFORE UPDATE ON quotes WHEN OLD.number IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a number belongs to one quote'); END;
CREATE TRIGGER kept_number BEFORE DELETE ON quotes WHEN OLD.number IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a number belongs to one quote'); END;
CREATE TRIGGER only_upwards BEFORE UPDATE ON numbers WHEN NEW.last <= OLD.last OR NEW.scope <> OLD.scope
BEGIN SELECT RAISE(ABORT, 'a counter never goes back'); END;
CREATE TRIGGER kept_counter BEFORE DELETE ON numbers
BEGIN SELECT RAISE(ABORT, 'a counter never goes back'); END;
CREATE TRIGGER frozen_state BEFORE UPDATE ON states
BEGIN SELECT RAISE(ABORT, 'what happened stays written'); END;
CREATE TRIGGER kept_state BEFORE DELETE ON states WHEN (SELECT state FROM versions WHERE id = OLD.version) <> 'draft'
BEGIN SELECT RAISE(ABORT, 'what happened stays written'); END;
