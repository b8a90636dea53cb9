//! An embedder turns a text into a vector: texts of like meaning have vectors of like direction.
//!
//! The model is configuration. It is a directory with an ONNX model and its tokenizer, or an
//! endpoint in the widespread form of `/v1/embeddings`.

mod endpoint;
mod onnx;

use endpoint::Endpoint;
use onnx::Onnx;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::OnceCell;
use tokio::time::Instant;

/// How long a visitor's query waits for its vector. Words alone find it, too.
const QUERY_TIME: Duration = Duration::from_secs(1);
/// How long a page waits.
const PAGE_TIME: Duration = Duration::from_mins(1);
/// How long queries do without an embedder that failed: it is not to fail each of them anew.
const PAUSE: Duration = Duration::from_secs(5);
/// Numbers of a vector: an index of PostgreSQL has no more.
const MOST_DIMENSIONS: usize = 4000;

/// Where a model is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Model {
    /// A directory with `model.onnx` and `tokenizer.json`.
    Directory(PathBuf),
    /// An endpoint in the form of `/v1/embeddings`.
    Endpoint {
        /// Its whole address.
        address: String,
        /// The name of the model there.
        name: String,
    },
}

/// How a model is used. It is stored with the index, so that its vectors serve until those of the
/// next model are complete; it has no secret in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The model.
    pub model: Model,
    /// What stands before a query: some models want `query: `.
    pub query_prefix: String,
    /// What stands before the text of a page: `passage: `.
    pub page_prefix: String,
    /// The cosine of a page's and a query's vector below which the page is about something else.
    pub least_similarity: f32,
}

/// What opens models besides: it belongs to the machine and not to the index.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// The library of ONNX Runtime; found by its usual name if there is none.
    pub runtime: Option<PathBuf>,
    /// The secret of the endpoint.
    pub key: Option<String>,
}

/// Why there is no vector.
#[derive(Clone, Debug, Error)]
#[error("the embedder is away")]
pub struct EmbedderError {
    /// For the log.
    pub cause: String,
}

impl From<&str> for EmbedderError {
    fn from(cause: &str) -> Self {
        Self::new(cause)
    }
}

impl EmbedderError {
    fn new(cause: impl fmt::Display) -> Self {
        Self {
            cause: cause.to_string(),
        }
    }
}

enum Engine {
    Onnx(Arc<Onnx>),
    Endpoint(Endpoint),
}

/// What is known of an open model.
struct Open {
    engine: Engine,
    name: String,
    dimension: usize,
}

/// An embedder. Its model is opened when it is first needed.
pub struct Embedder {
    opening: Opening,
    access: Access,
    open: Arc<OnceCell<Open>>,
    pause: Mutex<Option<Instant>>,
}

impl fmt::Debug for Embedder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.opening.fmt(formatter)
    }
}

impl Embedder {
    /// An embedder by its settings.
    pub fn new(opening: Opening, access: Access) -> Self {
        Self {
            opening,
            access,
            open: Arc::default(),
            pause: Mutex::new(None),
        }
    }

    /// Another one, as it is stored with an index.
    pub(crate) fn other(&self, opening: Opening) -> Self {
        let mut access = self.access.clone();
        // A secret is for the endpoint that it was set for.
        if !self.opening.has_endpoint_of(&opening) {
            access.key = None;
        }
        Self::new(opening, access)
    }

    pub(crate) fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The name of the model and of what its vectors depend on, and their dimension.
    pub(crate) async fn describe(&self) -> Result<(&str, usize), EmbedderError> {
        let open = self.open().await?;
        Ok((&open.name, open.dimension))
    }

    /// The name of the model, if it can be had before a visitor waits too long.
    pub(crate) async fn name_in_time(&self) -> Option<&str> {
        if self.is_paused() {
            return None;
        }
        let described = tokio::time::timeout(QUERY_TIME, self.describe()).await;
        let (name, _) = described.ok()?.ok()?;
        Some(name)
    }

    /// The vector of a query. An embedder that failed is left alone for some seconds.
    pub(crate) async fn query(&self, text: &str) -> Result<Vec<f32>, EmbedderError> {
        if self.is_paused() {
            return Err(EmbedderError::new("it failed a moment ago"));
        }
        let text = format!("{}{text}", self.opening.query_prefix);
        let vector = tokio::time::timeout(QUERY_TIME, self.embed(vec![text])).await;
        let vector = vector.unwrap_or_else(|_| Err(EmbedderError::new("it takes too long")));
        if vector.is_err() {
            let until = Instant::now() + PAUSE;
            *self.pause.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
        }
        Ok(vector?.pop().unwrap_or_default())
    }

