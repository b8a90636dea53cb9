//! A page of the demonstration, and the queries that the website sends for it.

use crate::Failure;
use documents::Perspective;
use groq::{Limits, Parameters, Value};
use lake::{Bind, Dataset, ExplainedStatement, Lake, QueryRequest, Reader};
use museum::{Environment, Group, PageType};
use serde_json::{Value as Json, json};
use sqlx::{AssertSqlSafe, PgPool, Row};

const LONGEST_ANSWER: usize = 64 << 20;
const PAGES: &str = "*[defined(slug.current) && defined(site) && defined(locale)]\
    {_type, \"slug\": slug.current, site, locale}";

pub(crate) struct Page {
    pub(crate) dataset: Dataset,
    pub(crate) kind: &'static PageType,
    parameters: Parameters,
}

impl Page {
    /// Every page of a dataset.
    pub(crate) async fn all(
        lake: &Lake,
        dataset: Dataset,
        reader: &Reader,
    ) -> Result<Vec<Self>, Failure> {
        let group = std::fs::read_to_string("demo/group.toml")?;
        let group = Group::parse(&group, Environment::Development)?;
        let answer = lake
            .query(&dataset, reader, request(PAGES, Parameters::new()))
            .await?;
        let list: Vec<Json> = serde_json::from_str(&answer.result)?;
        let mut pages = Vec::new();
        for page in list {
            let text = |name: &str| page[name].as_str().unwrap_or_default();
            let (Some(kind), Ok(site)) = (PageType::named(text("_type")), group.site(text("site")))
            else {
                continue;
            };
            let values = json!({
                "slug": text("slug"), "site": text("site"), "locale": text("locale"),
                "today": "2026-11-15", "tomorrow": "2026-11-16",
                "from": "2026-11-15", "until": "2027-01-15", "tag": null, "audience": null,
                "start": 0, "end": museum::PER_PAGE, "connected": site.connected,
            });
            let mut parameters = Parameters::new();
            for (name, value) in values.as_object().into_iter().flatten() {
                parameters.insert(name.as_str().into(), Value::from_json(&value.to_string())?);
            }
            pages.push(Self {
                dataset: dataset.clone(),
                kind,
                parameters,
            });
        }
        Ok(pages)
    }

    pub(crate) fn request(&self) -> QueryRequest {
        request(self.kind.query(), self.parameters.clone())
    }
}

fn request(query: &str, parameters: Parameters) -> QueryRequest {
    QueryRequest {
        query: query.to_owned(),
        parameters,
        perspective: Perspective::published(),
        versions: false,
        now: jiff::Timestamp::UNIX_EPOCH,
        limits: Limits::default(),
        long_evaluations: None,
        longest_answer: LONGEST_ANSWER,
        pushdown: true,
    }
}

/// Runs a statement bare and reads its documents.
pub(crate) async fn run(pool: &PgPool, statement: &ExplainedStatement) -> Result<usize, Failure> {
    let mut query = sqlx::query(AssertSqlSafe(statement.sql.as_str()));
    for bind in &statement.values {
        query = match bind {
            Bind::Number(number) => query.bind(*number),
            Bind::Text(text) => query.bind(text),
            Bind::Texts(texts) => query.bind(texts),
        };
    }
    let mut bytes = 0;
    for row in &query.fetch_all(pool).await? {
        bytes += row.try_get::<Option<&str>, _>(3)?.map_or(0, str::len);
    }
    Ok(bytes)
}
