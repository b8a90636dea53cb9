//! Accepting connections, and their end.

use crate::connection::Connection;
use crate::connection_slots::ConnectionSlots;
use crate::request_body::RequestBody;
use crate::server::Server;
use axum::http::Request;
use axum::response::Response;
use std::convert::Infallible;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long nothing is accepted after a failure, which is mostly that there are too many
/// open files: there is nothing to do but wait until some are closed.
const PAUSE: Duration = Duration::from_millis(100);

impl Server {
    /// Serves until `stop` is ready, then finishes what is under way.
    pub async fn serve<S>(self, listener: TcpListener, service: S, stop: impl Future<Output = ()>)
    where
        S: tower::Service<Request<RequestBody>, Response = Response, Error = Infallible>,
        S: Clone + Send + Sync + 'static,
        S::Future: Send,
    {
        let slots =
            ConnectionSlots::new(&self.limits, [&self.proxies[..], &self.uncapped].concat());
        let server = Arc::new(self);
        let tasks = TaskTracker::new();
        let (stopping, cut) = (CancellationToken::new(), CancellationToken::new());
        let mut stop = std::pin::pin!(stop);
        loop {
            let accepted = tokio::select! {
                () = &mut stop => break,
                accepted = listener.accept() => accepted,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    pause(&error).await;
                    continue;
                }
            };
            // The address of a connection that is already closed is not available.
            let Ok(local) = stream.local_addr() else {
                continue;
            };
            // Without a slot the stream is dropped, and so closed.
            let Some(slot) = slots.take(peer.ip()) else {
                tracing::debug!("a connection is one too many");
                continue;
            };
            let connection = Connection {
                server: server.clone(),
                service: service.clone(),
                peer,
                local,
                stopping: stopping.clone(),
            };
            let cut = cut.clone();
            tasks.spawn(async move {
                let ended = cut.run_until_cancelled(connection.run(stream)).await;
                // A peer that breaks the protocol or disconnects is no error of ours.
                if let Some(Err(cause)) = ended {
                    tracing::debug!(cause, "connection ended early");
                }
                drop(slot);
            });
        }
        drop(listener);
        stopping.cancel();
        tasks.close();
        let drained = tokio::time::timeout(server.limits.drain, tasks.wait());
        if drained.await.is_err() {
            tracing::warn!("some requests did not end in time and are cut off");
            cut.cancel();
        }
    }
}

/// Waits before the next connection. A peer that hung up in between is nothing.
async fn pause(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if ![ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) {
        tracing::error!(cause = %error, "cannot accept connections");
        tokio::time::sleep(PAUSE).await;
    }
}
