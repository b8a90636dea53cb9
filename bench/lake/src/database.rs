//! A database with a museum of a given size, made when it is not there.

use crate::Failure;
use lake::{Dataset, Lake, Principal, Role};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::process::Command;

pub(crate) const PROJECT: &str = "museum";
pub(crate) const DATASET: &str = "stage";

pub(crate) struct Database {
    pub(crate) documents: usize,
    pub(crate) lake: Lake,
    pub(crate) dataset: Dataset,
    /// The dataset's number in the tables.
    pub(crate) ds: i32,
}

/// The server, without a database.
pub(crate) fn server() -> String {
    std::env::var("DATABASE_URL")
        .unwrap_or_else(|_| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned())
}

pub(crate) fn url_of(name: &str) -> String {
    let server = server();
    let before = server.rsplit_once('/').map_or(server.as_str(), |(b, _)| b);
    format!("{before}/{name}")
}

/// Who has the database may do everything.
pub(crate) fn operator() -> Principal {
    Principal::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        now: jiff::Timestamp::UNIX_EPOCH,
    }
}

/// Runs the product's own command line on a database.
pub(crate) fn vitrine(url: &str, arguments: &[&str]) -> Result<(), Failure> {
    let binary = std::env::var("VITRINE_BINARY").unwrap_or("target/release/vitrine".to_owned());
    let status = Command::new(&binary)
        .args(["--database", url])
        .args(arguments)
        .env("VITRINE_LOG", "warn")
        .status()
        .map_err(|error| format!("{binary}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{binary} {} failed", arguments.join(" ")).into())
}

impl Database {
    pub(crate) async fn of(documents: usize) -> Result<Self, Failure> {
        let name = format!("vitrine_bench_{documents}");
        let url = url_of(&name);
        let mut connection = PgConnection::connect(&server()).await?;
        let known: bool =
            sqlx::query_scalar("select exists (select 1 from pg_database where datname = $1)")
                .bind(&name)
                .fetch_one(&mut connection)
                .await?;
        if !known {
            connection
                .execute(AssertSqlSafe(format!("create database {name}")))
                .await?;
        }
        vitrine(&url, &["migrate"])?;
        let lake = Lake::connect(&url, 16).await?;
        let there = lake.dataset(PROJECT, DATASET, &operator()).await;
        if there.is_err() {
            fill(&url, documents).await?;
        }
        let dataset = lake.dataset(PROJECT, DATASET, &operator()).await?;
        let mut connection = PgConnection::connect(&url).await?;
        let ds = sqlx::query_scalar("select ds from dataset where name = $1")
            .bind(DATASET)
            .fetch_one(&mut connection)
            .await?;
        Ok(Self {
            documents,
            lake,
            dataset,
            ds,
        })
    }
}

async fn fill(url: &str, documents: usize) -> Result<(), Failure> {
    let dataset = ["--project", PROJECT, "--dataset", DATASET];
    vitrine(url, &["project", "create", PROJECT])?;
    vitrine(url, &["dataset", "create", "--project", PROJECT, DATASET])?;
    let count = documents.to_string();
    let mut generate = vec!["generate", "--documents", &count];
    generate.extend(dataset);
    vitrine(url, &generate)?;
    let mut connection = PgConnection::connect(url).await?;
    connection.execute("vacuum analyze").await?;
    Ok(())
}
