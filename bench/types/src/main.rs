//! `make bench-types`: the query of every page of the demonstration, by page type: how many
//! statements it takes at most, and how long, beside the same statements run bare.
//!
//! `--statements` counts alone and fails above the bound: that is the check in CI.

mod page;
mod times;

use lake::{Lake, Reader, Role};
use page::Page;
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::str::FromStr;
use times::Times;

/// The content service's own allocator: the comparison is of work, not of allocators.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The most statements that the query of a page's type may take. They grow with how deep it
/// follows references, never with how much it finds.
const MOST_STATEMENTS: usize = 6;
/// How often each is measured.
const ROUNDS: usize = 60;

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-types: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Failure> {
    let url = std::env::var("VITRINE_DATABASE_URL").map_err(|_| "VITRINE_DATABASE_URL: not set")?;
    let only_count = std::env::args().any(|argument| argument == "--statements");
    let lake = Lake::connect(&url, 2).await?;
    // The statements are planned once, as the lake's are.
    let options =
        PgConnectOptions::from_str(&url)?.options([("plan_cache_mode", "force_generic_plan")]);
    let pool = PgPoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await?;
    let reader = Reader::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        at: jiff::Timestamp::UNIX_EPOCH,
    };
    let mut types: BTreeMap<&'static str, Vec<Page>> = BTreeMap::new();
    for project in ["museerne", "proevesalen"] {
        let dataset = lake.dataset(project, "stage", &reader).await?;
        for page in Page::all(&lake, dataset, &reader).await? {
            types.entry(page.kind.name).or_default().push(page);
        }
    }
    println!(
        "{:24} {:>5} {:>6} {:>6} {:>8} {:>8} {:>6}",
        "", "pages", "stmts", "rows", "lake ms", "SQL ms", "ratio"
    );
    let (mut most, mut slowest) = (0, 0.0_f64);
    for (name, pages) in &types {
        let counted = count(&lake, &reader, pages).await?;
        most = most.max(counted.statements);
        print!(
            "{name:24} {:5} {:6} {:6}",
            pages.len(),
            counted.statements,
            counted.rows
        );
        if only_count {
            println!();
            continue;
        }
        let (ours, bare) = measure(&lake, &pool, &reader, counted.widest).await?;
        println!(" {ours:8.2} {bare:8.2} {:5.2}x", ours / bare);
        slowest = slowest.max(ours / bare);
    }
    println!();
    if only_count {
        println!("types: at most {most} statements");
    } else {
        println!("types: at most {most} statements, slowest {slowest:.2}x SQL");
    }
    if most > MOST_STATEMENTS {
        return Err(format!("a page type takes {most} statements, not {MOST_STATEMENTS}").into());
    }
    Ok(())
}

/// The most of any page of a type, and the page that finds most.
struct Counted<'a> {
    statements: usize,
    rows: usize,
    widest: &'a Page,
}

async fn count<'a>(
    lake: &Lake,
    reader: &Reader,
    pages: &'a [Page],
) -> Result<Counted<'a>, Failure> {
    let first = pages.first().ok_or("a type without pages")?;
    let mut counted = Counted {
        statements: 0,
        rows: 0,
        widest: first,
    };
    for page in pages {
        let answer = lake.query(&page.dataset, reader, page.request()).await?;
        counted.statements = counted.statements.max(answer.statements);
        if answer.rows > counted.rows {
            counted.rows = answer.rows;
            counted.widest = page;
        }
    }
    Ok(counted)
}

/// Milliseconds of the query, and of its statements run bare. They take turns.
async fn measure(
    lake: &Lake,
    pool: &PgPool,
    reader: &Reader,
    page: &Page,
) -> Result<(f64, f64), Failure> {
    let explanation = lake.explain(&page.dataset, reader, page.request()).await?;
    let (mut ours, mut bare) = (Times::default(), Times::default());
    for _ in 0..ROUNDS {
        let begun = times::start();
        lake.query(&page.dataset, reader, page.request()).await?;
        ours.add(begun.elapsed());
        let begun = times::start();
        for statement in &explanation.statements {
            page::run(pool, statement).await?;
        }
        bare.add(begun.elapsed());
    }
    Ok((ours.median(), bare.median()))
}
