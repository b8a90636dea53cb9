//! `practicalInfoOverview`: all that one needs to know before one comes.

use crate::facility::{Facility, FacilityHours};
use crate::fields::Fields;
use crate::{Item, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Hours, the pages with the rest, and modules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PracticalInfoOverview {
    /// The top.
    pub hero: PageHero,
    /// When the site and its places are open.
    pub facilities: Vec<FacilityHours>,
    /// Pages with practical information.
    pub entries: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl PracticalInfoOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let facilities = Facility::list(page);
        Self {
            hero: PageHero::shape(page, shaping),
            facilities: facilities.iter().map(|one| one.hours_lines(shaping)).collect(),
            entries: Item::chosen(page, "entries", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
