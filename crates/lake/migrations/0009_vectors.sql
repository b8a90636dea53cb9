-- The day that a page is of: fresh pages are preferred.
alter table search_entry add column day date;

-- What pages are about, as vectors of an embedder's model. crates/search/src/vectors.rs reads and
-- writes it. Without an embedder these tables are empty.

create table search_model (
  model      integer generated always as identity primary key,
  -- Of the model and of what its vectors depend on: `all-MiniLM-L6-v2 759c3cd2b7fe`.
  name       text not null unique,
  dimension  integer not null,
  -- How it is opened, as JSON: the vectors of a former model serve until those of its successor
  -- are complete.
  opening    text not null,
  serves     boolean not null default false
);

-- At most one.
create unique index search_model_serves on search_model (serves) where serves;

-- Each model has an index of its own, since an index has one dimension.
create table search_vector (
  ds      integer not null,
  id      text collate "C" not null,
  model   integer not null references search_model (model) on delete cascade,
  -- As in search_entry: nearest neighbours are looked for in one table.
  site    text collate "C" not null,
  locale  text collate "C" not null,
  vector  halfvec not null,
  -- Of what was embedded.
  digest  text not null,
  primary key (ds, id, model),
  foreign key (ds, id) references search_entry (ds, id) on delete cascade
);

create index search_vector_place on search_vector (model, ds, site, locale);

-- Pages whose vector is missing or old.
create sequence search_embedding_order;
create table search_embedding (
  ds        integer not null,
  id        text collate "C" not null,
  model     integer not null references search_model (model) on delete cascade,
  -- Grows with each change: what changes while it is embedded is embedded again.
  ordinal   bigint not null default nextval('search_embedding_order'),
  primary key (ds, id, model),
  foreign key (ds, id) references search_entry (ds, id) on delete cascade
);
create index search_embedding_next on search_embedding (model, ordinal);
