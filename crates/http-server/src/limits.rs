//! What connections may cost.

use std::time::Duration;

/// What connections may cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections at once. One that is more is closed at once.
    pub connections: usize,
    /// Connections at once from one address; in IPv6 from one /64, which is what a single
    /// customer is given. One that is more is closed at once. A school has one address: a class
    /// of 300 has two or three connections each, since browsers fetch fonts on one of their own.
    pub connections_per_address: usize,
    /// How long a handshake of TLS and the head of a request may take to come, and how long a
    /// connection of HTTP/1 may be idle between two requests.
    pub head: Duration,
    /// How long a connection of HTTP/2 may be idle between two requests. It is longer:
    /// browsers have one such connection where they would have six of HTTP/1.
    pub idle: Duration,
    /// How long a peer may send nothing of a body that is waited for, or take nothing of a
    /// response that is there.
    pub stall: Duration,
    /// How long requests under way may go on after the server is to stop.
    pub drain: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 4096,
            connections_per_address: 1024,
            head: Duration::from_secs(15),
            idle: Duration::from_mins(1),
            stall: Duration::from_secs(30),
            drain: Duration::from_secs(25),
        }
    }
}
