//! The days of an event, for its own page.

use super::{Event, EventDay, Slot};
use crate::{Shaping, feed, words};
use jiff::civil::Date;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many days its page lists at once.
const MOST_DATES: usize = 6;
/// How many more one can open.
const MOST_LATER: usize = 60;

/// When an event is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventDates {
    /// The next time, or its period.
    pub summary: String,
    /// From its first day to its last.
    pub period: String,
    /// Its times, for one that lasts; or what is said instead of them.
    pub times: Option<String>,
    /// The next days, the cancelled ones marked; none for one that lasts.
    pub days: Vec<EventDate>,
    /// The days after those.
    pub later: Vec<EventDate>,
    /// Whether there are more days than all of these.
    pub more: bool,
    /// Whether it is over.
    pub over: bool,
}

/// A day of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EventDate {
    /// `2026-11-14`.
    pub date: String,
    /// `Lørdag den 14. november`.
    pub day: String,
    /// `10.30–11.30, 13–14`.
    pub times: Option<String>,
    /// Whether it was cancelled.
    pub cancelled: bool,
    /// The day for one's own calendar.
    pub feed: Option<String>,
    /// Its times one by one, where it has several.
    pub showings: Vec<Showing>,
}

/// One of several times of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Showing {
    /// `10.30–11.30`.
    pub times: String,
    /// It alone for one's own calendar.
    pub feed: String,
}

impl EventDates {
    pub(crate) fn of(event: &Event<'_>, shaping: &Shaping<'_>) -> Self {
        let (now, locale) = (event.moment(shaping), shaping.locale);
        let today = now.date();
        shaping.changes_from(ends(event, now));
        let period = event.schedule.first_to_last();
        let times_on = |on: &EventDay| {
            if let Some(free) = event.free_text_on(on, locale) {
                return Some(free);
            }
            let times: Vec<String> = on
                .slots
                .iter()
                .map(|slot| words::slot(*slot, locale))
                .collect();
            (!times.is_empty()).then(|| times.join(", "))
        };
        let next = event.next(now);
        let lasts = next.as_ref().filter(|(_, on)| on.lasts);
        let mut ahead = event
            .schedule
            .planned_ahead(now)
            .take_while(|(_, on)| !on.lasts)
            .take(MOST_DATES + MOST_LATER + 1)
            .map(|(day, on)| {
                let cancelled = event.schedule.is_cancelled(day);
                EventDate {
                    date: day.to_string(),
                    day: words::capital(&words::weekday_and_date(day, today, locale)),
                    times: times_on(&on),
                    cancelled,
                    feed: (!cancelled).then(|| feed::day_address(event.id(), day, shaping)),
                    showings: if cancelled {
                        Vec::new()
                    } else {
                        showings(event, day, &on, shaping)
                    },
                }
            })
            .collect::<Vec<_>>();
        let more = ahead.len() > MOST_DATES + MOST_LATER;
        ahead.truncate(MOST_DATES + MOST_LATER);
        let later = ahead.split_off(ahead.len().min(MOST_DATES));
        Self {
            summary: event.when(now, locale),
            period: words::capital(
                &words::open_range(period.from, period.to, locale).unwrap_or_default(),
            ),
            times: lasts.and_then(|(_, on)| times_on(on)),
            days: cancelled_period(event, shaping)
                .into_iter()
                .chain(ahead)
                .collect(),
            later,
            more,
            over: event.schedule.is_over(now),
        }
    }
}

/// The times of a day, if there are several and they are shown.
fn showings(event: &Event<'_>, day: Date, on: &EventDay, shaping: &Shaping<'_>) -> Vec<Showing> {
    if on.in_words || on.slots.len() < 2 {
        return Vec::new();
    }
    let showing = |slot: &Slot| Showing {
        times: words::slot(*slot, shaping.locale),
        feed: feed::time_address(event.id(), day.to_datetime(slot.from), shaping),
    };
    on.slots.iter().map(showing).collect()
}

/// When less of its days is to be listed. Those that are cancelled are listed too, until then.
fn ends(event: &Event<'_>, now: &Zoned) -> impl Iterator<Item = Timestamp> {
    let schedule = &event.schedule;
    let first = schedule.first_end(now).filter(|_| !schedule.lasts());
    let cancelled = schedule.cancelled_ahead(now).next();
    let cancelled = cancelled.and_then(|day| {
        let left = schedule.left(day, schedule.planned(day)?, now)?;
        Some(schedule.next_end(day, &left, now.time_zone()))
    });
    [first, cancelled].into_iter().flatten()
}

/// The cancelled days of an event that lasts: the others need not be listed one by one.
fn cancelled_period(event: &Event<'_>, shaping: &Shaping<'_>) -> Vec<EventDate> {
    let now = shaping.moment();
    let (today, cancelled) = (now.date(), event.schedule.cancelled_ahead(now));
    let lasts = |day: &Date| event.schedule.planned(*day).is_some_and(|on| on.lasts);
    let date = |day: Date| EventDate {
        date: day.to_string(),
        day: words::capital(&words::weekday_and_date(day, today, shaping.locale)),
        times: None,
        cancelled: true,
        feed: None,
        showings: Vec::new(),
    };
    cancelled.filter(lasts).take(MOST_DATES).map(date).collect()
}
