//! Finding pages.

use crate::text::long_words;
use crate::{Language, SearchError, SearchIndex};
use jiff::civil::Date;

const FIND: &str = include_str!("../sql/find.sql");
/// Characters of a query. Nobody types more.
const LONGEST_QUERY: usize = 200;
/// How alike words are that differ by a typing error: of the letter triples of one, the share
/// that the other has.
const ALIKE: &str = "set local pg_trgm.word_similarity_threshold = 0.5";

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Search<'a> {
    /// The number of the dataset in the database.
    pub ds: i32,
    /// The site; all of them if there is none.
    pub site: Option<&'a str>,
    /// The language of the pages.
    pub locale: &'a str,
    /// What was typed.
    pub query: &'a str,
    /// The day: what is over is last.
    pub today: Date,
    /// How many pages, at most.
    pub most: usize,
}

/// A page that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The id of its document.
    pub id: String,
    /// Its site.
    pub site: String,
    /// Its language; empty if it has none.
    pub locale: String,
    /// The type of its document.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// A part of its text. What was found stands between `\u{2}` and `\u{3}`.
    pub excerpt: String,
}

impl SearchIndex {
    /// The pages that a query finds, the best first.
    pub async fn find(&self, search: &Search<'_>) -> Result<Vec<Hit>, SearchError> {
        let query: String = search.query.chars().take(LONGEST_QUERY).collect();
        // Control characters mark what was found.
        let query = query.replace(char::is_control, " ");
        let language = Language::of(search.locale);
        let mut database = self.pool.begin().await?;
        sqlx::query(ALIKE).execute(&mut *database).await?;
        let words: Vec<String> =
            sqlx::query_scalar("select unaccent(word) from unnest($1::text[]) word")
                .bind(long_words(&query))
                .fetch_all(&mut *database)
                .await?;
        let rows: Vec<(String, String, String, String, String, String)> = sqlx::query_as(FIND)
            .bind(search.ds)
            .bind(search.site)
            .bind(search.locale)
            .bind(language.configuration())
            .bind(&query)
            .bind(words)
            .bind(search.today.to_string())
            .bind(i64::try_from(search.most).unwrap_or(i64::MAX))
            .bind(language.has_compounds())
            .fetch_all(&mut *database)
            .await?;
        database.commit().await?;
        let hit = |(id, site, locale, kind, title, excerpt)| Hit {
            id,
            site,
            locale,
            kind,
            title,
            excerpt,
        };
        Ok(rows.into_iter().map(hit).collect())
    }
}
