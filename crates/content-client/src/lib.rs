//! The content protocol from the caller's side.
//!
//! Names are checked before a query is sent: an invalid one is a bug in the program, which needs no
//! round trip to be found. A query is sent by `GET` while its address is short, so that caches
//! between can store the response, and by `POST` when it is not. A request whose failure may be
//! temporary is retried, after a delay that doubles.

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
mod settings;
mod tag_index;

pub use address::{MAX_GET_ADDRESS_LENGTH, Method, Query, Request};
pub use asset_request::{AssetRequest, BadAssetAddress};
pub use client::{Client, Entropy};
pub use error::{ContentError, ErrorKind, LISTED_ITEMS};
pub use live_events::{LiveEvent, LiveEvents, MAX_RECONNECT_DELAY, RECONNECT_DELAY};
pub use names::{
    ApiVersion, BadName, DEFAULT_VERSION, DatasetName, LIVE_EVENTS_VERSION, MAX_DATASET_LENGTH,
    MAX_REQUEST_TAG_LENGTH, ProjectId, RequestTag, check_document_id,
};
pub use query_response::{AssetResponse, QueryResponse};
pub use retry::{JITTER, MAX_RETRIES, RETRY_DELAY, delay, is_worth_a_retry};
pub use search::{Search, SearchResponse};
pub use settings::{READ_TIMEOUT, RESPONSE_TIMEOUT, Settings};
pub use tag_index::{TagIndex, Tagged};
