//! The pages of the demonstration, and the queries that the website sends.

use crate::Failure;
use documents::Perspective;
use groq::{ArraySelector, Limits, Parameters, Value};
use lake::{Bind, Dataset, ExplainedStatement, Lake, Principal, QueryRequest};
use museum::{Environment, Group, Locale, PAGE_TYPES, PageType, queries};
use serde_json::{Value as Json, json};
use sqlx::{AssertSqlSafe, PgPool, Row};

const MAX_RESPONSE_BYTES: usize = 64 << 20;
const PAGES: &str = "*[defined(slug.current) && defined(site) && defined(locale)]\
    {_id, _type, \"slug\": slug.current, site, locale}";

/// The types of the news feeds, with their overviews.
const NEWS: [[&str; 2]; 2] = [
    ["pressRelease", "pressOverview"],
    ["knowledgeArticle", "knowledgeOverview"],
];

pub(crate) struct Page {
    pub(crate) dataset: Dataset,
    pub(crate) kind: &'static PageType,
    values: Json,
}

/// A query of the website, with a value for each of its parameters.
pub(crate) struct WebsiteQuery {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    pub(crate) parameters: Parameters,
}

impl Page {
    /// Every page of a dataset.
    pub(crate) async fn all(
        lake: &Lake,
        dataset: Dataset,
        principal: &Principal,
    ) -> Result<Vec<Self>, Failure> {
        let group = std::fs::read_to_string("demo/group.toml")?;
        let group = Group::parse(&group, Environment::Development)?;
        let answer = lake
            .query(&dataset, principal, request(PAGES, Parameters::new()))
            .await?;
        let list: Vec<Json> = serde_json::from_str(&answer.result)?;
        let mut pages = Vec::new();
        for page in list {
            let text = |name: &str| page[name].as_str().unwrap_or_default();
            let (Some(kind), Ok(site)) = (PageType::named(text("_type")), group.site(text("site")))
            else {
                continue;
            };
            let types: Vec<&str> = PAGE_TYPES.iter().map(|kind| kind.name).collect();
            let values = json!({
                "slug": text("slug"), "site": text("site"), "locale": text("locale"),
                "locales": Locale::parse(text("locale")).unwrap_or_default().codes(),
                "yesterday": "2026-11-14", "today": "2026-11-15", "tomorrow": "2026-11-16",
                "from": "2026-11-15", "until": "2027-01-15", "tag": null, "audience": null,
                "start": 0, "end": museum::PER_PAGE, "connected": site.connected,
                "page": text("_id"), "ids": [text("_id")], "source": text("slug"),
                "event": null, "types": types,
            });
            pages.push(Self {
                dataset: dataset.clone(),
                kind,
                values,
            });
        }
        Ok(pages)
    }

    pub(crate) fn site_and_locale(&self) -> [String; 2] {
        ["site", "locale"].map(|name| self.values[name].to_string())
    }

    /// The query of the page's type.
    pub(crate) fn query(&self) -> Result<WebsiteQuery, Failure> {
        self.with(self.kind.name, self.kind.query(), &[])
    }

    pub(crate) fn request(&self) -> Result<QueryRequest, Failure> {
        Ok(self.query()?.request(None))
    }

    /// All that the website asks about this page.
    pub(crate) fn queries(&self) -> Result<Vec<WebsiteQuery>, Failure> {
        let others = [
            ("page", queries::page()),
            ("search", queries::search()),
            ("newsletter list", queries::newsletter_list()),
            ("random related content", queries::random_related()),
            ("podcast feed", queries::podcast_feed()),
            ("manifest", queries::manifest()),
            ("citation", queries::citation()),
        ];
        let mut all = vec![self.query()?];
        for (name, text) in others {
            all.push(self.with(name, text, &[])?);
        }
        Ok(all)
    }

    /// All that the website asks about the site and the language of this page.
    pub(crate) fn queries_of_site(&self) -> Result<Vec<WebsiteQuery>, Failure> {
        let mut all = vec![
            self.with("root data", queries::shell(), &[])?,
            self.with("calendar feed", queries::feed(), &[])?,
            self.with("site map", queries::sitemap(), &[])?,
        ];
        for [kind, overview] in NEWS {
            let names = [("type", json!(kind)), ("overview", json!(overview))];
            all.push(self.with("news feed", queries::news_feed(), &names)?);
        }
        Ok(all)
    }

    fn with(
        &self,
        name: &'static str,
        text: &'static str,
        more: &[(&str, Json)],
    ) -> Result<WebsiteQuery, Failure> {
        let values = self.values.as_object().into_iter().flatten();
        let values = values.map(|(name, value)| (name.as_str(), value));
        let more = more.iter().map(|(name, value)| (*name, value));
        let mut parameters = Parameters::new();
        for (name, value) in values.chain(more) {
            parameters.insert(name.into(), Value::from_json(&value.to_string())?);
        }
        Ok(WebsiteQuery {
            name,
            text,
            parameters,
        })
    }
}

impl WebsiteQuery {
    pub(crate) fn request(&self, source_map: Option<ArraySelector>) -> QueryRequest {
        QueryRequest {
            source_map,
            ..request(self.text, self.parameters.clone())
        }
    }
}

pub(crate) fn request(query: &str, parameters: Parameters) -> QueryRequest {
    QueryRequest {
        query: query.to_owned(),
        parameters,
        perspective: Perspective::published(),
        versions: false,
        now: jiff::Timestamp::UNIX_EPOCH,
        limits: Limits::default(),
        long_evaluations: None,
        max_response_bytes: MAX_RESPONSE_BYTES,
        source_map: None,
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
