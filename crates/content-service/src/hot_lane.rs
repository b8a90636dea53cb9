//! The lane below the server: a connection on which pictures that everyone asks for are
//! answered as soon as their request is read, and everything else is passed on.
//!
//! What hyper and the router make of a request and an answer costs more than giving out
//! bytes that lie in memory. A request is taken here only if it is alone and whole in what
//! was read, and has no body: then neither side can mistake where the next one begins.
//! While a request is passed on, the lane keeps out until its answer is written.

use crate::wire::{KernelBytes, Wire};
use bytes::Bytes;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// More headers than a picture's request has are for the server to judge.
const HEADERS: usize = 32;

/// A request as it was read.
pub(crate) type Head<'headers, 'bytes> = httparse::Request<'headers, 'bytes>;

/// An answer as it is written.
pub(crate) struct Answer {
    /// The status, the headers and the empty line.
    pub(crate) head: Vec<u8>,
    pub(crate) body: Body,
}

/// The bytes of a picture.
pub(crate) enum Body {
    Here(Bytes),
    /// Where the kernel has them, which need not copy them.
    Kernel(Arc<KernelBytes>),
}

/// Who answers on the lane.
pub(crate) trait Shortcut: Send + Sync + 'static {
    /// The whole answer, if it can be had without waiting.
    fn answer(&self, head: &Head<'_, '_>, peer: SocketAddr) -> Option<Answer>;
}

/// What lane, server and clock know of each other on one connection.
pub(crate) struct Turn {
    /// The server has made the whole answer to the request that was passed on.
    answered: AtomicBool,
    /// A picture was being given out since the clock looked.
    given: AtomicBool,
}

