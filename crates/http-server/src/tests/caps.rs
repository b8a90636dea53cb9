//! How many connections there may be, and of whom.

use super::*;
use crate::Network;

/// Sends half a head on a connection that stays open.
async fn half(running: &Running, address: &str) -> TcpStream {
    let mut stream = running.connect_from(address).await;
    // It may be closed already.
    let _ = stream.write_all(b"GET / HT").await;
    stream
}

fn capped(uncapped: &str) -> Server {
    Server {
        limits: Limits {
            connections: 16,
            connections_per_address: 4,
            ..Limits::default()
        },
        uncapped: Network::list(uncapped),
        ..Server::default()
    }
}

#[tokio::test]
async fn half_sent_heads_from_one_address_lock_nobody_out() {
    let running = Running::start(capped("")).await;
    let mut held = Vec::new();
    for _ in 0..200 {
        held.push(half(&running, "127.0.0.2").await);
    }
    // Those over the cap are closed, and the others wait for the rest of their heads.
    for stream in &mut held[4..] {
        assert_eq!(rest(stream).await, "");
    }
    let answer = ask(running.connect().await, REQUEST).await;
    assert!(answer.ends_with("done"), "{answer}");
    for stream in &mut held[..4] {
        let end = b"TP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
        stream.write_all(end).await.unwrap();
        let answer = rest(stream).await;
        assert!(answer.ends_with("done"), "{answer}");
    }
    // A place is free as soon as the server has seen the end.
    let again = async {
        while !ask(running.connect_from("127.0.0.2").await, REQUEST)
            .await
            .ends_with("done")
        {}
    };
    let again = tokio::time::timeout(HANG, again).await;
    again.expect("the address gets in again");
}

/// A class of 300 behind one address, each pupil with two connections that stay open.
#[tokio::test]
async fn a_school_class_gets_in() {
    let running = Running::start(Server::default()).await;
    let mut held = Vec::new();
    for _ in 0..600 {
        held.push(half(&running, "127.0.0.2").await);
    }
    let end = b"TP/1.1\r\nhost: a\r\n\r\n";
    for (number, stream) in held.iter_mut().enumerate() {
        // One that was closed cannot be written to, and sends nothing.
        let _ = stream.write_all(end).await;
        let mut status = [0; 15];
        let read = tokio::time::timeout(HANG, stream.read_exact(&mut status)).await;
        let served = read.unwrap().is_ok_and(|_| status == *b"HTTP/1.1 200 OK");
        assert!(served, "connection {number}");
    }
}

#[tokio::test]
async fn named_networks_get_in_when_all_places_are_taken() {
    let running = Running::start(capped("127.0.0.9/32")).await;
    let mut held = Vec::new();
    for address in ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"] {
        for _ in 0..4 {
            held.push(half(&running, address).await);
        }
    }
    let answer = ask(running.connect_from("127.0.0.6").await, REQUEST).await;
    assert_eq!(answer, "");
    for _ in 0..20 {
        held.push(half(&running, "127.0.0.9").await);
    }
    let answer = ask(running.connect_from("127.0.0.9").await, REQUEST).await;
    assert!(answer.ends_with("done"), "{answer}");
}
