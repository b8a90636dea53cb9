//! When events take place: spec 3 and 4.
//!
//! A [`Schedule`] is read from a document; its days are computed lazily, one at a time, so that
//! ten years of a daily event cost nothing.

mod dates;
mod entry;
mod event;
mod order;
mod read;
#[cfg(test)]
mod tests;

pub use dates::{EventDate, EventDates};
pub use entry::CalendarEntry;
pub(crate) use event::Event;
pub use event::EventCard;
pub use order::{Listed, listed};

use crate::Period;
use jiff::Span;
use jiff::civil::{Date, Time};
use std::collections::BTreeSet;

/// A time at which something begins; when it ends may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Slot {
    pub from: Time,
    pub to: Option<Time>,
}

/// What kind of an occurrence it is: spec 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OccurrenceKind {
    /// At set times, which may be booked.
    Timeslot,
    /// At some time of the day, which the event describes in words or by hours.
    #[default]
    Freeform,
}

/// Days of the week in a part of an event's period, and the times on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// `_key` in the document.
    pub key: String,
    /// Its kind.
    pub kind: OccurrenceKind,
    /// From when to when; an open end is that of the event.
    pub period: Period,
    /// From Monday.
    weekdays: [bool; 7],
    /// The times, in their order.
    slots: Vec<Slot>,
}

impl Occurrence {
    /// Spec 4: a day is listed only if its weekday flag is true.
    fn has(&self, day: Date) -> bool {
        let weekday = usize::try_from(day.weekday().to_monday_zero_offset()).unwrap_or_default();
        self.period.contains(day) && self.weekdays.get(weekday) == Some(&true)
    }

    /// The first of its days from one on: within a week of its beginning, or there is none.
    fn first(&self, from: Date) -> Option<Date> {
        let begin = self.period.from.map_or(from, |begin| begin.max(from));
        let mut week = begin.series(jiff::Span::new().days(1)).take(7);
        week.find(|day| self.has(*day))
    }
}

/// How the days of an event are given.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Format {
    /// Every day of its period, at these times.
    Period(Vec<Slot>),
    /// The days of its occurrences.
    Occurrences(Vec<Occurrence>),
}

/// When an event takes place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    period: Period,
    cancelled: BTreeSet<Date>,
    format: Format,
}

/// An event on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDay {
    /// Whether it is one of those that last: they come before the others.
    pub lasts: bool,
    /// Its times, the earliest first; none if it has the whole day.
    pub slots: Vec<Slot>,
    /// Whether its times are set: what the event says instead of times does not hold then.
    pub set_times: bool,
}

impl EventDay {
    /// When all of its times are over; `None` if that is after midnight, or it has no times.
    /// One whose end is open is over a minute after it began.
    pub(crate) fn ends(&self) -> Option<Time> {
        let end = |slot: &Slot| match slot.to {
            Some(to) => (slot.from < to).then_some(to),
            None => slot.from.checked_add(Span::new().minutes(1)).ok(),
        };
        let ends: Option<Vec<Time>> = self.slots.iter().map(end).collect();
        ends?.into_iter().max()
    }
}

impl Schedule {
    /// Its first and last day.
    pub fn period(&self) -> Period {
        self.period
    }

    /// Whether it is one of those that last: on all of its days, or on none.
    pub(crate) fn lasts(&self) -> bool {
        matches!(self.format, Format::Period(_))
    }

    /// Spec 4: lists include only events whose period ends today or later.
    pub fn is_ahead(&self, today: Date) -> bool {
        self.period.to.is_none_or(|to| today <= to)
    }

    /// Whether a day on which it would take place was cancelled.
    pub fn is_cancelled(&self, day: Date) -> bool {
        self.cancelled.contains(&day) && self.planned(day).is_some()
    }

    /// The cancelled days from a day on.
    pub fn cancelled_from(&self, day: Date) -> impl Iterator<Item = Date> {
        let days = self.cancelled.range(day..).copied();
        days.filter(|day| self.planned(*day).is_some())
    }

    /// What it has on a day, if it takes place.
    pub fn on(&self, day: Date) -> Option<EventDay> {
        self.planned(day).filter(|_| !self.cancelled.contains(&day))
    }

    /// What it has on a day, cancelled or not.
    pub fn planned(&self, day: Date) -> Option<EventDay> {
        if !self.period.contains(day) {
            return None;
        }
        match &self.format {
            Format::Period(slots) => Some(EventDay {
                lasts: true,
                slots: slots.clone(),
                set_times: false,
            }),
            Format::Occurrences(all) => {
                let own: Vec<&Occurrence> = all.iter().filter(|one| one.has(day)).collect();
                let mut slots: Vec<Slot> = own.iter().flat_map(|one| one.slots.clone()).collect();
                slots.sort_unstable();
                slots.dedup();
                (!own.is_empty()).then_some(EventDay {
                    lasts: false,
                    slots,
                    set_times: own.iter().any(|one| one.kind == OccurrenceKind::Timeslot),
                })
            }
        }
    }

    /// The days from a given day on which it takes place, computed lazily.
    pub fn days(&self, from: Date) -> impl Iterator<Item = (Date, EventDay)> {
        let days = self.planned_dates(from);
        let days = days.filter(|day| !self.cancelled.contains(day));
        days.filter_map(|day| Some((day, self.planned(day)?)))
    }

    /// The same with those that were cancelled.
    pub fn planned_days(&self, from: Date) -> impl Iterator<Item = (Date, EventDay)> {
        let days = self.planned_dates(from);
        days.filter_map(|day| Some((day, self.planned(day)?)))
    }

    /// The days after one on which it may be shown differently in a list, or stand elsewhere
    /// in it.
    pub(crate) fn changes(&self, today: Date) -> impl Iterator<Item = Date> {
        let after = |day: Date| day.tomorrow().ok();
        let end = self.period.to.and_then(after);
        let next = self
            .days(today)
            .next()
            .and_then(|(day, on)| match on.lasts {
                false => after(day),
                true if today < day => Some(day),
                // It is shown as that of each day, until one on which it is cancelled.
                true => self.cancelled.range(after(today)?..).next().copied(),
            });
        let begin = self.period.from.filter(|_| self.lasts());
        [begin, end, next].into_iter().flatten()
    }

    fn planned_dates(&self, from: Date) -> impl Iterator<Item = Date> {
        let next = |day: &Date| self.first_planned(day.tomorrow().ok()?);
        std::iter::successors(self.first_planned(from), next)
    }

    /// The first day from one on for which it is planned. Its period may have a million
    /// days without any: they are passed over, not looked at.
    fn first_planned(&self, from: Date) -> Option<Date> {
        let from = self.period.from.map_or(from, |begin| begin.max(from));
        let first = match &self.format {
            Format::Period(_) => Some(from),
            Format::Occurrences(all) => all.iter().filter_map(|one| one.first(from)).min(),
        };
        first.filter(|day| self.period.contains(*day))
    }
}
