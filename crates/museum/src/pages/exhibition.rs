//! `exhibition`

use crate::fields::Fields;
use crate::{
    Fact, HeroLayout, Item, Module, Run, RunHero, RunStage, Shaping, TicketPanel,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What there is to see, when and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Exhibition {
    /// The top.
    pub hero: RunHero,
    /// Where today lies in its time.
    pub stage: RunStage,
    /// `Til 17. maj 2027`.
    pub period: String,
    /// Where it is, and more about that.
    pub place: Option<Fact>,
    /// What else one must know.
    pub facts: Vec<Fact>,
    /// What it costs.
    pub ticket: Option<TicketPanel>,
    /// What follows: its own modules, then those with knowledge.
    pub modules: Vec<Module>,
    /// What else to see.
    pub related: Vec<Item>,
}

impl Exhibition {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let run = Run::read(page.as_value());
        let today = shaping.day_of(run);
        let mut modules = Module::list(page, shaping);
        modules.extend(Module::at(page, "knowledgeModules", shaping));
        Self {
            hero: RunHero::shape(page, Some(HeroLayout::FullWidth), shaping),
            stage: RunStage::of(run, today),
            period: run.format(today, shaping.locale),
            place: Fact::place(page),
            facts: Fact::list(page, "facts"),
            ticket: TicketPanel::at(page, "ticketModule", shaping),
            modules,
            related: Item::chosen(page, "related", shaping),
        }
    }
}
