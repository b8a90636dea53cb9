//! `vitrine content`

use super::{Done, connect_patiently, interrupted, random_name, ready};
use crate::settings::Settings;
use crate::system;
use assets::Assets;
use content_service::{Metrics, Parts, Service, router};
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;

pub(crate) async fn run(settings: &Settings) -> Done {
    let lake = ready(connect_patiently(settings).await?).await?;
    warn_of_missing_worker(&settings.assets().workers.program);
    let assets = Assets::open(settings.assets(), &random_name(16), system::clock());
    let assets = assets.map_err(|error| format!("{error}: {}", error.cause()))?;
    let service = Service::new(Parts {
        lake: lake.clone(),
        settings: Arc::new(settings.content()),
        clock: system::clock(),
        entropy: system::entropy(),
        metrics: Metrics::new(assets.metrics()),
        assets,
    });
    let address = settings.listen();
    let listener = TcpListener::bind(address)
        .await
        .map_err(|error| format!("cannot listen on {address}: {error}"))?;
    println!("content service on http://{}", listener.local_addr()?);
    let server = settings.content_server();
    server.serve(listener, router(service), interrupted()).await;
    lake.close().await;
    println!("stopped");
    Ok(())
}

/// Documents and files are served without it.
fn warn_of_missing_worker(program: &Path) {
    if !program.exists() {
        let program = program.display();
        tracing::warn!(%program, "no pictures can be made: the image worker is missing");
    }
}
