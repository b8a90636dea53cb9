//! `vitrine content`

use super::{Done, connect};
use crate::arguments::{Content, Database};
use crate::edge;
use content_service::{Connections, Metrics, Service, Settings, router, serve};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

pub(crate) async fn run(database: &Database, content: &Content) -> Done {
    let lake = connect(database).await?;
    if !lake.ready().await.unwrap_or(false) {
        return Err("the database has no schema of this version yet: run `vitrine migrate`".into());
    }
    let service = Service {
        lake: lake.clone(),
        settings: Arc::new(Settings {
            default_project: content.default_project.clone(),
            api_host: Some(content.api_host.clone()),
            log_query_parameters: content.log_query_parameters,
            request_seconds: content.request_seconds,
            ..Settings::default()
        }),
        clock: edge::clock(),
        entropy: edge::entropy(),
        metrics: Metrics::default(),
    };
    let listener = TcpListener::bind(content.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}", content.listen))?;
    println!("content service on http://{}", listener.local_addr()?);
    let limits = Connections {
        head: Duration::from_secs(content.head_seconds),
        stall: Duration::from_secs(content.stall_seconds),
        ..Connections::default()
    };
    serve(listener, router(service), limits, asked_to_stop()).await;
    lake.close().await;
    println!("stopped");
    Ok(())
}

/// Waits for an interrupt or a request to end. Requests under way are finished.
async fn asked_to_stop() {
    let mut end = signal(SignalKind::terminate()).ok();
    let terminated = async {
        match &mut end {
            Some(end) => end.recv().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminated => {}
    }
}
