//! A content service.

use assets::{AssetSettings, Assets, Store};
use content_service::{
    Clock, Entropy, Live, Metrics, NoAgent, NoNotices, Parts, Service, Settings, router,
};
use http_server::Server;
use lake::Lake;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::net::TcpListener;

/// Settings with all assets in a folder.
pub fn asset_settings(data: PathBuf) -> AssetSettings {
    AssetSettings {
        store: Store::Folder(data.join("originals")),
        data,
        ..AssetSettings::default()
    }
}

/// The parts of a service; its temporary files are under `work`.
pub fn parts(
    lake: Lake,
    settings: Settings,
    assets: AssetSettings,
    (work, clock): (&str, Clock),
) -> Parts {
    let assets = Assets::open(assets, work, clock.clone()).unwrap();
    let live = Live::without_broker(lake.clone());
    Parts {
        lake,
        settings: Arc::new(settings),
        clock,
        entropy: counting_entropy(),
        metrics: Metrics::new(assets.metrics(), live.metrics()),
        live,
        assets,
        embedder: None,
        agent: Arc::new(NoAgent),
        notices: Arc::new(NoNotices),
    }
}

/// Bytes that differ each time, and are the same in each run.
pub fn counting_entropy() -> Entropy {
    let count = AtomicU64::new(1);
    Arc::new(move |bytes| {
        let mut state = count.fetch_add(1, Ordering::Relaxed);
        for byte in bytes {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            *byte = state.to_be_bytes()[0];
        }
    })
}

/// Serves on a free port until the runtime ends; the address.
pub async fn serve(parts: Parts) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let service = router(Service::new(parts));
    let stop = std::future::pending();
    tokio::spawn(Server::default().serve(listener, service, stop));
    address
}
