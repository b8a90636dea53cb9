-- History is read by time, and the changes of a transaction by its number.

create index transaction_at on transaction (ds, at, seq);
create index change_seq on change (ds, seq);
