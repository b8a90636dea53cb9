//! A line to a service that can be cut.

use std::net::SocketAddr;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on to a service.
pub(crate) struct Line {
    pub(crate) address: String,
    cuts: watch::Sender<()>,
}

impl Line {
    pub(crate) async fn to(service: &str) -> Self {
        let service: SocketAddr = service.trim_start_matches("http://").parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let cuts = watch::Sender::new(());
        let cut = cuts.subscribe();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut cut = cut.clone();
                cut.mark_unchanged();
                tokio::spawn(async move {
                    let mut far = TcpStream::connect(service).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Self { address, cuts }
    }

    /// Cuts every connection. New ones can be made.
    pub(crate) fn cut(&self) {
        self.cuts.send_replace(());
    }
}
