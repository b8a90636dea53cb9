-- Roles that a project makes for itself, and the browser origins it lets in.

-- `token.role` names one of these or a built-in one: viewer, editor, administrator.
create table role (
  project  text not null references project (id) on delete cascade,
  name     text collate "C" not null,
  title    text not null,
  -- [{"filter": "site == \"jelling\"", "permissions": ["read", "update"]}]
  grants   text not null,
  -- Whether it lets its holder make, open, close and delete datasets.
  manages  boolean not null,
  primary key (project, name)
);

create table origin (
  project      text not null references project (id) on delete cascade,
  -- https://*.example.org, http://localhost:3333 or *
  pattern      text collate "C" not null,
  -- Whether a browser may send cookies and tokens along.
  credentials  boolean not null,
  primary key (project, pattern)
);
