//! A line to a service that a test can cut.

use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on to a service.
pub struct Line {
    /// Where it listens.
    pub address: String,
    open: Arc<watch::Sender<bool>>,
}

impl Line {
    /// A line to an address such as `http://127.0.0.1:4000`.
    pub async fn to(service: &str) -> Self {
        let service: SocketAddr = service.trim_start_matches("http://").parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let open = Arc::new(watch::channel(true).0);
        let opened = open.clone();
        tokio::spawn(async move {
            while let Ok((visitor, _)) = listener.accept().await {
                let mut open = opened.subscribe();
                tokio::spawn(async move {
                    tokio::select! {
                        _ = open.wait_for(|open| !open) => {}
                        () = forward(visitor, service) => {}
                    }
                });
            }
        });
        Self { address, open }
    }

    /// Cuts all connections; new ones are cut at once.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Lets new connections pass.
    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

async fn forward(mut visitor: TcpStream, service: SocketAddr) {
    if let Ok(mut service) = TcpStream::connect(service).await {
        let _ = copy_bidirectional(&mut visitor, &mut service).await;
    }
}
