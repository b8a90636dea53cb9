-- Fills the search index with pages of made-up words, and with vectors around a thousand topics.
-- The same each time. `documents` says how many pages; psql's variables are not needed: the
-- program writes the number in.
set maintenance_work_mem = '2GB';
set max_parallel_maintenance_workers = 2;
set synchronous_commit = off;
select setseed(0.5);

-- Some words are frequent and most are rare, as in a language.
create table bench_word as
select row_number() over () as n,
  (array['vik','skib','guld','horn','kon','slot','krig','fol','hav','sten','mus','ud','træ','glas',
    'ler','jern','by','land','kyst','fund'])[1 + (i / 20000) % 20]
  || (array['inge','er','els','te','or','an','ud','le','mar','os','il','en','ra','do','su','ka','po',
    'ti','ge','be'])[1 + (i / 1000) % 20]
  || (array['skab','hed','ning','eri','dom','sel','else','tid','hus','rum','værk','vogn','dragt',
    'kort','bog','kar','mand','ben','fald','tegn'])[1 + (i / 50) % 20]
  || (array['','s','e','en','et','er','ene','erne','ens','ets'])[1 + (i / 5) % 10]
  || (array['','a','i','o','u'])[1 + i % 5] as word
from (select i from generate_series(0, 399999) i order by random() limit 40000) as chosen;
create unique index on bench_word (n);

create function bench_words(count int) returns text volatile language sql as $$
  select string_agg(word, ' ')
  from generate_series(1, count), lateral (select 1 + floor(40000 * power(random(), 3))::int as k) at
    join bench_word on n = k
$$;

create table bench_text as
select i as n, text, to_tsvector('vitrine_da', text) as lexemes
from (select i, bench_words(80) as text from generate_series(1, 10000) i) as made;
create unique index on bench_text (n);

-- Titles are many, each of few words: they are put together from a pool, too.
create table bench_title as
select i as n, text, to_tsvector('vitrine_da', text) as lexemes
from (select i, bench_words(4) as text from generate_series(1, 200000) i) as made;
create unique index on bench_title (n);

create table bench_topic as
select i as n, (
  -- `i` has it made anew for each row.
  select array_agg(random() - 0.5) from generate_series(1, {dimension}) as k where k <> -i
)::vector::halfvec as vector
from generate_series(1, 1000) i;
create table bench_noise as
select i as n, (
  select array_agg(0.8 * (random() - 0.5)) from generate_series(1, {dimension}) as k where k <> -i
)::vector::halfvec as vector
from generate_series(1, 20000) i;
create unique index on bench_topic (n);
create unique index on bench_noise (n);

create table bench_page as
select i, 'page-' || i as id, 'site' || floor(12 * power(random(), 2))::int as site,
  case when random() < 0.7 then 'da' else 'en' end as locale,
  1 + floor(200000 * random())::int as title, 1 + floor(10000 * random())::int as text,
  1 + floor(1000 * random())::int as topic, 1 + floor(20000 * random())::int as noise,
  case when random() < 0.2 then date '2026-06-01' + floor(365 * random())::int end as until
from generate_series(1, {documents}) i;
analyze;

insert into document (ds, id, type, published_id, layer, rev, updated_at, body)
select 1, id, 'landingPage', id, 'published', 'r', timestamptz '2026-01-01', '{}' from bench_page;

drop index search_entry_lexemes, search_entry_words;
insert into search_entry
  (ds, id, site, locale, type, title, summary, body, words, until, updated_at, lexemes)
select 1, id, site, locale, 'landingPage', title.text, '', text.text, title.text, until,
  timestamptz '2026-01-01', setweight(title.lexemes, 'A') || setweight(text.lexemes, 'D')
from bench_page page
  join bench_title title on title.n = page.title join bench_text text on text.n = page.text;
create index search_entry_lexemes on search_entry using gin (lexemes) with (fastupdate = off);
create index search_entry_words on search_entry using gin (words gin_trgm_ops)
  with (fastupdate = off);

insert into search_model (name, dimension, opening, serves)
values ('bench', {dimension}, '{opening}', true);
insert into search_vector (ds, id, model, site, locale, vector, digest)
select 1, id, 1, site, locale, l2_normalize(topic.vector + noise.vector), ''
from bench_page page
  join bench_topic topic on topic.n = page.topic join bench_noise noise on noise.n = page.noise;
create index search_vector_1 on search_vector
  using hnsw ((vector::halfvec({dimension})) halfvec_cosine_ops) where model = 1;
vacuum analyze;
