//! The content service over HTTP, beside a bare handler that runs the SQL.

use crate::Failure;
use crate::database::{DATASET, Database, PROJECT};
use crate::reads::{Sample, by_sql, samples};
use crate::shapes::{SHAPES, Shape};
use crate::times::{Times, start};
use assets::{AssetSettings, Assets, Store};
use axum::Router;
use axum::extract::{RawQuery, State};
use axum::routing::get;
use content_service::{Parts, Service, Settings};
use lake::{Lake, NewToken};
use sqlx::PgPool;
use std::fmt::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const LONGEST: Duration = Duration::from_secs(2);
const CLIENTS: usize = 8;
/// The secret of a website's token: this sends more queries than an anonymous caller may.
const SECRET: &str = "skbenchbenchbenchbenchbenchbenchbenchbenchbenchbench";

pub(crate) async fn measure(database: &Database) -> Result<(), Failure> {
    println!(
        "over HTTP, {} documents, a website's principal",
        database.documents
    );
    println!(
        "  {:22} {:>12} {:>12} {:>7} {:>11} {:>11}",
        "", "service p50", "bare p50", "ratio", "service/s", "bare/s"
    );
    let pool = database.lake.pool_for_measurements();
    name_website(&database.lake).await?;
    let data = std::env::temp_dir().join(format!("vitrine-bench-{}", std::process::id()));
    let assets = AssetSettings {
        store: Store::Folder(data.join("originals")),
        data,
        ..AssetSettings::default()
    };
    let assets = Assets::open(assets, "bench", Arc::new(now))?;
    let live = content_service::Live::without_broker(database.lake.clone());
    let service = content_service::router(Service::new(Parts {
        lake: database.lake.clone(),
        settings: Arc::new(Settings {
            default_project: Some(PROJECT.to_owned()),
            ..Settings::default()
        }),
        clock: Arc::new(now),
        entropy: Arc::new(|bytes| bytes.fill(7)),
        metrics: content_service::Metrics::new(assets.metrics(), live.metrics()),
        agent: Arc::new(content_service::NoAgent),
        notices: Arc::new(content_service::NoNotices),
        embedder: None,
        assets,
        live,
    }));
    let service = serve(Router::new().fallback_service(service)).await?;
    for shape in SHAPES {
        let samples = samples(&pool, shape, database.ds).await?;
        let bare = serve(bare(pool.clone(), shape, samples.clone(), database.ds)).await?;
        let paths: Vec<String> = samples.iter().map(|sample| path(shape, sample)).collect();
        let numbers: Vec<String> = (0..samples.len()).map(|i| format!("/?{i}")).collect();
        let ours = alone(service, &paths).await?;
        let theirs = alone(bare, &numbers).await?;
        let many = together(service, &paths).await?;
        let many_bare = together(bare, &numbers).await?;
        println!(
            "  {:22} {ours:12.3} {theirs:12.3} {:6.2}x {many:11.0} {many_bare:11.0}",
            shape.name,
            ours / theirs
        );
    }
    println!();
    Ok(())
}

async fn name_website(lake: &Lake) -> Result<(), Failure> {
    let new = NewToken {
        id: "bench".to_owned(),
        project: PROJECT.to_owned(),
        label: "bench".to_owned(),
        role: "website".to_owned(),
        expires_at: None,
    };
    lake.revoke_token(PROJECT, &new.id).await?;
    Ok(lake.create_token(&new, SECRET, now()).await?)
}

#[expect(clippy::disallowed_methods, reason = "time enters the program here")]
fn now() -> jiff::Timestamp {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .ok()
        .and_then(|since| {
            let millis = i64::try_from(since.as_millis()).ok()?;
            jiff::Timestamp::from_millisecond(millis).ok()
        })
        .unwrap_or_default()
}

async fn serve(router: Router) -> Result<SocketAddr, Failure> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(address)
}

type Bare = (PgPool, &'static Shape, Arc<Vec<Sample>>, i32);

fn bare(pool: PgPool, shape: &'static Shape, samples: Vec<Sample>, ds: i32) -> Router {
    let answer = |State((pool, shape, samples, ds)): State<Bare>, RawQuery(number): RawQuery| async move {
        let number: usize = number.unwrap_or_default().parse().unwrap_or(0);
        let sample = &samples[number % samples.len()];
        by_sql(&pool, shape, sample, ds)
            .await
            .map_or_else(|error| error.to_string(), |(bytes, _)| bytes)
    };
    let state: Bare = (pool, shape, Arc::new(samples), ds);
    Router::new().route("/", get(answer)).with_state(state)
}

fn path(shape: &Shape, sample: &Sample) -> String {
    let mut path = format!(
        "/v2025-02-19/data/query/{DATASET}?returnQuery=false&query={}",
        encoded(shape.groq)
    );
    for (name, value) in &sample.parameters {
        // Writing to a string does not fail.
        let _ = write!(path, "&%24{name}={}", encoded(&value.to_json()));
    }
    path
}

fn encoded(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~".contains(&b);
    let byte = |b: u8| {
        if plain(b) {
            char::from(b).to_string()
        } else {
            format!("%{b:02X}")
        }
    };
    text.bytes().map(byte).collect()
}

/// One request after the other on one connection: the median in milliseconds.
async fn alone(address: SocketAddr, paths: &[String]) -> Result<f64, Failure> {
    let mut connection = TcpStream::connect(address).await?;
    connection.set_nodelay(true)?;
    let mut times = Times::default();
    let begun = start();
    for path in paths.iter().cycle() {
        if begun.elapsed() > LONGEST {
            break;
        }
        let begun_at = start();
        ask(&mut connection, path).await?;
        times.add(begun_at.elapsed());
    }
    Ok(times.median())
}

/// Several connections at once: requests a second.
async fn together(address: SocketAddr, paths: &[String]) -> Result<f64, Failure> {
    let mut clients = tokio::task::JoinSet::new();
    let begun = start();
    for client in 0..CLIENTS {
        let paths = paths.to_vec();
        clients.spawn(async move {
            let mut connection = TcpStream::connect(address).await?;
            connection.set_nodelay(true)?;
            let mut done = 0_u32;
            for path in paths.iter().cycle().skip(client * 7) {
                if begun.elapsed() > LONGEST {
                    break;
                }
                ask(&mut connection, path).await?;
                done += 1;
            }
            Ok::<u32, Failure>(done)
        });
    }
    let mut done = 0;
    while let Some(client) = clients.join_next().await {
        done += client??;
    }
    Ok(f64::from(done) / begun.elapsed().as_secs_f64())
}

/// A GET on an open connection; the response must be a 200.
async fn ask(connection: &mut TcpStream, path: &str) -> Result<(), Failure> {
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {SECRET}\r\n\r\n");
    connection.write_all(request.as_bytes()).await?;
    let mut buffer = Vec::with_capacity(64 << 10);
    loop {
        if connection.read_buf(&mut buffer).await? == 0 {
            return Err("the connection was closed".into());
        }
        let Some(end) = buffer.windows(4).position(|four| four == b"\r\n\r\n") else {
            continue;
        };
        let head = std::str::from_utf8(&buffer[..end])?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{path}: {head}").into());
        }
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse::<usize>().ok())?
        });
        let length = length.ok_or("no content-length")?;
        while buffer.len() < end + 4 + length {
            if connection.read_buf(&mut buffer).await? == 0 {
                return Err("the connection was closed".into());
            }
        }
        return Ok(());
    }
}
