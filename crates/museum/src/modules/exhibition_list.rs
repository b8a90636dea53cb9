//! `exhibitionList`

use crate::fields::Fields;
use crate::{ExhibitionCard, Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Exhibitions of the site, by when they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ExhibitionList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The exhibitions.
    pub exhibitions: Vec<ExhibitionCard>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl ExhibitionList {
    /// Those that are, those that will be, or both; nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let show = fields.text("show").unwrap_or("current");
        let wanted = |card: &ExhibitionCard| match show {
            "upcoming" => card.stage.is_upcoming(),
            "all" => true,
            _ => card.stage.is_current(),
        };
        let mut exhibitions = ExhibitionCard::list(fields, &["ending", "lasting"], shaping);
        exhibitions.retain(wanted);
        (!exhibitions.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            exhibitions,
            link: Link::at(fields, "link", shaping),
        })
    }
}
