-- Hot paths: the values by which documents are looked up, in a form that an index
-- keeps in GROQ's own order.
--
-- The column `idx` of `document` and its indexes follow the declarations in
-- `hot_index`; `vitrine migrate` brings them in line (src/hot_paths/declare.rs).

-- A scalar as a text whose byte order is the order of order(): numbers, strings,
-- booleans. Null for everything else. src/hot_paths/key.rs does the same in Rust.
create function hot_key(value jsonb) returns text
language sql immutable strict parallel safe as $$
  select case jsonb_typeof(value)
    when 'string' then 's' || left(value #>> '{}', 120)
    when 'boolean' then case when value = 'true'::jsonb then 't1' else 't0' end
    when 'number' then 'n' || case when value < '0'::jsonb
      then translate(encode(float8send((value #>> '{}')::float8), 'hex'),
                     '0123456789abcdef', 'fedcba9876543210')
      else overlay(encode(float8send((value #>> '{}')::float8), 'hex') placing
        translate(substr(encode(float8send((value #>> '{}')::float8), 'hex'), 1, 1),
                  '01234567', '89abcdef') from 1 for 1)
      end
  end
$$;

create table hot_index (
  name     text primary key,
  -- Whether the type comes before the paths.
  by_type  boolean not null,
  paths    text[] not null,
  -- How many of the paths, from the first, make a sync tag.
  tagged   smallint not null
);

-- The sync tags of what a transaction changed: by the values before and after.
alter table transaction add column tags text[] not null default '{}';
