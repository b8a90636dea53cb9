//! `exhibitionOverview`: what one can see, and what one will.

use crate::fields::Fields;
use crate::{Module, PageHero, RunCard, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The exhibitions of a site under tabs: `docs/rules.md#exhibitions`. A tab without any is not
/// shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ExhibitionOverview {
    /// The top.
    pub hero: PageHero,
    /// Those that are.
    pub current: Vec<RunCard>,
    /// Those that will be.
    pub upcoming: Vec<RunCard>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl ExhibitionOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let all = RunCard::list(page, &["ending", "lasting"], shaping);
        let (current, upcoming) = all.into_iter().partition(|card| card.stage.is_current());
        Self {
            hero: PageHero::shape(page, shaping),
            current,
            upcoming,
            modules: Module::list(page, shaping),
        }
    }
}
