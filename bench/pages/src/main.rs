//! The SQL half of `make bench-pages`: the documents of the national museum's front page,
//! fetched by statements written by hand, as often as the other half requests.
//!
//! It prints one line of JSON when it is ready. Then each line of input is a number of
//! pages, and it prints `done` when they are fetched. The caller reads the processor time
//! of this process and of PostgreSQL before and after.

mod needed;
mod statements;

use needed::Needed;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, BufReader};

/// The content service's own allocator: the comparison is of work, not of allocators.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Pages at once, as the load on the website has them.
const AT_ONCE: usize = 4;

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-pages: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Failure> {
    let url = std::env::var("VITRINE_DATABASE_URL").map_err(|_| "VITRINE_DATABASE_URL: not set")?;
    // The statements are planned once, as the lake's are.
    let options =
        PgConnectOptions::from_str(&url)?.options([("plan_cache_mode", "force_generic_plan")]);
    let pool = PgPoolOptions::new().max_connections(u32::try_from(AT_ONCE)?);
    let pool = pool.connect_with(options).await?;
    let needed = Arc::new(Needed::of_front_page(&url, &pool).await?);
    let (documents, bytes) = statements::fetch(&pool, &needed).await?;
    needed.check(&documents)?;
    let queries = needed.queries.iter().map(|(name, query)| {
        serde_json::json!({"name": name, "query": query.query, "result": query.result})
    });
    say(&serde_json::json!({
        "documents": documents.len(),
        "bytes": bytes,
        "statements": statements::COUNT,
        "queries": queries.collect::<Vec<_>>(),
    }))?;
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Some(line) = lines.next_line().await? {
        let pages: usize = line.trim().parse()?;
        let mut fetching = Vec::new();
        for part in 0..AT_ONCE {
            let (pool, needed) = (pool.clone(), needed.clone());
            let share = pages / AT_ONCE + usize::from(part < pages % AT_ONCE);
            fetching.push(tokio::spawn(async move {
                for _ in 0..share {
                    statements::fetch(&pool, &needed).await?;
                }
                Ok::<(), sqlx::Error>(())
            }));
        }
        for one in fetching {
            one.await??;
        }
        say(&serde_json::json!("done"))?;
    }
    Ok(())
}

/// The other half waits for the line.
fn say(line: &serde_json::Value) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
