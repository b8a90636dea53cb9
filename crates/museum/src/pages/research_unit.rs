//! `researchUnit`: those who study one field.

use crate::fields::Fields;
use crate::{Item, Module, PageHero, Person, RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// People, projects and publications.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ResearchUnit {
    /// The top.
    pub hero: PageHero,
    /// Who belongs to it.
    pub people: Vec<Person>,
    /// Its projects that are not over.
    pub projects: Vec<RunCard>,
    /// What it has published, the newest first.
    pub publications: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl ResearchUnit {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            people: Person::list(page, "people", shaping),
            projects: RunCard::list(page, &["projects"], shaping),
            publications: Item::found(page, "publications", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
