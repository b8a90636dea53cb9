//! `projectOverview`: projects, and the units that have them.

use crate::fields::Fields;
use crate::{Item, Module, PageHero, RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Under tabs, of which one without any is not shown: `docs/rules.md#projects-and-research`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ProjectOverview {
    /// The top.
    pub hero: PageHero,
    /// Those that are.
    pub current: Vec<RunCard>,
    /// Those that will be.
    pub upcoming: Vec<RunCard>,
    /// The research units.
    pub units: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl ProjectOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let all = RunCard::list(page, &["ending", "lasting"], shaping);
        let (current, upcoming) = all.into_iter().partition(|card| card.stage.is_current());
        Self {
            hero: PageHero::shape(page, shaping),
            current,
            upcoming,
            units: Item::found(page, "units", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
