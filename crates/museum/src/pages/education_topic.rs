//! `educationTopic`: one thing to do, for teachers and for students.

use crate::fields::Fields;
use crate::{EducationVariant, Module, PageHero, Shaping, education};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A topic.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationTopic {
    /// The top.
    pub hero: PageHero,
    /// What it is: `docs/rules.md#education`.
    pub labels: Vec<String>,
    /// How long it takes.
    pub duration: Option<String>,
    /// What teachers and students get to know.
    pub variants: Vec<EducationVariant>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl EducationTopic {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            labels: education::labels(page, shaping),
            duration: page.owned("duration"),
            variants: EducationVariant::list(page, shaping),
            modules: Module::list(page, shaping),
        }
    }
}
