//! A request names one host, so that all who pass it on mean the same.

use super::*;

/// Heads without their last lines, and the status of their response.
const HEADS: [(&str, u16); 13] = [
    ("GET / HTTP/1.1\r\nhost: a", 200),
    ("GET / HTTP/1.1\r\nHost: [::1]:8080", 200),
    ("GET http://a/ HTTP/1.1\r\nhost: A", 200),
    ("GET / HTTP/1.0\r\nhost: a", 200),
    ("GET / HTTP/1.0", 200),
    ("GET / HTTP/1.1", 400),
    ("GET http://a/ HTTP/1.1", 400),
    ("GET / HTTP/1.1\r\nhost: a\r\nhost: b", 400),
    ("GET / HTTP/1.1\r\nhost: a\r\nHOST: a", 400),
    ("GET / HTTP/1.0\r\nhost: a\r\nhost: b", 400),
    ("GET http://b/ HTTP/1.1\r\nhost: a", 400),
    ("GET / HTTP/1.1\r\nhost: a, b", 400),
    ("GET / HTTP/1.1\r\nhost: me@a", 400),
];

#[tokio::test]
async fn a_request_names_one_host() {
    let running = Running::start(Server::default()).await;
    for (head, status) in HEADS {
        let request = format!("{head}\r\nconnection: close\r\n\r\n");
        let answer = ask(running.connect().await, &request).await;
        let found = answer.split(' ').nth(1).unwrap_or_default();
        assert_eq!(found, status.to_string(), "{head}\n{answer}");
        let nosniff = answer.contains("x-content-type-options: nosniff\r\n");
        assert_eq!(nosniff, status == 400, "{head}\n{answer}");
    }
    // What follows such a request may be meant for another.
    let two = "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n";
    let answer = ask(running.connect().await, &format!("{two}{REQUEST}")).await;
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{answer}");
}

#[tokio::test]
async fn a_request_of_http2_names_one_host() {
    let server = Server {
        tls: Some(certificate()),
        ..Server::default()
    };
    let running = Running::start(server).await;
    let client = client().build().unwrap();
    let url = format!("https://localhost:{}/", running.address.port());
    let own = format!("localhost:{}", running.address.port());
    for (hosts, status) in [
        (vec![], 200),
        (vec![own.as_str()], 200),
        (vec!["b"], 400),
        (vec![own.as_str(), "b"], 400),
    ] {
        let mut request = client.get(&url).build().unwrap();
        for host in &hosts {
            request.headers_mut().append("host", host.parse().unwrap());
        }
        let response = client.execute(request).await.unwrap();
        assert_eq!(response.version(), axum::http::Version::HTTP_2);
        assert_eq!(response.status().as_u16(), status, "{hosts:?}");
    }
}
