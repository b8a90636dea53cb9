-- Each extension answers with a value that only it can compute.
DO $$
BEGIN
  ASSERT '[1,2,3]'::vector <-> '[1,2,5]'::vector = 2, 'vector: wrong distance';
  ASSERT similarity('exhibition', 'exhibitions') > 0.7, 'pg_trgm: wrong similarity';
  ASSERT unaccent('Café Münster') = 'Cafe Munster', 'unaccent: accents left';
END $$;

-- The planner must be able to use the approximate index that search will stand on.
CREATE TEMPORARY TABLE probe (id int, embedding vector(3));
CREATE INDEX ON probe USING hnsw (embedding vector_l2_ops);
INSERT INTO probe VALUES (1, '[0,0,1]'), (2, '[0,1,0]');
DO $$
BEGIN
  ASSERT (SELECT id FROM probe ORDER BY embedding <-> '[0,0.9,0]' LIMIT 1) = 2, 'vector: wrong nearest neighbour';
END $$;
