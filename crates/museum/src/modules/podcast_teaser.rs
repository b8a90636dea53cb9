//! `podcastTeaser`

use crate::fields::Fields;
use crate::{Episode, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An episode to hear at once: the one that was chosen, or the newest of a show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PodcastTeaser {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// A few words of the editor's.
    pub text: Option<String>,
    /// The episode.
    pub episode: Episode,
}

impl PodcastTeaser {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let place = format!("podcastTeaser {key}");
        let Some(page) = fields.child("page") else {
            shaping.warn(WarningKind::MissingField("page"), &place);
            return None;
        };
        if !shaping.takes_chosen(page.text("locale"), page.text("site")) {
            return None;
        }
        let page = match page.text("_type") {
            Some("podcastShowPage") => page.child("newest")?,
            _ => page,
        };
        Some(Self {
            key,
            title: fields.owned("title"),
            text: fields.owned("text"),
            episode: Episode::shape(page, shaping, &place)?,
        })
    }
}
