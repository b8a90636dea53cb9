//! From when to when something takes place, and when that is over.

use super::{EventDay, Slot};
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};

/// From when to when, by the clocks of the group's zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Span {
    /// Whole days; the last is in it.
    Days(Date, Date),
    /// A time; when it ends may be open.
    Times(DateTime, Option<DateTime>),
}

impl Span {
    /// A time of a day; an end that is not after the beginning is of the next day.
    pub(crate) fn of(day: Date, slot: Slot) -> Self {
        let end = slot.to.map(|to| {
            let next = to <= slot.from;
            let day = if next {
                day.tomorrow().unwrap_or(day)
            } else {
                day
            };
            day.to_datetime(to)
        });
        Self::Times(day.to_datetime(slot.from), end)
    }

    /// What an event has on a day: its times, or the whole day.
    pub(crate) fn of_day(day: Date, on: &EventDay) -> impl Iterator<Item = Self> {
        let whole = on.slots.is_empty().then_some(Self::Days(day, day));
        let times = on.slots.iter().map(move |slot| Self::of(day, *slot));
        whole.into_iter().chain(times)
    }

    /// When it begins; a day at midnight.
    pub(crate) fn begin(self) -> DateTime {
        match self {
            Self::Days(from, _) => from.at(0, 0, 0, 0),
            Self::Times(from, _) => from,
        }
    }

    /// The day on which it begins.
    pub(crate) fn first_day(self) -> Date {
        self.begin().date()
    }

    /// From when on it is over: the one rule for all that is shown of an event. `11–12` is over
    /// at 12, a day without times at midnight, and what begins at 11 with an open end a minute
    /// later. A time that a changed clock shows twice is the first of the two, as in calendars.
    pub(crate) fn end(self, zone: &TimeZone) -> Timestamp {
        let end = match self {
            Self::Days(_, last) => last.tomorrow().map(|next| next.at(0, 0, 0, 0)),
            Self::Times(_, Some(to)) => Ok(to),
            Self::Times(from, None) => from.checked_add(1.minute()),
        };
        let end = end.and_then(|end| zone.to_timestamp(end));
        end.unwrap_or(Timestamp::MAX)
    }

    /// Whether it is over.
    pub(crate) fn is_over(self, now: &Zoned) -> bool {
        self.end(now.time_zone()) <= now.timestamp()
    }
}
