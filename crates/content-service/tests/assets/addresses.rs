//! The address that asset documents and descriptions name: never one that a caller makes up.

use super::running::{Running, StoreKind, with_service};
use super::samples;
use http_server::{Network, Server};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket};

/// What tells a hang from an answer.
const HANG: Duration = Duration::from_secs(30);

/// The proxy that the service believes.
const PROXY: &str = "127.0.0.7";

/// The address of the service, without one that is set.
async fn listening(running: &Running) -> SocketAddr {
    let running = running.anew_with(|settings| {
        settings.public_url = None;
        settings.api_host = Some("api.example.org".to_owned());
    });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let server = Server {
        proxies: Network::list(PROXY),
        ..Server::default()
    };
    tokio::spawn(server.serve(listener, running.router, std::future::pending()));
    address
}

/// The JSON that answers a request from an address of this machine.
async fn ask(to: SocketAddr, from: &str, head: &str, body: &[u8]) -> Value {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    let length = body.len();
    let head = format!("{head}content-length: {length}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(body).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(HANG, stream.read_to_end(&mut answer)).await;
    read.unwrap().unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (_, json) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {head}{answer}"))
}

#[test]
fn no_caller_chooses_the_host_of_an_address() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let picture = samples::jpeg(64, 48, 1);
            let uploaded = running.upload("images", &picture).await.expect(200).json();
            let id = uploaded["document"]["_id"].as_str().unwrap();
            let path = format!("/iiif/3/{}/stage/{id}", running.project);
            let service = listening(&running).await;
            let own = format!("http://{service}");
            let forged = "x-forwarded-host: evil.example\r\nx-forwarded-proto: https\r\n";
            let chain = "x-forwarded-host: evil.example, a.example.org\r\n\
                x-forwarded-proto: http, https\r\n";
            for (from, host, more, expected) in [
                ("127.0.0.1", "evil.example", "", own.as_str()),
                ("127.0.0.1", "evil.example", forged, &own),
                ("127.0.0.1", "evilapi.example.org", "", &own),
                ("127.0.0.1", "localhost.evil.example", "", &own),
                // What leads nowhere but here, and what the settings name.
                (
                    "127.0.0.1",
                    "localhost:24100",
                    forged,
                    "http://localhost:24100",
                ),
                (
                    "127.0.0.1",
                    "museum.api.localhost:1",
                    "",
                    "http://museum.api.localhost:1",
                ),
                ("127.0.0.1", "127.0.0.1:24100", "", "http://127.0.0.1:24100"),
                ("127.0.0.1", "[::1]:24100", "", "http://[::1]:24100"),
                (
                    "127.0.0.1",
                    "museum.api.example.org",
                    "",
                    "http://museum.api.example.org",
                ),
                // A named proxy, and what its caller wrote before it.
                (PROXY, "b.example.org", "", "http://b.example.org"),
                (PROXY, "inner", chain, "https://a.example.org"),
            ] {
                let head = format!("GET {path}/info.json HTTP/1.1\r\nhost: {host}\r\n{more}");
                let info = ask(service, from, &head, b"").await;
                assert_eq!(info["id"], format!("{expected}{path}"), "{from} {head}");
            }
            let head = format!(
                "POST /v2024-10-01/assets/images/stage HTTP/1.1\r\nhost: evil.example\r\n{forged}\
                authorization: Bearer editor\r\n"
            );
            let other = samples::jpeg(64, 48, 2);
            let uploaded = ask(service, "127.0.0.1", &head, &other).await;
            let document = &uploaded["document"];
            let expected = format!("{own}/{}", document["path"].as_str().unwrap());
            assert_eq!(document["url"], expected);
        },
    );
}
