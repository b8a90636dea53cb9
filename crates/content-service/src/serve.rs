//! Connections: how many, how slow, and their end.

use crate::front::Front;
use crate::hot_lane::{HotLane, Turn};
use crate::impatient::Impatient;
use crate::lane_clock::LaneClock;
use crate::lanes::Lanes;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What a connection may cost.
#[derive(Clone, Debug)]
pub struct Connections {
    /// How many at once; more wait to be accepted.
    pub most: usize,
    /// How long a caller may take to send the head of a request, and how long a
    /// connection may lie idle between two requests.
    pub head: Duration,
    /// How long a caller may take no byte of an answer that waits for it.
    pub stall: Duration,
    /// How long requests under way may go on when the service is asked to stop.
    pub drain: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        Self {
            most: 4096,
            head: Duration::from_secs(15),
            stall: Duration::from_secs(30),
            drain: Duration::from_secs(25),
        }
    }
}

/// Bytes of a request's head, and of what is read ahead of its body.
const BUFFER: usize = 64 << 10;

/// Serves until `stop` is ready, then finishes what is under way.
///
/// Only HTTP/1.1 is spoken: whoever serves the world puts a proxy with TLS in
/// front, and between the two HTTP/2 brings nothing but idle connections that no
/// timeout ends.
pub async fn serve(
    listener: TcpListener,
    front: Front,
    limits: Connections,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let lanes = Lanes::start()?;
    let runtime = Handle::current();
    let places = Arc::new(Semaphore::new(limits.most));
    let open = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &places) => accepted,
        };
        let (stream, peer, place) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                pause(&error).await;
                continue;
            }
        };
        let (front, limits) = (front.clone(), limits.clone());
        let (runtime, watcher) = (runtime.clone(), open.watcher());
        let taken = lanes.take(stream, move |stream| async move {
            let connection = connection(stream, peer, front, &limits, runtime);
            // A caller who breaks the protocol or goes away is no error of ours.
            if let Err(cause) = watcher.watch(connection).await {
                tracing::debug!(%cause, "connection ended early");
            }
            drop(place);
        });
        if let Err(error) = taken {
            pause(&error).await;
        }
    }
    drop(listener);
    if tokio::time::timeout(limits.drain, open.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not end in time and are cut off");
    }
    Ok(())
}

/// A caller's connection, with its lane and its limits.
fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    front: Front,
    limits: &Connections,
    runtime: Handle,
) -> impl GracefulConnection<Error = hyper::Error> + Send + use<> {
    let turn = Turn::new();
    let stream = Impatient::new(stream, limits.stall);
    let lane = HotLane::new(stream, peer, front.shortcut.clone(), turn.clone());
    let clock = LaneClock {
        turn: turn.clone(),
        patience: limits.head,
    };
    let answer = service_fn(move |request| {
        let (front, runtime) = (front.clone(), runtime.clone());
        front.answer(request, peer, turn.clone(), runtime)
    });
    Builder::new()
        .timer(clock)
        .header_read_timeout(limits.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(lane), answer)
}

/// The next connection, when there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await;
    let place = place.map_err(io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok((stream, peer, place))
}

/// A caller who hung up in between is nothing; without file handles there is
/// nothing to do but wait until some are closed.
async fn pause(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if ![ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) {
        tracing::error!(cause = %error, "cannot accept connections");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hot_lane::{Answer, Head, Shortcut};
    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    struct Nothing;

    impl Shortcut for Nothing {
        fn answer(&self, _: &Head<'_, '_>, _: SocketAddr) -> Option<Answer> {
            None
        }
    }

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

    #[tokio::test]
    async fn who_finds_no_place_waits_for_one() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "done" }));
        let front = Front::new(router, Nothing);
        let (stop, stopped) = oneshot::channel::<()>();
        let limits = Connections {
            most: 1,
            ..Connections::default()
        };
        let serving = tokio::spawn(serve(listener, front, limits, async move {
            let _ = stopped.await;
        }));
        let mut first = TcpStream::connect(address).await.unwrap();
        first.write_all(b"GET").await.unwrap();
        let mut second = TcpStream::connect(address).await.unwrap();
        second.write_all(REQUEST).await.unwrap();
        let mut answer = String::new();
        let early = Duration::from_millis(200);
        let waiting = tokio::time::timeout(early, second.read_to_string(&mut answer)).await;
        assert!(waiting.is_err(), "{answer}");
        drop(first);
        second.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("done"), "{answer}");
        drop(stop);
        serving.await.unwrap().unwrap();
    }
}
