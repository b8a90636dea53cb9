//! What streams and bodies may cost: their callers pay for it.

use super::stream::{Stream, museum, page, write};
use crate::access::running::{PROJECT, Running, with_service};
use axum::body::{Body, Bytes};
use axum::http::Request;
use content_service::Settings;
use futures_util::future::join_all;
use futures_util::stream;
use serde_json::json;
use std::convert::Infallible;
use std::time::Duration;
use tokio::time::timeout;

const LISTEN: &str = "/v2025-02-19/data/listen/production?enableResume=true&query=*";

#[test]
fn a_filter_that_costs_too_much_begins_anew() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let ones = format!("[{}]", ["1"; 500].join(","));
        let filter = "%5Bcount($a%5Bcount($a%5B@%3E%3D%5E%5D)%3E%3D0%5D)%3E0%5D".repeat(100);
        let path = format!("{LISTEN}{filter}&%24a={ones}");
        let (status, mut costly) = Stream::try_open(&running, "", &path, "").await;
        assert_eq!(status, 200);
        let (_, mut plain) = Stream::try_open(&running, "", LISTEN, "").await;
        for stream in [&mut costly, &mut plain] {
            assert_eq!(stream.next().await.unwrap().event, "welcome");
        }
        write(&running, json!([page("a", "jelling", "a")])).await;
        assert_eq!(costly.next().await.unwrap().event, "reset");
        assert_eq!(plain.next().await.unwrap().event, "mutation");
    });
}

#[test]
fn a_caller_has_so_many_streams() {
    let settings = Settings {
        streams_per_caller: 3,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let mut open = Vec::new();
        for _ in 0..3 {
            let (status, stream) = Stream::try_open(&running, "", LISTEN, "").await;
            assert_eq!(status, 200);
            open.push(stream);
        }
        let live = "/v2025-02-19/data/live/events/production";
        assert_eq!(Stream::try_open(&running, "", live, "").await.0, 429);
        assert_eq!(
            Stream::try_open(&running, "writer", LISTEN, "").await.0,
            200
        );
        open.pop();
        assert_eq!(Stream::try_open(&running, "", live, "").await.0, 200);
    });
}

/// Bytes that queries, streams and bodies hold of what they may hold.
async fn memory(running: &Running) -> u64 {
    let metrics = running.get("", "/metrics").await.text();
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("vitrine_query_memory_bytes "));
    line.unwrap().parse().unwrap()
}

/// Waits until so much memory is held.
async fn until_memory(running: &Running, fits: impl Fn(u64) -> bool) {
    let seen = async {
        while !fits(memory(running).await) {
            tokio::task::yield_now().await;
        }
    };
    let seen = timeout(Duration::from_secs(20), seen).await;
    assert!(seen.is_ok(), "{} bytes are held", memory(running).await);
}

#[test]
fn events_are_held_in_memory_of_the_caller() {
    let settings = Settings {
        query_memory: 32 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let mut streams = Vec::new();
        for _ in 0..40 {
            let mut stream = Stream::try_open(&running, "", LISTEN, "").await.1;
            stream.next().await.unwrap();
            streams.push(stream);
        }
        let text = "x".repeat(400 << 10);
        write(&running, json!([page("a", "jelling", &text)])).await;
        // Each takes one event, and hands it to a connection that sends nothing.
        let wait = Duration::from_secs(1);
        let events = streams
            .iter_mut()
            .map(|stream| timeout(wait, stream.next_bytes()));
        let mut held = join_all(events).await;
        let waiting = held.iter().position(Result::is_err);
        held.retain(Result::is_ok);
        let share = 8 << 20;
        let used = memory(&running).await;
        assert!(!held.is_empty() && held.len() < 40, "{}", held.len());
        assert!(used <= share && used > 1 << 20, "{used}");
        drop(held);
        assert!(memory(&running).await < 1 << 20);
        // Those that waited are sent theirs.
        let waiting = &mut streams[waiting.unwrap()];
        assert_eq!(waiting.next().await.unwrap().data["documentId"], "a");
    });
}

#[test]
fn live_events_are_held_in_memory_of_the_caller() {
    let settings = Settings {
        query_memory: 1 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let mut streams = Vec::new();
        for _ in 0..60 {
            let mut stream = Stream::live(&running, "", "").await;
            stream.next().await.unwrap();
            streams.push(stream);
        }
        // Their tags make a long message, and there are more messages to come.
        let pages = |n: usize| (0..300).map(move |m| page(&format!("p{n}-{m}"), "jelling", "a"));
        for n in 0..3 {
            write(&running, pages(n).collect()).await;
        }
        let wait = Duration::from_secs(1);
        let events = streams
            .iter_mut()
            .map(|stream| timeout(wait, stream.next_bytes()));
        let mut held = join_all(events).await;
        held.retain(Result::is_ok);
        let (used, share) = (memory(&running).await, 256 << 10);
        assert!(!held.is_empty() && held.len() < 60, "{}", held.len());
        let bytes = held
            .iter()
            .flatten()
            .flatten()
            .map(|bytes| bytes.len() as u64);
        let bytes: u64 = bytes.sum();
        assert!(used <= share && used >= bytes, "{used} {bytes}");
        drop(held);
        assert_eq!(memory(&running).await, 0);
        // Those that waited are sent theirs.
        let last = streams.last_mut().unwrap();
        assert_eq!(last.next().await.unwrap().event, "message");
    });
}

/// A body of which some has come, and more may.
fn held_body(bytes: usize) -> Body {
    let first = Ok::<_, Infallible>(Bytes::from(vec![b' '; bytes]));
    let first = stream::iter([first]);
    Body::from_stream(futures_util::StreamExt::chain(first, stream::pending()))
}

fn post(body: Body) -> Request<Body> {
    let request = Request::post("/v2025-02-19/data/query/production");
    let request = request.header("x-sanity-project-id", PROJECT);
    request.body(body).unwrap()
}

#[test]
fn bodies_are_held_in_memory_of_the_caller() {
    let settings = Settings {
        query_memory: 16 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let long = post(Body::from(" ".repeat((256 << 10) + 1)));
        assert_eq!(running.send(long).await.status, 413);
        // Two bodies fill what one address may hold.
        let mut held = tokio::task::JoinSet::new();
        for _ in 0..2 {
            let running = running.clone();
            held.spawn(async move { running.send(post(held_body(250 << 10))).await.status });
        }
        until_memory(&running, |bytes| bytes >= 2 * (1800 << 10)).await;
        let refused = running.send(post(held_body(250 << 10))).await;
        assert_eq!(refused.status, 429, "{}", refused.text());
        held.shutdown().await;
        until_memory(&running, |bytes| bytes == 0).await;
        let query = json!({"query": "1"}).to_string();
        assert_eq!(running.send(post(Body::from(query))).await.status, 200);
    });
}
