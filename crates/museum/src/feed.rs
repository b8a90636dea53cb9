//! What is on as iCalendar, to subscribe to in one's own calendar: RFC 5545.
//!
//! Each time an event takes place is an entry of its own, with an id that stays: a cancelled
//! one can be distinguished, and a calendar that was fetched before is brought up to date.

mod entries;
#[cfg(test)]
mod tests;
mod zone;

use crate::fields::Fields;
use crate::file_name::file_name;
use crate::{Event, Shaping};
use entries::{Address, Entry};
use ics::ICalendar;
use ics::components::Property;
use jiff::ToSpan;
use jiff::civil::{Date, DateTime};

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
    /// One of the times of a day, likewise.
    Time(DateTime),
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

/// The address of one of the times of a day.
pub(crate) fn time_address(id: &str, at: DateTime, shaping: &Shaping<'_>) -> String {
    let at = at.strftime("%Y-%m-%dT%H:%M");
    format!("{}?date={at}", event_address(id, shaping))
}

/// The last day of an event in its file, where the file ends before the event does.
pub(crate) fn last_day(event: &Event<'_>, shaping: &Shaping<'_>) -> Option<Date> {
    if event.schedule.lasts() {
        return None;
    }
    let events = std::slice::from_ref(event);
    let covered = days_ahead(events, shaping);
    let now = shaping.moment();
    let ahead = Entry::list(event, covered.0, Date::MAX);
    let ahead = ahead.filter(|entry| !entry.is_over(&event.schedule, now));
    let ahead = ahead.map(|entry| (event, entry));
    let (entries, next) = some_of_event(ahead, covered);
    let (_, last) = entries.last()?;
    next.map(|_| last.span.first_day())
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
    /// The title of the first event, as a part of a file's name.
    pub title: Option<String>,
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
    let title = events.first().map(|event| file_name(event.title()));
    Written {
        text: file.to_string(),
        is_empty: entries.is_empty(),
        title: title.filter(|title| !title.is_empty()),
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
        Scope::Time(at) => {
            let day = (at.date(), at.date());
            let at = all(day).filter(|(_, entry)| entry.span.begin() == at);
            return (day, at.collect());
        }
    };
    let left = all(ahead).filter(|(event, entry)| !entry.is_over(&event.schedule, now));
    let (left, _) = some_of_event(left, ahead);
    if left.is_empty() {
        return (lately, some_of_event(all(lately), lately).0);
    }
    (ahead, left)
}

/// The entries of an event that its file has room for, whole days of them, and the day of the
/// next one, if there is one.
fn some_of_event<'e, 'a>(
    all: impl Iterator<Item = (&'e Event<'a>, Entry)>,
    (_, last): Covered,
) -> (Vec<(&'e Event<'a>, Entry)>, Option<Date>) {
    let mut some = Vec::new();
    for (event, entry) in all {
        let day = entry.span.first_day();
        if day > last {
            return (some, Some(day));
        }
        if some.len() >= MOST_OF_EVENT {
            let first = some
                .first()
                .map(|(_, first): &(_, Entry)| first.span.first_day());
            // A single day is never cut.
            if first != Some(day) {
                some.retain(|(_, entry)| entry.span.first_day() < day);
                return (some, Some(day));
            }
        }
        some.push((event, entry));
    }
    (some, None)
}

/// A year from the next day on: until that it may be more than a year.
fn days_ahead(events: &[Event<'_>], shaping: &Shaping<'_>) -> Covered {
    let next = |event: &Event<'_>| Some(event.schedule.planned_ahead(shaping.moment()).next()?.0);
    let next = events.iter().filter_map(next).min();
    let first = next.unwrap_or(shaping.today());
    (first, first.saturating_add(AHEAD_DAYS.days()))
}
