//! Bodies that say they are compressed.

use super::*;

/// Nothing here decompresses what strangers send: a kilobyte of it can be a gigabyte.
#[tokio::test]
async fn a_compressed_body_is_refused_before_it_is_read() {
    let running = Running::start(Server::default()).await;
    let table = [
        ("gzip", "415"),
        ("br", "415"),
        ("zstd", "415"),
        ("deflate, gzip", "415"),
        ("identity, gzip", "415"),
        ("", "200"),
        ("identity", "200"),
        ("Identity", "200"),
    ];
    for (coding, status) in table {
        let request = format!(
            "POST /length HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\
             content-encoding: {coding}\r\ncontent-length: 3\r\n\r\nabc"
        );
        let answer = ask(running.connect().await, &request).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{coding}: {answer}"
        );
        let names = answer.contains("accept-encoding: identity\r\n");
        assert_eq!(names, status == "415", "{coding}: {answer}");
        let nosniff = answer.contains("x-content-type-options: nosniff\r\n");
        assert_eq!(nosniff, status == "415", "{coding}: {answer}");
    }
}
