//! `vitrine content`

use super::{Done, connect};
use crate::arguments::{Content, Database};
use crate::edge;
use content_service::{Service, Settings, router};
use std::sync::Arc;
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
            ..Settings::default()
        }),
        clock: edge::clock(),
        entropy: edge::entropy(),
    };
    let listener = TcpListener::bind(content.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}", content.listen))?;
    println!("content service on http://{}", listener.local_addr()?);
    axum::serve(listener, router(service))
        .with_graceful_shutdown(asked_to_stop())
        .await?;
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
