-- Writes entries. Their documents are there.
insert into search_entry
  (ds, id, site, locale, type, title, summary, body, words, until, day, updated_at,
   referrers, lexemes)
select $1, id, site, locale, type, title, summary, body,
  unaccent(words), until::date, day::date,
  updated_at::timestamptz, string_to_array(referrers, ' '),
  setweight(to_tsvector(configuration::regconfig, title), 'A')
    || setweight(to_tsvector(configuration::regconfig, summary), 'B')
    || setweight(to_tsvector(configuration::regconfig, headings), 'C')
    || setweight(to_tsvector(configuration::regconfig, body), 'D')
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[],
    $15::text[])
  as entry (id, site, locale, type, title, summary, headings, body, words, until, configuration,
    day, updated_at, referrers)
on conflict (ds, id) do update set
  site = excluded.site, locale = excluded.locale, type = excluded.type, title = excluded.title,
  summary = excluded.summary, body = excluded.body, words = excluded.words,
  until = excluded.until, day = excluded.day, updated_at = excluded.updated_at,
  referrers = excluded.referrers, lexemes = excluded.lexemes
