-- What the service has yet to do for releases: publish, archive or unarchive their documents.
-- A row is written with the state of the release that it belongs to, and deleted with the work
-- itself, so that the work is done once.
create table release_task (
  ds       integer not null references dataset (ds) on delete cascade,
  release  text collate "C" not null,
  -- publish, archive or unarchive
  task     text not null,
  -- By the clock of the database.
  due      timestamptz not null,
  -- Who began it.
  author   text not null,
  primary key (ds, release)
);

create index release_task_due on release_task (due);
