-- What the documents of a dataset are looked up by, and what of them is searched, is a
-- configuration of the dataset. src/configuration.rs says what it consists of.

-- A configuration never changes: it is named by the digest of its text.
create table configuration (
  digest  text primary key,
  body    text not null
);

-- Null for the default. Transactions also bear the sync tags of the former one: a response that
-- another node made by it may still be in a cache.
alter table dataset
  add column configuration text references configuration (digest),
  add column former_configuration text references configuration (digest);

-- `hot_index` names the indexes that there are, whichever datasets want them. What makes a sync
-- tag stands in the configuration.
alter table hot_index alter column tagged set default 0;

-- What was in force for every dataset stays in force.
with in_force as (
  insert into configuration (digest, body)
  select encode(sha256(convert_to(body, 'UTF8')), 'hex'), body
  from (values ($json${"indexes":[{"name":"page","byType":false,"paths":["slug.current","site","locale"],"tagged":3},{"name":"redirect","byType":true,"paths":["source.current","site"],"tagged":2},{"name":"period","byType":true,"paths":["site","period.to"],"tagged":1},{"name":"dated","byType":true,"paths":["site","locale","publishedDate"],"tagged":2},{"name":"kind","byType":true,"paths":["site","locale","_updatedAt"],"tagged":2},{"name":"latest","byType":false,"paths":["site","locale","_updatedAt"],"tagged":2}],"paths":["_createdAt","period.from","publishedAt","showInCalendar","title"],"search":{"title":"title","slug":"slug.current","site":"site","locale":"locale","defaultLocale":"da","lastDay":"period.to","lastDayOfReferring":[{"pageType":"eventPage","referringType":"event","path":"period.to"}],"days":["publishedDate","date","publishedAt"],"texts":{"summaries":["subtitle","excerpt","description","teaserDescription"],"headings":["title","heading","name"],"bodies":["text","caption","quote","question","answer","content","transcript","info","details"],"leftOut":["slug","seo","theme","siteTheme","pageTheme","purchaseLink","linkList","markDefs","alt"]}}}$json$)) as datasets_before (body)
  where exists (select from dataset)
  returning digest
)
update dataset set configuration = digest, former_configuration = digest from in_force;

-- The row `number` also has the configuration, as id, and the former one, as body: by the lock
-- they are those of the transaction.
create or replace function begin_transaction(
  of_ds integer, of_id text, documents text[], targets text[],
  out what text, out id text, out body text, out seq bigint
) returns setof record language plpgsql volatile as $$
#variable_conflict use_column
declare
  number bigint;
  current_digest text;
  former_digest text;
begin
  update dataset set seq = seq + 1 where ds = of_ds
    returning dataset.seq, dataset.configuration, dataset.former_configuration
    into number, current_digest, former_digest;
  if not found then
    return;
  end if;
  return query select 'number', current_digest, former_digest, number;
  return query select 'repeated', t.id, null::text, null::bigint
    from transaction t where t.ds = of_ds and t.id = of_id;
  return query select 'document', d.id, d.body, null::bigint
    from document d where d.ds = of_ds and d.id = any(documents);
  return query select 'target', d.id, null::text, null::bigint
    from document d where d.ds = of_ds and d.id = any(targets);
end
$$;

-- The documents from which a page has its last day. One of them may refer to another page now, or
-- be gone: then it no longer says which page it was.
alter table search_entry add column referrers text[] not null default '{}';
create index search_entry_referrers on search_entry using gin (referrers)
  where referrers <> '{}';
