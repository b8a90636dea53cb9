  select id, row_number() over (order by distance, id) as place
  from (
    select id, vector::halfvec({dimension}) <=> $11::halfvec({dimension}) as distance
    from search_vector
    where model = {model} and ds = $1 and ($2::text is null or site = $2) and locale in ($3, '')
    order by distance limit 100
  ) as nearest
  where distance <= $12::float8
