//! The settings of a client.

use crate::names::{ApiVersion, DatasetName, ProjectId};
use crate::retry::MAX_RETRIES;
use std::time::Duration;

/// How long a response may take as a whole: `docs/rules.md#the-content-client`.
pub const RESPONSE_TIMEOUT: Duration = Duration::from_mins(5);
/// How long the service may send nothing: `docs/rules.md#the-content-client`.
pub const READ_TIMEOUT: Duration = Duration::from_mins(2);
/// How long a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Where and how to send requests.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The service: `http://127.0.0.1:24100`, or `https://{project}.api.example.org`.
    pub address: String,
    /// A CDN in front of it, if there is one.
    pub cdn: Option<String>,
    /// The project.
    pub project: ProjectId,
    /// The dataset.
    pub dataset: DatasetName,
    /// The version of the API.
    pub version: ApiVersion,
    /// The token to send.
    pub token: Option<String>,
    /// How long a response may take as a whole.
    pub response_timeout: Duration,
    /// How long the service may send nothing.
    pub read_timeout: Duration,
    /// How long a connection may take.
    pub connect_timeout: Duration,
    /// How often a request is retried after a failure that may be temporary, at most.
    pub max_retries: u32,
}

impl Settings {
    /// The default settings for a dataset.
    pub fn new(address: &str, project: ProjectId, dataset: DatasetName) -> Self {
        Self {
            address: address.to_owned(),
            cdn: None,
            project,
            dataset,
            version: ApiVersion::default(),
            token: None,
            response_timeout: RESPONSE_TIMEOUT,
            read_timeout: READ_TIMEOUT,
            connect_timeout: CONNECT_TIMEOUT,
            max_retries: MAX_RETRIES,
        }
    }
}
