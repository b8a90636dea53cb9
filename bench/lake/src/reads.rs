//! Questions through the lake, from query text to JSON bytes, and by SQL.

use crate::Failure;
use crate::database::{Database, operator};
use crate::shapes::{SHAPES, Shape};
use crate::times::{Times, start};
use documents::Perspective;
use groq::{Limits, Parameters, Value};
use jiff::Timestamp;
use lake::QueryRequest;
use sqlx::{PgPool, Row};
use std::time::Duration;

/// How long each question is measured for.
fn longest() -> Duration {
    Duration::from_millis(if short() { 300 } else { 3000 })
}
/// How often each question is measured at least.
const LEAST: usize = 200;

/// Whether this run only shows that the measurement works: `BENCH_FORM=short`.
pub(crate) fn short() -> bool {
    std::env::var_os("BENCH_FORM").is_some_and(|form| form == "short")
}

/// What was measured of one question at one size.
pub(crate) struct Measured {
    pub(crate) documents: usize,
    lake: f64,
    sql: f64,
}

impl Measured {
    pub(crate) fn ratio(&self) -> f64 {
        self.lake / self.sql
    }
}

/// The worst growth of any question from the smallest dataset to the largest.
pub(crate) fn growth(measured: &[Measured]) -> f64 {
    let of = |documents: usize| measured.iter().filter(move |m| m.documents == documents);
    let sizes = measured.iter().map(|m| m.documents);
    let (Some(least), Some(most)) = (sizes.clone().min(), sizes.max()) else {
        return 0.0;
    };
    let pairs = of(least).zip(of(most));
    pairs.map(|(a, b)| b.lake / a.lake).fold(0.0, f64::max)
}

/// Values for the parameters of a question, for both.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) parameters: Parameters,
    pub(crate) binds: Vec<String>,
}

pub(crate) async fn samples(pool: &PgPool, shape: &Shape, ds: i32) -> Result<Vec<Sample>, Failure> {
    let rows: Vec<String> = sqlx::query_scalar(shape.samples)
        .bind(ds)
        .fetch_all(pool)
        .await?;
    let mut samples = Vec::new();
    for row in rows {
        let object: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&row)?;
        let mut parameters = Parameters::new();
        for (name, value) in &object {
            parameters.insert(name.as_str().into(), Value::from_json(&value.to_string())?);
        }
        let bind = |name: &&str| match object.get(*name) {
            Some(serde_json::Value::Array(items)) => {
                let texts = items.iter().filter_map(|item| item.as_str());
                texts.collect::<Vec<_>>().join(",")
            }
            Some(value) => value.as_str().unwrap_or_default().to_owned(),
            None => String::new(),
        };
        let binds = shape.parameters.iter().map(bind).collect();
        samples.push(Sample { parameters, binds });
    }
    if samples.is_empty() {
        return Err(format!("no values to ask {:?} with", shape.name).into());
    }
    Ok(samples)
}

pub(crate) fn request(shape: &Shape, sample: &Sample, now: Timestamp) -> QueryRequest {
    QueryRequest {
        query: shape.groq.to_owned(),
        parameters: sample.parameters.clone(),
        perspective: Perspective::published(),
        versions: false,
        now,
        limits: Limits::default(),
        long_evaluations: None,
        max_response_bytes: 64 << 20,
        source_map: None,
        pushdown: true,
    }
}

/// The documents by SQL, as the bytes of a JSON list.
pub(crate) async fn by_sql(
    pool: &PgPool,
    shape: &Shape,
    sample: &Sample,
    ds: i32,
) -> Result<(String, usize), sqlx::Error> {
    let mut query = sqlx::query(shape.sql).bind(ds);
    for bind in &sample.binds {
        query = query.bind(bind);
    }
    let rows = query.fetch_all(pool).await?;
    let mut bytes = "[".to_owned();
    for row in &rows {
        if bytes.len() > 1 {
            bytes.push(',');
        }
        bytes.push_str(row.try_get(0)?);
    }
    bytes.push(']');
    Ok((bytes, rows.len()))
}

