//! `make conformance`, second half: the GROQ conformance suite three ways: in
//! memory, on PostgreSQL with pushdown, on PostgreSQL without. All must be equal.

use documents::{Perspective, references};
use groq::{DateTime, Environment, Limits, Value};
use groq_suite::{Suite, Test, Verdict, judge, locate, read};
use jiff::Timestamp;
use lake::{Dataset, DatasetConfiguration, Lake, NewDataset, Principal, QueryRequest, Role};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, PgPool};
use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

type Failure = Box<dyn Error + Send + Sync>;

const NOW: &str = "2026-11-15T08:30:00Z";
const PROJECT: &str = "suite";
const SHOWN: usize = 40;
const AT_ONCE: usize = 4;

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            let required = std::env::var_os("CI").is_some_and(|ci| ci == "true");
            ExitCode::from(u8::from(required))
        }
    }
}

async fn run() -> Result<bool, Failure> {
    let file = locate(std::env::var_os("GROQ_SUITE").map(Into::into))?;
    let suite = Arc::new(read(&file)?);
    let server = std::env::var("DATABASE_URL")
        .unwrap_or_else(|_| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned());
    let name = format!("vitrine_suite_{}", std::process::id());
    let mut connection = PgConnection::connect(&server).await?;
    let make = format!("create database {name}");
    connection.execute(AssertSqlSafe(make)).await?;
    let outcome = three_ways(&suite, &format!("{}/{name}", before_name(&server))).await;
    // The server may still be at work in it.
    for _ in 0..50 {
        let drop = format!("drop database if exists {name}");
        match connection.execute(AssertSqlSafe(drop)).await {
            Ok(_) => break,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    outcome
}

fn before_name(url: &str) -> &str {
    url.rsplit_once('/').map_or(url, |(before, _)| before)
}

async fn three_ways(suite: &Arc<Suite>, url: &str) -> Result<bool, Failure> {
    let lake = Lake::connect(url, 8).await?;
    lake.migrate().await?;
    let datasets = Arc::new(fill(&lake, suite, url).await?);
    let mut tasks = tokio::task::JoinSet::new();
    for part in 0..AT_ONCE {
        let (lake, suite, datasets) = (lake.clone(), suite.clone(), datasets.clone());
        tasks.spawn(async move {
            let mut faults = Vec::new();
            for test in suite.tests.iter().skip(part).step_by(AT_ONCE) {
                faults.extend(check(&lake, &suite, &datasets, test).await);
            }
            faults
        });
    }
    let faults: Vec<String> = tasks.join_all().await.into_iter().flatten().collect();
    for fault in faults.iter().take(SHOWN) {
        println!("{fault}\n");
    }
    let tests = suite.tests.len();
    println!("lake: {} of {tests} equal three ways", tests - faults.len());
    lake.close().await;
    Ok(faults.is_empty())
}

/// Puts each dataset of the suite into the lake as it is: some documents there
/// have no id or no type, which no client could write.
async fn fill(lake: &Lake, suite: &Suite, url: &str) -> Result<BTreeMap<String, Dataset>, Failure> {
    let now: Timestamp = NOW.parse().map_err(|_| "not a time")?;
    lake.put_project(PROJECT, "Suite", now).await?;
    let pool = PgPool::connect(url).await?;
    let mut made = BTreeMap::new();
    for (number, (id, documents)) in suite.datasets.iter().enumerate() {
        let new = NewDataset {
            project: PROJECT.to_owned(),
            name: format!("d{number}"),
            public: false,
            configuration: DatasetConfiguration::default(),
        };
        lake.create_dataset(&new, &operator(), now).await?;
        let dataset = lake.dataset(PROJECT, &new.name, &operator()).await?;
        for (index, document) in documents.documents().iter().enumerate() {
            insert(&pool, &dataset.name, index, document).await?;
        }
        made.insert(id.clone(), dataset);
    }
    sqlx::query("analyze").execute(&pool).await?;
    pool.close().await;
    Ok(made)
}

async fn insert(
    pool: &PgPool,
    dataset: &str,
    index: usize,
    document: &Value,
) -> Result<(), Failure> {
    let body = document.to_json();
    let text = |name: &str| document.attribute(name).as_str().map(str::to_owned);
    // Documents without an id come first.
    let id = text("_id").unwrap_or_else(|| format!("!{index:06}"));
    let published = id.strip_prefix("drafts.").map(str::to_owned);
    let version = || {
        let (release, of) = id.strip_prefix("versions.")?.split_once('.')?;
        Some((release.to_owned(), of.to_owned()))
    };
    let (layer, published) = match (published, version()) {
        (Some(published), _) => ("drafts".to_owned(), published),
        (None, Some((release, published))) => (release, published),
        (None, None) => ("published".to_owned(), id.clone()),
    };
    sqlx::query(
        "insert into document (ds, id, type, published_id, layer, rev, updated_at, body)
         select ds, $2, $3, $4, $5, 'r', now(), $6 from dataset where name = $1",
    )
    .bind(dataset)
    .bind(&id)
    .bind(text("_type").unwrap_or_default())
    .bind(published)
    .bind(layer)
    .bind(&body)
    .execute(pool)
    .await?;
    let Ok(json) = serde_json::from_str::<documents::Document>(&body) else {
        return Ok(());
    };
    for reference in references::mentioned(&json) {
        sqlx::query(
            "insert into reference (ds, src, dst, weak)
             select ds, $2, $3, true from dataset where name = $1",
        )
        .bind(dataset)
        .bind(&id)
        .bind(reference.target)
        .execute(pool)
        .await?;
    }
    Ok(())
}

async fn check(
    lake: &Lake,
    suite: &Suite,
    datasets: &BTreeMap<String, Dataset>,
    test: &Test,
) -> Option<String> {
    let dataset = datasets.get(&test.dataset)?;
    // Some take seconds, and the connections of the others must be served meanwhile.
    let memory = tokio::task::block_in_place(|| in_memory(suite, dataset, test));
    for (way, pushdown) in [("with pushdown", true), ("without pushdown", false)] {
        let found = on_postgresql(lake, dataset, test, pushdown).await;
        let verdict = judge(test, &found);
        let fault = match verdict {
            Verdict::Failed(why) => why,
            Verdict::Passed if json(&found) != json(&memory) => format!(
                "not as in memory: {:?} instead of {:?}",
                json(&found),
                json(&memory)
            ),
            Verdict::Passed => continue,
        };
        return Some(format!(
            "{} ({way})\n  {}\n  {fault}",
            test.name, test.query
        ));
    }
    None
}

fn json(answer: &Result<Value, String>) -> Result<String, ()> {
    answer.as_ref().map(Value::to_json).map_err(|_| ())
}

fn in_memory(suite: &Suite, dataset: &Dataset, test: &Test) -> Result<Value, String> {
    let parameters = test.parameters();
    let documents = suite.datasets.get(&test.dataset).ok_or("no such dataset")?;
    let query = groq::parse(&test.query).map_err(|e| e.to_string())?;
    let resolved = groq::resolve(&query, &parameters).map_err(|e| e.to_string())?;
    let environment = Environment {
        identity: operator().identity().into(),
        project_id: Some(PROJECT.into()),
        dataset: Some(dataset.name.as_str().into()),
        ..Environment::at(DateTime::parse(NOW).ok_or("not a time")?)
    };
    let limits = Limits::default();
    groq::evaluate(&resolved, &parameters, documents, &environment, &limits)
        .map_err(|e| e.to_string())
}

async fn on_postgresql(
    lake: &Lake,
    dataset: &Dataset,
    test: &Test,
    pushdown: bool,
) -> Result<Value, String> {
    let request = QueryRequest {
        query: test.query.clone(),
        parameters: test.parameters(),
        perspective: Perspective::Raw,
        versions: true,
        now: NOW.parse().map_err(|_| "not a time")?,
        limits: Limits::default(),
        long_evaluations: None,
        max_response_bytes: 64 << 20,
        source_map: None,
        pushdown,
    };
    let answer = lake.query(dataset, &operator(), request).await;
    let answer = answer.map_err(|error| match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    })?;
    Value::from_json(&answer.result).map_err(|error| error.to_string())
}

fn operator() -> Principal {
    Principal::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        now: jiff::Timestamp::UNIX_EPOCH,
    }
}
