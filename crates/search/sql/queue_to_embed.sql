-- Has pages embedded whose text is another than that of their vector, for each model.
--
-- $1 dataset, $2 ids.
insert into search_embedding (ds, id, model)
select entry.ds, entry.id, model.model
from search_entry entry
  cross join search_model model
  cross join lateral concat_ws(E'\n', title, nullif(summary, ''), left(body, 2000)) as text
  left join search_vector vector
    on vector.ds = entry.ds and vector.id = entry.id and vector.model = model.model
where entry.ds = $1 and entry.id = any($2)
  and (
    vector.digest is distinct from md5(concat_ws(E'\x01', entry.site, entry.locale, text))
    -- What it was before may be on its way.
    or exists (
      select from search_embedding waiting
      where waiting.ds = entry.ds and waiting.id = entry.id and waiting.model = model.model
    )
  )
on conflict (ds, id, model) do update set ordinal = excluded.ordinal
