//! Pictures that everyone asks for, as they come over a connection.

use super::running::{Answer, Kept, Running, with_service};
use super::samples;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use content_service::{Connections, serve};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::{TcpListener, TcpStream};

/// A caller who stays on the line.
struct Line(BufStream<TcpStream>);

impl Line {
    async fn to(running: &Running) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let front = running.router.clone();
        let stop = std::future::pending();
        tokio::spawn(serve(listener, front, Connections::default(), stop));
        Self(BufStream::new(TcpStream::connect(address).await.unwrap()))
    }

    async fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let headers = headers.iter();
        let headers: Vec<_> = headers
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        let headers = headers.concat();
        let request = format!("GET {path} HTTP/1.1\r\nhost: content.example.org\r\n{headers}\r\n");
        self.0.write_all(request.as_bytes()).await.unwrap();
        self.0.flush().await.unwrap();
        self.answer().await
    }

    async fn answer(&mut self) -> Answer {
        let status = self.line().await;
        let status: StatusCode = status.split(' ').nth(1).unwrap().parse().unwrap();
        let mut headers = HeaderMap::new();
        while let Some((name, value)) = self.line().await.split_once(": ") {
            let name: HeaderName = name.parse().unwrap();
            headers.append(name, value.parse().unwrap());
        }
        let length = headers.get("content-length");
        let length = length.filter(|_| status != StatusCode::NOT_MODIFIED);
        let length = length.map_or(0, |length| length.to_str().unwrap().parse().unwrap());
        let mut bytes = vec![0; length];
        self.0.read_exact(&mut bytes).await.unwrap();
        Answer {
            status,
            headers,
            bytes,
        }
    }

    async fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).await.unwrap();
        line.trim_end().to_owned()
    }
}

/// What is answered on the lane names no request: any cache may keep it.
fn is_of_the_lane(answer: &Answer) -> bool {
    !answer.headers.contains_key("x-request-id")
}

#[test]
fn what_everyone_asks_for_is_answered_as_the_router_does() {
    with_service(
        Kept::Folder,
        |_| {},
        |running| async move {
            let picture = running.picture(&samples::jpeg(400, 300, 1)).await;
            let mut line = Line::to(&running).await;
            let taken = [("accept", "image/webp,*/*")];
            for path in [
                format!("{picture}?w=240&auto=format"),
                format!("{picture}?w=320&fm=png"),
            ] {
                let first = line.get(&path, &taken).await.expect(200);
                assert!(!is_of_the_lane(&first));
                let second = line.get(&path, &taken).await.expect(200);
                assert!(is_of_the_lane(&second), "{:?}", second.headers);
                assert_eq!(first.bytes, second.bytes);
                let bytes = first.bytes.clone();
                let plain = |answer: Answer| {
                    let mut headers = answer.headers;
                    for name in ["x-request-id", "traceparent", "date"] {
                        headers.remove(name);
                    }
                    headers
                };
                assert_eq!(second.header("date"), "Mon, 21 Sep 2026 14:13:20 GMT");
                let tag = second.header("etag").to_owned();
                assert_eq!(plain(first), plain(second));

                // What is asked for often is given out in another way, and is the same.
                for _ in 0..40 {
                    let again = line.get(&path, &taken).await.expect(200);
                    assert!(is_of_the_lane(&again));
                    assert_eq!(again.bytes, bytes);
                }

                // Each with something that only the router knows, and the lane again after it.
                let part = line.get(&path, &[taken[0], ("range", "bytes=0-9")]).await;
                assert_eq!(part.expect(206).bytes.len(), 10);
                assert!(is_of_the_lane(&line.get(&path, &taken).await.expect(200)));
                line.get(&path, &[taken[0], ("if-none-match", &tag)])
                    .await
                    .expect(304);
                let viewer = [taken[0], ("Authorization", "Bearer viewer")];
                let own = line.get(&path, &viewer).await.expect(200);
                assert!(!is_of_the_lane(&own));
                assert!(is_of_the_lane(&line.get(&path, &taken).await.expect(200)));
            }
            let path = format!("{picture}?w=240&auto=format");
            let other = line
                .get(&path, &[("accept", "image/avif")])
                .await
                .expect(200);
            assert_eq!(other.header("content-type"), "image/avif");
            line.get("/v1/ping", &[]).await.expect(200);
            running.close("stage").await;
            line.get(&path, &taken).await.expect(404);
        },
    );
}
