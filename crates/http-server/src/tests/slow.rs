//! Peers that send nothing, or take nothing.

use super::tls::{PREFACE, handshake};
use super::*;

fn plain() -> Server {
    Server {
        limits: short(),
        ..Server::default()
    }
}

fn encrypted() -> Server {
    Server {
        limits: short(),
        tls: Some(certificate()),
        ..Server::default()
    }
}

/// HEADERS with `END_HEADERS` and `END_STREAM`: GET, https, /, and the authority `a`.
const GET: &[u8] = b"\0\0\x06\x01\x05\0\0\0\x01\x82\x87\x84\x41\x01a";
/// DATA with `END_STREAM`: the end of `done`.
const LAST_BYTE: &str = "\0\0\x01\0\x01\0\0\0\x01e";

#[tokio::test]
async fn who_sends_no_head_is_left() {
    let (plain, encrypted) = (plain(), encrypted());
    let (plain, encrypted) = (Running::start(plain).await, Running::start(encrypted).await);
    for sent in ["", "PRI * HT", "GET / HTTP/1.1\r\nhost: a\r\nx: "] {
        assert_eq!(ask(plain.connect().await, sent).await, "", "{sent:?}");
        // Not even a handshake.
        assert_eq!(ask(encrypted.connect().await, "").await, "");
        let mut stream = handshake(&encrypted, "http/1.1").await;
        stream.write_all(sent.as_bytes()).await.unwrap();
        assert_eq!(rest(&mut stream).await, "", "{sent:?}");
    }
    for sent in [&b""[..], &PREFACE[..10], PREFACE] {
        let mut stream = handshake(&encrypted, "h2").await;
        stream.write_all(sent).await.unwrap();
        rest(&mut stream).await;
    }
}

#[tokio::test]
async fn an_idle_connection_ends() {
    let plain = Running::start(plain()).await;
    let answer = ask(plain.connect().await, "GET / HTTP/1.1\r\nhost: a\r\n\r\n").await;
    assert!(answer.ends_with("done"), "{answer}");
    let encrypted = Running::start(encrypted()).await;
    let mut stream = handshake(&encrypted, "h2").await;
    stream.write_all(PREFACE).await.unwrap();
    stream.write_all(GET).await.unwrap();
    let answer = rest(&mut stream).await;
    assert!(answer.contains(LAST_BYTE), "{answer:?}");
}

#[tokio::test]
async fn who_does_not_read_is_left() {
    let mut plain = Running::start(plain()).await;
    let request = b"GET /endless HTTP/1.1\r\nhost: a\r\n\r\n";
    let mut stream = plain.connect().await;
    stream.write_all(request).await.unwrap();
    given_up(&mut plain).await;

    let mut encrypted = Running::start(encrypted()).await;
    let mut stream = handshake(&encrypted, "http/1.1").await;
    stream.write_all(request).await.unwrap();
    given_up(&mut encrypted).await;
}

/// The client reads what is on the connection and answers pings, but opens no window for more
/// of the response.
#[tokio::test]
async fn who_opens_no_window_is_left() {
    let mut running = Running::start(encrypted()).await;
    let url = format!("https://localhost:{}/endless", running.address.port());
    let client = client().build().unwrap();
    let response = client.get(url).send().await.unwrap();
    assert_eq!(response.version(), axum::http::Version::HTTP_2);
    given_up(&mut running).await;
    drop(response);
}

/// The window is smaller than the response by one byte and never becomes larger.
#[tokio::test]
async fn who_never_takes_the_last_byte_is_left() {
    let mut server = encrypted();
    // It is not for want of other requests that it is left.
    server.limits.idle = HANG * 10;
    let running = Running::start(server).await;
    let mut stream = handshake(&running, "h2").await;
    // Settings with a window of 3 bytes for each response; `done` has 4.
    let settings = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x06\x04\0\0\0\0\0\0\x04\0\0\0\x03";
    stream.write_all(settings).await.unwrap();
    stream.write_all(GET).await.unwrap();
    let answer = rest(&mut stream).await;
    assert!(answer.contains("don"), "{answer:?}");
    assert!(!answer.contains(LAST_BYTE), "{answer:?}");
}

#[tokio::test]
async fn a_body_that_stops_coming_is_answered_by_408() {
    let running = Running::start(plain()).await;
    let request = "POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc";
    let answer = ask(running.connect().await, request).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(
        answer.contains("x-content-type-options: nosniff\r\n"),
        "{answer}"
    );
    let request = "POST /length HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc";
    let answer = ask(running.connect().await, request).await;
    assert!(answer.ends_with("\r\n\r\n3"), "{answer}");
}

#[tokio::test]
async fn who_reads_has_the_whole_response() {
    let tls = Some(certificate());
    let server = Server {
        tls,
        ..Server::default()
    };
    let running = Running::start(server).await;
    for client in [client(), client().http1_only()] {
        let url = format!("https://localhost:{}/large", running.address.port());
        let response = client.build().unwrap().get(url).send().await.unwrap();
        assert_eq!(response.content_length(), Some(large().len() as u64));
        assert!(response.bytes().await.unwrap() == large());
    }
}

async fn given_up(running: &mut Running) {
    let received = tokio::time::timeout(HANG, running.given_up.recv()).await;
    assert_eq!(received.expect("the response is given up"), Some(()));
}
