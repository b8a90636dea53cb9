//! `textRibbon`

use crate::Link;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A band of short texts; one with an empty `href` leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TextRibbon {
    /// A key for lists.
    pub key: String,
    /// The texts.
    pub items: Vec<Link>,
}
