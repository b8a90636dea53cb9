//! Links.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A link that is ready to be followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Link {
    /// What it says.
    pub title: String,
    /// Where it leads: a path of this site, or an absolute address.
    pub href: String,
    /// Where that is.
    pub kind: LinkKind,
}

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum LinkKind {
    /// To a page of this site: navigated without a full load.
    Internal,
    /// To a page of another site of the group.
    CrossSite,
    /// Out of the group, or to a mail address or a telephone.
    External,
}
