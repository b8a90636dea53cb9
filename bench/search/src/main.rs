//! `make bench-search`: searches of the content service beside SQL written by hand, in one run, on
//! a million pages with generated vectors, which it makes first.
//!
//! `BENCH_SEARCH_DOCUMENTS` sets another number of pages.

mod database;
mod embedder;
mod measure;
mod queries;
mod service;

use measure::Times;
use std::process::ExitCode;

type Failure = Box<dyn std::error::Error + Send + Sync>;

const DOCUMENTS: &str = "1000000";

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-search: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Failure> {
    let documents = std::env::var("BENCH_SEARCH_DOCUMENTS").unwrap_or(DOCUMENTS.to_owned());
    let url = database::prepare(documents.parse()?).await?;
    let topics = database::topics(&url).await?;
    let queries = queries::make(&url).await?;
    embedder::serve(topics.clone()).await?;
    let service = service::start(&url).await?;
    println!(
        "{documents} pages, {} searches of each kind",
        queries[0].1.len()
    );
    println!(
        "{:34}{:>10}{:>10}{:>10}{:>10}{:>8}",
        "", "SQL", "99th", "service", "99th", ""
    );
    let mut all = (Times::default(), Times::default());
    for (kind, queries) in &queries {
        let (by_hand, served) = measure::measure(&url, &service, &topics, queries).await?;
        println!("{}", measure::row(kind, &by_hand, &served));
        all.0.add(by_hand);
        all.1.add(served);
    }
    println!("{}", measure::row("all", &all.0, &all.1));
    println!("search: {:.2}x SQL", all.1.median() / all.0.median());
    Ok(())
}
