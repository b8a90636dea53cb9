//! The content protocol from the caller's side.
//!
//! Queries are checked before they are sent: a wrong name is a bug in the program and needs no
//! round trip to be found. A query is sent by `GET` while its address is short, so that caches
//! between can store the response, and by `POST` when it is not. A request that fails by chance
//! is retried, after a delay that doubles.

mod address;
mod asset_request;
mod client;
mod error;
mod live_events;
mod names;
mod query_response;
mod response_cache;
mod retry;
mod search;
mod tag_index;

pub use address::{LONGEST_QUERY_ADDRESS, Method, Query, Request};
pub use asset_request::{AssetRequest, BadAssetAddress};
pub use client::{Client, Entropy, SILENCE, Settings, TIME_OUT};
pub use error::{ContentError, ErrorKind, LISTED_ITEMS};
pub use live_events::{LONGEST_RECONNECT_DELAY, LiveEvent, LiveEvents, RECONNECT_DELAY};
pub use names::{
    ApiVersion, BadName, DEFAULT_VERSION, DatasetName, LONGEST_DATASET, LONGEST_TAG, ProjectId,
    Tag, check_document_id,
};
pub use query_response::{AssetAnswer, QueryResponse};
pub use response_cache::{CLEAN_UP_CHUNK, CLEAN_UP_DELAY, REFERENCE_LIFETIME, RESPONSES_CACHED};
pub use retry::{JITTER, MOST_RETRIES, RETRY_DELAY, delay, is_worth_a_retry};
pub use search::{Search, SearchResponse};
pub use tag_index::{TagIndex, Tagged};
