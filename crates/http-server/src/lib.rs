//! The HTTP server of both services: how many connections there may be and of whom, how slow
//! they may be, and how they end.
//!
//! HTTP/1.1 is spoken, and HTTP/2 to those who choose it in the handshake of TLS. Between a
//! proxy and a service HTTP/2 brings nothing but connections that are harder to time.

mod activity;
mod coding;
mod connection;
mod connection_slots;
mod host;
mod known_tags;
mod limits;
mod network;
mod origin;
mod random_name;
mod request_body;
mod response_body;
mod serve;
mod server;
#[cfg(test)]
mod tests;
mod write_timeout;

pub use connection_slots::customer;
pub use known_tags::KnownTags;
pub use limits::Limits;
pub use network::Network;
pub use origin::{Arrival, ClientAddress, Forwarded, client_address};
pub use random_name::random_name;
pub use request_body::RequestBody;
pub use server::Server;
