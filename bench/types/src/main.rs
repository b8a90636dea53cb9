//! `make bench-types`: the query of every page of the demonstration, by page type: how many
//! statements it takes at most, and how long, beside the same statements run bare.
//!
//! `--source-maps`, `make bench-source-maps`: what a source map costs, beside the same query
//! without one; then the maps of all queries of the website are checked.
//!
//! `--check` measures nothing: it counts statements and checks the source maps of some pages
//! of each type, and fails where they are not as they must be. That is the check in CI.

mod computed;
mod json_path;
mod page;
mod source_maps;
mod times;

use lake::{Lake, Principal, Role};
use page::Page;
use source_maps::Checked;
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

/// The pages of the demonstration by their types.
type Types = BTreeMap<&'static str, Vec<Page>>;

/// The projects of the demonstration.
const PROJECTS: [&str; 2] = ["museerne", "proevesalen"];
/// The most statements that the query of a page's type may take. They grow with how deep it
/// follows references, never with how much it finds.
const MOST_STATEMENTS: usize = 6;
/// How often each is measured, and how often in the short form.
const ROUNDS: usize = 60;
const FEW_ROUNDS: usize = 10;
/// How many pages of a type in a project the check in CI looks at for their source maps.
const SOME_PAGES: usize = 1;

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
    let named = |name: &str| std::env::args().any(|argument| argument == name);
    let lake = Lake::connect(&url, 2).await?;
    let principal = Principal::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        now: jiff::Timestamp::UNIX_EPOCH,
    };
    let mut types = Types::new();
    for project in PROJECTS {
        let dataset = lake.dataset(project, "stage", &principal).await?;
        for page in Page::all(&lake, dataset, &principal).await? {
            types.entry(page.kind.name).or_default().push(page);
        }
    }
    if named("--check") {
        compare(&lake, None, &principal, &types).await?;
        let checked = check_source_maps(&lake, &principal, &types, SOME_PAGES).await?;
        println!("{}", checked.summary());
        return Ok(());
    }
    if named("--source-maps") {
        return bench_source_maps(&lake, &principal, &types).await;
    }
    // The statements are planned once, as the lake's are.
    let options =
        PgConnectOptions::from_str(&url)?.options([("plan_cache_mode", "force_generic_plan")]);
    let pool = PgPoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await?;
    compare(&lake, Some(&pool), &principal, &types).await
}

/// Counts the statements of each type, and measures them if there is a way to run them bare.
async fn compare(
    lake: &Lake,
    pool: Option<&PgPool>,
    principal: &Principal,
    types: &Types,
) -> Result<(), Failure> {
    println!(
        "{:24} {:>5} {:>6} {:>6} {:>8} {:>8} {:>6}",
        "", "pages", "stmts", "rows", "lake ms", "SQL ms", "ratio"
    );
    let (mut most, mut slowest) = (0, 0.0_f64);
    for (name, pages) in types {
        let counted = count(lake, principal, pages).await?;
        most = most.max(counted.statements);
        print!(
            "{name:24} {:5} {:6} {:6}",
            pages.len(),
            counted.statements,
            counted.rows
        );
        let Some(pool) = pool else {
            println!();
            continue;
        };
        let (ours, bare) = measure(lake, pool, principal, counted.widest).await?;
        println!(" {ours:8.2} {bare:8.2} {:5.2}x", ours / bare);
        slowest = slowest.max(ours / bare);
    }
    println!();
    if pool.is_some() {
        println!("types: at most {most} statements, slowest {slowest:.2}x SQL");
    } else {
        println!("types: at most {most} statements");
    }
    if most > MOST_STATEMENTS {
        return Err(format!("a page type takes {most} statements, not {MOST_STATEMENTS}").into());
    }
    Ok(())
}

/// Checks the source maps of so many pages of each type, and of the queries about sites.
async fn check_source_maps(
    lake: &Lake,
    principal: &Principal,
    types: &Types,
    most: usize,
) -> Result<Checked, Failure> {
    // The check in CI alternates between the two forms of a map: they differ in few paths.
    let mut checked = Checked::of(if most == usize::MAX { 2 } else { 1 });
    for project in PROJECTS {
        let dataset = lake.dataset(project, "stage", principal).await?;
        let documents = source_maps::documents(lake, &dataset, principal).await?;
        for pages in types.values() {
            let of_project = |page: &&Page| page.dataset.project == project;
            for page in pages.iter().filter(of_project).take(most) {
                checked.page((lake, principal), &documents, page).await?;
            }
        }
    }
    Ok(checked)
}

async fn bench_source_maps(
    lake: &Lake,
    principal: &Principal,
    types: &Types,
) -> Result<(), Failure> {
    println!("{:24} {:>8} {:>8} {:>6}", "", "plain ms", "map ms", "ratio");
    let (mut plain, mut mapped, mut slowest) = (0.0, 0.0, 0.0_f64);
    for (name, pages) in types {
        let widest = count(lake, principal, pages).await?.widest;
        let (without, with) = source_maps::measure(lake, principal, widest, rounds()).await?;
        println!("{name:24} {without:8.2} {with:8.2} {:5.2}x", with / without);
        plain += without;
        mapped += with;
        slowest = slowest.max(with / without);
    }
    println!();
    let checked = check_source_maps(lake, principal, types, usize::MAX).await?;
    let ratio = mapped / plain;
    println!(
        "{}; a map makes a query take {ratio:.2}x as long, at most {slowest:.2}x",
        checked.summary()
    );
    Ok(())
}

fn rounds() -> usize {
    match std::env::var("BENCH_FORM").as_deref() {
        Ok("short") => FEW_ROUNDS,
        _ => ROUNDS,
    }
}

/// The most of any page of a type, and the page that finds most.
struct Counted<'a> {
    statements: usize,
    rows: usize,
    widest: &'a Page,
}

async fn count<'a>(
    lake: &Lake,
    principal: &Principal,
    pages: &'a [Page],
) -> Result<Counted<'a>, Failure> {
    let first = pages.first().ok_or("a type without pages")?;
    let mut counted = Counted {
        statements: 0,
        rows: 0,
        widest: first,
    };
    for page in pages {
        let answer = lake
            .query(&page.dataset, principal, page.request()?)
            .await?;
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
    principal: &Principal,
    page: &Page,
) -> Result<(f64, f64), Failure> {
    let explanation = lake
        .explain(&page.dataset, principal, page.request()?)
        .await?;
    let (mut ours, mut bare) = (Times::default(), Times::default());
    for _ in 0..rounds() {
        let begun = times::start();
        lake.query(&page.dataset, principal, page.request()?)
            .await?;
        ours.add(begun.elapsed());
        let begun = times::start();
        for statement in &explanation.statements {
            page::run(pool, statement).await?;
        }
        bare.add(begun.elapsed());
    }
    Ok((ours.median(), bare.median()))
}
