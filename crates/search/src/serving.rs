//! The model whose vectors are searched.

use crate::Embedder;
use std::sync::Arc;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// The model whose vectors are searched.
#[derive(Clone, Debug)]
pub(crate) struct Serving {
    pub(crate) model: i32,
    pub(crate) dimension: i32,
    pub(crate) embedder: Arc<Embedder>,
}

/// What a node last read of the model that serves, and when.
pub(crate) type LastServing = Mutex<Option<(Instant, Option<Serving>)>>;
