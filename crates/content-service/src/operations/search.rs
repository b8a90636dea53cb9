//! `GET /api/search/get-embedding-result`: the ids of pages that a query finds, the best first.
//!
//! `environment` names the dataset and `query` what is looked for. `site` and `locale` narrow it
//! down; each `alternative` is what the query may mean too; `detail=true` returns more than ids,
//! for a website's own search page.

use crate::error::Fault;
use crate::etag::{Audience, IfNoneMatch};
use crate::request_context::{principal, project};
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::extract::{RawQuery, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use documents::{Layer, Perspective};
use lake::{Dataset, Principal, ReadLimits};
use search::{Found, Hit, Ranking, Search};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The dataset where none is named: `docs/rules.md#the-search-call`.
const DEFAULT_ENVIRONMENT: &str = "stage";
/// Pages of a response where nobody says how many, and at most.
const USUAL: usize = 20;
const MOST: usize = 100;
/// Characters of a query, at most.
const LONGEST: usize = 200;
/// What a query may mean too, at most.
const MOST_ALTERNATIVES: usize = 8;
/// Says what the pages are ranked by, and whether there are no vectors because the embedder is
/// away.
const RANKING: HeaderName = HeaderName::from_static("vitrine-search-ranking");

pub(crate) async fn search(
    State(service): State<Service>,
    if_none_match: IfNoneMatch,
    RawQuery(search): RawQuery,
    request: Request,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let (parts, _) = request.into_parts();
    SearchParameters::tag(parts.uri.query())?;
    let project = project(None, &parts.headers, &service.settings)
        .ok_or_else(|| Fault::bad_request("No project: name one by header, host or path"))?;
    let (principal, caller) = principal(&project, &parts, &service).await?;
    let query = search.text("query")?.unwrap_or_default().trim();
    if query.is_empty() {
        return Err(Fault::bad_request("query parameter is required"));
    }
    if query.chars().count() > LONGEST {
        return Err(Fault::bad_request(format!(
            "the query has more than {LONGEST} characters"
        )));
    }
    let environment = search.text("environment")?.unwrap_or(DEFAULT_ENVIRONMENT);
    let dataset = service
        .lake
        .dataset(&project, environment, &principal)
        .await?;
    let admitted = service.shares().admit(&caller).await?;
    let detailed = search.flag("detail", false)?;
    let rules = dataset.configuration().search();
    let wanted = Search {
        ds: dataset.ds,
        site: search.text("site")?,
        locale: search.text("locale")?.unwrap_or(&rules.default_locale),
        query,
        alternatives: &alternatives(&search)?,
        today: today(&service),
        type_weights: &rules.type_weights,
        most: most(&search)?,
        ranking: ranking(&search)?,
        excerpts: detailed && search.flag("excerpts", true)?,
    };
    let found = service
        .cached_searches()
        .find(service.search(), &wanted)
        .await;
    let found = found.map_err(|error| Fault::search(&error))?;
    // The documents are judged and not sent: no length of a response bounds them.
    let limits = ReadLimits {
        max_response_bytes: usize::MAX,
        ..admitted.read_limits()
    };
    let hits = readable(&service, (&dataset, &principal), limits, &found.hits).await?;
    let body: Value = if detailed {
        hits.into_iter().map(detail).collect()
    } else {
        hits.into_iter().map(|hit| hit.id.as_str()).collect()
    };
    let published = Perspective::Stack(vec![Layer::Published]);
    let audience = Audience::of(&principal, &published);
    let mut response = if_none_match.respond_with_text(audience, body.to_string());
    response.headers_mut().insert(RANKING, said(&found));
    Ok(response)
}

/// What the pages are ranked by. Words or vectors alone are for those who judge the search.
fn ranking(search: &SearchParameters) -> Result<Ranking, Fault> {
    match search.get("ranking") {
        None | Some("fused") => Ok(Ranking::Fused),
        Some("keyword") => Ok(Ranking::Keyword),
        Some("vector") => Ok(Ranking::Vector),
        Some(_) => Err(Fault::bad_request(
            "ranking must be fused, keyword or vector",
        )),
    }
}

fn said(found: &Found) -> HeaderValue {
    HeaderValue::from_static(match found {
        Found {
            embedder_away: true,
            ..
        } => "keyword; embedder away",
        Found {
            ranking: Ranking::Keyword,
            ..
        } => "keyword",
        Found {
            ranking: Ranking::Vector,
            ..
        } => "vector",
        Found {
            ranking: Ranking::Fused,
            ..
        } => "fused",
    })
}

/// What the query may mean too.
fn alternatives(search: &SearchParameters) -> Result<Vec<String>, Fault> {
    let alternatives: Vec<String> = search.all("alternative").map(str::to_owned).collect();
    let is_allowed = |text: &String| text.chars().count() <= LONGEST && !text.contains('\0');
    if alternatives.len() <= MOST_ALTERNATIVES && alternatives.iter().all(is_allowed) {
        return Ok(alternatives);
    }
    Err(Fault::bad_request(format!(
        "at most {MOST_ALTERNATIVES} alternatives of {LONGEST} characters"
    )))
}

fn most(search: &SearchParameters) -> Result<usize, Fault> {
    let Some(most) = search.get("limit") else {
        return Ok(USUAL);
    };
    let most = most.parse().ok().filter(|most| (1..=MOST).contains(most));
    most.ok_or_else(|| Fault::bad_request(format!("limit must be a number from 1 to {MOST}")))
}

/// The day in UTC: an event that ended an hour ago may be listed as one to come.
fn today(service: &Service) -> jiff::civil::Date {
    let now = service.now().to_zoned(jiff::tz::TimeZone::UTC);
    now.date()
}

/// Those that the reader may read. Everyone may read what is published in a public dataset; a
/// role may show less than all of a private one.
async fn readable<'a>(
    service: &Service,
    (dataset, principal): (&Dataset, &Principal),
    limits: ReadLimits,
    found: &'a [Hit],
) -> Result<Vec<&'a Hit>, Fault> {
    if matches!(principal, Principal::Anonymous) {
        return Ok(found.iter().collect());
    }
    let ids: Vec<String> = found.iter().map(|hit| hit.id.clone()).collect();
    let documents = service
        .lake
        .documents_within(dataset, principal, &ids, limits);
    let omitted: BTreeSet<String> = documents.await?.omitted.into_iter().collect();
    let shown = found.iter().filter(|hit| !omitted.contains(&hit.id));
    Ok(shown.collect())
}

fn detail(hit: &Hit) -> Value {
    json!({
        "id": hit.id, "site": hit.site, "locale": hit.locale, "type": hit.kind,
        "title": hit.title, "excerpt": hit.excerpt,
    })
}
