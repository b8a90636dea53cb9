//! Finding pages.

use crate::excerpt::Passage;
use crate::text::{long_words, parts_of_words};
use crate::vectors::literal;
use crate::{EmbedderError, Language, SearchError, SearchIndex};
use jiff::civil::Date;
use std::collections::BTreeMap;

const FIND: &str = include_str!("../sql/find.sql");
/// Characters of a query. Nobody types more.
const LONGEST_QUERY: usize = 200;
/// Nearest neighbours by a model's vectors. The numbers are written into the text: an index is of
/// one model and one dimension.
const BY_MEANING: &str = include_str!("../sql/by_meaning.sql");
const NO_MEANING: &str = "select null::text as id, 0::bigint as place where false";

/// What pages are ranked by.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub enum Ranking {
    /// Words, and vectors if there are some.
    #[default]
    Fused,
    /// Words alone.
    Keyword,
    /// Vectors alone.
    Vector,
}

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
    /// What it may mean too, such as `entré` for `billet`. What has these words is found as well.
    pub alternatives: &'a [String],
    /// The day: what is over is last.
    pub today: Date,
    /// How much the score of a type's pages counts, in hundredths: 100 where it is not named.
    pub type_weights: &'a BTreeMap<String, u16>,
    /// How many pages, at most.
    pub most: usize,
    /// What they are ranked by.
    pub ranking: Ranking,
    /// Whether a part of their texts is wanted.
    pub excerpts: bool,
}

/// The pages that were found, the best first, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The pages.
    pub hits: Vec<Hit>,
    /// What they were ranked by: words alone where there are no vectors.
    pub ranking: Ranking,
    /// Whether there would be vectors, were the embedder not away.
    pub embedder_away: bool,
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
    /// A part of its text, if it is wanted. What was found stands between `\u{2}` and `\u{3}`.
    pub excerpt: String,
}

/// What a page is, and the passage of its text if an excerpt is wanted: its text, and whether the
/// page's begins and ends with it.
type Row = (
    String,
    String,
    String,
    String,
    String,
    Option<String>,
    Option<bool>,
    Option<bool>,
);

impl From<Row> for Hit {
    fn from(row: Row) -> Self {
        let (id, site, locale, kind, title, text, is_first, is_last) = row;
        let passage = Passage {
            text: text.unwrap_or_default(),
            is_first: is_first.unwrap_or(true),
            is_last: is_last.unwrap_or(true),
        };
        Self {
            id,
            site,
            locale,
            kind,
            title,
            excerpt: passage.excerpt(),
        }
    }
}

/// The vector of a query, and the model that it is of.
struct Meaning {
    model: i32,
    dimension: i32,
    vector: String,
    farthest: f64,
}

impl SearchIndex {
    /// The pages that a query finds.
    pub async fn find(&self, search: &Search<'_>) -> Result<Found, SearchError> {
        let query: String = search.query.chars().take(LONGEST_QUERY).collect();
        // Control characters mark what was found.
        let query = query.replace(char::is_control, " ");
        let alternatives = search.alternatives.iter();
        let alternatives: Vec<String> = alternatives
            .map(|text| text.replace(char::is_control, " "))
            .collect();
        let mut embedder_away = false;
        let meaning = match search.ranking {
            Ranking::Keyword => None,
            Ranking::Fused | Ranking::Vector => match self.meaning(&query).await {
                Err(SearchError::Embedder(error)) => {
                    tracing::warn!(cause = error.cause, "the search has no vector");
                    embedder_away = true;
                    None
                }
                meaning => meaning?,
            },
        };
        let ranking = if meaning.is_some() {
            search.ranking
        } else {
            Ranking::Keyword
        };
        let hits = self
            .ranked(search, (&query, &alternatives), meaning.as_ref())
            .await?;
        Ok(Found {
            hits,
            ranking,
            embedder_away,
        })
    }

    async fn meaning(&self, query: &str) -> Result<Option<Meaning>, SearchError> {
        let Some(serving) = self.serving().await? else {
            return Ok(None);
        };
        let vector = serving.embedder.query(query).await?;
        if i32::try_from(vector.len()) != Ok(serving.dimension) {
            return Err(EmbedderError::from("its vectors are of another dimension").into());
        }
        Ok(Some(Meaning {
            model: serving.model,
            dimension: serving.dimension,
            vector: literal(&vector),
            farthest: 1.0 - f64::from(serving.embedder.opening().least_similarity),
        }))
    }

    async fn ranked(
        &self,
        search: &Search<'_>,
        (query, alternatives): (&str, &[String]),
        meaning: Option<&Meaning>,
    ) -> Result<Vec<Hit>, SearchError> {
        let language = Language::of(search.locale);
        let statement = statement(meaning);
        let all_words = [query, &alternatives.join(" ")].join(" ");
        let by_words = meaning.is_none() || search.ranking != Ranking::Vector;
        let rows: Vec<Row> = sqlx::query_as(sqlx::AssertSqlSafe(statement))
            .bind(search.ds)
            .bind(search.site)
            .bind(search.locale)
            .bind(language.configuration())
            .bind(query)
            .bind(long_words(&all_words))
            .bind(search.today.to_string())
            .bind(i64::try_from(search.most).unwrap_or(i64::MAX))
            .bind(language.has_compounds())
            .bind(by_words)
            .bind(meaning.map(|meaning| meaning.vector.as_str()))
            .bind(meaning.map(|meaning| meaning.farthest))
            .bind(parts_of(&all_words, language))
            .bind(language.stemmer())
            .bind(search.excerpts)
            .bind(weights(search.type_weights))
            .bind(alternatives)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.into_iter().map(Hit::from).collect())
    }
}

/// What the long words of a query may be made of, in languages that make words so.
fn parts_of(query: &str, language: Language) -> Vec<String> {
    if language.has_compounds() {
        parts_of_words(query)
    } else {
        Vec::new()
    }
}

/// As the statement reads them.
fn weights(weights: &BTreeMap<String, u16>) -> String {
    // A map of numbers is always written.
    serde_json::to_string(weights).unwrap_or_default()
}

fn statement(meaning: Option<&Meaning>) -> String {
    let by_meaning = match meaning {
        None => NO_MEANING.to_owned(),
        Some(meaning) => BY_MEANING
            .replace("{model}", &meaning.model.to_string())
            .replace("{dimension}", &meaning.dimension.to_string()),
    };
    FIND.replace("{by_meaning}", &by_meaning)
}