impl Turn {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self {
            answered: AtomicBool::new(false),
            given: AtomicBool::new(false),
        })
    }

    /// Notes that an answer was made whole, or given up.
    pub(crate) fn note_answered(&self) {
        self.answered.store(true, Ordering::Release);
    }

    /// Whether a picture was being given out since this was asked.
    pub(crate) fn take_given(&self) -> bool {
        self.given.swap(false, Ordering::Relaxed)
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Speaker {
    /// Nothing is under way.
    Lane,
    /// One request is with the server.
    Server,
    /// Where requests begin is no longer known here.
    ServerForGood,
}

/// A connection with its lane.
pub(crate) struct HotLane<T> {
    inner: T,
    peer: SocketAddr,
    shortcut: Arc<dyn Shortcut>,
    turn: Arc<Turn>,
    speaker: Speaker,
    /// What is being written, and how much of it was.
    answer: Option<(Answer, usize)>,
}

impl<T: AsyncRead + AsyncWrite + Wire + Unpin> HotLane<T> {
    pub(crate) fn new(
        inner: T,
        peer: SocketAddr,
        shortcut: Arc<dyn Shortcut>,
        turn: Arc<Turn>,
    ) -> Self {
        Self {
            inner,
            peer,
            shortcut,
            turn,
            speaker: Speaker::Lane,
            answer: None,
        }
    }

    /// Takes the request that was read, or says who has it.
    fn take(&mut self, read: &[u8]) -> Speaker {
        let mut headers = [httparse::EMPTY_HEADER; HEADERS];
        let mut head = httparse::Request::new(&mut headers);
        match head.parse(read) {
            Ok(httparse::Status::Complete(length)) if length == read.len() => (),
            _ => return Speaker::ServerForGood,
        }
        if has_body(&head) {
            return Speaker::ServerForGood;
        }
        if stays_open(&head)
            && let Some(answer) = self.shortcut.answer(&head, self.peer)
        {
            self.answer = Some((answer, 0));
            return Speaker::Lane;
        }
        Speaker::Server
    }

    /// Writes what is left of an answer.
    fn poll_answer(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while let Some((answer, written)) = &mut self.answer {
            self.turn.given.store(true, Ordering::Relaxed);
            if *written >= answer.length() {
                self.answer = None;
                break;
            }
            match ready!(answer.poll_write(&mut self.inner, context, *written))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                more => *written += more,
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl Body {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Here(bytes) => bytes.len(),
            Self::Kernel(bytes) => bytes.len(),
        }
    }
}

impl Answer {
    fn length(&self) -> usize {
        self.head.len() + self.body.len()
    }

    /// Writes some of what follows what was written.
    fn poll_write<T: Wire + AsyncWrite + Unpin>(
        &self,
        wire: &mut T,
        context: &mut Context<'_>,
        written: usize,
    ) -> Poll<io::Result<usize>> {
        let head = self.head.get(written..).unwrap_or_default();
        let begun = written.saturating_sub(self.head.len());
        match &self.body {
            Body::Here(bytes) => {
                let parts = [IoSlice::new(head), IoSlice::new(&bytes[begun..])];
                Pin::new(wire).poll_write_vectored(context, &parts)
            }
            Body::Kernel(_) if !head.is_empty() => wire.poll_write_more(context, head),
            Body::Kernel(bytes) => wire.poll_write_kernel(context, bytes, begun),
        }
    }
}

/// Whether bytes may follow that are no request.
fn has_body(head: &Head<'_, '_>) -> bool {
    let framing = ["content-length", "transfer-encoding", "upgrade", "expect"];
    let mut names = head.headers.iter().map(|header| header.name);
    names.any(|name| framing.iter().any(|other| name.eq_ignore_ascii_case(other)))
}

/// Whether the caller leaves it at the protocol's rule: HTTP/1.1, and more may come.
fn stays_open(head: &Head<'_, '_>) -> bool {
    let mut headers = head.headers.iter();
    head.version == Some(1)
        && headers.all(|header| {
            !header.name.eq_ignore_ascii_case("connection")
                || header.value.eq_ignore_ascii_case(b"keep-alive")
        })
}

impl<T: AsyncRead + AsyncWrite + Wire + Unpin> AsyncRead for HotLane<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let lane = &mut *self;
        loop {
            ready!(lane.poll_answer(context))?;
            let before = buffer.filled().len();
            ready!(Pin::new(&mut lane.inner).poll_read(context, buffer))?;
            let read = &buffer.filled()[before..];
            lane.speaker = match lane.speaker {
                _ if read.is_empty() => return Poll::Ready(Ok(())),
                // More than one request is under way, or one came in parts.
                Speaker::Server | Speaker::ServerForGood => Speaker::ServerForGood,
                Speaker::Lane => lane.take(read),
            };
            if lane.speaker != Speaker::Lane {
                lane.turn.take_given();
                return Poll::Ready(Ok(()));
            }
            buffer.set_filled(before);
        }
    }
}

impl<T: AsyncRead + AsyncWrite + Wire + Unpin> AsyncWrite for HotLane<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_answer(context))?;
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_answer(context))?;
        Pin::new(&mut self.inner).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    /// The server flushes when it has written all it has: an answer that was made whole is
    /// then on its way.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // The server has nothing to flush then, and a flush that is done at once would stop
        // the watch over a caller who takes nothing of the answer.
        if self.answer.is_some() {
            return Poll::Ready(Ok(()));
        }
        ready!(Pin::new(&mut self.inner).poll_flush(context))?;
        if self.speaker == Speaker::Server && self.turn.answered.swap(false, Ordering::AcqRel) {
            self.speaker = Speaker::Lane;
        }
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_answer(context))?;
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
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
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new()
            .route("/refused", post(|| async { StatusCode::FORBIDDEN }))
            .route("/large", get(|| async { vec![b'x'; LARGE] }))
            .fallback(get(|| async { "|server" }));
        let front = Front::new(router, Lane);
        tokio::spawn(serve(listener, front, limits, std::future::pending()));
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        socket.connect(address).await.unwrap()
    }

    /// What comes until nothing comes for a while, or the connection ends.
    async fn heard(stream: &mut TcpStream) -> String {
        let mut all = Vec::new();
        while let Ok(Ok(1..)) = timeout(Duration::from_millis(200), stream.read_buf(&mut all)).await
        {
        }
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
}
