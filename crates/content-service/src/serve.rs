//! Connections: how many, how slow, and their end.

use crate::impatient::Impatient;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

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
pub async fn serve<S>(
    listener: TcpListener,
    service: S,
    limits: Connections,
    stop: impl Future<Output = ()>,
) where
    S: tower::Service<Request<Incoming>, Response = Response, Error = Infallible>,
    S: Clone + Send + 'static,
    S::Future: Send,
{
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(BUFFER);
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
        let service = service.clone().map_request(move |mut request: Request<_>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request
        });
        let service = TowerToHyperService::new(service);
        let stream = TokioIo::new(Impatient::new(stream, limits.stall));
        let connection = builder.serve_connection(stream, service);
        let connection = open.watch(connection.into_owned());
        tokio::spawn(async move {
            // A caller who breaks the protocol or goes away is no error of ours.
            if let Err(cause) = connection.await {
                tracing::debug!(cause, "connection ended early");
            }
            drop(place);
        });
    }
    drop(listener);
    if tokio::time::timeout(limits.drain, open.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not end in time and are cut off");
    }
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
    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

    #[tokio::test]
    async fn who_finds_no_place_waits_for_one() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "done" }));
        let (stop, stopped) = oneshot::channel::<()>();
        let limits = Connections {
            most: 1,
            ..Connections::default()
        };
        let serving = tokio::spawn(serve(listener, router, limits, async move {
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
        serving.await.unwrap();
    }
}
