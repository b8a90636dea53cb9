//! `doubleBillboard`

use super::Billboard;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Two billboards, the first the larger.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct DoubleBillboard {
    /// A key for lists.
    pub key: String,
    /// The two.
    pub billboards: Vec<Billboard>,
}
