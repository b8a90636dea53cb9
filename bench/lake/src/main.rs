//! `make bench-lake`: the website's questions through the lake and through SQL
//! written by hand, in one run, on datasets of three sizes; the HTTP service beside
//! a bare handler; writes beside pgbench.

mod database;
mod http;
mod reads;
mod shapes;
mod times;
mod writes;

use std::process::ExitCode;

/// Documents are many small values: the system's allocator is a fifth of a query.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Documents in the datasets, smallest first; `BENCH_LAKE_DOCUMENTS` sets others.
const SIZES: &str = "10000,100000,1000000";

#[tokio::main]
async fn main() -> ExitCode {
    match tokio::spawn(run()).await {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("bench-lake: {error}");
            ExitCode::FAILURE
        }
        Err(_) => ExitCode::FAILURE,
    }
}

async fn run() -> Result<(), Failure> {
    let sizes = std::env::var("BENCH_LAKE_DOCUMENTS").unwrap_or_else(|_| SIZES.to_owned());
    let sizes: Result<Vec<usize>, _> = sizes.split(',').map(str::parse).collect();
    let mut databases = Vec::new();
    for size in sizes? {
        databases.push(database::Database::of(size).await?);
    }
    let measured = reads::measure(&databases).await?;
    let Some(database) = databases.pop() else {
        return Err("no size given".into());
    };
    http::measure(&database).await?;
    let writes = writes::measure().await?;
    let worst = measured
        .iter()
        .map(reads::Measured::ratio)
        .fold(0.0, f64::max);
    let growth = reads::growth(&measured);
    let documents = measured.iter().map(|measured| measured.documents);
    let power = |documents: Option<usize>| documents.map_or(0, usize::ilog10);
    println!(
        "lake: worst {worst:.2}x SQL at the median, growth {growth:.2}x from 10^{} to 10^{}, \
         writes {writes:.2}x pgbench",
        power(documents.clone().min()),
        power(documents.max()),
    );
    Ok(())
}
