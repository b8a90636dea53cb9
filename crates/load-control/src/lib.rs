//! How the services bound work: a [`TokenBucket`] says how much there may be in a time, and a
//! [`SingleFlight`] does the same work once for all who wait for it.

mod single_flight;
mod token_bucket;

pub use single_flight::{Flight, SingleFlight};
pub use token_bucket::TokenBucket;
