//! When a place is open: one source for header, footer, calendar, practical information,
//! structured data and iCalendar.
//!
//! What a day has is settled in the order of `docs/rules.md#opening-hours`: a closed day, an open
//! day, the weekly rule. Days and times are those of the group's zone and carry no zone of their
//! own.

mod exceptions;
mod labels;
pub(crate) mod read;
mod status;
#[cfg(test)]
mod tests;
mod week;

pub use exceptions::{ANNOUNCED_DAYS, Exception, ExceptionGroup};
pub(crate) use labels::closed;
pub use status::{Opening, Status};
pub(crate) use week::SeasonWeek;
pub use week::WeekLine;

use crate::Spoken;
use jiff::civil::{Date, Time, Weekday};
use std::collections::BTreeMap;

/// From when to when. An end that is not after the beginning is one of the next day, so
/// that midnight to midnight is the whole day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Hours {
    pub from: Time,
    pub to: Time,
}

impl Hours {
    /// Whether it is open from midnight to midnight.
    pub fn is_whole_day(self) -> bool {
        self.from == Time::midnight() && self.to == Time::midnight()
    }

    /// Whether it ends on the day after.
    pub fn ends_next_day(self) -> bool {
        self.to <= self.from
    }
}

/// What a day has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayHours {
    /// It is open.
    Open(Hours),
    /// It is closed, for a reason that may be told.
    Closed(Spoken),
}

impl DayHours {
    /// The hours, if there are any.
    pub fn hours(&self) -> Option<Hours> {
        match self {
            Self::Open(hours) => Some(*hours),
            Self::Closed(_) => None,
        }
    }
}

/// Days from one to another, both with it; an end may be open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Period {
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl Period {
    /// Whether a day lies in it.
    pub fn contains(self, day: Date) -> bool {
        self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| day <= to)
    }

    /// Its days; one that is open has the most.
    fn length(self) -> i32 {
        let ends = self.from.zip(self.to);
        ends.and_then(|(from, to)| from.until(to).ok())
            .map_or(i32::MAX, |span| span.get_days())
    }
}

/// The weekly rule of a part of the year.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Season {
    period: Period,
    /// From Monday.
    week: [Option<Hours>; 7],
}

impl Season {
    fn on(&self, weekday: Weekday) -> Option<Hours> {
        let place = usize::try_from(weekday.to_monday_zero_offset()).unwrap_or_default();
        self.week.get(place).copied().flatten()
    }
}

/// When a place is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningHours {
    seasons: Vec<Season>,
    closed: BTreeMap<Date, Spoken>,
    open: BTreeMap<Date, Option<Hours>>,
}

impl OpeningHours {
    /// What a day has. A closed day beats an open day beats the weekly rule.
    pub fn on(&self, day: Date) -> DayHours {
        if let Some(reason) = self.closed.get(&day) {
            return DayHours::Closed(reason.clone());
        }
        let hours = match self.open.get(&day) {
            Some(hours) => *hours,
            None => self.by_the_week(day),
        };
        hours.map_or_else(|| DayHours::Closed(Spoken::default()), DayHours::Open)
    }

    /// The hours of the weekly rule. Where two seasons have a day the shorter one is meant: a
    /// summer within the year.
    fn by_the_week(&self, day: Date) -> Option<Hours> {
        self.season_of(day)?.on(day.weekday())
    }

    fn season_of(&self, day: Date) -> Option<&Season> {
        let seasons = self.seasons.iter();
        let own = seasons.filter(|season| season.period.contains(day));
        own.min_by_key(|season| season.period.length())
    }

    /// Closes it on the days on which the house that it is in is closed: a café does not open
    /// on Christmas Eve. A day that it names itself stays as it is.
    pub(crate) fn follow(&mut self, house: &Self) {
        for (day, reason) in &house.closed {
            if !self.open.contains_key(day) {
                self.closed.entry(*day).or_insert_with(|| reason.clone());
            }
        }
    }

    /// Whether a day is named itself, as closed or as open.
    pub(crate) fn names(&self, day: Date) -> bool {
        self.closed.contains_key(&day) || self.open.contains_key(&day)
    }

    /// Whether it has no opening hours at all.
    pub fn is_empty(&self) -> bool {
        self.seasons.is_empty() && self.open.is_empty()
    }
}
