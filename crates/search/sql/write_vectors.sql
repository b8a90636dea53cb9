-- Writes vectors of a model. What was unpublished meanwhile has none; what changed meanwhile waits
-- on, since its ordinal is another.
--
-- $1 model, $2 datasets, $3 ids, $4 ordinals, $5 digests, $6 vectors.
with embedded as (
  select * from unnest($2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[])
    as embedded (ds, id, ordinal, digest, vector)
),
written as (
  insert into search_vector (ds, id, model, site, locale, vector, digest)
  select entry.ds, entry.id, $1, entry.site, entry.locale, embedded.vector::halfvec, digest
  from embedded join search_entry entry using (ds, id)
  on conflict (ds, id, model) do update set
    site = excluded.site, locale = excluded.locale,
    vector = excluded.vector, digest = excluded.digest
)
delete from search_embedding waiting using embedded
where waiting.model = $1 and waiting.ds = embedded.ds and waiting.id = embedded.id
  and waiting.ordinal = embedded.ordinal
