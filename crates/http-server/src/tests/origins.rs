//! What the service is told of who asks.

use super::*;
use crate::Network;

#[tokio::test]
async fn only_named_proxies_are_believed() {
    let server = Server {
        proxies: Network::list("127.0.0.7"),
        ..Server::default()
    };
    let running = Running::start(server).await;
    let local = running.address;
    let request = "GET /who HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\
        x-forwarded-for: 6.6.6.6, 192.0.2.1\r\nx-forwarded-host: evil, b\r\n\r\n";
    for (peer, expected) in [
        ("127.0.0.7", format!("192.0.2.1 by 127.0.0.7 at {local} b")),
        ("127.0.0.8", format!("127.0.0.8 by 127.0.0.8 at {local} ")),
    ] {
        let answer = ask(running.connect_from(peer).await, request).await;
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        assert_eq!(body, expected);
    }
}
