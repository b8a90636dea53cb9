-- Events: every transaction is told to those who listen, by the number it has in its dataset.

-- `tags` are those of documents that anyone may read; these are the tags of drafts, versions
-- and all others whose id has a dot. An editor's keystroke has none of the first kind.
alter table transaction add column draft_tags text[] not null default '{}';

-- Whether many documents came in without an entry for each: nobody knows what it changed.
alter table transaction add column bulk boolean not null default false;

-- The name of this database among those whose nodes share a broker.
create table lake (
  id  text not null default gen_random_uuid()::text
);
insert into lake default values;
