//! `callToAction`

use crate::fields::Fields;
use crate::{Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CallToAction {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// A few words.
    pub text: Option<String>,
    /// The button.
    pub link: Link,
}

impl CallToAction {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        Some(Self {
            key,
            title: fields.owned("title"),
            text: fields.owned("text"),
            link: Link::at(fields, "link", shaping)?,
        })
    }
}
