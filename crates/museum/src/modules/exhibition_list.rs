//! `exhibitionList`

use crate::fields::Fields;
use crate::{Link, RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Exhibitions of the site, by when they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ExhibitionList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The exhibitions.
    pub exhibitions: Vec<RunCard>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl ExhibitionList {
    /// Those that are, those that will be, or both; nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let exhibitions = RunCard::shown(fields, shaping);
        (!exhibitions.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            exhibitions,
            link: Link::at(fields, "link", shaping),
        })
    }
}
