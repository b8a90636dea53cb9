//! Transactions beside pgbench doing the same inserts.

use crate::Failure;
use crate::database::{DATASET, PROJECT, operator, server, url_of, vitrine};
use crate::times::start;
use jiff::Timestamp;
use lake::{Lake, Transaction};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::process::Command;
use std::time::Duration;

const CLIENTS: usize = 8;
fn seconds() -> u64 {
    if crate::reads::short() { 2 } else { 10 }
}
const NAME: &str = "vitrine_bench_writes";

/// What a transaction of the lake writes, as bare statements: the dataset's next
/// number, the document, its references, the entry in the log and the effects.
const SCRIPT: &str = r#"\set n random(1, 2000000000)
begin;
update dataset set seq = seq + 1 where ds = 1 returning seq \gset
insert into document (ds, id, type, published_id, layer, rev, updated_at, body) values
  (1, 'event-' || :seq, 'event', 'event-' || :seq, 'published', 't-' || :n, now(), '{body}');
insert into reference (ds, src, dst, weak) values (1, 'event-' || :seq, 'tag', false);
insert into transaction (ds, seq, id, author, at, mutations, tags) values
  (1, :seq, 't-' || :seq, 'bench', now(), '[{"create":{body}}]', '{s1:0011223344556677}');
insert into change (ds, seq, document, apply, revert) values
  (1, :seq, 'event-' || :seq, '[0,{body}]', '[0,null]');
commit;
"#;

/// Transactions a second here, as a share of pgbench's.
pub(crate) async fn measure() -> Result<f64, Failure> {
    let url = prepare().await?;
    let bare = pgbench(&url)?;
    let url = prepare().await?;
    let ours = transact(&url).await?;
    let mut connection = PgConnection::connect(&server()).await?;
    remove(&mut connection).await?;
    println!("writes, {CLIENTS} clients, one document with a reference in a transaction");
    println!("  lake {ours:.0} transactions a second, pgbench {bare:.0}");
    println!();
    Ok(ours / bare)
}

async fn remove(connection: &mut PgConnection) -> Result<(), Failure> {
    let drop = format!("drop database if exists {NAME}");
    let mut outcome = Ok(());
    // The server may still be at work in it.
    for _ in 0..50 {
        outcome = connection
            .execute(AssertSqlSafe(drop.clone()))
            .await
            .map(|_| ());
        if outcome.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(outcome?)
}

/// A fresh database with one dataset and one document to refer to.
async fn prepare() -> Result<String, Failure> {
    let mut connection = PgConnection::connect(&server()).await?;
    remove(&mut connection).await?;
    let make = format!("create database {NAME}");
    connection.execute(AssertSqlSafe(make)).await?;
    let url = url_of(NAME);
    vitrine(&url, &["migrate"])?;
    vitrine(&url, &["project", "create", PROJECT])?;
    vitrine(&url, &["dataset", "create", "--project", PROJECT, DATASET])?;
    vitrine(
        &url,
        &["dataset", "configure", "--project", PROJECT, DATASET],
    )?;
    let lake = Lake::connect(&url, 1).await?;
    let dataset = lake.dataset(PROJECT, DATASET, &operator()).await?;
    let tag = json!({"create": {"_id": "tag", "_type": "tag"}});
    let transaction = transaction("first".to_owned(), tag)?;
    let mut keys = || "key".to_owned();
    lake.transact(&dataset, &operator(), transaction, &mut keys)
        .await?;
    lake.close().await;
    Ok(url)
}

fn transaction(id: String, mutation: serde_json::Value) -> Result<Transaction, Failure> {
    let now: Timestamp = "2026-11-15T08:30:00Z".parse().map_err(|_| "not a time")?;
    Ok(Transaction {
        id,
        mutations: vec![mutation],
        now,
        dry_run: false,
        generate_array_keys: false,
        limits: groq::Limits::default(),
        long_evaluations: None,
    })
}

/// About a kilobyte, as an event is.
fn document(id: &str) -> serde_json::Value {
    json!({
        "_id": id, "_type": "event", "title": "Rundvisning i runestenenes skygge",
        "site": "jelling", "locale": "da",
        "period": {"from": "2026-11-15", "to": "2026-12-24"}, "showInCalendar": true,
        "tags": [{"_type": "reference", "_key": "k1", "_ref": "tag"}],
        "description": "Vi går fra den store sten til den lille, ".repeat(18),
    })
}

async fn transact(url: &str) -> Result<f64, Failure> {
    let lake = Lake::connect(url, 16).await?;
    let dataset = lake.dataset(PROJECT, DATASET, &operator()).await?;
    let mut clients = tokio::task::JoinSet::new();
    let begun = start();
    for client in 0..CLIENTS {
        let (lake, dataset) = (lake.clone(), dataset.clone());
        clients.spawn(async move {
            let mut keys = || "key".to_owned();
            let mut done = 0_u32;
            while begun.elapsed() < Duration::from_secs(seconds()) {
                let id = format!("event-{client}-{done}");
                let mutation = json!({"create": document(&id)});
                let transaction = transaction(format!("t-{client}-{done}"), mutation)?;
                lake.transact(&dataset, &operator(), transaction, &mut keys)
                    .await?;
                done += 1;
            }
            Ok::<u32, Failure>(done)
        });
    }
    let mut done = 0;
    while let Some(client) = clients.join_next().await {
        done += client??;
    }
    lake.close().await;
    Ok(f64::from(done) / begun.elapsed().as_secs_f64())
}

fn pgbench(url: &str) -> Result<f64, Failure> {
    let script = std::env::temp_dir().join(format!("vitrine-bench-{}.sql", std::process::id()));
    // pgbench takes a colon and a word for a variable.
    let body = document("event").to_string().replace(":true", ": true");
    std::fs::write(&script, SCRIPT.replace("{body}", &body))?;
    let clients = CLIENTS.to_string();
    let output = Command::new("pgbench")
        .args([
            "--no-vacuum",
            "--protocol",
            "prepared",
            "--client",
            &clients,
            "--jobs",
            "2",
        ])
        .args(["--time", &seconds().to_string(), "--file"])
        .arg(&script)
        .arg(url)
        .output()
        .map_err(|error| format!("pgbench: {error}"))?;
    std::fs::remove_file(&script)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let rate = text
        .lines()
        .find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
    rate.ok_or_else(|| {
        let errors = String::from_utf8_lossy(&output.stderr);
        format!("pgbench printed no rate:\n{text}{errors}").into()
    })
}
