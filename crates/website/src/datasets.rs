//! The datasets of the sites of a group, and a client for each.

use crate::entropy::Entropy;
use crate::settings::Settings;
use content_client::{
    ApiVersion, BadName, Client, ContentError, DatasetName, LIVE_EVENTS_VERSION, ProjectId,
};
use museum::{Group, Site};
use std::collections::HashMap;
use thiserror::Error;

/// Why there is no client for a dataset.
#[derive(Debug, Error)]
pub enum DatasetError {
    /// A site's project, dataset or version is not a valid name.
    #[error("site {site}: {error}")]
    Name {
        /// The site.
        site: String,
        /// What is wrong.
        error: BadName,
    },
    /// A site's content is read at a version of the API that has no live events.
    #[error(
        "site {site}: live events need an API version of {LIVE_EVENTS_VERSION} or later, not {version}"
    )]
    NoLiveEvents {
        /// The site.
        site: String,
        /// The version.
        version: ApiVersion,
    },
    /// The client cannot be built.
    #[error(transparent)]
    Client(#[from] ContentError),
}

/// The clients of all datasets. Elsewhere a dataset is named by its index in this list.
#[derive(Clone)]
pub(crate) struct Datasets {
    pub(crate) clients: Vec<Client>,
    /// The index of the dataset of each site that has one.
    by_site: HashMap<String, usize>,
}

impl Datasets {
    /// Builds a client for each dataset. The sites of a dataset share it, and its connections.
    pub(crate) fn connect(
        group: &Group,
        settings: &Settings,
        entropy: &Entropy,
    ) -> Result<Self, DatasetError> {
        let mut indexes: HashMap<(&str, &str, &str), usize> = HashMap::new();
        let (mut clients, mut by_site) = (Vec::new(), HashMap::new());
        for site in &group.sites {
            let Some(project) = &site.project else {
                continue;
            };
            let dataset = (
                project.as_str(),
                site.dataset.as_str(),
                site.api_version.as_str(),
            );
            let index = indexes.get(&dataset).copied().unwrap_or(clients.len());
            if index == clients.len() {
                clients.push(client(site, project, settings, entropy)?);
            }
            indexes.insert(dataset, index);
            by_site.insert(site.key.clone(), index);
        }
        Ok(Self { clients, by_site })
    }

    /// The clients, by the indexes of their datasets.
    pub(crate) fn clients(&self) -> &[Client] {
        &self.clients
    }

    /// The index of a site's dataset.
    pub(crate) fn index_of(&self, site: &str) -> Option<usize> {
        self.by_site.get(site).copied()
    }
}

fn client(
    site: &Site,
    project: &str,
    settings: &Settings,
    entropy: &Entropy,
) -> Result<Client, DatasetError> {
    let name_error = |error| DatasetError::Name {
        site: site.key.clone(),
        error,
    };
    let token = settings.tokens.of(project).map(str::to_owned);
    let project = ProjectId::parse(project).map_err(name_error)?;
    let dataset = DatasetName::parse(&site.dataset).map_err(name_error)?;
    let settings = content_client::Settings {
        version: ApiVersion::parse(&site.api_version).map_err(name_error)?,
        token,
        ..content_client::Settings::new(&settings.content_service_url, project, dataset)
    };
    if !settings.version.has_live_events() {
        return Err(DatasetError::NoLiveEvents {
            site: site.key.clone(),
            version: settings.version,
        });
    }
    Ok(Client::new(settings, entropy.clone())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use museum::Environment;
    use std::sync::Arc;

    /// A website without live events would query the content service for every page.
    #[test]
    fn a_site_below_the_version_of_live_events_is_refused() {
        let text = include_str!("../../../demo/group.toml");
        let mut group = Group::parse(text, Environment::Development).unwrap();
        let settings = Settings {
            content_service_url: "http://127.0.0.1:9".to_owned(),
            ..Settings::default()
        };
        let entropy: Entropy = Arc::new(|bytes| bytes.fill(7));
        for (version, refused) in [("2021-03-24", true), ("2021-03-25", false)] {
            group.sites[3].api_version = version.to_owned();
            let site = group.sites[3].key.clone();
            let error = Datasets::connect(&group, &settings, &entropy).err();
            let message = format!(
                "site {site}: live events need an API version of 2021-03-25 or later, not {version}"
            );
            let expected = refused.then_some(message);
            assert_eq!(error.map(|error| error.to_string()), expected);
        }
    }
}
