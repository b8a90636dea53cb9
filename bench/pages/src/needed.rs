//! Which documents the page needs: those that the lake follows references to when it
//! evaluates the website's own queries. Finding them is not part of the measured time.

use crate::{Failure, statements};
use documents::Perspective;
use groq::{Limits, Parameters, Value};
use jiff::Timestamp;
use lake::{Bind, Lake, Principal, QueryRequest};
use museum::{FRONT, Locale, PageType, Site, queries};
use sqlx::PgPool;
use std::collections::HashSet;

const PROJECT: &str = "museerne";
const DATASET: &str = "stage";
/// The days for which the page is requested.
pub(crate) const YESTERDAY: &str = "2026-11-14";
pub(crate) const TODAY: &str = "2026-11-15";
pub(crate) const TOMORROW: &str = "2026-11-16";
const SITE: &str = "nationalmuseet";

/// A query of the website, and its result.
pub(crate) struct MeasuredQuery {
    pub(crate) query: String,
    pub(crate) result: String,
}

pub(crate) struct Needed {
    /// The dataset's number in the tables.
    pub(crate) ds: i32,
    pub(crate) site: &'static str,
    pub(crate) locale: &'static str,
    /// The types of pages that lists show.
    pub(crate) listed: Vec<&'static str>,
    /// Ids by how many references lead to them, the nearest first; each once.
    pub(crate) levels: Vec<Vec<String>>,
    pub(crate) queries: Vec<(&'static str, MeasuredQuery)>,
}

impl Needed {
    pub(crate) async fn of_front_page(url: &str, pool: &PgPool) -> Result<Self, Failure> {
        let ds = sqlx::query_scalar("select ds from dataset where project = $1 and name = $2")
            .bind(PROJECT)
            .bind(DATASET)
            .fetch_one(pool)
            .await?;
        let mut needed = Self {
            ds,
            site: SITE,
            locale: Locale::default().code(),
            listed: queries::listed_types().collect(),
            levels: vec![Vec::new(); statements::COUNT - 1],
            queries: Vec::new(),
        };
        let lake = Lake::connect(url, 1).await?;
        let mut known: HashSet<String> = statements::roots(pool, &needed)
            .await?
            .into_iter()
            .collect();
        let mut followed = Vec::new();
        for (name, text) in questions()? {
            let dataset = lake
                .dataset(PROJECT, DATASET, &Principal::Anonymous)
                .await?;
            let request = needed.request(text)?;
            let explained = lake
                .explain(&dataset, &Principal::Anonymous, request.clone())
                .await?;
            let answer = lake.query(&dataset, &Principal::Anonymous, request).await?;
            for (level, statement) in explained.statements.iter().enumerate() {
                for value in &statement.values {
                    if let Bind::Texts(ids) = value {
                        followed.extend(ids.iter().map(|id| (level, id.clone())));
                    }
                }
            }
            let (query, result) = (text.to_owned(), answer.result.clone());
            needed.queries.push((name, MeasuredQuery { query, result }));
        }
        followed.sort();
        for (level, id) in followed {
            if known.insert(id.clone()) {
                let deepest = needed.levels.len();
                needed.levels[level.clamp(1, deepest) - 1].push(id);
            }
        }
        Ok(needed)
    }

    fn request(&self, query: &str) -> Result<QueryRequest, Failure> {
        let now: Timestamp = "2026-11-15T08:30:00Z".parse().map_err(|_| "not a time")?;
        let source = Site::source(Locale::default(), FRONT);
        let values = [
            ("slug", FRONT),
            ("site", self.site),
            ("source", source.as_str()),
            ("yesterday", YESTERDAY),
            ("today", TODAY),
            ("tomorrow", TOMORROW),
        ];
        let values = values.map(|(name, value)| (name.into(), Value::string(value)));
        let mut parameters = Parameters::from(values);
        let locales = Value::from_json(&format!("[\"{}\"]", self.locale))?;
        parameters.insert("locales".into(), locales);
        Ok(QueryRequest {
            query: query.to_owned(),
            parameters,
            perspective: Perspective::published(),
            versions: false,
            now,
            limits: Limits::default(),
            long_evaluations: None,
            max_response_bytes: 64 << 20,
            source_map: None,
            pushdown: true,
        })
    }

    /// Every document that the results name has to be among those fetched.
    pub(crate) fn check(&self, fetched: &[String]) -> Result<(), Failure> {
        let fetched: HashSet<&str> = fetched.iter().map(String::as_str).collect();
        for (name, measured) in &self.queries {
            let answer: serde_json::Value = serde_json::from_str(&measured.result)?;
            let mut missing = Vec::new();
            collect(&answer, &mut missing);
            missing.retain(|id| !fetched.contains(id));
            if let Some(id) = missing.first() {
                return Err(format!("{name}: the statements lack {id}").into());
            }
        }
        Ok(())
    }
}

fn questions() -> Result<[(&'static str, &'static str); 3], Failure> {
    let kind = PageType::named("frontPage").ok_or("there are no front pages")?;
    Ok([
        ("page", queries::page()),
        ("frontPage", kind.query()),
        ("shell", queries::shell()),
    ])
}

fn collect<'a>(value: &'a serde_json::Value, into: &mut Vec<&'a str>) {
    match value {
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, into)),
        // An id alone is that of a reference: its document was not queried.
        serde_json::Value::Object(fields) if fields.len() > 1 => {
            into.extend(fields.get("_id").and_then(serde_json::Value::as_str));
            fields.values().for_each(|field| collect(field, into));
        }
        _ => {}
    }
}
