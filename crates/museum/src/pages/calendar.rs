//! `calendar`: what is on.

use crate::calendar::CalendarView;
use crate::fields::Fields;
use crate::{EventCard, Link, Module, PageHero, Shaping, feed};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The calendar, between ribbons of events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Calendar {
    /// The top.
    pub hero: PageHero,
    /// Events in a band above it.
    pub top_ribbon: Vec<Link>,
    /// The days.
    pub calendar: CalendarView,
    /// The heading over the featured events.
    pub featured_title: Option<String>,
    /// Featured events.
    pub featured: Vec<EventCard>,
    /// Events in a band below.
    pub bottom_ribbon: Vec<Link>,
    /// What follows.
    pub modules: Vec<Module>,
    /// The address to subscribe to.
    pub feed: String,
}

impl Calendar {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            top_ribbon: EventCard::ribbon(page, "topEvents", shaping),
            calendar: CalendarView::shape(page, shaping),
            featured_title: page.owned("featuredTitle"),
            featured: EventCard::chosen(page, "featuredEvents", shaping),
            bottom_ribbon: EventCard::ribbon(page, "bottomEvents", shaping),
            modules: Module::list(page, shaping),
            feed: feed::site_address(shaping),
        }
    }
}
