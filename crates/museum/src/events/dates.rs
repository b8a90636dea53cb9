//! The days of an event, for its own page.

use super::{Event, EventDay};
use crate::{Shaping, words};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many days its page lists.
const MOST_DATES: usize = 6;

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
    /// Whether there are more days than are listed.
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
}

impl EventDates {
    pub(crate) fn of(event: &Event<'_>, shaping: &Shaping<'_>) -> Self {
        let (today, locale) = (shaping.now.date(), shaping.locale);
        let period = event.schedule.period();
        let free = event.free_text(locale);
        let said = |on: &EventDay| {
            let times: Vec<String> = on
                .slots
                .iter()
                .map(|slot| words::slot(*slot, locale))
                .collect();
            (!times.is_empty()).then(|| times.join(", "))
        };
        let next = event.next(today);
        let lasts = next.as_ref().filter(|(_, on)| on.lasts);
        let mut ahead = event
            .schedule
            .planned_days(today)
            .filter(|(_, on)| !on.lasts)
            .take(MOST_DATES + 1)
            .map(|(day, on)| EventDate {
                date: day.to_string(),
                day: words::capital(&words::weekday_and_date(day, today, locale)),
                times: free.clone().or_else(|| said(&on)),
                cancelled: event.schedule.is_cancelled(day),
            })
            .collect::<Vec<_>>();
        let more = ahead.len() > MOST_DATES;
        ahead.truncate(MOST_DATES);
        Self {
            summary: event.when(today, locale),
            period: words::capital(
                &words::open_range(period.from, period.to, locale).unwrap_or_default(),
            ),
            times: lasts.and_then(|(_, on)| free.clone().or_else(|| said(on))),
            days: cancelled_period(event, today, shaping)
                .into_iter()
                .chain(ahead)
                .collect(),
            more,
            over: !event.schedule.is_ahead(today),
        }
    }
}

/// The cancelled days of an event that lasts: the others need not be listed one by one.
fn cancelled_period(event: &Event<'_>, today: Date, shaping: &Shaping<'_>) -> Vec<EventDate> {
    let cancelled = event.schedule.cancelled_from(today);
    let lasts = |day: &Date| event.schedule.planned(*day).is_some_and(|on| on.lasts);
    let date = |day: Date| EventDate {
        date: day.to_string(),
        day: words::capital(&words::weekday_and_date(day, today, shaping.locale)),
        times: None,
        cancelled: true,
    };
    cancelled.filter(lasts).take(MOST_DATES).map(date).collect()
}
