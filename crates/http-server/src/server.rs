//! How connections are served.

use crate::limits::Limits;
use crate::network::Network;
use rustls::ServerConfig;
use std::sync::Arc;

/// How connections are served.
#[derive(Clone, Default)]
pub struct Server {
    /// What they may cost.
    pub limits: Limits,
    /// Networks of the proxies that are trusted about the client's address and the requested
    /// host. Their connections are not counted: there are many callers behind them.
    pub proxies: Vec<Network>,
    /// Other networks whose connections are not counted: those of services of our own.
    pub uncapped: Vec<Network>,
    /// The certificate; without one plain HTTP is spoken.
    pub tls: Option<Arc<ServerConfig>>,
}
