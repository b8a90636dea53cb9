-- Pages that lack a vector of a model, the oldest first, with what is embedded and its digest.
--
-- $1 model, $2 how many.
select waiting.ds, waiting.id, waiting.ordinal, text,
  md5(concat_ws(E'\x01', site, locale, text))
from search_embedding waiting
  join search_entry using (ds, id),
  concat_ws(E'\n', title, nullif(summary, ''), left(body, 2000)) as text
where waiting.model = $1
order by waiting.ordinal limit $2
