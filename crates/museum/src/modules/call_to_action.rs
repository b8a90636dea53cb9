//! `callToAction`

use crate::Link;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
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
