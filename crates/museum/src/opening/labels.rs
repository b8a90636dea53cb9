//! The texts about opening hours, in the four languages.

use super::{DayHours, Hours, Opening, Status};
use crate::site::text_in;
use crate::words::Message;
use crate::{Locale, words};
use jiff::civil::Date;

impl Hours {
    /// `10–17`, or that it does not close.
    pub fn format(self, locale: Locale) -> String {
        if self.is_whole_day() {
            return always(locale).to_owned();
        }
        words::clock_range(self.from, self.to, locale)
    }
}

impl DayHours {
    /// The hours, or that it is closed and why. A reason alone could be an event:
    /// `Lukket: juleaften`.
    pub fn format(&self, locale: Locale) -> String {
        match self {
            Self::Open(hours) => hours.format(locale),
            Self::Closed(reason) => because(closed(locale), text_in(reason, locale)),
        }
    }
}

/// `Lukket i dag: juleaften`.
fn because(closed: &str, reason: Option<&str>) -> String {
    reason.map_or_else(|| closed.to_owned(), |reason| format!("{closed}: {reason}"))
}

/// The word for closed.
pub(crate) fn closed(locale: Locale) -> &'static str {
    Message::Closed.text(locale)
}

fn always(locale: Locale) -> &'static str {
    Message::AlwaysOpen.text(locale)
}

impl Status {
    /// Whether one can go in.
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Always | Self::OpenUntil(_))
    }

    /// One line for the header: `Åbent nu til kl. 17`.
    pub fn format(&self, today: Date, locale: Locale) -> String {
        match self {
            Self::Always => always(locale).to_owned(),
            Self::OpenUntil(time) => open_until(&words::clock_end(*time, locale), locale),
            Self::OpensToday(time) => {
                let day = words::days_from_now(today, today, locale);
                opens(&day, &words::clock(*time, locale), locale)
            }
            Self::ClosedForToday(next) => {
                let closed = closed_now(locale).to_owned();
                with_next(closed, next.as_ref(), today, locale)
            }
            Self::ClosedToday { reason, next } => {
                let line = because(closed_today(locale), text_in(reason, locale));
                with_next(line, next.as_ref(), today, locale)
            }
        }
    }
}

/// `Lukket i dag: juleaften. Åbner lørdag den 27. december kl. 10`.
fn with_next(said: String, next: Option<&Opening>, today: Date, locale: Locale) -> String {
    let Some(Opening { day, at }) = next else {
        return said;
    };
    let tomorrow = today.tomorrow().is_ok_and(|tomorrow| tomorrow == *day);
    let day = if tomorrow {
        words::days_from_now(*day, today, locale)
    } else {
        words::weekday_and_date(*day, today, locale)
    };
    let opens = opens(&day, &words::clock(*at, locale), locale);
    // A reason may end in a full stop of its own.
    format!("{}. {opens}", said.trim_end_matches('.'))
}

fn open_until(time: &str, locale: Locale) -> String {
    Message::OpenUntil.with(locale, &[("time", time)])
}

fn opens(day: &str, time: &str, locale: Locale) -> String {
    Message::Opens.with(locale, &[("day", day), ("time", time)])
}

fn closed_now(locale: Locale) -> &'static str {
    Message::ClosedNow.text(locale)
}

fn closed_today(locale: Locale) -> &'static str {
    Message::ClosedToday.text(locale)
}
