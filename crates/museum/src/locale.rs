//! The languages of the group.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A language in which pages are written. Danish is the default: its pages stand at the
/// root, `/{slug}`, those of the others at `/{locale}/{slug}`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "lowercase")]
#[ts(export)]
pub enum Locale {
    /// Danish.
    #[default]
    Da,
    /// English.
    En,
    /// German.
    De,
    /// Swedish; the code `se` is understood too.
    Sv,
}
