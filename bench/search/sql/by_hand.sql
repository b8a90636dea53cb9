-- A hybrid search as one writes it by hand: full text, typing errors and neighbours, fused by
-- their ranks, with an excerpt. On the same indexes as the service's.
--
-- $1 site, $2 the query, $3 its vector.
with
by_word as (
  select id, row_number() over (order by score desc, id) as place
  from (
    select id, ts_rank_cd(lexemes, query) as score
    from search_entry, websearch_to_tsquery('vitrine_da', $2) as query
    where ds = 1 and site = $1 and locale = 'da' and lexemes @@ query
    order by score desc, id limit 100
  ) as best
),
by_letters as (
  select id, row_number() over (order by score desc, id) as place
  from (
    select id, word_similarity($2, words) as score from search_entry
    where ds = 1 and site = $1 and locale = 'da' and $2 <% words
    order by score desc, id limit 100
  ) as best
),
by_meaning as (
  select id, row_number() over (order by distance, id) as place
  from (
    select id, vector::halfvec({dimension}) <=> $3::halfvec({dimension}) as distance
    from search_vector where model = 1 and ds = 1 and site = $1 and locale = 'da'
    order by distance limit 100
  ) as best
),
ranked as (
  select id, sum(1 / (60.0 + place)) as score
  from (table by_word union all table by_letters union all table by_meaning) as list
  group by id order by score desc, id limit 20
)
select id, title, ts_headline('vitrine_da', body, websearch_to_tsquery('vitrine_da', $2)) as excerpt
from ranked join search_entry using (id) where ds = 1 order by score desc, id
