//! The SQL half of `make bench-calendar`: the events of two months, their pages, tags and
//! pictures, found by one statement written by hand.
//!
//! `bench-calendar SITE TODAY UNTIL` prints one line of JSON when it is ready. Then each line
//! of input is a number of runs, and the output is how long each took, in microseconds.

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{PgPool, Row};
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, BufReader};

/// The content service's own allocator: the comparison is of work, not of allocators.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The events of the days, their Danish pages and tags, and the pictures of the pages: each
/// document once.
const EVENTS: &str = "with event as materialized (select id, body from document
      where ds = $1 and layer = 'published' and type = 'event'
      and ((idx ->> 'site') collate \"C\") = 's' || $2
      and ((idx ->> 'period.to') collate \"C\") >= 's' || $3
      and ((idx ->> 'period.from') collate \"C\") <= 's' || $4
      and ((idx ->> 'showInCalendar') collate \"C\") is distinct from 'bf'),
    near as materialized (select distinct r.dst from event join reference r on r.ds = $1 and r.src = event.id),
    second as materialized (select d.id, d.body, d.type from near join document d on d.ds = $1 and d.id = near.dst
      where d.layer = 'published' and (d.type <> 'eventPage'
        or ((d.idx ->> 'locale') collate \"C\") = 'sda')),
    far as materialized (select distinct r.dst from second join reference r on r.ds = $1 and r.src = second.id
      where second.type = 'eventPage')
    select id, body from event
    union all select id, body from second
    union all select d.id, d.body from far join document d on d.ds = $1 and d.id = far.dst
      where d.layer = 'published' and d.type = 'sanity.imageAsset'";

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-calendar: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Request {
    ds: i32,
    site: String,
    today: String,
    until: String,
}

async fn run() -> Result<(), Failure> {
    let url = std::env::var("VITRINE_DATABASE_URL").map_err(|_| "VITRINE_DATABASE_URL: not set")?;
    let mut arguments = std::env::args().skip(1);
    let mut next = || {
        arguments
            .next()
            .ok_or("usage: bench-calendar SITE TODAY UNTIL")
    };
    let (site, today, until) = (next()?, next()?, next()?);
    let options = PgConnectOptions::from_str(&url)?;
    let pool = PgPoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await?;
    let ds = "select ds from dataset where project = 'museerne' and name = 'stage'";
    let request = Request {
        ds: sqlx::query_scalar(ds).fetch_one(&pool).await?,
        site,
        today,
        until,
    };
    let (documents, bytes) = fetch(&pool, &request).await?;
    say(&serde_json::json!({"documents": documents, "bytes": bytes}))?;
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Some(line) = lines.next_line().await? {
        let times: usize = line.trim().parse()?;
        let mut took = Vec::with_capacity(times);
        for _ in 0..times {
            #[expect(clippy::disallowed_methods, reason = "a measurement")]
            let begun = Instant::now();
            fetch(&pool, &request).await?;
            took.push(u64::try_from(begun.elapsed().as_micros())?);
        }
        say(&serde_json::json!(took))?;
    }
    Ok(())
}

/// How many documents, and how many bytes.
async fn fetch(pool: &PgPool, request: &Request) -> Result<(usize, usize), sqlx::Error> {
    let query = sqlx::query(EVENTS)
        .bind(request.ds)
        .bind(&request.site)
        .bind(&request.today)
        .bind(&request.until);
    let rows = query.fetch_all(pool).await?;
    let mut bytes = 0;
    for row in &rows {
        bytes += row.try_get::<&str, _>(1)?.len();
    }
    Ok((rows.len(), bytes))
}

/// The other half waits for the line.
fn say(line: &serde_json::Value) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
