//! The configuration that is in force for a dataset, with what follows from it.

use super::DatasetConfiguration;
use crate::hot_paths::HotPaths;
use crate::{Lake, LakeError};
use moka::sync::Cache;
use sqlx::PgExecutor;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Configurations that a node caches.
const CACHED: u64 = 1000;

/// The digests of a dataset's configurations. `None` is the default one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ConfigurationDigests {
    pub(crate) current: Option<String>,
    pub(crate) former: Option<String>,
}

/// A configuration and the hot paths that follow from it and its former one.
#[derive(Debug, Default)]
pub(crate) struct ConfigurationInForce {
    pub(crate) configuration: DatasetConfiguration,
    pub(crate) hot_paths: Arc<HotPaths>,
}

/// What was read of configurations. Nothing outdates it: a digest means one text.
#[derive(Clone, Debug)]
pub(crate) struct ConfigurationCache(Cache<ConfigurationDigests, Arc<ConfigurationInForce>>);

impl Default for ConfigurationCache {
    fn default() -> Self {
        Self(Cache::new(CACHED))
    }
}

impl Lake {
    /// The configuration of these names.
    pub(crate) async fn configuration_in_force(
        &self,
        database: impl PgExecutor<'_>,
        digests: ConfigurationDigests,
    ) -> Result<Arc<ConfigurationInForce>, LakeError> {
        let cache = &self.configurations.0;
        if let Some(known) = cache.get(&digests) {
            return Ok(known);
        }
        let named: Vec<&String> = [&digests.current, &digests.former]
            .into_iter()
            .flatten()
            .collect();
        let bodies: Vec<(String, String)> =
            sqlx::query_as("select digest, body from configuration where digest = any($1)")
                .bind(named)
                .fetch_all(database)
                .await?;
        let bodies: BTreeMap<String, String> = bodies.into_iter().collect();
        let configuration = of_body(&bodies, digests.current.as_ref())?;
        let former = of_body(&bodies, digests.former.as_ref())?;
        let in_force = Arc::new(ConfigurationInForce {
            hot_paths: Arc::new(HotPaths::of(&configuration, &former)),
            configuration,
        });
        cache.insert(digests, in_force.clone());
        Ok(in_force)
    }
}

fn of_body(
    bodies: &BTreeMap<String, String>,
    digest: Option<&String>,
) -> Result<DatasetConfiguration, LakeError> {
    match digest {
        None => Ok(DatasetConfiguration::default()),
        Some(digest) => {
            let body = bodies.get(digest).map(String::as_str);
            Ok(DatasetConfiguration::parse(body.unwrap_or_default())?)
        }
    }
}
