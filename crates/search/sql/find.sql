-- The pages that a query finds, the best first.
--
-- $1 dataset, $2 site or null for all, $3 locale, $4 configuration, $5 the query, $6 its long
-- words, $7 today, $8 how many, $9 whether parts of words count, $10 whether words count, $11 the
-- query's vector, $12 how far away a page's may be, $13 the parts of its long words,
-- $14 the configuration without a dictionary, $15 whether excerpts are wanted, $16 how much
-- the scores of types count in the lists by words, in hundredths, $17 what else the query may mean.
--
-- Five lists are fused by the rank that a page has in each (reciprocal rank fusion): pages
-- with its words by the language's rules, with words that are written almost like one of its
-- words, with words of which one of its words is a part, with words that are a part of one of
-- its words, and with a vector near its own.
with
wanted as (
  select (
      select string_agg('(' || query::text || ')', ' | ')::tsquery
      from unnest($5::text || $17::text[]) as typed,
        websearch_to_tsquery($4::regconfig, typed) as query
      where numnode(query) > 0
    ) as all_words,
    -- One of the words, or what begins like one that is not short. What was typed may have any
    -- sign in it: each word is quoted.
    (
      select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
        || case when length(lexeme) >= 4 then ':*' else '' end, ' | ')::tsquery
      from unnest(to_tsvector($4::regconfig, array_to_string($5::text || $17::text[], ' ')))
    ) as any_word,
    (
      select string_agg(quote_literal(lexeme), ' | ')::tsquery
      from unnest(to_tsvector($4::regconfig, array_to_string($13::text[], ' ')))
    ) as any_part,
    (
      select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' | ')
        ::tsquery
      from unnest(to_tsvector($14::regconfig, array_to_string($5::text || $17::text[], ' ')))
      where length(lexeme) >= 3
    ) as any_stem
),
long_word as materialized (
  select unaccent(word) as word from unnest($6::text[]) as word
),
here as not materialized (
  select entry.*, coalesce(($16::text::jsonb ->> type)::float8 / 100, 1) as weight
  from search_entry entry
  where ds = $1 and ($2::text is null or site = $2) and locale in ($3, '')
),
by_word as (
  select id, row_number() over (order by whole desc, score desc, id) as place
  from (
    select id, lexemes @@ all_words as whole,
      weight * ts_rank_cd('{0.05, 0.2, 0.4, 1.0}', lexemes, any_word, 1) as score
    from here, wanted where $10 and lexemes @@ any_word
    order by whole desc, score desc, id limit 100
  ) as best
),
by_letters as (
  select id, row_number() over (order by score desc, id) as place
  from (
    select id, weight * sum(word_similarity(word, words)) as score
    from here, long_word where $10 and word <% words
    group by id, weight order by score desc, id limit 100
  ) as best
),
by_part as (
  select id, row_number() over (order by score desc, id) as place
  from (
    select id, weight * count(*) as score
    from here, long_word
    where $9 and $10 and words like '%' || word || '%'
    group by id, weight order by score desc, id limit 100
  ) as best
),
by_own_part as (
  select id, row_number() over (order by score desc, id) as place
  from (
    select id, weight * ts_rank('{0.05, 0.2, 0.4, 1.0}', lexemes, any_part, 1) as score
    from here, wanted where $10 and lexemes @@ any_part
    order by score desc, id limit 100
  ) as best
),
by_meaning as (
{by_meaning}
),
ranked as (
  select id, sum(weight / (20.0 + place)) as score
  from (
    select id, place, 1.0 as weight from by_word
    union all select id, place, 0.6 from by_letters
    union all select id, place, 0.6 from by_part
    union all select id, place, 0.3 from by_own_part
    union all select id, place, 0.6 from by_meaning
  ) as list
  group by id
)
select entry.id, entry.site, entry.locale, entry.type, entry.title, passage.*
from (
  select ranked.id, coalesce(here.until < $7::date, false) as is_over,
    -- What runs now, or was published lately, comes before what is found as well.
    ranked.score * (1 + 0.1 * coalesce(
      case when here.until >= $7::date then 1 else exp(least(here.day - $7::date, 0) / 365.0) end, 0
    )) as score
  from ranked join here using (id)
  -- What is over is last.
  order by is_over, score desc, id limit $8
) as best
  join search_entry entry on entry.ds = $1 and entry.id = best.id
  cross join wanted
  left join lateral (
    -- What is marked. A dictionary takes ten times as long for a text as a stemmer, which marks
    -- nearly the same words.
    select btrim(entry.summary || E'\n' || entry.body, E' \n') as text,
      coalesce(any_word || any_stem, any_word, any_stem) as marked
    where $15
  ) as whole on true
  left join lateral (
    -- Where the text has most of it: at its beginning, where it has none.
    select greatest(1, strpos(text, translate(
      ts_headline($14::regconfig, text, marked, E'MaxFragments=1, MaxWords=30, MinWords=15,'
        ' StartSel=\x02, StopSel=\x03'), E'\x02\x03', '')) - 300) as start
  ) as place on true
  left join lateral (
    select coalesce(ts_headline($14::regconfig, substr(text, start, 900), marked,
        E'HighlightAll=true, StartSel=\x02, StopSel=\x03'), left(text, 900)) as text,
      start = 1 as is_first, start + 900 > length(text) as is_last
  ) as passage on true
order by is_over, score desc, id