/// Measures every question at every size. The sizes take turns, as the lake and the
/// SQL do, so that a machine that is slower for a while is so for all.
pub(crate) async fn measure(databases: &[Database]) -> Result<Vec<Measured>, Failure> {
    let only = std::env::var("BENCH_LAKE_ONLY").unwrap_or_default();
    println!(
        "{:20} {:>9} {:>8} {:>8} {:>8} {:>8} {:>7} {:>5} {:>7} {:>7}",
        "", "documents", "lake p50", "p99", "SQL p50", "p99", "ratio", "stmts", "rows", "SQL's"
    );
    let mut measured = Vec::new();
    for shape in SHAPES.iter().filter(|shape| shape.name.contains(&only)) {
        let mut turns = Vec::new();
        for database in databases {
            turns.push(Turn::new(database, shape).await?);
        }
        let begun = start();
        let longest = longest() * u32::try_from(databases.len()).unwrap_or(1);
        for i in 0.. {
            if i >= LEAST && begun.elapsed() > longest {
                break;
            }
            for turn in &mut turns {
                turn.take(i).await?;
            }
        }
        for turn in turns {
            measured.push(turn.finish()?);
        }
    }
    println!();
    Ok(measured)
}

/// One question at one size, while it is measured.
struct Turn<'d> {
    database: &'d Database,
    shape: &'static Shape,
    samples: Vec<Sample>,
    pool: PgPool,
    now: Timestamp,
    lake: Times,
    sql: Times,
    statements: usize,
    rows: usize,
    sql_rows: usize,
}

impl<'d> Turn<'d> {
    async fn new(database: &'d Database, shape: &'static Shape) -> Result<Self, Failure> {
        let pool = database.lake.pool_for_measurements();
        let samples = samples(&pool, shape, database.ds).await?;
        let now: Timestamp = "2026-11-15T08:30:00Z".parse().map_err(|_| "not a time")?;
        check_plan(database, shape, &samples[0], now).await?;
        Ok(Self {
            database,
            shape,
            samples,
            pool,
            now,
            lake: Times::default(),
            sql: Times::default(),
            statements: 0,
            rows: 0,
            sql_rows: 0,
        })
    }

    /// Queries both once. Which goes first alternates, so that neither always finds the
    /// pages warm.
    async fn take(&mut self, i: usize) -> Result<(), Failure> {
        let sample = self.samples[i % self.samples.len()].clone();
        for turn in [i % 2, 1 - i % 2] {
            if turn == 0 {
                let begun = start();
                let (bytes, count) =
                    by_sql(&self.pool, self.shape, &sample, self.database.ds).await?;
                self.sql.add(begun.elapsed());
                self.sql_rows += count;
                drop(bytes);
            } else {
                let request = request(self.shape, &sample, self.now);
                let (lake, principal) = (&self.database.lake, operator());
                let begun = start();
                let answer = lake
                    .query(&self.database.dataset, &principal, request)
                    .await?;
                self.lake.add(begun.elapsed());
                self.statements = self.statements.max(answer.statements);
                self.rows += answer.rows;
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Measured, Failure> {
        let found = Measured {
            documents: self.database.documents,
            lake: self.lake.median(),
            sql: self.sql.median(),
        };
        let (name, statements) = (self.shape.name, self.statements);
        println!(
            "{name:20} {:9} {:8.3} {:8.3} {:8.3} {:8.3} {:6.2}x {statements:5} {:7} {:7}",
            found.documents,
            found.lake,
            self.lake.quantile(0.99),
            found.sql,
            self.sql.quantile(0.99),
            found.ratio(),
            self.rows,
            self.sql_rows,
        );
        let most = self.shape.statements;
        if statements > most {
            return Err(format!("{name}: {statements} statements, {most} at most").into());
        }
        Ok(found)
    }
}

/// No sequential scan over the documents.
async fn check_plan(
    database: &Database,
    shape: &Shape,
    sample: &Sample,
    now: Timestamp,
) -> Result<(), Failure> {
    let request = request(shape, sample, now);
    let explained = database
        .lake
        .explain(&database.dataset, &operator(), request)
        .await?;
    for statement in explained.statements {
        if statement.plan.contains("Seq Scan on document") {
            return Err(format!("{}: sequential scan\n{}", shape.name, statement.plan).into());
        }
    }
    Ok(())
}
