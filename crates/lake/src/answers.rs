//! Answers that were given before, and how it is known that they still hold.
//!
//! What is remembered of documents (`memory.rs`) saves fetching them, but each answer is
//! still worked out and written anew. Most questions of a website come again while nothing
//! has been published: then the answer is the same, and PostgreSQL can say so by one row.
//! All writes to a dataset are numbered, and the history tells which of them concerned more
//! than drafts. Nothing is given out without having been confirmed in this way.

mod state;

use crate::view::View;
use crate::{Answer, Dataset, Lake, LakeError, QueryRequest};
use groq::Parameters;
use moka::sync::Cache;
use std::fmt::Write;
use std::sync::Arc;

pub(crate) use state::{State, States};

/// Room for the texts of answers and their questions.
const BYTES: u64 = 32 << 20;
/// What an entry takes besides its texts.
const ENTRY: usize = 256;
/// A longer answer is not kept: what asks for that much is no page.
const LARGEST: usize = 512 << 10;

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

#[derive(Clone, Debug)]
struct Kept {
    answer: Arc<Answer>,
    state: State,
}

/// The answers of a node. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Answers(Cache<Place, Kept>);

impl Default for Answers {
    fn default() -> Self {
        let size = |place: &Place, kept: &Kept| {
            let Answer {
                result, sync_tags, ..
            } = &*kept.answer;
            let tags: usize = sync_tags.iter().map(|tag| tag.len() + ENTRY / 4).sum();
            let bytes = place.0.len() + result.len() + tags + ENTRY;
            u32::try_from(bytes).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().weigher(size).max_capacity(BYTES).build())
    }
}

impl Answers {
    /// Keeps an answer that was true of this state.
    pub(crate) fn keep(&self, place: Place, answer: &Arc<Answer>, state: State) {
        if answer.result.len() <= LARGEST {
            let answer = answer.clone();
            self.0.insert(place, Kept { answer, state });
        }
    }
}

impl Lake {
    /// The answer that was given before, if it still holds.
    pub(crate) async fn confirmed(
        &self,
        dataset: &Dataset,
        place: &Place,
    ) -> Result<Option<Arc<Answer>>, LakeError> {
        let Some(Kept { answer, state }) = self.answers.0.get(place) else {
            return Ok(None);
        };
        let Some(now) = self.states.now(&self.pool, dataset.ds).await? else {
            return Ok(None);
        };
        if now == state {
            return Ok(Some(answer));
        }
        if !state::only_drafts(&self.pool, dataset.ds, &state, &now).await? {
            self.answers.0.invalidate(place);
            return Ok(None);
        }
        self.answers.keep(place.clone(), &answer, now);
        Ok(Some(answer))
    }
}
