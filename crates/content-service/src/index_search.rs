//! The search index follows what is published.

use crate::state::Service;
use search::SearchError;
use std::time::Duration;

/// How soon what another node committed is looked for.
const LOOK: Duration = Duration::from_millis(500);
/// How long commits are gathered: an editor's typing is one look at the database, not twenty.
const TOGETHER: Duration = Duration::from_millis(100);
/// How long after a failure it is tried again.
const PAUSE: Duration = Duration::from_secs(5);

/// Keeps the search index up to date as long as the service lives.
pub async fn index_search(service: Service) {
    let mut committed = service.lake.committed();
    let mut stop = std::pin::pin!(service.live().stopped().cancelled_owned());
    if let Err(error) = service.search().add_dictionaries().await {
        tracing::warn!(cause = ?error, "no dictionaries for the search");
    }
    loop {
        let wait = match catch_up(&service).await {
            Ok(()) => LOOK,
            Err(error) => {
                tracing::error!(cause = ?error, "the search index is not up to date");
                PAUSE
            }
        };
        tokio::select! {
            // What this node commits is indexed soon, and what comes with it at the same time.
            // How much it was is in the database.
            _ = committed.recv() => tokio::time::sleep(TOGETHER).await,
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
            Ok(()) => LOOK,
            Err(SearchError::Embedder(error)) => {
                tracing::warn!(cause = error.cause, "no vectors for the search");
                PAUSE
            }
            Err(error) => {
                tracing::error!(cause = ?error, "the search's vectors are not up to date");
                PAUSE
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
