-- Projects, datasets and documents.
--
-- A document is kept as the JSON text it is answered with; the columns beside it
-- are what is asked for by index. Ids and types compare by byte (collate "C"),
-- which is the order of `*` in GROQ.

create table project (
  id          text primary key,
  name        text not null,
  created_at  timestamptz not null
);

create table dataset (
  ds          integer generated always as identity primary key,
  project     text not null references project (id),
  name        text not null,
  -- Whether a reader without a token may read published documents.
  public      boolean not null,
  -- Number of the latest transaction. Its row lock orders all writes to the dataset.
  seq         bigint not null default 0,
  created_at  timestamptz not null,
  unique (project, name)
);

create table document (
  ds            integer not null references dataset (ds) on delete cascade,
  id            text collate "C" not null,
  type          text collate "C" not null,
  -- The id without `drafts.` or `versions.{release}.`
  published_id  text collate "C" not null,
  -- 'published', 'drafts', or the release that the version belongs to.
  layer         text collate "C" not null,
  rev           text not null,
  updated_at    timestamptz not null,
  body          text not null,
  primary key (ds, id)
);

alter table document alter column body set compression lz4;
create index document_type on document (ds, type, id);
create index document_versions on document (ds, published_id, layer);

-- Who refers to whom, strong and weak.
create table reference (
  ds    integer not null,
  src   text collate "C" not null,
  dst   text collate "C" not null,
  weak  boolean not null,
  foreign key (ds, src) references document (ds, id) on delete cascade
);

create index reference_dst on reference (ds, dst, src);
create index reference_src on reference (ds, src);

-- What was written, in order and without a gap: history and events are read from here.
create table transaction (
  ds         integer not null references dataset (ds) on delete cascade,
  seq        bigint not null,
  id         text not null,
  author     text not null,
  at         timestamptz not null,
  mutations  text not null,
  primary key (ds, seq),
  unique (ds, id)
);

-- What a transaction did to one document: mendoza patches forwards and backwards.
create table change (
  ds        integer not null,
  seq       bigint not null,
  document  text collate "C" not null,
  apply     text not null,
  revert    text not null,
  primary key (ds, document, seq),
  foreign key (ds, seq) references transaction (ds, seq) on delete cascade
);

-- Tokens, by the hash of their secret.
create table token (
  id          text primary key,
  project     text not null references project (id) on delete cascade,
  label       text not null,
  role        text not null,
  hash        bytea not null unique,
  created_at  timestamptz not null,
  expires_at  timestamptz
);
