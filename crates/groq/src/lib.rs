//! GROQ, the query language for JSON documents.
//!
//! A query goes through three steps, each a module to read on its own:
//!
//! 1. [`syntax`]: text to syntax tree, with spans for precise errors;
//! 2. [`mod@resolve`]: syntax tree to resolved tree: functions, scopes, constants;
//! 3. [`evaluate()`]: resolved tree to [`Value`], over documents from a [`Source`].
//!
//! The crate is pure. Documents come through [`Source`], the time and the
//! reader's identity through [`Environment`], bounds through [`Limits`].
//!
//! ```
//! use groq::{Dataset, DateTime, Environment, Limits, Parameters, Value};
//!
//! let documents = r#"[
//!     {"_id": "1", "_type": "museum", "name": "The castle", "founded": 1750},
//!     {"_id": "2", "_type": "museum", "name": "The open-air museum", "founded": 1897}
//! ]"#;
//! let documents = Value::from_json(documents)?;
//! let dataset = Dataset::new(documents.elements().into_iter().flatten().collect());
//!
//! let query = groq::parse("*[_type == 'museum' && founded > $year].name")?;
//! let parameters = Parameters::from([("year".into(), Value::Number(1800.0))]);
//! let resolved = groq::resolve(&query, &parameters)?;
//!
//! let now = DateTime::parse("2026-11-15T08:30:00Z").ok_or("not a time")?;
//! let environment = Environment::at(now);
//! let value = groq::evaluate(&resolved, &parameters, &dataset, &environment, &Limits::default())?;
//! assert_eq!(value.to_json(), r#"["The open-air museum"]"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The order of a hash table is random: a value that depends on it could not be reproduced.
#![warn(clippy::iter_over_hash_type)]

mod dataset;
mod environment;
mod error;
mod evaluate;
mod functions;
mod geo;
mod limit_exceeded;
mod limits;
mod matching;
pub mod resolve;
mod seeds;
pub mod source;
mod source_map;
pub mod syntax;
#[cfg(test)]
mod testing;
mod text;
mod value;

pub use dataset::Dataset;
pub use environment::{Delta, Environment};
pub use error::EvaluateError;
pub use evaluate::{evaluate, evaluate_counted};
pub use functions::Function;
pub use geo::Geometry;
pub use limit_exceeded::LimitExceeded;
pub use limits::{Account, Limits, Reservation};
pub use resolve::{Parameters, Resolved, resolve};
pub use source::Source;
pub use source_map::{ArraySelector, source_map};
pub use syntax::{SyntaxError, parse};
pub use text::Text;
pub use value::{
    Array, DateTime, Elements, JsonError, NotWritten, Object, ObjectBuilder, Origin, PathPattern,
    PathSegment, SourceDocument, TooLarge, Traced, Unread, Value, compare, deep_equal, equal,
    total_order,
};
