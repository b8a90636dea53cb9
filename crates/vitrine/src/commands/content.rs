//! `vitrine content`

use super::{Done, connect_patiently, interrupted, ready};
use crate::edge;
use crate::settings::Settings;
use content_service::{Metrics, Service, router, serve};
use std::sync::Arc;
use tokio::net::TcpListener;

pub(crate) async fn run(settings: &Settings) -> Done {
    let lake = ready(connect_patiently(settings).await?).await?;
    let service = Service {
        lake: lake.clone(),
        settings: Arc::new(settings.content()),
        clock: edge::clock(),
        entropy: edge::entropy(),
        metrics: Metrics::default(),
    };
    let address = settings.listen();
    let listener = TcpListener::bind(address)
        .await
        .map_err(|error| format!("cannot listen on {address}: {error}"))?;
    println!("content service on http://{}", listener.local_addr()?);
    serve(listener, router(service), settings.callers(), interrupted()).await;
    lake.close().await;
    println!("stopped");
    Ok(())
}
