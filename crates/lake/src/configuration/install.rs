//! Giving a dataset another configuration.

use super::{DatasetConfiguration, digest};
use crate::hot_paths::HotPathLock;
use crate::principal::require_manager;
use crate::transact::load::BulkEntry;
use crate::{Dataset, Lake, LakeError, Principal};
use jiff::Timestamp;
use sqlx::PgConnection;

/// Another configuration for a dataset.
pub struct Reconfiguration<'c> {
    /// What it is from now on.
    pub configuration: &'c DatasetConfiguration,
    /// The id of the transaction.
    pub transaction_id: String,
    /// Its time.
    pub now: Timestamp,
}

impl Lake {
    /// Gives a dataset a configuration, and declares what it is looked up by. Returns whether it
    /// had another one before. New paths mean that the table of documents is written anew, and
    /// nobody reads or writes documents meanwhile.
    ///
    /// The history gets an entry as of a bulk load, after which every listener begins again: what
    /// was cached by the sync tags of the former configuration is validated anew.
    pub async fn configure_dataset(
        &self,
        dataset: &Dataset,
        reconfiguration: Reconfiguration<'_>,
        principal: &Principal,
    ) -> Result<bool, LakeError> {
        require_manager(principal)?;
        let mut lock = HotPathLock::take(&self.pool).await?;
        let digest = store(lock.database(), reconfiguration.configuration).await?;
        // Its row is locked before the documents are, as by every transaction.
        let current: Option<Option<String>> =
            sqlx::query_scalar("select configuration from dataset where ds = $1 for no key update")
                .bind(dataset.ds)
                .fetch_optional(lock.database())
                .await?;
        let Some(current) = current else {
            return Err(LakeError::NoSuchDataset {
                project: dataset.project.clone(),
                dataset: dataset.name.clone(),
            });
        };
        if current == digest {
            return Ok(false);
        }
        sqlx::query(
            "update dataset set former_configuration = configuration, configuration = $2
             where ds = $1",
        )
        .bind(dataset.ds)
        .bind(digest)
        .execute(lock.database())
        .await?;
        lock.declare().await?;
        let entry = BulkEntry {
            id: &reconfiguration.transaction_id,
            author: principal.identity(),
            at: &format!("{:.3}", reconfiguration.now),
        };
        let event = self.record_bulk(lock.transaction(), dataset, entry).await?;
        lock.commit().await?;
        self.known_datasets.invalidate_all();
        self.announce_dataset(dataset.ds);
        self.announce(&event);
        Ok(true)
    }
}

/// Stores a configuration, and returns its name: none for the default.
pub(crate) async fn store(
    database: &mut PgConnection,
    configuration: &DatasetConfiguration,
) -> Result<Option<String>, LakeError> {
    if *configuration == DatasetConfiguration::default() {
        return Ok(None);
    }
    let body = configuration.body();
    let digest = digest(&body);
    sqlx::query("insert into configuration (digest, body) values ($1, $2) on conflict do nothing")
        .bind(&digest)
        .bind(body)
        .execute(database)
        .await?;
    Ok(Some(digest))
}
