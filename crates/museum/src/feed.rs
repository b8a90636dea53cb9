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
use entries::{Address, Entry};
use ics::ICalendar;
use ics::components::Property;
use jiff::ToSpan;
use jiff::civil::Date;

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
    /// An event: what of it is not over. Where all of it is, what was on lately: the link to it
    /// may have stood on a page that somebody opened before.
    Event,
    /// One day of an event, likewise.
    Day(Date),
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
pub(crate) fn day_address(id: &str, day: Date, shaping: &Shaping<'_>) -> String {
    format!("{}?date={day}", event_address(id, shaping))
}

/// The first day that a file covers, for the query.
pub fn begin(today: Date) -> Date {
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
    let ((first, last), entries) = entries(&events, scope, shaping);
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
    file.add_timezone(zone::definition(&shaping.group.zone, first, last));
    for (event, entry) in &entries {
        file.add_event(entry.written(event, &address, shaping));
    }
    Written {
        text: file.to_string(),
        is_empty: entries.is_empty(),
    }
}

/// The first and the last day that a file covers.
type Covered = (Date, Date);

/// What stands in a file.
fn entries<'e, 'a>(
    events: &'e [Event<'a>],
    scope: Scope,
    shaping: &Shaping<'_>,
) -> (Covered, Vec<(&'e Event<'a>, Entry)>) {
    let (today, now) = (shaping.today(), shaping.moment());
    let all = |(first, last): Covered| {
        let of_event = move |event| Entry::list(event, first, last).map(move |one| (event, one));
        events.iter().flat_map(of_event)
    };
    let (ahead, lately) = match scope {
        Scope::Site => {
            let days = (begin(today), today.saturating_add(AHEAD_DAYS.days()));
            return (days, all(days).take(MOST_ENTRIES).collect());
        }
        Scope::Event => (days_ahead(events, shaping), (begin(today), today)),
        Scope::Day(day) => ((day, day), (day, day)),
    };
    let left = all(ahead).filter(|(event, entry)| !entry.is_over(&event.schedule, now));
    let left: Vec<_> = left.take(MOST_OF_EVENT).collect();
    if left.is_empty() {
        return (lately, all(lately).take(MOST_OF_EVENT).collect());
    }
    (ahead, left)
}

/// A year from the next day on: until that it may be more than a year.
fn days_ahead(events: &[Event<'_>], shaping: &Shaping<'_>) -> Covered {
    let next = |event: &Event<'_>| Some(event.schedule.planned_ahead(shaping.moment()).next()?.0);
    let next = events.iter().filter_map(next).min();
    let first = next.unwrap_or(shaping.today());
    (first, first.saturating_add(AHEAD_DAYS.days()))
}
