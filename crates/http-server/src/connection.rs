//! One connection, from its handshake to its end.

use crate::activity::{Activity, End};
use crate::origin::{Arrival, Forwarded, client_address};
use crate::request_body::RequestBody;
use crate::response_body::WatchedBody;
use crate::server::Server;
use crate::write_timeout::WriteTimeout;
use crate::{coding, host};
use axum::http::header::{ACCEPT_ENCODING, CONNECTION, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderValue, Request, StatusCode, Version};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// Bytes of the head of a request, and of what is read ahead of its body.
const BUFFER: usize = 64 << 10;
/// Bytes of the head of a request of HTTP/2, unpacked.
const LARGEST_HEAD: u32 = 32 << 10;
/// Requests at once on one connection of HTTP/2.
const MOST_STREAMS: u32 = 128;
/// Requests of HTTP/2 that were taken back before they were looked at, and those that were
/// refused for a mistake: a peer with more has its connection closed.
const MOST_RESETS: usize = 20;
/// How often a quiet HTTP/2 connection is pinged.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

pub(crate) struct Connection<S> {
    pub(crate) server: Arc<Server>,
    pub(crate) service: S,
    pub(crate) peer: SocketAddr,
    pub(crate) local: SocketAddr,
    /// Cancelled when the server is to stop.
    pub(crate) stopping: CancellationToken,
}

impl<S> Connection<S>
where
    S: tower::Service<Request<RequestBody>, Response = Response, Error = Infallible>,
    S: Clone + Send + Sync + 'static,
    S::Future: Send,
{
    pub(crate) async fn run(self, stream: TcpStream) -> Result<(), Failure> {
        stream.set_nodelay(true)?;
        let limits = &self.server.limits;
        // Below TLS, where each write is one to the peer.
        let stream = WriteTimeout::new(stream, limits.stall);
        let Some(tls) = self.server.tls.clone() else {
            return self.http1(stream).await;
        };
        let handshake = TlsAcceptor::from(tls).accept(stream);
        let handshake = tokio::time::timeout(limits.head, handshake);
        let Some(stream) = self.stopping.run_until_cancelled(handshake).await else {
            return Ok(());
        };
        let stream = stream??;
        if stream.get_ref().1.alpn_protocol() == Some(b"h2") {
            self.http2(stream).await
        } else {
            self.http1(stream).await
        }
    }

    async fn http1(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    ) -> Result<(), Failure> {
        let service = service_fn(|request| self.respond(request));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.server.limits.head)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(stream), service);
        let mut connection = pin!(connection);
        tokio::select! {
            ended = connection.as_mut() => return Ok(ended?),
            () = self.stopping.cancelled() => {}
        }
        connection.as_mut().graceful_shutdown();
        Ok(connection.await?)
    }

    async fn http2(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    ) -> Result<(), Failure> {
        let activity = Activity::new(&self.server.limits);
        let service = service_fn(|request| {
            let under_way = activity.begin();
            let response = self.respond(request);
            async move {
                let response = response.await?;
                Ok::<_, Infallible>(response.map(|body| WatchedBody::new(body, under_way)))
            }
        });
        let connection = http2::Builder::new(TokioExecutor::new())
            .timer(TokioTimer::new())
            .max_concurrent_streams(MOST_STREAMS)
            .max_pending_accept_reset_streams(MOST_RESETS)
            .max_local_error_reset_streams(MOST_RESETS)
            .max_header_list_size(LARGEST_HEAD)
            .keep_alive_interval(KEEP_ALIVE)
            .keep_alive_timeout(self.server.limits.head)
            .serve_connection(TokioIo::new(stream), service);
        let mut connection = pin!(connection);
        let end = tokio::select! {
            ended = connection.as_mut() => return Ok(ended?),
            end = activity.end() => Some(end),
            () = self.stopping.cancelled() => None,
        };
        if end == Some(End::Stalled) {
            return Err("the peer does not take a response".into());
        }
        activity.say_goodbye();
        connection.as_mut().graceful_shutdown();
        tokio::select! {
            ended = connection => Ok(ended?),
            _ = activity.end() => Err("the peer does not go".into()),
        }
    }

    /// Attaches the client's address and how the request came, for the service.
    fn note_origin(&self, request: &mut Request<RequestBody>) {
        let (peer, proxies) = (self.peer.ip(), &self.server.proxies);
        let client = client_address(peer, request.headers(), proxies);
        let arrival = Arrival {
            peer: self.peer,
            local: self.local,
            forwarded: Forwarded::of(peer, request.headers(), proxies),
        };
        let extensions = request.extensions_mut();
        extensions.insert(client);
        extensions.insert(arrival);
    }

    /// The response to a request, with what is known of its connection.
    fn respond(
        &self,
        request: Request<Incoming>,
    ) -> impl Future<Output = Result<Response, Infallible>> + Send + use<S> {
        let mut request = request.map(|body| RequestBody::new(body, self.server.limits.stall));
        self.note_origin(&mut request);
        let (stalled, version) = (request.body().stalled(), request.version());
        let clear = host::is_named_once(&request);
        let plain = coding::is_plain(request.headers());
        let service = self.service.clone();
        async move {
            if !clear {
                let message = "The request must name its host once\n";
                return Ok(refusal(version, StatusCode::BAD_REQUEST, message));
            }
            if !plain {
                let message = "The body of a request must not be compressed\n";
                let mut refused = refusal(version, StatusCode::UNSUPPORTED_MEDIA_TYPE, message);
                let takes = HeaderValue::from_static("identity");
                refused.headers_mut().insert(ACCEPT_ENCODING, takes);
                return Ok(refused);
            }
            let response = service.oneshot(request).await?;
            if stalled.is_true() {
                let message = "The body of the request did not come\n";
                return Ok(refusal(version, StatusCode::REQUEST_TIMEOUT, message));
            }
            Ok(response)
        }
    }
}

/// The response to a request after which its connection is not trusted.
fn refusal(version: Version, status: StatusCode, message: &'static str) -> Response {
    let nosniff = (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let mut response = (status, [nosniff], message).into_response();
    // HTTP/2 has no such header, and its connection goes on with other requests.
    if version < Version::HTTP_2 {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
    response
}
