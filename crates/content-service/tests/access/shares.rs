//! What queries may use together, and that nothing goes on for a caller who is gone.

use super::documents::{documents, seed};
use super::random::Random;
use super::running::{Of, PROJECT, Running, with_service};
use axum::body::Body;
use axum::http::Request;
use content_service::Settings;
use http_server::Server;
use serde_json::json;
use sqlx::PgConnection;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

const OF: Of<'_> = Of {
    dataset: "production",
    version: "v2025-02-19",
    perspective: "published",
};

/// A join of a dataset with itself, three times, of which nothing comes: far longer than any
/// test lasts.
const JOIN: &str = "*[count(*[count(*[string::startsWith(^._id, _id) && _id < ^.^._id && _id > ^.^._id]) > 0]) > 0]";

/// What happens sooner or later happens within this time; it is far more than it takes.
const LONGEST: Duration = Duration::from_secs(20);

async fn museum(running: &Running) {
    running.token("writer", "editor").await;
    running.dataset("production", true).await;
    let some = documents(&mut Random::new(7), 0, 600);
    seed(running, "production", some.iter()).await;
}

/// Waits until a figure of the service is as expected.
async fn until(running: &Running, name: &str, expected: &str) {
    let line = format!("vitrine_{name} {expected}\n");
    let seen = async {
        while !running.get("", "/metrics").await.text().contains(&line) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let seen = tokio::time::timeout(LONGEST, seen).await;
    assert!(seen.is_ok(), "never: {line}");
}

/// `[{"a": [1]}]{"a": [...a, …]}`: each step has eight times the values of the one before.
fn eightfold(times: usize) -> String {
    let spread = ["...a"; 8].join(",");
    "[{\"a\": [1]}]".to_owned() + &format!("{{\"a\": [{spread}]}}").repeat(times)
}

/// Kilobytes that this process has had at most.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let digits = peak.unwrap().trim().trim_end_matches(" kB");
    digits.parse().unwrap()
}

#[test]
fn twenty_queries_that_grow_share_one_memory() {
    let settings = Settings {
        query_memory: 64 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let before = peak();
        let tasks = (0..20).map(|_| {
            let running = running.clone();
            tokio::spawn(async move { running.query("", &OF, &eightfold(7)).await.status })
        });
        let mut answers = BTreeMap::new();
        for task in tasks.collect::<Vec<_>>() {
            *answers.entry(task.await.unwrap().as_u16()).or_insert(0) += 1;
        }
        let refused = answers
            .keys()
            .all(|status| [400, 429, 503].contains(status));
        assert!(refused, "{answers:?}");
        assert!(
            answers.contains_key(&429) || answers.contains_key(&503),
            "{answers:?}"
        );
        let grown = (peak() - before) >> 10;
        assert!(grown < 160, "{grown} MB more, where queries have 64");
        until(&running, "query_memory_bytes", "0").await;
        assert_eq!(running.query("", &OF, "count(*)").await.status, 200);
    });
}

/// A refusal says when to come back.
#[test]
fn who_takes_too_much_is_told_when_to_come_back() {
    let settings = Settings {
        query_memory: 4 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let refused = running.query("", &OF, &eightfold(6)).await;
        assert_eq!(refused.status, 429, "{}", refused.text());
        assert_eq!(refused.headers["retry-after"], "2");
        let error = &refused.json()["message"];
        assert!(
            error.as_str().unwrap().contains("more than their share"),
            "{error}"
        );
    });
}

async fn listening(running: &Running) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = running.router.clone();
    tokio::spawn(Server::default().serve(listener, router, std::future::pending()));
    address
}

/// Sends a query by a connection of its own.
fn send_query(address: SocketAddr, token: &str, query: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let body = json!({ "query": query }).to_string();
    write!(
        stream,
        "POST /v2025-02-19/data/query/production HTTP/1.1\r\nhost: a\r\nx-sanity-project-id: \
         {PROJECT}\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    stream
}

#[test]
fn an_evaluation_ends_when_its_caller_leaves() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let stream = send_query(listening(&running).await, "writer", JOIN);
        until(&running, "long_evaluations", "1").await;
        drop(stream);
        until(&running, "long_evaluations", "0").await;
        until(&running, "query_memory_bytes", "0").await;
    });
}

/// Long evaluations of other callers take all threads: a share that is used up is 429.
#[test]
fn a_long_query_that_finds_no_thread_is_refused_by_the_service() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let address = listening(&running).await;
        let threads = std::thread::available_parallelism().unwrap().get();
        let mut streams = Vec::new();
        // A machine may have more threads than one caller may use.
        for number in 0..threads {
            let token = format!("other{number}");
            running.token(&token, "editor").await;
            streams.push(send_query(address, &token, JOIN));
        }
        until(&running, "long_evaluations", &threads.to_string()).await;
        let refused = running.query("writer", &OF, JOIN).await;
        assert_eq!(refused.status, 503);
        drop(streams);
        until(&running, "long_evaluations", "0").await;
    });
}

/// The client sends its whole body before it reads the response.
#[test]
fn a_body_for_which_there_is_no_memory_is_refused_with_a_response() {
    let settings = Settings {
        query_memory: 4 << 20,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let address = listening(&running).await;
        let sending = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address).unwrap();
            let body = vec![b' '; 8 << 20];
            write!(
                stream,
                "POST /v2025-02-19/data/mutate/production HTTP/1.1\r\nhost: a\r\n\
                 x-sanity-project-id: {PROJECT}\r\nauthorization: Bearer writer\r\n\
                 content-type: application/json\r\ncontent-length: {}\r\n\r\n",
                body.len()
            )
            .unwrap();
            stream.write_all(&body).unwrap();
            let mut status = [0; 12];
            stream.read_exact(&mut status).unwrap();
            String::from_utf8_lossy(&status).into_owned()
        });
        // The share of its caller is smaller than the memory of all.
        assert_eq!(sending.await.unwrap(), "HTTP/1.1 429");
    });
}

