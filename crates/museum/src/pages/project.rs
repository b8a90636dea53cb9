//! `project`: what is being found out.

use crate::fields::Fields;
use crate::{Fact, Item, Link, Module, PageHero, Person, Run, RunStage, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Project {
    /// The top.
    pub hero: PageHero,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// Where today lies in its time.
    pub stage: RunStage,
    /// From when to when.
    pub period: Option<String>,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// Who does it.
    pub unit: Option<Link>,
    /// Who works on it.
    pub people: Vec<Person>,
    /// What has come of it.
    pub publications: Vec<Item>,
    /// What else to see.
    pub related: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl Project {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let run = Run::read(page.as_value());
        Self {
            hero: PageHero::shape(page, shaping),
            subtitle: page.owned("subtitle"),
            stage: RunStage::of(run, shaping.now.date()),
            period: page
                .child("period")
                .map(|_| run.format(shaping.now.date(), shaping.locale)),
            facts: Fact::list(page, "facts"),
            unit: crate::link::at_page(page, "unit", shaping),
            people: Person::list(page, "people", shaping),
            publications: Item::chosen(page, "publications", shaping),
            related: Item::chosen(page, "related", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
