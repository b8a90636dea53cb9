//! `randomRelatedContent`

use crate::Item;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Ten pages of the site. The choice is made anew by the island, because the page
/// itself may come from a cache.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RandomRelated {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The address of the island with another choice.
    pub island: String,
    /// The choice made with the page.
    pub items: Vec<Item>,
}
