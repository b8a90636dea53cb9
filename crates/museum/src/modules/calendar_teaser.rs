//! `calendarTeaser`

use crate::calendar::is_open;
use crate::facility::Facility;
use crate::fields::Fields;
use crate::{CalendarEntry, Event, Link, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many events a day shows here; the calendar has the others.
const MOST_OF_A_DAY: usize = 4;

/// What is on today and tomorrow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CalendarTeaser {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The days.
    pub groups: Vec<TeaserGroup>,
    /// The calendar.
    pub link: Option<Link>,
}

/// A day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TeaserGroup {
    /// Whether it is today; else it is tomorrow.
    pub today: bool,
    /// What is on.
    pub entries: Vec<CalendarEntry>,
}

impl CalendarTeaser {
    /// A group shows only with events, and is hidden if it is closed that day.
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let site = Facility::of_site(fields);
        let hours = site.as_ref().map(Facility::hours);
        let events = Event::list_by_day(fields, "events", shaping);
        let events: Vec<&Event<'_>> = events.iter().collect();
        let today = shaping.today();
        let days = [(true, Some(today)), (false, today.tomorrow().ok())];
        let group = |(is_today, day): (bool, Option<_>)| {
            let day = day.filter(|day| is_open(hours, *day))?;
            // What has ended today is no reason to come.
            let mut entries = CalendarEntry::left_of_day(&events, day, shaping);
            entries.truncate(MOST_OF_A_DAY);
            (!entries.is_empty()).then_some(TeaserGroup {
                today: is_today,
                entries,
            })
        };
        let groups: Vec<TeaserGroup> = days.into_iter().filter_map(group).collect();
        (!groups.is_empty()).then(|| Self {
            key,
            title: fields.owned("title"),
            groups,
            link: Link::at(fields, "link", shaping),
        })
    }
}
