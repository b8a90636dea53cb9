-- The search index: published pages, by dataset, site and language. crates/search reads and
-- writes it.

-- How a language is taken apart. A dictionary may come before the stemmer: see
-- crates/search/sql/dictionaries.sql.
create text search configuration vitrine_da (copy = danish);
create text search configuration vitrine_en (copy = english);
create text search configuration vitrine_de (copy = german);
create text search configuration vitrine_sv (copy = swedish);
create text search configuration vitrine_any (copy = simple);

-- An entry goes with its document: what is unpublished is not found.
create table search_entry (
  ds          integer not null,
  id          text collate "C" not null,
  site        text collate "C" not null,
  -- Empty if the page is of no language.
  locale      text collate "C" not null,
  type        text collate "C" not null,
  title       text not null,
  summary     text not null,
  body        text not null,
  -- The words of title, summary and headings without accents, for typing errors.
  words       text not null,
  -- When it runs; null where it has no end.
  until       date,
  updated_at  timestamptz not null,
  lexemes     tsvector not null,
  primary key (ds, id),
  foreign key (ds, id) references document (ds, id) on delete cascade
);

alter table search_entry alter column body set compression lz4;
create index search_entry_place on search_entry (ds, site, locale);
create index search_entry_lexemes on search_entry using gin (lexemes) with (fastupdate = off);
create index search_entry_words on search_entry using gin (words gin_trgm_ops) with (fastupdate = off);

-- How far the index of a dataset has come, and by which rules its entries were written.
create table search_position (
  ds     integer primary key references dataset (ds) on delete cascade,
  seq    bigint not null,
  rules  integer not null
);
