//! `relatedContent`

use crate::Item;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Related pages under tabs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RelatedContent {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The tabs; one without items is not here.
    pub tabs: Vec<RelatedTab>,
}

/// One tab: at most four items, spec 9.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RelatedTab {
    /// A key for lists.
    pub key: String,
    /// What the tab says.
    pub title: String,
    /// What is under it.
    pub items: Vec<Item>,
}
