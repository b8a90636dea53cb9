//! `ticket`

use crate::fields::Fields;
use crate::{AccordionEntry, Link, Module, PageHero, Shaping, TicketCard, TicketPanel};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a ticket costs, and what one gets for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Ticket {
    /// The top.
    pub hero: PageHero,
    /// The ticket; none while it has no prices.
    pub panel: Option<TicketPanel>,
    /// What else one may do.
    pub cta: Option<Link>,
    /// Questions and answers.
    pub faq: Vec<AccordionEntry>,
    /// Other tickets.
    pub tickets: Vec<TicketCard>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl Ticket {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            panel: TicketPanel::shape(page, shaping),
            cta: Link::at(page, "cta", shaping),
            faq: AccordionEntry::list(page, "faq", shaping),
            tickets: TicketCard::list(page, "tickets", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
