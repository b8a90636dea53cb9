//! The content protocol from the caller's side.
//!
//! What may be asked is checked before it is sent: a wrong name is a mistake of the
//! program and needs no journey to be found. A query goes by `GET` while its address is
//! short, so that caches between can keep it, and by `POST` when it is not. What fails
//! by chance is asked again, after a while that doubles.

mod address;
mod asset_request;
mod client;
mod error;
mod names;
mod query_response;
mod response_cache;
mod retry;

pub use address::{LONGEST_QUERY_ADDRESS, Method, Query, Request};
pub use asset_request::{AssetRequest, BadAssetAddress};
pub use client::{Client, Entropy, SILENCE, Settings, TIME_OUT};
pub use error::{ContentError, ErrorKind, LISTED_ITEMS};
pub use names::{
    ApiVersion, BadName, DEFAULT_VERSION, DatasetName, LONGEST_DATASET, LONGEST_TAG, ProjectId,
    Tag, check_document_id,
};
pub use query_response::{AssetAnswer, QueryResponse};
pub use response_cache::RESPONSES_CACHED;
pub use retry::{JITTER, MOST_RETRIES, RETRY_DELAY, delay, is_worth_a_retry};
