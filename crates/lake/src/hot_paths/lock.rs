//! One node at a time declares hot paths.

use super::declare::declare;
use super::physical::PhysicalIndexes;
use crate::transact::DatabaseTransaction;
use crate::{DatasetConfiguration, LakeError};
use sqlx::{PgConnection, PgPool};

/// A transaction in which no other node declares hot paths.
pub(crate) struct HotPathLock(DatabaseTransaction);

impl HotPathLock {
    /// Waits until no other node declares any.
    pub(crate) async fn take(pool: &PgPool) -> Result<Self, LakeError> {
        let mut transaction = pool.begin().await?;
        sqlx::query("select pg_advisory_xact_lock(hashtext('vitrine hot paths'))")
            .execute(&mut *transaction)
            .await?;
        Ok(Self(transaction))
    }

    pub(crate) fn database(&mut self) -> &mut PgConnection {
        &mut self.0
    }

    pub(crate) fn transaction(&mut self) -> &mut DatabaseTransaction {
        &mut self.0
    }

    /// Makes the column and the indexes that all datasets need together.
    pub(crate) async fn declare(&mut self) -> Result<(), LakeError> {
        let configurations = configurations_in_use(&mut self.0).await?;
        let wanted = PhysicalIndexes::of(&configurations)?;
        declare(&mut self.0, &wanted).await
    }

    pub(crate) async fn commit(self) -> Result<(), LakeError> {
        Ok(self.0.commit().await?)
    }
}

/// The configurations of all datasets, each once.
async fn configurations_in_use(
    database: &mut PgConnection,
) -> Result<Vec<DatasetConfiguration>, LakeError> {
    let bodies: Vec<Option<String>> = sqlx::query_scalar(
        "select body from (select distinct configuration from dataset) as used (digest)
           left join configuration using (digest)
         order by digest",
    )
    .fetch_all(database)
    .await?;
    let configuration = |body: Option<String>| match body {
        None => Ok(DatasetConfiguration::default()),
        Some(body) => DatasetConfiguration::parse(&body),
    };
    let configurations: Result<_, _> = bodies.into_iter().map(configuration).collect();
    Ok(configurations?)
}
