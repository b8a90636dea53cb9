//! A service that fails: what the client retries, how often, and which errors it returns.

use content_client::{
    ApiVersion, Client, ContentError, DatasetName, ErrorKind, ProjectId, Query, Settings,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;

/// What the service does with a connection.
#[derive(Clone, Copy)]
enum Behaviour {
    Respond(u16),
    HangUp,
    StaySilent,
}

const RESULT: &str = r#"{"ms":1,"result":[1],"syncTags":["s1:a"]}"#;

async fn serve(mut stream: TcpStream, behaviour: Behaviour) {
    let mut head = [0; 4096];
    let _ = stream.read(&mut head).await;
    match behaviour {
        Behaviour::HangUp => {}
        Behaviour::StaySilent => tokio::time::sleep(Duration::from_mins(1)).await,
        Behaviour::Respond(status) => {
            let body = if status == 200 { RESULT } else { "{}" };
            let response = format!(
                "HTTP/1.1 {status} x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
                 connection: close\r\n\r\n{body}",
                body.len()
            );
            let _ = stream.write_all(response.as_bytes()).await;
        }
    }
}

/// Queries a service that behaves like this, one behaviour a connection, the last one for all that
/// follow. Returns the result and how many requests there were.
async fn query(behaviours: &[Behaviour], text: &str) -> (Result<Vec<u8>, ContentError>, usize) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let requests = Arc::new(AtomicUsize::new(0));
    let (behaviours, count) = (behaviours.to_vec(), requests.clone());
    let serving = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let number = count.fetch_add(1, Ordering::SeqCst);
            let behaviour = behaviours[number.min(behaviours.len() - 1)];
            tokio::spawn(serve(stream, behaviour));
        }
    });
    let settings = Settings {
        read_timeout: Duration::from_millis(300),
        ..Settings::new(
            &address,
            ProjectId::parse("museerne").unwrap(),
            DatasetName::parse("stage").unwrap(),
        )
    };
    let client = Client::new(settings, Arc::new(|bytes| bytes.fill(0))).unwrap();
    let response = client.query(&Query::new(text)).await;
    serving.abort();
    let response = response.map(|response| response.read().unwrap());
    (response, requests.load(Ordering::SeqCst))
}

/// A version of the API without live events is refused before anything is sent: the service would
/// refuse each attempt.
#[tokio::test]
async fn live_events_are_refused_below_their_version() {
    let subscribe = |version: &str| {
        let project = ProjectId::parse("museerne").unwrap();
        let dataset = DatasetName::parse("stage").unwrap();
        let settings = Settings {
            version: ApiVersion::parse(version).unwrap(),
            ..Settings::new("http://127.0.0.1:9", project, dataset)
        };
        let client = Client::new(settings, Arc::new(|bytes: &mut [u8]| bytes.fill(0))).unwrap();
        client.live_events().err()
    };
    for version in ["1", "2021-03-24"] {
        let error = subscribe(version).unwrap();
        assert_eq!(error.kind, ErrorKind::Client);
        let expected = format!("live events need API version 2021-03-25 or later, not {version}");
        assert_eq!(error.message, expected);
    }
    for version in ["2021-03-25", "X"] {
        assert_eq!(subscribe(version), None, "{version}");
    }
}

/// Queries are retried on network errors and on 429, 502, 503.
#[tokio::test]
async fn temporary_failures_are_retried() {
    use Behaviour::{HangUp, Respond};
    let cases: [&[Behaviour]; 4] = [
        &[Respond(503), Respond(200)],
        &[Respond(429), Respond(502), Respond(200)],
        &[HangUp, Respond(200)],
        &[Respond(200)],
    ];
    for behaviours in cases {
        let (response, requests) = query(behaviours, "*").await;
        assert_eq!(response.unwrap(), [1]);
        assert_eq!(requests, behaviours.len());
    }
}

/// A query that is sent by POST, because it is too long for GET.
#[tokio::test]
async fn a_long_query_is_retried_too() {
    let long = format!("*[title == \"{}\"]", "x".repeat(12_000));
    let (response, requests) =
        query(&[Behaviour::Respond(503), Behaviour::Respond(200)], &long).await;
    assert_eq!((response.unwrap(), requests), (vec![1], 2));
}

/// 500 and above is a server error, 400 and above a client error; neither is
/// retried.
#[tokio::test]
async fn permanent_failures_are_not_retried() {
    for (status, kind) in [(400, ErrorKind::Client), (500, ErrorKind::Server)] {
        let (response, requests) = query(&[Behaviour::Respond(status)], "*").await;
        let error = response.unwrap_err();
        assert_eq!((error.kind, error.status), (kind, Some(status)));
        assert_eq!(requests, 1);
    }
}

/// Up to 5 retries.
#[tokio::test]
async fn it_gives_up_after_five_retries() {
    let (response, requests) = query(&[Behaviour::Respond(503)], "*").await;
    assert_eq!(response.unwrap_err().status, Some(503));
    assert_eq!(requests, 6);
}

/// A network failure is flagged as one.
#[tokio::test]
async fn a_service_that_hangs_up_is_a_network_error() {
    let (response, requests) = query(&[Behaviour::HangUp], "*").await;
    let error = response.unwrap_err();
    assert_eq!((error.kind, error.status), (ErrorKind::Network, None));
    assert_eq!(requests, 6);
}

/// Five minutes for a response, two without a byte, and up to 5 retries.
#[test]
fn the_default_settings() {
    let settings = Settings::new(
        "http://127.0.0.1:9",
        ProjectId::parse("museerne").unwrap(),
        DatasetName::parse("stage").unwrap(),
    );
    let timeouts = [settings.response_timeout, settings.read_timeout].map(|time| time.as_secs());
    assert_eq!((timeouts, settings.max_retries), ([300, 120], 5));
}

/// The text is "Socket timed out".
#[tokio::test]
async fn a_silent_service_is_left() {
    let (response, requests) = query(&[Behaviour::StaySilent], "*").await;
    let error = response.unwrap_err();
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
        connect_timeout: Duration::from_millis(100),
        max_retries: 0,
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
