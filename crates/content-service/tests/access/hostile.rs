//! Requests that no well-meaning caller sends: refused, never a failure of ours.

use super::documents::{documents, seed, times};
use super::malformed::{Malformed, malformed};
use super::random::Random;
use super::running::{Of, Running, with_service};
use axum::http::Method;
use content_service::Settings;
use http_server::Server;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Limits that a test can wait for.
fn tight() -> Settings {
    Settings {
        default_project: Some(super::running::PROJECT.to_owned()),
        query_steps: 1_000_000,
        query_bytes: 4 << 20,
        query_seconds: 5,
        max_response_bytes: 1 << 20,
        largest_body: 256 << 10,
        ..Settings::default()
    }
}

async fn museum(running: &Running) {
    running.token("writer", "editor").await;
    running.token("manager", "administrator").await;
    running.dataset("production", true).await;
    let some = documents(&mut Random::new(7), 0, 12);
    seed(running, "production", some.iter()).await;
}

/// Each request has this long. It is far more than any needs.
const LONGEST: Duration = Duration::from_secs(20);

#[test]
fn ten_thousand_malformed_requests_are_answered() {
    with_service(tight(), |running| async move {
        museum(&running).await;
        let tasks: Vec<_> = (0..4)
            .map(|task| {
                let running = running.clone();
                tokio::spawn(async move {
                    let mut random = Random::new(100 + task);
                    let mut answers = BTreeMap::new();
                    while answers.values().sum::<usize>() < 2500 * times() {
                        let Some(status) = send(&running, malformed(&mut random)).await else {
                            continue;
                        };
                        *answers.entry(status).or_default() += 1;
                    }
                    answers
                })
            })
            .collect();
        let mut refused = 0;
        for task in tasks {
            match task.await {
                Ok(answers) => {
                    println!("{answers:?}");
                    refused += answers.range(400..).map(|(_, count)| count).sum::<usize>();
                }
                Err(failure) => std::panic::resume_unwind(failure.into_panic()),
            }
        }
        assert!(refused > 6000 * times(), "only {refused} were malformed");
        still_works(&running).await;
    });
}

/// The status of the answer; none if the request could not be sent.
async fn send(running: &Running, malformed: Malformed) -> Option<u16> {
    let request = malformed.request()?;
    let answer = tokio::time::timeout(LONGEST, running.send(request)).await;
    let answer = answer.unwrap_or_else(|_| panic!("no answer to {}", malformed.text()));
    let status = answer.status.as_u16();
    let fits = (200..500).contains(&status);
    assert!(fits, "{}\n{}", malformed.text(), answer.seen());
    Some(status)
}

async fn still_works(running: &Running) {
    let of = Of {
        dataset: "production",
        version: "v2025-02-19",
        perspective: "raw",
    };
    let body = json!({"mutations": [{"create": {"_id": "still", "_type": "page"}}]});
    let written = running.mutate("writer", "production", &body).await;
    assert_eq!(written.status.as_u16(), 200, "{}", written.text());
    let read = running
        .query("writer", &of, "*[_id == \"still\"]._id")
        .await;
    assert_eq!(read.json()["result"], json!(["still"]));
}

/// PostgreSQL keeps no text with U+0000 in it: such a document is refused,
/// wherever the character stands and however it comes in.
#[test]
fn the_character_zero_is_refused_with_a_reason() {
    with_service(tight(), |running| async move {
        museum(&running).await;
        let nul = "a\u{0}b";
        let patch = |patch: serde_json::Value| {
            let mut whole = json!({"id": "zero"});
            let whole_object = whole.as_object_mut().unwrap();
            whole_object.extend(patch.as_object().unwrap().clone());
            json!({ "patch": whole })
        };
        let fine = json!({"mutations": [
            // A backslash and letters that look like the escape are just text.
            {"create": {"_id": "zero", "_type": "page", "title": "text \\u0000"}},
        ]});
        let made = running.mutate("writer", "production", &fine).await;
        assert_eq!(made.status.as_u16(), 200, "{}", made.text());
        for mutation in [
            json!({"create": {"_type": "page", "title": nul}}),
            json!({"create": {"_type": nul}}),
            json!({"create": {"_type": "page", "list": [{"deep": {nul: 1}}]}}),
            json!({"create": {"_type": "page", "to": {"_ref": nul, "_weak": true}}}),
            json!({"createOrReplace": {"_id": "zero", "_type": "page", "title": nul}}),
            patch(json!({"set": {"title": nul}})),
            patch(json!({"setIfMissing": {"other": [nul]}})),
            patch(json!({"insert": {"after": "list[-1]", "items": [nul]}})),
            patch(json!({"diffMatchPatch": {"title": "@@ -0,0 +1,1 @@\n+%00\n"}})),
            json!({"delete": {"query": "*[title == $t]", "params": {"t": nul}}}),
        ] {
            let body = json!({"mutations": [mutation]});
            let answer = running.mutate("writer", "production", &body).await;
            assert_eq!(answer.status.as_u16(), 400, "{mutation}: {}", answer.text());
            assert!(
                answer.text().contains("U+0000"),
                "{mutation}: {}",
                answer.text()
            );
        }
        // To ask for it is no mistake: there is none.
        let queries = [
            "count(*[title == \"\\u0000\"])",
            "count(*[_id == \"a\\u0000\" || references(\"\\u0000\") || _type in [\"\\u0000\"]])",
            "count([{\"_ref\": \"\\u0000\"}->][defined(@)])",
            "count(*[title match \"\\u0000*\"])",
        ];
        let of = Of {
            dataset: "production",
            version: "v2025-02-19",
            perspective: "raw",
        };
        for query in queries {
            let answer = running.query("writer", &of, query).await;
            assert_eq!(
                answer.json()["result"],
                json!(0),
                "{query}: {}",
                answer.text()
            );
        }
        for (method, path, status) in [
            (Method::GET, "/v1/data/doc/production/a%00b,none", 200),
            (Method::GET, "/v1/data/query/a%00b?query=1", 404),
            (
                Method::GET,
                "/project/a%00b/v1/data/query/production?query=1",
                404,
            ),
            (Method::GET, "/v1/projects/a%00b", 404),
            (Method::GET, "/v1/users/a%00b", 404),
            (Method::PUT, "/v1/datasets/a%00b", 403),
            (Method::DELETE, "/v1/datasets/a%00b", 404),
        ] {
            let answer = running.ask("writer", method.clone(), path, "").await;
            assert_eq!(
                answer.status.as_u16(),
                status,
                "{method} {path}: {}",
                answer.text()
            );
        }
        still_works(&running).await;
    });
}

