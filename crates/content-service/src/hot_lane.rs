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
mod tests;
