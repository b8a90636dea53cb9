//! `ticketOverview`: the tickets of a site.

use crate::fields::Fields;
use crate::{Module, PageHero, Shaping, TicketCard};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The tickets, in the order of an editor or of their titles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TicketOverview {
    /// The top.
    pub hero: PageHero,
    /// The tickets.
    pub tickets: Vec<TicketCard>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl TicketOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let mut tickets = TicketCard::list(page, "tickets", shaping);
        if tickets.is_empty() {
            tickets = TicketCard::list(page, "all", shaping);
        }
        Self {
            hero: PageHero::shape(page, shaping),
            tickets,
            modules: Module::list(page, shaping),
        }
    }
}
