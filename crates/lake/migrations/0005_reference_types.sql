-- References know the type of what refers, so that those of other types are left out
-- without a look at their documents. Empty where it is not known: written by a node
-- that does not know this column yet.

alter table reference add column src_type text collate "C" not null default '';

update reference r set src_type = d.type
from document d where d.ds = r.ds and d.id = r.src;

create index reference_dst_type on reference (ds, dst, src_type, src);
drop index reference_dst;
