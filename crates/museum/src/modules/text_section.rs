//! `textSection`

use crate::{Link, RichText};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Running text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TextSection {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The text.
    pub content: RichText,
    /// Where to read on.
    pub links: Vec<Link>,
}
