//! `accordion`

use crate::RichText;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Questions that open to answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Accordion {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The questions.
    pub entries: Vec<AccordionEntry>,
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct AccordionEntry {
    /// A key for lists; a link with it as its anchor opens the entry.
    pub key: String,
    /// The question.
    pub title: String,
    /// The answer.
    pub content: RichText,
}
