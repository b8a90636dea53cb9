//! The words of the calendar that depend on days.

use super::{CalendarLayout, CalendarQuery, Range, When};
use crate::words::Message;
use crate::{Locale, words};
use jiff::civil::Date;

/// What is shown: a month, a day, a range.
pub(super) fn heading(asked: &CalendarQuery, range: Range, locale: Locale) -> String {
    let said = match asked.when {
        When::Day(day) => words::date(day, locale),
        When::Month(day) => month_and_year(day, locale),
        When::Week(_) | When::Weekend(_) => words::date_range(range.from, range.until, locale),
        When::Coming | When::From(_) => month_and_year(range.from, locale),
    };
    words::capital(&said)
}

/// `18. november – 4. december 2026`, or one day.
pub(super) fn days(range: Range, locale: Locale) -> String {
    let said = if range.from == range.until {
        words::date(range.from, locale)
    } else {
        words::date_range(range.from, range.until, locale)
    };
    words::capital(&said)
}

/// `december 2026`.
pub(super) fn month_and_year(day: Date, locale: Locale) -> String {
    format!("{} {}", words::month(day.month(), locale), day.year())
}

pub(super) fn month_name(day: Date, locale: Locale) -> String {
    words::capital(words::month(day.month(), locale))
}

pub(super) fn layout(layout: CalendarLayout, locale: Locale) -> &'static str {
    let message = match layout {
        CalendarLayout::Daily => Message::DayByDay,
        CalendarLayout::Timeline => Message::Timeline,
    };
    message.text(locale)
}

/// All, today, this week, the weekend.
pub(super) fn choices(locale: Locale) -> [&'static str; 4] {
    let all = [
        Message::AllDays,
        Message::Today,
        Message::ThisWeek,
        Message::Weekend,
    ];
    all.map(|message| message.text(locale))
}

/// Everything, and everyone.
pub(super) fn any(audience: bool, locale: Locale) -> &'static str {
    let message = if audience {
        Message::Everyone
    } else {
        Message::Everything
    };
    message.text(locale)
}

pub(super) fn later(locale: Locale) -> &'static str {
    Message::FollowingDays.text(locale)
}
