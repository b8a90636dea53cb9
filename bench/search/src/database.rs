//! A database with many pages, made when it is not there.

use crate::{Failure, embedder, service};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

/// The numbers of a vector, as those of small models.
pub(crate) const DIMENSION: usize = 384;
const GENERATE: &str = include_str!("../sql/generate.sql");

fn server() -> String {
    std::env::var("DATABASE_URL")
        .unwrap_or_else(|_| "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine".to_owned())
}

/// The address of the database.
pub(crate) async fn prepare(documents: usize) -> Result<String, Failure> {
    let name = format!("vitrine_bench_search_{documents}");
    let server = server();
    let before = server.rsplit_once('/').map_or(server.as_str(), |(b, _)| b);
    let url = format!("{before}/{name}");
    let mut connection = PgConnection::connect(&server).await?;
    let known: bool =
        sqlx::query_scalar("select exists (select 1 from pg_database where datname = $1)")
            .bind(&name)
            .fetch_one(&mut connection)
            .await?;
    if !known {
        let create = format!("create database {name}");
        connection.execute(AssertSqlSafe(create)).await?;
    }
    service::migrate(&url)?;
    if !is_filled(&url).await? {
        println!(
            "making {documents} pages: about {} minutes",
            documents / 80_000 + 1
        );
        service::make_dataset(&url)?;
        fill(&url, documents).await?;
    }
    Ok(url)
}

async fn is_filled(url: &str) -> Result<bool, Failure> {
    let mut connection = PgConnection::connect(url).await?;
    let index = "select exists (select 1 from pg_class where relname = 'search_vector_1')";
    Ok(sqlx::query_scalar(index).fetch_one(&mut connection).await?)
}

/// Statement by statement: each is seen by the next, and the last cannot run in a transaction.
async fn fill(url: &str, documents: usize) -> Result<(), Failure> {
    let script = GENERATE
        .replace("{documents}", &documents.to_string())
        .replace("{dimension}", &DIMENSION.to_string())
        .replace("{opening}", &serde_json::to_string(&embedder::opening())?);
    let mut connection = PgConnection::connect(url).await?;
    for statement in script.split(";\n") {
        connection
            .execute(AssertSqlSafe(statement.to_owned()))
            .await?;
    }
    Ok(())
}

/// The middle of each topic's vectors.
pub(crate) async fn topics(url: &str) -> Result<Vec<Vec<f32>>, Failure> {
    let mut connection = PgConnection::connect(url).await?;
    let topics: Vec<Vec<f32>> =
        sqlx::query_scalar("select vector::vector::real[] from bench_topic order by n")
            .fetch_all(&mut connection)
            .await?;
    Ok(topics)
}
