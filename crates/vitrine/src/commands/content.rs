//! `vitrine content`

use super::{CommandResult, connect_patiently, interrupted, random_name, ready};
use crate::settings::Settings;
use crate::supervise::supervise;
use crate::system;
use assets::Assets;
use content_service::{
    Live, Metrics, NoAgent, NoNotices, Parts, Service, connect_broker, embed_pages, index_search,
    router, run_release_tasks,
};
use lake::Lake;
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;

pub(crate) async fn run(settings: &Settings) -> CommandResult {
    let lake = ready(connect_patiently(settings).await?).await?;
    let assets = settings.asset_service();
    warn_of_missing_worker(&assets.workers.program);
    let assets = Assets::open(assets, &random_name(16), system::clock());
    let assets = assets.map_err(|error| format!("{error}: {}", error.cause()))?;
    let live = live(settings, &lake).await?;
    let service = Service::new(Parts {
        lake: lake.clone(),
        settings: Arc::new(settings.content.service()),
        clock: system::clock(),
        entropy: system::entropy(),
        metrics: Metrics::new(assets.metrics(), live.metrics()),
        live: live.clone(),
        assets,
        embedder: settings.search.embedder(),
        agent: Arc::new(NoAgent),
        notices: Arc::new(NoNotices),
    });
    supervise("release tasks", &service, run_release_tasks);
    if settings.search.search_index {
        supervise("search index", &service, index_search);
        supervise("embeddings", &service, embed_pages);
    }
    let address = settings.content.content_listen;
    let listener = TcpListener::bind(address)
        .await
        .map_err(|error| format!("cannot listen on {address}: {error}"))?;
    println!("content service on http://{}", listener.local_addr()?);
    let server = settings.content.server();
    // Streams would go on until the end of the time for what is under way.
    let stop = async move {
        interrupted().await;
        live.stop();
    };
    server.serve(listener, router(service), stop).await;
    lake.close().await;
    println!("stopped");
    Ok(())
}

/// The events of this node and, if a broker is set, of the others.
async fn live(settings: &Settings, lake: &Lake) -> Result<Live, Box<dyn std::error::Error>> {
    let Some(url) = &settings.content.nats_url else {
        return Ok(Live::without_broker(lake.clone()));
    };
    let broker = connect_broker(url, lake).await?;
    let live = Live::new(lake.clone(), broker.state());
    broker.run(&live);
    Ok(live)
}

/// Documents and files are served without it.
fn warn_of_missing_worker(program: &Path) {
    if !program.exists() {
        let program = program.display();
        tracing::warn!(%program, "no pictures can be made: the image worker is missing");
    }
}
