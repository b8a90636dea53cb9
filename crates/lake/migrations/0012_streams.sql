-- What a stream may go on from, and what nodes must forget.

-- The number of the latest transaction when the dataset was opened to everyone. What was written
-- while it was private is not sent to those who come back to a stream without a token.
alter table dataset add column public_since bigint not null default 0;

-- How often documents were erased from its history: a node that sees it change forgets what it
-- has of them in memory.
alter table dataset add column purges bigint not null default 0;
