//! The queries of a museum's website, in GROQ and in SQL.
//!
//! The SQL is what one would write by hand for the same tables: it returns the same
//! documents in as few statements as it can, and makes no projection of them.

/// One kind of question.
pub(crate) struct Shape {
    pub(crate) name: &'static str,
    pub(crate) groq: &'static str,
    /// Statements that the lake may take: one, and one for each level of joins.
    pub(crate) statements: usize,
    pub(crate) sql: &'static str,
    /// Names of the parameters, in the order of the SQL's `$2`, `$3`, …
    pub(crate) parameters: &'static [&'static str],
    /// SQL that gives values for them, a JSON object a row, from the data itself.
    pub(crate) samples: &'static str,
}

/// Every kind.
pub(crate) const SHAPES: &[Shape] = &[
    Shape {
        name: "page by slug",
        groq: "*[slug.current == $slug && site == $site && locale == $locale][0]{
            _id, _type, title, \"slug\": slug.current, locale, site, theme, seo, image, description,
            tags, translations, modules, _createdAt, _updatedAt}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published'
            and ((idx ->> 'slug.current') collate \"C\") = 's' || $2
            and ((idx ->> 'site') collate \"C\") = 's' || $3
            and ((idx ->> 'locale') collate \"C\") = 's' || $4 order by id limit 1",
        parameters: &["slug", "site", "locale"],
        samples: "select jsonb_build_object('slug', body::jsonb #>> '{slug,current}',
            'site', body::jsonb ->> 'site', 'locale', body::jsonb ->> 'locale')::text
            from document where type = 'knowledgeArticle' and layer = 'published'
            and ds = $1 limit 400",
    },
    Shape {
        name: "root data",
        groq: "{\"navigationData\": *[_type == \"navigation\" && site == $site && locale == $locale][0]{
              \"primary\": primary[]{title, \"link\": link->{title, \"slug\": slug.current, site, locale}},
              \"secondary\": secondary[]{title, \"link\": link->{title, \"slug\": slug.current, site, locale}},
              \"tertiary\": tertiary[]{title, \"link\": link->{title, \"slug\": slug.current, site, locale}},
              \"footer\": footer[]{title, \"link\": link->{title, \"slug\": slug.current, site, locale}}},
            \"siteConfig\": *[_type == \"siteConfig\" && site == $site][0]}",
        statements: 2,
        sql: "with menu as (select id, body from document where ds = $1 and layer = 'published'
              and type = 'navigation' and ((idx ->> 'site') collate \"C\") = 's' || $2
              and ((idx ->> 'locale') collate \"C\") = 's' || $3 order by id limit 1)
            select body from menu
            union all (select body from document where ds = $1 and layer = 'published'
              and type = 'siteConfig' and ((idx ->> 'site') collate \"C\") = 's' || $2
              order by id limit 1)
            union all select d.body from document d where d.ds = $1 and d.id in
              (select r.dst from reference r join menu on r.ds = $1 and r.src = menu.id)",
        parameters: &["site", "locale"],
        samples: "select jsonb_build_object('site', body::jsonb ->> 'site',
            'locale', body::jsonb ->> 'locale')::text
            from document where type = 'navigation' and ds = $1",
    },
    Shape {
        name: "redirect",
        groq: "*[_type == \"redirect\" && source.current == $slug && site == $site][0]{
            statusCode, \"source\": source.current, target}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published' and type = 'redirect'
            and ((idx ->> 'source.current') collate \"C\") = 's' || $2
            and ((idx ->> 'site') collate \"C\") = 's' || $3 order by id limit 1",
        parameters: &["slug", "site"],
        samples: "select jsonb_build_object('slug', body::jsonb #>> '{source,current}',
            'site', body::jsonb ->> 'site')::text
            from document where type = 'redirect' and layer = 'published' and ds = $1 limit 400",
    },
    Shape {
        name: "events from today",
        groq: "*[_type == \"event\" && site == $site && period.to >= $today && showInCalendar != false]
            | order(period.from asc){_id, title, period, eventFormat, occurrences, tags, eventPage}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published' and type = 'event'
            and ((idx ->> 'site') collate \"C\") = 's' || $2
            and ((idx ->> 'period.to') collate \"C\") >= 's' || $3
            and ((idx ->> 'period.to') collate \"C\") < 't'
            and ((idx ->> 'showInCalendar') collate \"C\") is distinct from 't0'
            order by ((idx ->> 'period.from') collate \"C\"), id",
        parameters: &["site", "today"],
        samples: "select jsonb_build_object('site', body::jsonb ->> 'site',
            'today', current_date::text)::text from document where type = 'siteConfig' and ds = $1",
    },
    Shape {
        name: "press, newest first",
        groq: "*[_type == \"pressRelease\" && site == $site && locale == $locale]
            | order(publishedDate desc)[0...20]{_id, title, \"slug\": slug.current, publishedDate, excerpt}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published'
            and type = 'pressRelease' and ((idx ->> 'site') collate \"C\") = 's' || $2
            and ((idx ->> 'locale') collate \"C\") = 's' || $3
            order by ((idx ->> 'publishedDate') collate \"C\") desc, id limit 20",
        parameters: &["site", "locale"],
        samples: "select jsonb_build_object('site', body::jsonb ->> 'site',
            'locale', body::jsonb ->> 'locale')::text
            from document where type = 'navigation' and ds = $1",
    },
    Shape {
        name: "related four by tag",
        groq: "*[_type in [\"knowledgeArticle\", \"exhibition\", \"project\"] && site == $site
            && locale == $locale && _id != $id && references($tag)]
            | order(_updatedAt desc)[0...4]{_id, _type, title, \"slug\": slug.current, image, tags}",
        statements: 1,
        sql: "select d.body from document d where d.ds = $1 and d.layer = 'published'
            and d.type in ('knowledgeArticle', 'exhibition', 'project')
            and ((d.idx ->> 'site') collate \"C\") = 's' || $2
            and ((d.idx ->> 'locale') collate \"C\") = 's' || $3 and d.id <> $4
            and d.id in (select src from reference where ds = $1 and dst = $5
              and src_type in ('', 'knowledgeArticle', 'exhibition', 'project'))
            order by ((d.idx ->> '_updatedAt') collate \"C\") desc, d.id limit 4",
        parameters: &["site", "locale", "id", "tag"],
        samples: "select jsonb_build_object('site', body::jsonb ->> 'site',
            'locale', body::jsonb ->> 'locale', 'id', id, 'tag', body::jsonb #>> '{tags,0,_ref}')::text
            from document where type = 'knowledgeArticle' and layer = 'published'
            and ds = $1 and body::jsonb #>> '{tags,0,_ref}' is not null limit 400",
    },
    Shape {
        name: "ten random related",
        groq: "*[_type in [\"knowledgeArticle\", \"exhibition\", \"project\", \"eventPage\", \"collection\"]
            && site == $site && locale == $locale && _id != $id]
            | order(_updatedAt desc)[0...10]{_id, _type, title, \"slug\": slug.current, image}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published'
            and type in ('knowledgeArticle', 'exhibition', 'project', 'eventPage', 'collection')
            and ((idx ->> 'site') collate \"C\") = 's' || $2
            and ((idx ->> 'locale') collate \"C\") = 's' || $3 and id <> $4
            order by ((idx ->> '_updatedAt') collate \"C\") desc, id limit 10",
        parameters: &["site", "locale", "id"],
        samples: "select jsonb_build_object('site', body::jsonb ->> 'site',
            'locale', body::jsonb ->> 'locale', 'id', id)::text
            from document where type = 'knowledgeArticle' and layer = 'published'
            and ds = $1 limit 400",
    },
    Shape {
        name: "search by ids",
        groq: "*[_id in $ids && site == $site && locale == $locale]{
            _id, _type, title, \"slug\": slug.current, image, description, publishedDate}",
        statements: 1,
        sql: "select body from document where ds = $1 and layer = 'published'
            and id = any(string_to_array($2, ',')) and ((idx ->> 'site') collate \"C\") = 's' || $3
            and ((idx ->> 'locale') collate \"C\") = 's' || $4 order by id",
        parameters: &["ids", "site", "locale"],
        samples: "select jsonb_build_object('ids', jsonb_agg(id), 'site', site, 'locale', 'da')::text
            from (select id, body::jsonb ->> 'site' as site,
                row_number() over (partition by body::jsonb ->> 'site' order by id) as n
              from document where type = 'knowledgeArticle' and layer = 'published' and ds = $1
              and id < 'knowledgeArticle-002000') numbered
            group by site, n / 20",
    },
    Shape {
        name: "references(^._id)",
        groq: "*[_type == \"exhibition\" && slug.current == $slug && site == $site && locale == $locale][0]{
            _id, title, period, \"events\": *[_type == \"event\" && references(^._id)]
              | order(period.from asc){_id, title, period, eventFormat}}",
        statements: 2,
        sql: "with page as (select id, body from document where ds = $1 and layer = 'published'
              and type = 'exhibition' and ((idx ->> 'slug.current') collate \"C\") = 's' || $2
              and ((idx ->> 'site') collate \"C\") = 's' || $3
              and ((idx ->> 'locale') collate \"C\") = 's' || $4 order by id limit 1)
            select body from page
            union all (select d.body from page
              join reference r on r.ds = $1 and r.dst = page.id
              join document d on d.ds = $1 and d.id = r.src
              where d.type = 'event' and d.layer = 'published'
              order by ((d.idx ->> 'period.from') collate \"C\"), d.id)",
        parameters: &["slug", "site", "locale"],
        samples: "select jsonb_build_object('slug', body::jsonb #>> '{slug,current}',
            'site', body::jsonb ->> 'site', 'locale', body::jsonb ->> 'locale')::text
            from document e where type = 'exhibition' and layer = 'published' and ds = $1
            and exists (select 1 from reference r where r.ds = e.ds and r.dst = e.id) limit 400",
    },
];
