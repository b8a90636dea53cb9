//! `doubleBillboard`

use super::Billboard;
use crate::Shaping;
use crate::fields::Fields;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Two billboards, the first the larger.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DoubleBillboard {
    /// A key for lists.
    pub key: String,
    /// The two.
    pub billboards: Vec<Billboard>,
}

/// How many billboards stand beside each other.
const BILLBOARDS: usize = 2;

impl DoubleBillboard {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let each = fields.list("billboards").enumerate();
        let billboards = each.filter_map(|(number, billboard)| {
            Billboard::shape(billboard, billboard.key(number), shaping)
        });
        let billboards: Vec<_> = billboards.take(BILLBOARDS).collect();
        (!billboards.is_empty()).then_some(Self { key, billboards })
    }
}
