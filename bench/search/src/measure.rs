//! One search after another, by hand and through the service, each in turn.

use crate::database::DIMENSION;
use crate::service::Service;
use crate::{Failure, embedder};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use tokio::time::Instant;

const BY_HAND: &str = include_str!("../sql/by_hand.sql");
/// As the service sets it for its own connections.
const SESSION: &str = "set pg_trgm.word_similarity_threshold = 0.5;
    set plan_cache_mode = force_custom_plan; set hnsw.iterative_scan = relaxed_order";

/// Milliseconds of searches.
#[derive(Default)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    /// Notes how long something takes.
    async fn of<T>(&mut self, work: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = work.await;
        self.0.push(begun.elapsed().as_secs_f64() * 1000.0);
        done
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(crate) fn median(&self) -> f64 {
        self.at(1, 2)
    }

    fn at(&self, part: usize, of: usize) -> f64 {
        let mut times = self.0.clone();
        times.sort_by(f64::total_cmp);
        let last = times.len().saturating_sub(1);
        times.get(last * part / of).copied().unwrap_or_default()
    }
}

pub(crate) fn row(kind: &str, by_hand: &Times, served: &Times) -> String {
    let cells = [by_hand, served].map(|t| format!("{:>8.1}ms{:>8.1}ms", t.median(), t.at(99, 100)));
    let ratio = served.median() / by_hand.median();
    format!("{kind:34}{}{}{ratio:>7.2}x", cells[0], cells[1])
}

/// The times by hand and through the service.
pub(crate) async fn measure(
    url: &str,
    service: &Service,
    topics: &[Vec<f32>],
    queries: &[(String, String)],
) -> Result<(Times, Times), Failure> {
    let mut database = PgConnection::connect(url).await?;
    database.execute(SESSION).await?;
    let http = reqwest::Client::new();
    // Not counted: it loads dictionaries and opens connections.
    let (_, site) = &queries[0];
    by_hand(&mut database, topics, ("museum", site)).await?;
    serve(&http, service, ("museum", site)).await?;
    let mut times = (Times::default(), Times::default());
    for (n, (query, site)) in queries.iter().enumerate() {
        let search = (query.as_str(), site.as_str());
        // Who is first reads from disk what the other finds in memory.
        let (found, served) = if n % 2 == 0 {
            let found = times.0.of(by_hand(&mut database, topics, search)).await?;
            (found, times.1.of(serve(&http, service, search)).await?)
        } else {
            let served = times.1.of(serve(&http, service, search)).await?;
            let found = times.0.of(by_hand(&mut database, topics, search)).await?;
            (found, served)
        };
        if (found == 0) != (served == 0) {
            return Err(format!("{query}: {found} by hand, {served} by the service").into());
        }
    }
    Ok(times)
}

/// How many pages the statement finds.
async fn by_hand(
    database: &mut PgConnection,
    topics: &[Vec<f32>],
    (query, site): (&str, &str),
) -> Result<usize, Failure> {
    let vector = embedder::vector(topics, query).iter().map(f32::to_string);
    let vector: Vec<String> = vector.collect();
    let statement = BY_HAND.replace("{dimension}", &DIMENSION.to_string());
    let rows = sqlx::query(AssertSqlSafe(statement))
        .bind(site)
        .bind(query)
        .bind(format!("[{}]", vector.join(",")))
        .fetch_all(database)
        .await?;
    Ok(rows.len())
}

/// How many pages the service finds.
async fn serve(
    http: &reqwest::Client,
    service: &Service,
    (query, site): (&str, &str),
) -> Result<usize, Failure> {
    let mut search = form_urlencoded::Serializer::new(String::new());
    search.append_pair("query", query).append_pair("site", site);
    let search = search.append_pair("detail", "true").finish();
    let address = format!(
        "{}/api/search/get-embedding-result?{search}",
        service.address
    );
    let response = http.get(address).send().await?.error_for_status()?;
    let ranking = response.headers().get("vitrine-search-ranking").cloned();
    if ranking.as_ref().is_none_or(|ranking| ranking != "fused") {
        return Err(format!("{query}: ranked by {ranking:?}").into());
    }
    let pages: Vec<serde_json::Value> = serde_json::from_str(&response.text().await?)?;
    Ok(pages.len())
}
