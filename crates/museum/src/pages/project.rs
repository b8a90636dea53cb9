//! `project`: what is being found out.

use crate::fields::Fields;
use crate::{
    Fact, Item, Link, Module, Person, Run, RunHero, RunStage, Shaping, TicketPanel,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Project {
    /// The top.
    pub hero: RunHero,
    /// Where today lies in its time.
    pub stage: RunStage,
    /// From when to when.
    pub period: Option<String>,
    /// Where it is, and more about that.
    pub place: Option<Fact>,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// Who does it.
    pub unit: Option<Link>,
    /// Who works on it.
    pub people: Vec<Person>,
    /// What has come of it.
    pub publications: Vec<Item>,
    /// What it costs to take part.
    pub ticket: Option<TicketPanel>,
    /// What else to see.
    pub related: Vec<Item>,
    /// What follows: its own modules, then those with knowledge.
    pub modules: Vec<Module>,
}

impl Project {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let run = Run::read(page.as_value());
        let today = shaping.day_of(run);
        let mut modules = Module::list(page, shaping);
        modules.extend(Module::at(page, "knowledgeModules", shaping));
        Self {
            hero: RunHero::shape(page, None, shaping),
            stage: RunStage::of(run, today),
            period: page
                .child("period")
                .map(|_| run.format(today, shaping.locale)),
            place: Fact::place(page),
            facts: Fact::list(page, "facts"),
            unit: crate::link::at_page(page, "unit", shaping),
            people: Person::list(page, "people", shaping),
            publications: Item::chosen(page, "publications", shaping),
            ticket: TicketPanel::at(page, "ticketModule", shaping),
            related: Item::chosen(page, "related", shaping),
            modules,
        }
    }
}
