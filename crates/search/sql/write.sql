-- Writes entries. A document that was unpublished meanwhile has none: the join leaves it out.
insert into search_entry
  (ds, id, site, locale, type, title, summary, body, words, until, day, updated_at, lexemes)
select document.ds, entry.id, site, locale, entry.type, title, summary, entry.body,
  unaccent(words), until::date, day::date,
  document.updated_at,
  setweight(to_tsvector(configuration::regconfig, title), 'A')
    || setweight(to_tsvector(configuration::regconfig, summary), 'B')
    || setweight(to_tsvector(configuration::regconfig, headings), 'C')
    || setweight(to_tsvector(configuration::regconfig, entry.body), 'D')
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
  as entry (id, site, locale, type, title, summary, headings, body, words, until, configuration,
    day)
  join document on document.ds = $1 and document.id = entry.id
on conflict (ds, id) do update set
  site = excluded.site, locale = excluded.locale, type = excluded.type, title = excluded.title,
  summary = excluded.summary, body = excluded.body, words = excluded.words,
  until = excluded.until, day = excluded.day, updated_at = excluded.updated_at, lexemes = excluded.lexemes