/// The statement waits for a lock that this test holds, until PostgreSQL ends it.
#[test]
fn a_statement_ends_when_its_caller_leaves() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let url = running.lake.pool_for_measurements();
        let mut lock = url.begin().await.unwrap();
        sqlx::query("lock table document in access exclusive mode")
            .execute(&mut *lock)
            .await
            .unwrap();
        let stream = send_query(listening(&running).await, "writer", "*[_type == \"page\"]");
        waiting(&mut lock, 1).await;
        drop(stream);
        waiting(&mut lock, 0).await;
        lock.rollback().await.unwrap();
        assert_eq!(running.query("", &OF, "count(*)").await.status, 200);
    });
}

/// Waits until so many statements wait for a lock in this database.
async fn waiting(connection: &mut PgConnection, expected: i64) {
    let seen = async {
        loop {
            let count: i64 = sqlx::query_scalar(
                "select count(*) from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock'",
            )
            .fetch_one(&mut *connection)
            .await
            .unwrap();
            if count == expected {
                return;
            }
            // In a transaction the view shows what it showed first.
            sqlx::query("select pg_stat_clear_snapshot()")
                .execute(&mut *connection)
                .await
                .unwrap();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let seen = tokio::time::timeout(LONGEST, seen).await;
    assert!(seen.is_ok(), "never {expected} waiting statements");
}

/// Others write while a mutation looks for its documents.
#[test]
fn a_mutation_by_query_looks_without_the_lock() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let slow = running.clone();
        let patching = tokio::spawn(async move {
            let patch = json!({"patch": {"query": JOIN, "set": {"seen": true}}});
            slow.mutate("writer", "production", &json!({ "mutations": [patch] }))
                .await
        });
        until(&running, "long_evaluations", "1").await;
        let create = json!({"mutations": [{"create": {"_id": "other", "_type": "page"}}]});
        let writing = running.mutate("writer", "production", &create);
        let written = tokio::time::timeout(LONGEST, writing).await;
        assert_eq!(written.expect("it waits for the lock").status, 200);
        patching.abort();
        until(&running, "long_evaluations", "0").await;
    });
}

/// Documents that others change meanwhile are looked for again.
#[test]
fn a_mutation_by_query_sees_what_was_written_before_it() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let create = json!({"create": {"_id": "new", "_type": "fresh"}});
        let patch = json!({"patch": {"query": "*[_type == \"fresh\"]", "set": {"seen": 1}}});
        let both = json!({"mutations": [create, patch]});
        assert_eq!(
            running.mutate("writer", "production", &both).await.status,
            200
        );
        let delete = json!({"mutations": [{"delete": {"query": "*[seen == 1]"}}]});
        let deleted = running.mutate("writer", "production", &delete).await.json();
        assert_eq!(deleted["results"][0]["operation"], "delete", "{deleted}");
    });
}

/// A website has a name, and reads no more than anyone.
#[test]
fn a_website_reads_what_anyone_reads() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        running.token("site", "website").await;
        running.dataset("secret", false).await;
        let draft = json!({"mutations": [{"create": {"_id": "drafts.a", "_type": "page"}}]});
        running.mutate("writer", "production", &draft).await;
        for perspective in ["published", "drafts", "raw"] {
            let of = Of { perspective, ..OF };
            let query = "{\"n\": count(*), \"drafts\": *[_id in path(\"drafts.**\")]}";
            let [anyone, site] = [
                running.query("", &of, query).await,
                running.query("site", &of, query).await,
            ];
            assert_eq!(site.status, anyone.status, "{perspective}");
            let named = ["result", "syncTags", "error"];
            for part in named {
                assert_eq!(
                    site.json()[part],
                    anyone.json()[part],
                    "{perspective} {part}"
                );
            }
            let cache_control =
                |answer: &super::running::Answer| answer.headers.get("cache-control").cloned();
            assert_eq!(
                cache_control(&site),
                cache_control(&anyone),
                "{perspective}"
            );
        }
        let answer = running.query("site", &OF, "1").await;
        let cache_control = answer.headers["cache-control"].to_str().unwrap();
        assert!(cache_control.starts_with("public"), "{cache_control}");
        let private = Of {
            dataset: "secret",
            ..OF
        };
        let [anyone, site] = [
            running.query("", &private, "*").await,
            running.query("site", &private, "*").await,
        ];
        assert_eq!((site.status, site.text()), (anyone.status, anyone.text()));
        let write = running.mutate("site", "production", &draft).await;
        assert_eq!(write.status, 401);
        let request = Request::get("/v1/projects")
            .header("x-sanity-project-id", PROJECT)
            .header("authorization", "Bearer site");
        let projects = running.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(
            projects.status,
            running.get("", "/v1/projects").await.status
        );
    });
}

/// Writers wait for each other, however many there are.
#[test]
fn many_writers_at_once_are_not_refused() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let tasks = (0..200).map(|n| {
            let running = running.clone();
            tokio::spawn(async move {
                let id = format!("many-{n}");
                let create = json!({"mutations": [{"create": {"_id": id, "_type": "page"}}]});
                running.mutate("writer", "production", &create).await.status
            })
        });
        for task in tasks.collect::<Vec<_>>() {
            assert_eq!(task.await.unwrap(), 200);
        }
    });
}
