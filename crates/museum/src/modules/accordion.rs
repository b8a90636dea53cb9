//! `accordion`

use crate::fields::Fields;
use crate::{RichText, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Questions that open to answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
pub struct AccordionEntry {
    /// A key for lists; a link with it as its anchor opens the entry.
    pub key: String,
    /// The question.
    pub title: String,
    /// The answer.
    pub content: RichText,
}

impl Accordion {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let entries = AccordionEntry::list(fields, "entries", shaping);
        (!entries.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            entries,
        })
    }
}

impl AccordionEntry {
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let entry = |(number, entry): (usize, Fields<'_>)| {
            Some(Self {
                key: entry.key(number),
                title: entry.owned("title")?,
                content: RichText::at(entry, "content", shaping),
            })
        };
        fields.list(name).enumerate().filter_map(entry).collect()
    }
}
