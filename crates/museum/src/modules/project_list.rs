//! `projectList`

use crate::fields::Fields;
use crate::{Link, RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Projects of the site, by when they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ProjectList {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The projects.
    pub projects: Vec<RunCard>,
    /// Where all of them are.
    pub link: Option<Link>,
}

impl ProjectList {
    /// Nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let projects = RunCard::shown(fields, shaping);
        (!projects.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            projects,
            link: Link::at(fields, "link", shaping),
        })
    }
}
