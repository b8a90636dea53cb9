//! A service that does as it is told: what is repeated, how often, and what is said.

use content_client::{
    CLEAN_UP_CHUNK, CLEAN_UP_DELAY, Client, ContentError, DatasetName, ErrorKind, ProjectId, Query,
    REFERENCE_LIFETIME, RESPONSES_CACHED, Settings,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;

/// What to do with a connection.
#[derive(Clone, Copy)]
enum Act {
    QueryResponse(u16),
    HangUp,
    SayNothing,
}

const RESULT: &str = r#"{"ms":1,"result":[1],"syncTags":["s1:a"]}"#;

async fn act(mut stream: TcpStream, act: Act) {
    let mut head = [0; 4096];
    let _ = stream.read(&mut head).await;
    match act {
        Act::HangUp => {}
        Act::SayNothing => tokio::time::sleep(Duration::from_mins(1)).await,
        Act::QueryResponse(status) => {
            let body = if status == 200 { RESULT } else { "{}" };
            let answer = format!(
                "HTTP/1.1 {status} x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
                 connection: close\r\n\r\n{body}",
                body.len()
            );
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    }
}

/// Asks a service that acts like this, one act a connection, the last for ever. Returns
/// the outcome and how often it was asked.
async fn ask(acts: &[Act], text: &str) -> (Result<Vec<u8>, ContentError>, usize) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let requests = Arc::new(AtomicUsize::new(0));
    let (acts, count) = (acts.to_vec(), requests.clone());
    let serving = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let number = count.fetch_add(1, Ordering::SeqCst);
            tokio::spawn(act(stream, acts[number.min(acts.len() - 1)]));
        }
    });
    let settings = Settings {
        silence: Duration::from_millis(300),
        ..Settings::new(
            &address,
            ProjectId::parse("museerne").unwrap(),
            DatasetName::parse("stage").unwrap(),
        )
    };
    let client = Client::new(settings, Arc::new(|bytes| bytes.fill(0))).unwrap();
    let answer = client.query(&Query::new(text)).await;
    serving.abort();
    let answer = answer.map(|answer| answer.read().unwrap());
    (answer, requests.load(Ordering::SeqCst))
}

/// Queries are repeated on network errors and on 429, 502, 503.
#[tokio::test]
async fn what_fails_by_chance_is_asked_again() {
    use Act::{HangUp, QueryResponse};
    let cases: [&[Act]; 4] = [
        &[QueryResponse(503), QueryResponse(200)],
        &[QueryResponse(429), QueryResponse(502), QueryResponse(200)],
        &[HangUp, QueryResponse(200)],
        &[QueryResponse(200)],
    ];
    for acts in cases {
        let (answer, requests) = ask(acts, "*").await;
        assert_eq!(answer.unwrap(), [1]);
        assert_eq!(requests, acts.len());
    }
}

/// A query that is too long for GET is a query still.
#[tokio::test]
async fn a_long_query_is_asked_again_too() {
    let long = format!("*[title == \"{}\"]", "x".repeat(12_000));
    let (answer, requests) = ask(&[Act::QueryResponse(503), Act::QueryResponse(200)], &long).await;
    assert_eq!((answer.unwrap(), requests), (vec![1], 2));
}

/// 500 and above is a server error, 400 and above a client error; neither is
/// repeated.
#[tokio::test]
async fn what_cannot_go_well_is_asked_once() {
    for (status, kind) in [(400, ErrorKind::Client), (500, ErrorKind::Server)] {
        let (answer, requests) = ask(&[Act::QueryResponse(status)], "*").await;
        let error = answer.unwrap_err();
        assert_eq!((error.kind, error.status), (kind, Some(status)));
        assert_eq!(requests, 1);
    }
}

/// Up to 5 retries.
#[tokio::test]
async fn it_gives_up_after_five_retries() {
    let (answer, requests) = ask(&[Act::QueryResponse(503)], "*").await;
    assert_eq!(answer.unwrap_err().status, Some(503));
    assert_eq!(requests, 6);
}

/// A network failure is flagged as one.
#[tokio::test]
async fn a_service_that_hangs_up_is_a_network_error() {
    let (answer, requests) = ask(&[Act::HangUp], "*").await;
    let error = answer.unwrap_err();
    assert_eq!((error.kind, error.status), (ErrorKind::Network, None));
    assert_eq!(requests, 6);
}

/// Five minutes for an answer, two of them in silence, and up to 5 retries.
#[test]
fn the_usual_settings() {
    let settings = Settings::new(
        "http://127.0.0.1:9",
        ProjectId::parse("museerne").unwrap(),
        DatasetName::parse("stage").unwrap(),
    );
    let (whole, silence) = (settings.time_out.as_secs(), settings.silence.as_secs());
    assert_eq!((whole, silence, settings.retries), (300, 120, 5));
}

/// 1024 responses, 60 s, 1000 ms, 64.
#[test]
fn the_numbers_of_the_content_cache() {
    assert_eq!((RESPONSES_CACHED, CLEAN_UP_CHUNK), (1024, 64));
    let milliseconds = [REFERENCE_LIFETIME, CLEAN_UP_DELAY].map(|time| time.as_millis());
    assert_eq!(milliseconds, [60_000, 1000]);
}

/// The text is "Socket timed out".
#[tokio::test]
async fn a_silent_service_is_left() {
    let (answer, requests) = ask(&[Act::SayNothing], "*").await;
    let error = answer.unwrap_err();
    assert_eq!(error.kind, ErrorKind::TimedOut);
    assert_eq!(
        (error.to_string().as_str(), requests),
        ("Socket timed out", 1)
    );
}

/// The text is "Connection timed out". The service listens and takes no connection: those that wait
/// to be taken fill its queue, and the kernel leaves a further one without an answer.
#[tokio::test]
async fn a_service_that_is_not_reached_in_time_is_left() {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let listener = socket.listen(1).unwrap();
    let address = listener.local_addr().unwrap();
    let mut waiting = Vec::new();
    while let Ok(Ok(stream)) = timeout(Duration::from_secs(1), TcpStream::connect(address)).await {
        waiting.push(stream);
    }
    let settings = Settings {
        connect: Duration::from_millis(100),
        retries: 0,
        ..Settings::new(
            &format!("http://{address}"),
            ProjectId::parse("museerne").unwrap(),
            DatasetName::parse("stage").unwrap(),
        )
    };
    let client = Client::new(settings, Arc::new(|bytes| bytes.fill(0))).unwrap();
    let error = client.query(&Query::new("*")).await.unwrap_err();
    assert_eq!(error.to_string(), "Connection timed out");
}
