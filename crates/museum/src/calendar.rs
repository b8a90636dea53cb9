//! The calendar: the days of a range, and what is on. A visitor's query stands in the address,
//! so that every view can be linked to and needs no script.

mod calendar_query;
mod days;
mod filters;
mod labels;
#[cfg(test)]
mod tests;

pub use calendar_query::{CalendarQuery, MOST_AHEAD, Range, When};
pub use days::{CalendarDay, DayTab, MOST_ROWS};
pub use filters::{CalendarFilter, FilterOption};

use crate::facility::Facility;
use crate::fields::Fields;
use crate::{Event, Link, OpeningHours, Shaping};
use days::{Listing, tabs};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How the days are set out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum CalendarLayout {
    /// Day by day, with pictures.
    #[default]
    Daily,
    /// Along a line.
    Timeline,
}

impl CalendarLayout {
    /// Reads a name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "daily" => Some(Self::Daily),
            "timeline" => Some(Self::Timeline),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Timeline => "timeline",
        }
    }
}

/// A calendar as it was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CalendarView {
    /// How the days are set out.
    pub layout: CalendarLayout,
    /// The same in the other layout, and in this one.
    pub layouts: Vec<FilterOption>,
    /// What is shown: `November 2026`, `16.–22. november 2026`.
    pub heading: String,
    /// The days that are listed below: `18. november – 4. december 2026`. A page has not always
    /// room for all that were requested.
    pub shown: String,
    /// The days that one can choose.
    pub tabs: Vec<DayTab>,
    /// What else one can choose by.
    pub filters: Vec<CalendarFilter>,
    /// The days.
    pub days: Vec<CalendarDay>,
    /// Where the days after these are.
    pub later: Option<Link>,
    /// The month before what is shown, if it is not over.
    pub previous: Option<Link>,
    /// The month after it.
    pub next: Option<Link>,
    /// The calendar without any choice, if one was made.
    pub reset: Option<String>,
}

impl CalendarView {
    /// The calendar of a query result with `events`, `exhibitions` and `facilities`.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let own = page.text("layout").and_then(CalendarLayout::parse);
        let own = own.unwrap_or_default();
        let asked = CalendarQuery::read(&shaping.query_string, shaping.today());
        let layout = asked.layout.unwrap_or(own);
        let path = page.text("slug").unwrap_or_default();
        let path = shaping.site.path(shaping.locale, path);
        let site = Facility::of_site(page);
        let hours = site.as_ref().map(Facility::hours);
        let events = Event::list_by_day(page, "events", shaping);
        let (months, today) = (shaping.site.calendar_months, shaping.today());
        let range = days::first_match(&asked, &events, hours, shaping)
            .unwrap_or_else(|| asked.range(months, today));
        let until = asked.wanted(months, today).until;
        let in_sight: Vec<&Event<'_>> = events
            .iter()
            .filter(|event| {
                event
                    .schedule
                    .period()
                    .from
                    .is_none_or(|from| from <= until)
            })
            .collect();
        let listing = Listing {
            asked: &asked,
            range,
            layout,
            hours,
            path: &path,
            shaping,
        };
        let (days, later) = listing.days(page, &events);
        let shown = later.as_ref().map_or(range, |(first, _)| Range {
            from: range.from,
            until: first.yesterday().unwrap_or(*first),
        });
        Self {
            layout,
            layouts: filters::layouts(&asked, own, layout, &path, shaping),
            heading: labels::heading(&asked, range, shaping.locale),
            shown: labels::days(shown, shaping.locale),
            tabs: tabs(&asked, hours, &path, shaping),
            filters: filters::all(&asked, &in_sight, &path, shaping),
            days,
            later: later.map(|(_, link)| link),
            previous: filters::previous_month(&asked, range, &path, shaping),
            next: filters::next_month(&asked, range, &path, shaping),
            reset: (!asked.is_plain()).then(|| path.clone()),
        }
    }
}

/// Whether a day has opening hours. A site that states none is open.
pub(crate) fn is_open(hours: Option<&OpeningHours>, day: jiff::civil::Date) -> bool {
    hours.is_none_or(|hours| hours.on(day).hours().is_some())
}
