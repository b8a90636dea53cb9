//! Responses of the content service.

use serde::Deserialize;
use serde_json::value::RawValue;

/// The response to a query.
#[derive(Debug, Deserialize)]
pub struct QueryResponse {
    /// The result, as the service wrote it.
    pub result: Box<RawValue>,
    /// The sync tags: a live event with one of them says that the result may have changed.
    #[serde(default, rename = "syncTags")]
    pub sync_tags: Vec<String>,
    /// How long the service took, in milliseconds.
    #[serde(default)]
    pub ms: f64,
}

impl QueryResponse {
    /// A response of which only the result is known.
    pub fn of_result(result: String) -> Result<Self, serde_json::Error> {
        Ok(Self {
            result: RawValue::from_string(result)?,
            sync_tags: Vec::new(),
            ms: 0.0,
        })
    }

    /// Parses the result.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.result.get())
    }
}

/// The response to a request for an asset, whose body is a stream.
pub type AssetResponse = reqwest::Response;