/// What is no HTTP does not get as far as the service, and does not stop it.
#[test]
fn noise_on_the_wire_is_survived() {
    with_service(tight(), |running| async move {
        museum(&running).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving =
            Server::default().serve(listener, running.router.clone(), std::future::pending());
        let server = tokio::spawn(serving);
        let noise = tokio::task::spawn_blocking(move || {
            let mut random = Random::new(8);
            for _ in 0..200 * times() {
                let message = wire(&mut random);
                let mut stream = TcpStream::connect(address).unwrap();
                stream.set_read_timeout(Some(LONGEST)).unwrap();
                // The service may close the connection before it has read everything.
                let _ = stream.write_all(&message);
                let _ = stream.shutdown(std::net::Shutdown::Write);
                let mut answer = Vec::new();
                let ended = stream.read_to_end(&mut answer);
                let answer = String::from_utf8_lossy(&answer);
                let text = String::from_utf8_lossy(&message);
                let waited = ended.is_err_and(|error| {
                    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
                });
                assert!(!waited, "no end to the answer\n{text}\n{answer}");
                assert!(!answer.starts_with("HTTP/1.1 5"), "{text}\n{answer}");
            }
        });
        if let Err(failure) = noise.await {
            std::panic::resume_unwind(failure.into_panic());
        }
        still_works(&running).await;
        server.abort();
    });
}

/// Who passes requests on must not read another host out of them than the service does.
#[test]
fn two_hosts_or_none_are_refused() {
    with_service(tight(), |running| async move {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = running.router.clone();
        let serving = Server::default().serve(listener, router, std::future::pending());
        let server = tokio::spawn(serving);
        let asking = tokio::task::spawn_blocking(move || {
            for (hosts, status) in [
                ("host: a\r\n", 200),
                ("host: a\r\nhost: b\r\n", 400),
                ("", 400),
            ] {
                let mut stream = TcpStream::connect(address).unwrap();
                stream.set_read_timeout(Some(LONGEST)).unwrap();
                let head = format!("GET /healthz HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
                stream.write_all(head.as_bytes()).unwrap();
                let mut answer = String::new();
                stream.read_to_string(&mut answer).unwrap();
                let expected = format!("HTTP/1.1 {status} ");
                assert!(answer.starts_with(&expected), "{head}{answer}");
            }
        });
        asking.await.unwrap();
        server.abort();
    });
}

/// A request as bytes, with something wrong in it.
fn wire(random: &mut Random) -> Vec<u8> {
    let line = *random.of(&[
        "GET /v1/data/query/production?query=* HTTP/1.1",
        "POST /v1/data/mutate/production HTTP/1.1",
        "GET /v1/data/doc/production/\u{0} HTTP/1.1",
        "GET /v1/data/query/production?query=\u{ff} HTTP/9.9",
        "get * http",
        "PRI * HTTP/2.0",
        "GET //////..%2f..%2f HTTP/1.1",
        "CONNECT evil:443 HTTP/1.1",
    ]);
    let header = *random.of(&[
        "content-length: 99999999999999999999",
        "content-length: -1",
        "content-length: 5\r\ncontent-length: 6",
        "transfer-encoding: chunked",
        "transfer-encoding: chunked\r\ncontent-length: 3",
        "authorization: Bearer \u{0}",
        "x: \r\n y: folded",
        "expect: 100-continue",
        "upgrade: h2c\r\nconnection: upgrade",
        "",
    ]);
    let body = *random.of(&[
        "",
        "{",
        "zz\r\n",
        "ffffffffffffffffff\r\nabc",
        "5\r\nabc",
        "abc",
    ]);
    let mut bytes = format!("{line}\r\nhost: a\r\n{header}\r\n\r\n{body}").into_bytes();
    for _ in 0..random.below(4) {
        let at = random.below(bytes.len());
        bytes[at] = u8::try_from(random.below(256)).unwrap();
    }
    bytes
}
