//! What is on as iCalendar, to subscribe to in one's own calendar: RFC 5545.
//!
//! Each time an event takes place is an entry of its own, with an id that stays: a cancelled
//! one can be distinguished, and a calendar that was fetched before is brought up to date.

mod entries;
#[cfg(test)]
mod tests;
mod zone;

use crate::fields::Fields;
use crate::{Event, Shaping};
pub(crate) use entries::Span;
use entries::{Address, Entry};
use ics::ICalendar;
use ics::components::Property;
use jiff::ToSpan;

/// How long a subscriber may keep it, as RFC 7986 writes it.
const KEPT_FOR: &str = "PT6H";
/// The same in seconds, for caches.
pub const MAX_AGE: u32 = 6 * 60 * 60;
const PRODUCT: &str = "-//Vitrine//What is on//EN";
/// Days that are over and still told: who subscribes wants last week to stay.
const BEFORE_DAYS: i32 = 31;
/// Days ahead.
const AHEAD_DAYS: i32 = 366;
/// The most entries of one file.
const MOST_ENTRIES: usize = 2000;
/// The most entries of an event: a daily one has more days than anyone plans.
const MOST_OF_EVENT: usize = 100;

/// What a file is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// What is on at a site, to subscribe to: what is over stays a while.
    Site,
    /// An event: what of it is still to come.
    Event,
    /// One day of an event.
    Day(jiff::civil::Date),
}

/// The address of a site's calendar.
pub(crate) fn site_address(shaping: &Shaping<'_>) -> String {
    let (site, locale) = (&shaping.site.key, shaping.locale);
    format!("/feeds/calendar/{site}/{locale}.ics")
}

/// The address of one event.
pub(crate) fn event_address(id: &str, shaping: &Shaping<'_>) -> String {
    let (site, locale) = (&shaping.site.key, shaping.locale);
    format!("/feeds/event/{site}/{locale}/{id}.ics")
}

/// The address of one day of an event.
pub(crate) fn day_address(id: &str, day: jiff::civil::Date, shaping: &Shaping<'_>) -> String {
    format!("{}?date={day}", event_address(id, shaping))
}

/// The first day that a file covers, for the query.
pub fn begin(today: jiff::civil::Date) -> jiff::civil::Date {
    today.saturating_sub(BEFORE_DAYS.days())
}

/// A file.
pub struct Written {
    /// What stands in it.
    pub text: String,
    /// Whether nothing does.
    pub is_empty: bool,
}

/// The events of a result of [`crate::queries::feed`].
pub fn calendar(answer: &crate::Json<'_>, scope: Scope, shaping: &Shaping<'_>) -> Written {
    let fields = Fields::of(answer);
    let events = fields.list("events");
    let events: Vec<Event<'_>> = events
        .filter_map(|event| Event::read(event, shaping.locale))
        .collect();
    let address = Address::read(fields, shaping);
    let today = shaping.today();
    let ahead = today.saturating_add(AHEAD_DAYS.days());
    let (from, until, most) = match scope {
        Scope::Site => (begin(today), ahead, MOST_ENTRIES),
        Scope::Event => (today, ahead, MOST_OF_EVENT),
        Scope::Day(day) => (day, day, MOST_OF_EVENT),
    };
    let entries = events.iter().flat_map(|event| {
        let each = Entry::list(event, from, until);
        let each = each.filter(|entry| scope == Scope::Site || !entry.is_over(shaping.now()));
        each.map(move |entry| (event, entry))
    });
    let entries: Vec<(&Event<'_>, Entry)> = entries.take(most).collect();
    let mut file = ICalendar::new("2.0", PRODUCT);
    file.push(Property::new("CALSCALE", "GREGORIAN"));
    file.push(Property::new("METHOD", "PUBLISH"));
    let name = ics::escape_text(address.name.clone());
    file.push(Property::new("NAME", name.clone()));
    file.push(Property::new("X-WR-CALNAME", name));
    let mut kept = Property::new("REFRESH-INTERVAL", KEPT_FOR);
    kept.append(ics::parameters!("VALUE" => "DURATION"));
    file.push(kept);
    file.push(Property::new("X-PUBLISHED-TTL", KEPT_FOR));
    file.add_timezone(zone::definition(&shaping.group.zone, from, until));
    for (event, entry) in &entries {
        file.add_event(entry.written(event, &address, shaping));
    }
    Written {
        text: file.to_string(),
        is_empty: entries.is_empty(),
    }
}
