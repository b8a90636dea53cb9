-- Events of documents and releases are read from `change`, and a document can be erased from it.

-- A document that was erased leaves one row: that it was deleted, when and by whom. `revert` then
-- has its id, type and last revision, and nothing else of it.
alter table change add column purged boolean not null default false;

-- Where documents begin and end: most changes are edits, of which events say nothing.
create index change_edge on change (ds, document, seq)
  where apply = '[0,null]' or revert = '[0,null]';

-- The versions of a document in all releases, those that are gone too.
create index change_version on change (ds, regexp_replace(document, '^versions\.[^.]+\.', ''), document)
  where document >= 'versions.' and document < 'versions/';
