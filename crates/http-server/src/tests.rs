//! The server from outside: bytes in, bytes out, over real connections.

mod caps;
mod codings;
mod floods;
mod hosts;
mod origins;
mod slow;
mod tls;

use crate::{Arrival, ClientAddress, Limits, Server};
use axum::body::{Body, Bytes};
use axum::routing::{get, post};
use axum::{Extension, Router};
use futures_util::stream;
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::mpsc;

/// Distinguishes a hang from a response.
const HANG: Duration = Duration::from_secs(30);

const REQUEST: &str = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

/// A server with `/`, which responds; `/large`, of a megabyte and more; `/endless`, which never
/// comes to its end; `/length`, which takes a body; and `/who`, which returns the client's
/// address.
struct Running {
    address: SocketAddr,
    /// Told whenever a response of `/endless` is given up.
    given_up: mpsc::UnboundedReceiver<()>,
}

impl Running {
    async fn start(server: Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, given_up) = mpsc::unbounded_channel();
        tokio::spawn(server.serve(listener, router(tell), std::future::pending()));
        Self { address, given_up }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// A connection from another address of this machine.
    async fn connect_from(&self, address: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket
            .bind(format!("{address}:0").parse().unwrap())
            .unwrap();
        socket.connect(self.address).await.unwrap()
    }
}

struct NotifyOnDrop(mpsc::UnboundedSender<()>);

impl Drop for NotifyOnDrop {
    fn drop(&mut self) {
        let _ = self.0.send(());
    }
}

fn router(tell: mpsc::UnboundedSender<()>) -> Router {
    let endless = move || {
        let notify = NotifyOnDrop(tell.clone());
        let zeros = stream::unfold(notify, |notify| async move {
            Some((
                Ok::<_, std::io::Error>(Bytes::from(vec![0; 1 << 16])),
                notify,
            ))
        });
        async move { Body::from_stream(zeros) }
    };
    Router::new()
        .route("/", get(|| async { "done" }))
        .route("/large", get(|| async { large() }))
        .route("/endless", get(endless))
        .route("/who", get(who))
        .route("/length", post(async |body: String| body.len().to_string()))
}

/// What the service learns about a request.
async fn who(
    Extension(ClientAddress(client)): Extension<ClientAddress>,
    Extension(arrival): Extension<Arrival>,
) -> String {
    let host = arrival.forwarded.and_then(|forwarded| forwarded.host);
    let host = host.unwrap_or_default();
    format!(
        "{client} by {} at {} {host}",
        arrival.peer.ip(),
        arrival.local
    )
}

/// More than any window or buffer holds.
fn large() -> Vec<u8> {
    let numbers = 0..1_500_000_u32;
    numbers.map(|number| number.to_le_bytes()[1]).collect()
}

/// Everything that comes until the connection ends.
async fn rest(stream: &mut (impl AsyncReadExt + Unpin)) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(HANG, stream.read_to_end(&mut bytes)).await;
    // That a connection is reset is an end as well.
    let _ = read.expect("the connection ends");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The response to a request on a connection of its own.
async fn ask(mut stream: TcpStream, request: &str) -> String {
    // The server may have closed it.
    let _ = stream.write_all(request.as_bytes()).await;
    rest(&mut stream).await
}

fn short() -> Limits {
    Limits {
        head: Duration::from_millis(200),
        idle: Duration::from_millis(200),
        stall: Duration::from_millis(200),
        ..Limits::default()
    }
}

/// A certificate for `localhost`.
fn certificate() -> Arc<ServerConfig> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Arc::new(config)
}

fn client() -> reqwest::ClientBuilder {
    reqwest::Client::builder().tls_danger_accept_invalid_certs(true)
}
