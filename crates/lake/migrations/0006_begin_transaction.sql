-- The begin of a transaction in one round trip, because everyone else who writes to the
-- dataset waits from its lock to the commit. Each statement sees what was committed
-- before it began: the loads see all that the lock waited for.
--
-- Rows: `number` with the transaction's number, none if there is no such dataset;
-- `repeated` if its id was used before; `document` for each asked for that is there;
-- `target` for each id that is to be referred to and is there.
create function begin_transaction(
  of_ds integer, of_id text, documents text[], targets text[],
  out what text, out id text, out body text, out seq bigint
) returns setof record language plpgsql volatile as $$
#variable_conflict use_column
declare
  number bigint;
begin
  update dataset set seq = seq + 1 where ds = of_ds returning dataset.seq into number;
  if not found then
    return;
  end if;
  return query select 'number', null::text, null::text, number;
  return query select 'repeated', t.id, null::text, null::bigint
    from transaction t where t.ds = of_ds and t.id = of_id;
  return query select 'document', d.id, d.body, null::bigint
    from document d where d.ds = of_ds and d.id = any(documents);
  return query select 'target', d.id, null::text, null::bigint
    from document d where d.ds = of_ds and d.id = any(targets);
end
$$;
