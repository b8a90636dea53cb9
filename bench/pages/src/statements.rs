//! The documents of a front page as one would query them by hand: one statement for the
//! documents that are found by what they hold, and one for each level of references.

use crate::needed::{Needed, TODAY, TOMORROW};
use sqlx::{PgPool, Row};

/// How many statements a page takes.
pub(crate) const COUNT: usize = 3;

/// The page, its translations, a redirect from its address if there is one, the menus and
/// facts of the site, the ten newest pages that its list shows, and what is on today and
/// tomorrow.
const ROOTS: &str = "with page as (select id, body from document
      where ds = $1 and layer = 'published' and type = 'frontPage'
      and ((idx ->> 'slug.current') collate \"C\") = 's/'
      and ((idx ->> 'site') collate \"C\") = 's' || $2
      and ((idx ->> 'locale') collate \"C\") = 's' || $3 order by id limit 1)
    select id, body from page
    union all (select d.id, d.body from page join reference r on r.ds = $1 and r.dst = page.id
      join document d on d.ds = $1 and d.id = r.src
      where d.layer = 'published' and d.type = 'translation.metadata' order by d.id limit 1)
    union all (select id, body from document where ds = $1 and layer = 'published'
      and type = 'redirect' and ((idx ->> 'source.current') collate \"C\") = 's'
      and ((idx ->> 'site') collate \"C\") = 's' || $2 order by id limit 1)
    union all (select id, body from document where ds = $1 and layer = 'published'
      and type = 'navigation' and ((idx ->> 'site') collate \"C\") = 's' || $2
      and ((idx ->> 'locale') collate \"C\") = 's' || $3 order by id limit 1)
    union all (select id, body from document where ds = $1 and layer = 'published'
      and type = 'siteConfig' and ((idx ->> 'site') collate \"C\") = 's' || $2
      order by id limit 1)
    union all (select id, body from document where ds = $1 and layer = 'published'
      and type = any($6) and ((idx ->> 'site') collate \"C\") = 's' || $2
      and ((idx ->> 'locale') collate \"C\") = 's' || $3
      and ((idx ->> 'slug.current') collate \"C\") is not null
      order by ((idx ->> '_updatedAt') collate \"C\") desc, id limit 10)
    union all (select id, body from document where ds = $1 and layer = 'published'
      and type = 'event' and ((idx ->> 'site') collate \"C\") = 's' || $2
      and ((idx ->> 'period.to') collate \"C\") >= 's' || $4
      and ((idx ->> 'period.from') collate \"C\") <= 's' || $5)";

const BY_ID: &str = "select id, body from document
    where ds = $1 and layer = 'published' and id = any($2)";

/// Every document of the page once: their ids, and the bytes of all.
pub(crate) async fn fetch(
    pool: &PgPool,
    needed: &Needed,
) -> Result<(Vec<String>, usize), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let roots = sqlx::query(ROOTS)
        .bind(needed.ds)
        .bind(needed.site)
        .bind(needed.locale)
        .bind(TODAY)
        .bind(TOMORROW)
        .bind(&needed.listed);
    let mut rows = roots.fetch_all(&mut *connection).await?;
    for level in &needed.levels {
        let query = sqlx::query(BY_ID).bind(needed.ds).bind(level);
        rows.extend(query.fetch_all(&mut *connection).await?);
    }
    let mut ids = Vec::with_capacity(rows.len());
    let mut bytes = 0;
    for row in &rows {
        ids.push(row.try_get(0)?);
        bytes += row.try_get::<&str, _>(1)?.len();
    }
    Ok((ids, bytes))
}

/// The documents that are found by what they hold.
pub(crate) async fn roots(pool: &PgPool, needed: &Needed) -> Result<Vec<String>, sqlx::Error> {
    let query = sqlx::query(ROOTS)
        .bind(needed.ds)
        .bind(needed.site)
        .bind(needed.locale)
        .bind(TODAY)
        .bind(TOMORROW)
        .bind(&needed.listed);
    let rows = query.fetch_all(pool).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}