    /// The vectors of pages.
    pub async fn pages(&self, texts: &[String]) -> Result<Vec<Vec<f32>>, EmbedderError> {
        let prefix = &self.opening.page_prefix;
        let texts = texts.iter().map(|text| format!("{prefix}{text}"));
        let vectors = tokio::time::timeout(PAGE_TIME, self.embed(texts.collect())).await;
        vectors.unwrap_or_else(|_| Err(EmbedderError::new("it takes too long")))
    }

    fn is_paused(&self) -> bool {
        let until = *self.pause.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| until > Instant::now())
    }

    async fn embed(&self, texts: Vec<String>) -> Result<Vec<Vec<f32>>, EmbedderError> {
        let open = self.open().await?;
        let vectors = open.engine.embed(texts).await?;
        if vectors.iter().any(|vector| vector.len() != open.dimension) {
            return Err(EmbedderError::new("a vector of another dimension"));
        }
        Ok(vectors)
    }

    async fn open(&self) -> Result<&Open, EmbedderError> {
        if self.open.get().is_none() {
            let (opening, access) = (self.opening.clone(), self.access.clone());
            let cell = Arc::clone(&self.open);
            // A task of its own: it goes on when a query does not wait any longer.
            let open = async move {
                let open = cell.get_or_try_init(|| open(opening, access)).await;
                open.map(|_| ())
            };
            tokio::spawn(open).await.map_err(EmbedderError::new)??;
        }
        let open = self.open.get();
        open.ok_or_else(|| EmbedderError::new("it is not open"))
    }
}

async fn open(opening: Opening, access: Access) -> Result<Open, EmbedderError> {
    let prefix = opening.page_prefix.clone();
    let (engine, name, digest_of_model) = engine(opening, access).await?;
    let probe = engine.embed(vec![format!("{prefix}museum")]).await?;
    let dimension = probe.first().map_or(0, Vec::len);
    if dimension == 0 || dimension > MOST_DIMENSIONS {
        let cause = format!("vectors of {dimension} numbers: 1 to {MOST_DIMENSIONS} fit");
        return Err(EmbedderError::new(cause));
    }
    // Behind an endpoint's name another model may stand one day.
    let digest = digest(&[&digest_of_model, &prefix, &dimension.to_string()]);
    Ok(Open {
        engine,
        name: format!("{name} {digest}"),
        dimension,
    })
}

/// What runs a model, the model's name, and what distinguishes it from others of that name.
async fn engine(
    opening: Opening,
    access: Access,
) -> Result<(Engine, String, String), EmbedderError> {
    match opening.model {
        Model::Directory(directory) => {
            let open = move || Onnx::open(&directory, access.runtime.as_deref());
            let onnx = in_background(open).await?;
            let (name, digest) = (onnx.name.clone(), onnx.digest.clone());
            Ok((Engine::Onnx(Arc::new(onnx)), name, digest))
        }
        Model::Endpoint { address, name } => {
            let endpoint = Endpoint::new(&address, &name, access.key.as_deref())?;
            Ok((Engine::Endpoint(endpoint), name, address))
        }
    }
}

impl Opening {
    fn has_endpoint_of(&self, other: &Self) -> bool {
        let address = |opening: &Self| match &opening.model {
            Model::Endpoint { address, .. } => Some(address.clone()),
            Model::Directory(_) => None,
        };
        address(self) == address(other)
    }
}

impl Engine {
    async fn embed(&self, texts: Vec<String>) -> Result<Vec<Vec<f32>>, EmbedderError> {
        match self {
            Self::Endpoint(endpoint) => endpoint.embed(&texts).await,
            Self::Onnx(onnx) => {
                let onnx = Arc::clone(onnx);
                let embed = move || texts.iter().map(|text| onnx.embed(text)).collect();
                in_background(embed).await
            }
        }
    }
}

async fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, EmbedderError> + Send + 'static,
) -> Result<T, EmbedderError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(EmbedderError::new)?
}

/// The first letters of the hash of some texts.
fn digest(texts: &[&str]) -> String {
    let hash = Sha256::digest(texts.join("\0"));
    hex::encode(&hash[..6])
}

/// A vector of length 1: of these the cosine is the product.
fn normal(mut vector: Vec<f32>) -> Result<Vec<f32>, EmbedderError> {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    if !length.is_normal() {
        return Err(EmbedderError::new("a vector without a direction"));
    }
    for value in &mut vector {
        *value /= length;
    }
    Ok(vector)
}
