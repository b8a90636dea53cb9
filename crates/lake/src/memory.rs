//! Documents that were read before, and what filters found.
//!
//! A website asks the same questions again and again, and between two of them little
//! changes. Fetching and reading the documents is most of the work of an answer; that
//! they are still the same is said by PostgreSQL in a fraction of the time. Nothing in
//! here is believed: an answer that was made from it is confirmed by one statement that
//! tells which versions of which documents there are now (`session/recall.rs`).

use crate::plan::Branch;
use groq::{Array, Text};
use moka::sync::Cache;
use std::sync::Arc;

/// Room for the text of documents. What was read of them takes a few times as much.
const BYTES: u64 = 32 << 20;
/// More than this is not kept of one filter: what asks for that much is no page.
pub(crate) const LARGEST: usize = 512 << 10;
/// What an entry takes besides its documents.
const ENTRY: usize = 256;

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asked {
    Branch(Branch),
    Id(Text),
}

/// What was asked for, of which dataset, by whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pub(crate) ds: i32,
    /// The only layer that is seen, and whether by anyone.
    pub(crate) view: (Arc<str>, bool),
    pub(crate) asked: Asked,
}

/// A stored document: its id, and what changes whenever its row does.
pub(crate) type Version = (Text, Text);

/// What came of it.
#[derive(Debug)]
pub(crate) struct Remembered {
    pub(crate) documents: Arc<Array>,
    /// Those of the documents, in their order.
    pub(crate) versions: Vec<Version>,
    pub(crate) bytes: usize,
}

/// The memory of a node. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct Memory(Cache<Place, Arc<Remembered>>);

impl Default for Memory {
    fn default() -> Self {
        let size = |_: &Place, kept: &Arc<Remembered>| {
            u32::try_from(kept.bytes + ENTRY).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().weigher(size).max_capacity(BYTES).build())
    }
}

impl Memory {
    pub(crate) fn get(&self, place: &Place) -> Option<Arc<Remembered>> {
        self.0.get(place)
    }

    pub(crate) fn keep(&self, place: Place, remembered: Remembered) {
        self.0.insert(place, Arc::new(remembered));
    }

    pub(crate) fn forget(&self, place: &Place) {
        self.0.invalidate(place);
    }
}
