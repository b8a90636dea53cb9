//! How the services limit work: a [`TokenBucket`] says how much work may start in a time, and a
//! [`SingleFlight`] does the same work once for all callers that wait for it.

mod single_flight;
mod token_bucket;

pub use single_flight::{Flight, SingleFlight};
pub use token_bucket::TokenBucket;
