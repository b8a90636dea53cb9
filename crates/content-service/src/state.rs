//! The state that all operations share.

use crate::agent::AgentProvider;
use crate::cached_derivatives::CachedDerivatives;
use crate::cached_searches::CachedSearches;
use crate::live::Live;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::settings::{Clock, Entropy, Settings};
use crate::shares::Shares;
use assets::Assets;
use jiff::Timestamp;
use lake::Lake;
use search::{Embedder, SearchIndex};
use std::ops::Deref;
use std::sync::Arc;

/// The content service. Cloning shares everything, and costs a single count: it is done
/// several times for each request.
#[derive(Clone)]
pub struct Service(Arc<Inner>);

struct Inner {
    parts: Parts,
    shares: Shares,
    cached_derivatives: CachedDerivatives,
    search: SearchIndex,
    cached_searches: CachedSearches,
}

/// What the content service consists of.
pub struct Parts {
    /// The documents.
    pub lake: Lake,
    /// Originals and derivatives.
    pub assets: Assets,
    /// The settings.
    pub settings: Arc<Settings>,
    /// The time.
    pub clock: Clock,
    /// Randomness.
    pub entropy: Entropy,
    /// The metrics.
    pub metrics: Metrics,
    /// The events of datasets.
    pub live: Live,
    /// Computes the vectors of the search, if it has any.
    pub embedder: Option<Embedder>,
    /// Answers agent actions.
    pub agent: Arc<dyn AgentProvider>,
    /// Notifies editors of releases that failed.
    pub notices: Arc<dyn Notices>,
}

impl Deref for Service {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0.parts
    }
}

impl Service {
    /// A service of these parts.
    pub fn new(mut parts: Parts) -> Self {
        let connections = parts.lake.most_connections();
        let shares = Shares::new(&parts.settings, connections, parts.clock.clone());
        let search = SearchIndex::new(&parts.lake).with_embedder(parts.embedder.take());
        Self(Arc::new(Inner {
            search,
            parts,
            shares,
            cached_derivatives: CachedDerivatives::default(),
            cached_searches: CachedSearches::default(),
        }))
    }

    /// Derivatives that are served in front of the router.
    pub(crate) fn cached_derivatives(&self) -> &CachedDerivatives {
        &self.0.cached_derivatives
    }

    /// The cache of search results.
    pub(crate) fn cached_searches(&self) -> &CachedSearches {
        &self.0.cached_searches
    }

    /// The search index.
    pub(crate) fn search(&self) -> &SearchIndex {
        &self.0.search
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.clock)()
    }

    /// The events of datasets.
    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    /// The shares of callers.
    pub(crate) fn shares(&self) -> &Shares {
        &self.0.shares
    }

    /// A random name of this many letters and digits.
    pub(crate) fn random_name(&self, length: usize) -> String {
        http_server::random_name(&*self.entropy, length)
    }
}
