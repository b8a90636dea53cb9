//! Keeps the search index up to date with published documents.

use crate::state::Service;
use search::SearchError;
use std::time::Duration;

/// How often the database is polled for commits of other nodes.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// How long commits are collected: an editor's typing leads to one read of the database, not twenty.
const COLLECTION_TIME: Duration = Duration::from_millis(100);

/// How long after a failure the next attempt begins.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// Keeps the search index up to date as long as the service lives.
pub async fn index_search(service: Service) {
    let mut committed = service.lake.committed();
    let mut stop = std::pin::pin!(service.live().stopped().cancelled_owned());
    if let Err(error) = service.search().add_dictionaries().await {
        tracing::warn!(cause = ?error, "no dictionaries for the search");
    }
    loop {
        let wait = match catch_up(&service).await {
            Ok(()) => POLL_INTERVAL,
            Err(error) => {
                tracing::error!(cause = ?error, "the search index is not up to date");
                RETRY_DELAY
            }
        };
        tokio::select! {
            // What this node commits is indexed soon, and what comes with it at the same time.
            // How much it was is in the database.
            _ = committed.recv() => tokio::time::sleep(COLLECTION_TIME).await,
            () = tokio::time::sleep(wait) => {}
            () = &mut stop => return,
        }
        while committed.try_recv().is_ok() {}
    }
}

/// Gives pages their vectors as long as the service lives. Without an embedder it ends at once.
pub async fn embed_pages(service: Service) {
    if !service.search().has_embedder() {
        return;
    }
    let mut stop = std::pin::pin!(service.live().stopped().cancelled_owned());
    loop {
        let wait = match embed_all(&service).await {
            Ok(()) => POLL_INTERVAL,
            Err(SearchError::Embedder(error)) => {
                tracing::warn!(cause = error.cause, "no vectors for the search");
                RETRY_DELAY
            }
            Err(error) => {
                tracing::error!(cause = ?error, "the search's vectors are not up to date");
                RETRY_DELAY
            }
        };
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = &mut stop => return,
        }
    }
}

async fn embed_all(service: &Service) -> Result<(), SearchError> {
    while service.search().embed_some().await? {}
    Ok(())
}

/// Goes on with the other datasets when one fails; returns the first failure.
async fn catch_up(service: &Service) -> Result<(), SearchError> {
    let mut failure = Ok(());
    for ds in service.search().behind().await? {
        failure = failure.and(catch_up_with(service, ds).await);
    }
    failure
}

async fn catch_up_with(service: &Service, ds: i32) -> Result<(), SearchError> {
    while service.search().catch_up(ds).await? {}
    Ok(())
}
