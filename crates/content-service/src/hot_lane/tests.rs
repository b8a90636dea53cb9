use super::*;
use crate::{Connections, Front, serve};
use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

const LARGE: usize = 8 << 20;
/// What a query may take that nothing else can be done beside on its thread.
const LONG: Duration = Duration::from_secs(2);

/// Answers what is below `/hot`.
struct Lane;

impl Shortcut for Lane {
    fn answer(&self, head: &Head<'_, '_>, _: SocketAddr) -> Option<Answer> {
        let (length, body) = match head.path? {
            "/hot" => (5, Body::Here("|lane".into())),
            "/hot/large" => (LARGE, Body::Here(vec![b'x'; LARGE].into())),
            "/hot/kernel" => {
                let bytes = KernelBytes::new(&vec![b'x'; LARGE]).unwrap();
                (LARGE, Body::Kernel(Arc::new(bytes)))
            }
            _ => return None,
        };
        let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n");
        let head = head.into_bytes();
        Some(Answer { head, body })
    }
}

fn limits() -> Connections {
    Connections {
        head: Duration::from_millis(300),
        stall: Duration::from_millis(900),
        ..Connections::default()
    }
}

async fn connect(limits: Connections) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(listening(limits).await).await.unwrap()
}

async fn listening(limits: Connections) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new()
        .route("/refused", post(|| async { StatusCode::FORBIDDEN }))
        .route("/large", get(|| async { vec![b'x'; LARGE] }))
        .route("/long", get(|| async { std::thread::sleep(LONG) }))
        .fallback(get(|| async { "|server" }));
    let front = Front::new(router, Lane);
    tokio::spawn(serve(listener, front, limits, std::future::pending()));
    address
}

/// What comes until nothing comes for a while, or the connection ends.
async fn heard(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    while let Ok(Ok(1..)) = timeout(Duration::from_millis(200), stream.read_buf(&mut all)).await {}
    String::from_utf8(all).unwrap()
}

/// Who answered, in their order.
fn speakers(heard: &str) -> Vec<&str> {
    let parts = heard.split('|').skip(1);
    parts
        .map(|part| part.split("HTTP").next().unwrap())
        .collect()
}

#[tokio::test]
async fn who_answers_what() {
    let hot = "GET /hot HTTP/1.1\r\nhost: a\r\n\r\n";
    let cold = "GET /cold HTTP/1.1\r\nhost: a\r\n\r\n";
    let both = &format!("{hot}{hot}");
    let smuggled = &format!(
        "POST /refused HTTP/1.1\r\nhost: a\r\ncontent-length: {}\r\n\r\n",
        hot.len()
    );
    // What is written, part by part with pauses between, and who answers.
    let cases: [(&[&str], &[&str]); 9] = [
        (&[hot, hot, hot], &["lane", "lane", "lane"]),
        (
            &[hot, cold, hot, cold, hot],
            &["lane", "server", "lane", "server", "lane"],
        ),
        // Two at once, and one in parts: the server finds where they begin.
        (&[both, hot], &["server", "server", "server"]),
        (&[&hot[..12], &hot[12..], hot], &["server", "server"]),
        (
            &[&format!("{cold}{}", &hot[..9]), &hot[9..]],
            &["server", "server"],
        ),
        // A body is no request, whoever wrote it to look like one.
        (&[smuggled, hot], &[]),
        (&[&format!("{smuggled}{hot}"), hot], &["server"]),
        (
            &["GET /hot HTTP/1.1\r\nconnection: close\r\n\r\n", hot],
            &["server"],
        ),
        (&["GET /hot HTTP/1.0\r\n\r\n", hot], &["server"]),
    ];
    for (written, expected) in cases {
        let mut stream = connect(Connections::default()).await;
        let mut all = String::new();
        for part in written {
            let _ = stream.write_all(part.as_bytes()).await;
            all += &heard(&mut stream).await;
        }
        assert_eq!(speakers(&all), expected, "{written:?}: {all}");
    }
}

async fn ask(stream: &mut TcpStream, path: &str) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: a\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
}

#[tokio::test]
async fn a_connection_lives_while_pictures_are_asked_for() {
    let mut stream = connect(limits()).await;
    for _ in 0..6 {
        ask(&mut stream, "/hot").await;
        let mut answer = [0; 64];
        assert_ne!(stream.read(&mut answer).await.unwrap(), 0);
        sleep(Duration::from_millis(150)).await;
    }
    let mut rest = Vec::new();
    let ended = timeout(Duration::from_secs(3), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the connection was not closed");
}

/// However long it takes; and what is asked next is answered after all of it.
#[tokio::test]
async fn a_slow_reader_gets_all_of_a_large_answer() {
    for path in ["/hot/large", "/hot/kernel", "/large"] {
        let mut stream = connect(limits()).await;
        ask(&mut stream, path).await;
        let mut all = vec![0; LARGE / 20];
        for _ in 0..12 {
            stream.read_exact(&mut all).await.unwrap();
            sleep(Duration::from_millis(100)).await;
        }
        let head = String::from_utf8_lossy(&all[..1]).into_owned();
        assert_eq!(head, "x", "the body has begun");
        let mut left = Vec::new();
        ask(&mut stream, "/hot").await;
        while !left.ends_with(b"|lane") && !left.ends_with(b"|server") {
            assert_ne!(stream.read_buf(&mut left).await.unwrap(), 0, "{path}");
        }
        let body = left.iter().take_while(|byte| **byte == b'x').count();
        assert!(body > LARGE / 20 * 7, "{path}: {body}");
    }
}

#[tokio::test]
async fn a_reader_who_takes_nothing_is_left() {
    for path in ["/hot/large", "/hot/kernel"] {
        let mut stream = connect(limits()).await;
        ask(&mut stream, path).await;
        sleep(Duration::from_millis(2500)).await;
        let mut all = Vec::new();
        // What the kernel had taken comes, and then the end.
        let ended = timeout(Duration::from_secs(5), stream.read_to_end(&mut all)).await;
        assert!(ended.is_ok() && all.len() < LARGE, "{path}: {}", all.len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_query_holds_up_no_picture() {
    let address = listening(Connections::default()).await;
    let mut busy = TcpStream::connect(address).await.unwrap();
    ask(&mut busy, "/long").await;
    sleep(Duration::from_millis(100)).await;
    // Connections go to the threads in turn: as many more as there are reach each of them.
    for _ in 0..std::thread::available_parallelism().unwrap().get() {
        let mut stream = TcpStream::connect(address).await.unwrap();
        ask(&mut stream, "/hot").await;
        let answer = timeout(LONG / 4, heard(&mut stream)).await.unwrap();
        assert_eq!(speakers(&answer), ["lane"]);
    }
}
