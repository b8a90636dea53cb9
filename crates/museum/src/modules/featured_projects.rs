//! `featuredProjects`

use crate::fields::Fields;
use crate::{RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Projects that an editor chose, large.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FeaturedProjects {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The projects; those that are over are left out.
    pub projects: Vec<RunCard>,
}

impl FeaturedProjects {
    /// Nothing if there are none.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let projects = RunCard::chosen(fields, "projects", shaping);
        (!projects.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            projects,
        })
    }
}
