//! Connections, with TLS and HTTP/2, and their end.

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use rustls::ServerConfig;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

/// Connections at once; more wait to be accepted.
const MOST_CONNECTIONS: usize = 8192;
/// Requests at once on one connection of HTTP/2.
const MOST_STREAMS: u32 = 128;
/// How long a head, or the greeting of TLS, may take to come.
const HEAD: Duration = Duration::from_secs(15);
/// How often a quiet connection of HTTP/2 is asked whether it is there.
const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// How long requests under way may go on when the server is asked to stop.
const DRAIN: Duration = Duration::from_secs(15);
/// Bytes of a request's head.
const BUFFER: usize = 64 << 10;

/// Serves until `stop` is ready, then finishes what is under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    tls: Option<Arc<ServerConfig>>,
    stop: impl Future<Output = ()>,
) {
    let builder = builder();
    let acceptor = tls.map(TlsAcceptor::from);
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
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
                tracing::error!(cause = %error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let connection = Connection {
            builder: builder.clone(),
            router: router.clone(),
            peer,
        };
        let (acceptor, watcher) = (acceptor.clone(), open.watcher());
        tokio::spawn(async move {
            let ended = match acceptor {
                None => connection.serve(stream, watcher).await,
                Some(acceptor) => match tokio::time::timeout(HEAD, acceptor.accept(stream)).await {
                    Ok(Ok(stream)) => connection.serve(stream, watcher).await,
                    Ok(Err(error)) => Err(error.into()),
                    Err(_) => Ok(()),
                },
            };
            // A caller who breaks the protocol or goes away is no error of ours.
            if let Err(cause) = ended {
                tracing::debug!(cause, "connection ended early");
            }
            drop(place);
        });
    }
    drop(listener);
    if tokio::time::timeout(DRAIN, open.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in time and are cut off");
    }
}

fn builder() -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(BUFFER);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(MOST_STREAMS)
        .keep_alive_interval(KEEP_ALIVE)
        .keep_alive_timeout(HEAD);
    builder
}

struct Connection {
    builder: Builder<TokioExecutor>,
    router: Router,
    peer: SocketAddr,
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

impl Connection {
    async fn serve(
        self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        watcher: hyper_util::server::graceful::Watcher,
    ) -> Result<(), Failure> {
        let peer = self.peer;
        let service = self.router.map_request(move |mut request: Request<_>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.map(axum::body::Body::new)
        });
        let service = TowerToHyperService::new(service);
        let connection = self
            .builder
            .serve_connection(TokioIo::new(stream), service)
            .into_owned();
        watcher.watch(connection).await
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
