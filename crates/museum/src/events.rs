//! When events take place: `docs/rules.md#events`.
//!
//! A [`Schedule`] is read from a document; its days are computed lazily, one at a time, so that
//! ten years of a daily event cost nothing.

mod dates;
mod entry;
mod event;
mod order;
mod read;
mod span;
#[cfg(test)]
mod tests;

pub use dates::{EventDate, EventDates, Showing};
pub use entry::CalendarEntry;
pub(crate) use event::Event;
pub use event::EventCard;
pub use order::{Listed, listed};
pub(crate) use span::Span;

use crate::Period;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use std::collections::BTreeSet;

/// A time at which something begins; when it ends may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Slot {
    pub from: Time,
    pub to: Option<Time>,
}

/// What kind of an occurrence it is: `docs/rules.md#events`.
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
    /// A day is listed only if its weekday flag is true.
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

    /// The last of its days until one: within a week of its end, or there is none.
    fn last(&self, until: Date) -> Option<Date> {
        let end = self.period.to.map_or(until, |end| end.min(until));
        let mut week = end.series(jiff::Span::new().days(-1)).take(7);
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
    /// Whether the event has words for its times.
    has_words: bool,
}

/// An event on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDay {
    /// Whether it is one of those that last: they come before the others.
    pub lasts: bool,
    /// Its times, the earliest first; none if it has the whole day.
    pub slots: Vec<Slot>,
    /// Whether the event's words stand in place of its times: `fra solnedgang`.
    pub in_words: bool,
}

impl EventDay {
    /// Whether nothing but words says when on the day it is.
    pub(crate) fn has_words_alone(&self) -> bool {
        self.in_words && self.slots.is_empty()
    }
}

/// The day before: what began then may go on after midnight.
fn eve(now: &Zoned) -> Date {
    now.date().yesterday().unwrap_or(now.date())
}

impl Schedule {
    /// Its first and last day.
    pub fn period(&self) -> Period {
        self.period
    }

    /// From its first day to its last. A period may begin and end with days that it does not have:
    /// Saturdays in November.
    pub(crate) fn first_to_last(&self) -> Period {
        let Format::Occurrences(all) = &self.format else {
            return self.period;
        };
        let last = all.iter().filter_map(|one| one.last(self.period.to?));
        Period {
            from: self.first_planned(Date::MIN).or(self.period.from),
            to: last.max().or(self.period.to),
        }
    }

    /// Whether it is one of those that last: on all of its days, or on none.
    pub(crate) fn lasts(&self) -> bool {
        matches!(self.format, Format::Period(_))
    }

    /// Lists include only events whose period ends today or later.
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
                in_words: self.has_words,
            }),
            Format::Occurrences(all) => {
                let own: Vec<&Occurrence> = all.iter().filter(|one| one.has(day)).collect();
                let mut slots: Vec<Slot> = own.iter().flat_map(|one| one.slots.clone()).collect();
                slots.sort_unstable();
                slots.dedup();
                (!own.is_empty()).then_some(EventDay {
                    lasts: false,
                    slots,
                    in_words: self.has_words
                        && own.iter().all(|one| one.kind != OccurrenceKind::Timeslot),
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

    /// The days on which something of it is not over, each with the times that are not.
    pub fn ahead(&self, now: &Zoned) -> impl Iterator<Item = (Date, EventDay)> {
        let days = self.planned_ahead(now);
        days.filter(|(day, _)| !self.cancelled.contains(day))
    }

    /// The same with those that were cancelled.
    pub fn planned_ahead(&self, now: &Zoned) -> impl Iterator<Item = (Date, EventDay)> {
        let days = self.planned_days(eve(now));
        days.filter_map(|(day, on)| Some((day, self.left(day, on, now)?)))
    }

    /// The cancelled days that are not over.
    pub fn cancelled_ahead(&self, now: &Zoned) -> impl Iterator<Item = Date> {
        let days = self.cancelled_from(eve(now));
        days.filter(|day| !self.is_day_over(*day, now))
    }

    /// What is left of a day; `None` if all of it is over. One that lasts has the same times on
    /// all of its days: they stay together.
    pub(crate) fn left(&self, day: Date, on: EventDay, now: &Zoned) -> Option<EventDay> {
        if Span::of_day(day, &on).all(|span| span.is_over(now)) {
            return None;
        }
        let mut left = on;
        if !self.is_long() {
            left.slots.retain(|slot| !Span::of(day, *slot).is_over(now));
        }
        Some(left)
    }

    /// From when on less is left of a day than this.
    pub(crate) fn next_end(&self, day: Date, left: &EventDay, zone: &TimeZone) -> Timestamp {
        let ends = Span::of_day(day, left).map(|span| span.end(zone));
        let end = if self.is_long() {
            ends.max()
        } else {
            ends.min()
        };
        end.unwrap_or(Timestamp::MAX)
    }

    /// From when on less is left of its days, cancelled or not. A day that goes on after midnight
    /// may be left when a time of the next is over.
    pub(crate) fn first_end(&self, now: &Zoned) -> Option<Timestamp> {
        let days = self.planned_ahead(now).take(2);
        days.map(|(day, left)| self.next_end(day, &left, now.time_zone()))
            .min()
    }

    /// Whether nothing is left of a day.
    pub(crate) fn is_day_over(&self, day: Date, now: &Zoned) -> bool {
        let left = |on| self.left(day, on, now);
        self.planned(day).and_then(left).is_none()
    }

    /// Whether all of its times are over. One without any is over with its period.
    pub fn is_over(&self, now: &Zoned) -> bool {
        let has_times = || self.first_planned(Date::MIN).is_some();
        self.planned_ahead(now).next().is_none() && (has_times() || !self.is_ahead(now.date()))
    }

    /// Whether it lasts for several days.
    fn is_long(&self) -> bool {
        self.lasts() && self.period.from != self.period.to
    }

    /// The times from which it may be shown differently in a list, or stand elsewhere in it.
    pub(crate) fn changes(&self, now: &Zoned) -> impl Iterator<Item = Timestamp> {
        let (zone, today) = (now.time_zone(), now.date());
        let begins = |day: Date| zone.to_timestamp(day.at(0, 0, 0, 0)).ok();
        let after = |day: Date| day.tomorrow().ok();
        let next = self.ahead(now).next().and_then(|(day, on)| {
            if self.is_long() && today < day {
                return begins(day);
            }
            if self.is_long() && on.slots.is_empty() {
                // It is shown as that of each day, until one on which it is cancelled.
                let cancelled = self.cancelled.range(after(today)?..).next();
                return begins(*cancelled?);
            }
            Some(self.next_end(day, &on, zone))
        });
        // Days that were cancelled are not over before their time.
        let cancelled = self.planned_ahead(now).next().filter(|_| next.is_none());
        let next = next.or_else(|| cancelled.map(|(day, on)| self.next_end(day, &on, zone)));
        let begin = self.period.from.filter(|_| self.lasts());
        let end = self.period.to.and_then(after);
        let days = [begin, end].into_iter().flatten();
        days.filter_map(begins)
            .chain(next)
            .collect::<Vec<_>>()
            .into_iter()
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
