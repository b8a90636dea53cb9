-- Puts a dictionary before the stemmer of each language whose files are installed: it knows that
-- `museets` is `museum`, where the stemmer makes `muse` of it. All entries are written again then.
-- Does nothing where that was done.
do $$
declare
  language record;
  kinds constant text := 'asciiword, word, asciihword, hword, hword_asciipart, hword_part';
begin
  for language in
    select * from (values
      ('da', 'danish'), ('en', 'english'), ('de', 'german'), ('sv', 'swedish')
    ) as known (code, name)
  loop
    continue when exists (
      select from pg_ts_dict where dictname = format('vitrine_%s_hunspell', language.code)
    );
    begin
      execute format(
        'create text search dictionary vitrine_%1$s_hunspell
           (template = ispell, dictfile = vitrine_%1$s, afffile = vitrine_%1$s, stopwords = %2$s)',
        language.code, language.name);
      execute format(
        'alter text search configuration vitrine_%1$s alter mapping for %2$s
           with vitrine_%1$s_hunspell, %3$s_stem',
        language.code, kinds, language.name);
      update search_position set rules = 0;
    exception
      -- Its files are not installed: the stemmer does without.
      when config_file_error then null;
      -- Another node has just done it.
      when unique_violation or duplicate_object then null;
    end;
  end loop;
end
$$;
