//! Answers that were given before, and how it is known that they still hold.
//!
//! What is remembered of documents (`memory.rs`) saves fetching them, but each answer is
//! still worked out and written anew. Most questions of a website come again while nothing
//! has been published: then the answer is the same, and PostgreSQL can say so by one row.
//! All writes to a dataset are numbered, and the history tells which of them concerned more
//! than drafts. Nothing is given out without having been confirmed in this way.

mod editions;
mod state;

use crate::view::View;
use crate::{Answer, Dataset, Lake, LakeError, QueryRequest};
use groq::Parameters;
use moka::sync::Cache;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

pub use editions::Edition;
pub(crate) use editions::Editions;
pub(crate) use state::State;

/// Room for the texts of answers and their questions.
const BYTES: u64 = 32 << 20;
/// What an entry takes besides its texts.
const ENTRY: usize = 256;
/// A longer answer is not kept: what asks for that much is no page.
const LARGEST: usize = 512 << 10;

/// How long an answer waits to be kept.
const LONGEST_WAIT: Duration = Duration::from_millis(500);

/// A question that may be asked again: its text and all that its answer depends on besides
/// documents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place(String);

impl Place {
    /// `None` where an answer is not for many: where it shows more than what is published,
    /// or differs from reader to reader.
    pub(crate) fn of(dataset: &Dataset, view: &View, request: &QueryRequest) -> Option<Self> {
        if !request.remembered || !request.pushdown || !view.is_published_for_all() {
            return None;
        }
        let (query, anonymous) = (&request.query, u8::from(view.anonymous));
        let mut place = String::with_capacity(query.len() + 256);
        // Lengths keep one part from being read as another. Writing to a string cannot fail.
        let _ = write!(place, "{} {anonymous} {} {query}", dataset.ds, query.len());
        written(&mut place, &request.parameters);
        Some(Self(place))
    }
}

fn written(place: &mut String, parameters: &Parameters) {
    for (name, value) in parameters {
        let value = value.to_json();
        let _ = write!(place, " {} {name} {} {value}", name.len(), value.len());
    }
}

/// The answers of a node, each with the edition that it was true of. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Answers(Cache<Place, Arc<Answer>>);

impl Default for Answers {
    fn default() -> Self {
        let size = |place: &Place, answer: &Arc<Answer>| {
            let tags = answer.sync_tags.iter().map(|tag| tag.len() + ENTRY / 4);
            let bytes = place.0.len() + answer.result.len() + tags.sum::<usize>() + ENTRY;
            u32::try_from(bytes).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().weigher(size).max_capacity(BYTES).build())
    }
}

impl Answers {
    pub(crate) fn keep(&self, place: Place, answer: &Arc<Answer>) {
        if answer.result.len() <= LARGEST {
            self.0.insert(place, answer.clone());
        }
    }
}

impl Lake {
    /// What is published in a dataset now; `None` if nothing was ever written to it, or that
    /// cannot be read.
    pub async fn edition(&self, dataset: &Dataset) -> Result<Option<Edition>, LakeError> {
        self.editions.now(&self.pool, dataset.ds).await
    }

    /// The edition of an answer that was confirmed at this state. The answer is had, whether
    /// or not it can be kept, so nobody waits long for this.
    pub(crate) async fn edition_of(&self, dataset: &Dataset, state: &State) -> Option<Edition> {
        let edition = self.editions.of(state, &self.pool, dataset.ds);
        let edition = tokio::time::timeout(LONGEST_WAIT, edition).await;
        edition.ok()?.ok()?
    }

    /// The answer that was given before, if it still holds.
    pub(crate) async fn confirmed(
        &self,
        dataset: &Dataset,
        place: &Place,
    ) -> Result<Option<Arc<Answer>>, LakeError> {
        let Some(answer) = self.answers.0.get(place) else {
            return Ok(None);
        };
        let now = self.edition(dataset).await?;
        if now.is_some() && now == answer.edition {
            return Ok(Some(answer));
        }
        self.answers.0.invalidate(place);
        Ok(None)
    }
}
