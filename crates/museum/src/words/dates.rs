//! Days in words.

use super::names::{month, weekday};
use crate::Locale;
use jiff::civil::Date;

/// The day of the month: `3.` or `3`.
fn day(date: Date, locale: Locale) -> String {
    match locale {
        Locale::Da | Locale::De => format!("{}.", date.day()),
        Locale::En | Locale::Sv => date.day().to_string(),
    }
}

/// The long date: `3. maj 2027`, `3 May 2027`.
pub fn date(date: Date, locale: Locale) -> String {
    format!("{} {}", day_and_month(date, locale), date.year())
}

/// `3. maj`: within a year that is clear.
pub fn day_and_month(date: Date, locale: Locale) -> String {
    format!("{} {}", day(date, locale), month(date.month(), locale))
}

/// `mandag den 3. maj`, `Monday 3 May`; with its year if that is not this one.
pub fn weekday_and_date(at: Date, today: Date, locale: Locale) -> String {
    let name = weekday(at.weekday(), locale);
    let named = if at.year() == today.year() {
        day_and_month(at, locale)
    } else {
        date(at, locale)
    };
    match locale {
        Locale::Da | Locale::Sv => format!("{name} den {named}"),
        Locale::En => format!("{name} {named}"),
        Locale::De => format!("{name}, {named}"),
    }
}

/// From a day to another; what both share is written once: `3.–17. maj 2027`,
/// `3. maj – 17. juni 2027`.
pub fn date_range(from: Date, to: Date, locale: Locale) -> String {
    let last = date(to, locale);
    if from == to {
        last
    } else if from.year() != to.year() {
        format!("{} – {last}", date(from, locale))
    } else if from.month() != to.month() {
        format!("{} – {last}", day_and_month(from, locale))
    } else {
        format!("{}–{last}", day(from, locale))
    }
}

/// A range of which an end may be open: `fra 3. maj 2027`, `til 17. maj 2027`.
pub fn open_range(from: Option<Date>, to: Option<Date>, locale: Locale) -> Option<String> {
    let [since, until] = match locale {
        Locale::Da => ["fra", "til"],
        Locale::En => ["from", "until"],
        Locale::De => ["ab", "bis"],
        Locale::Sv => ["från", "till"],
    };
    match (from, to) {
        (Some(from), Some(to)) => Some(date_range(from, to, locale)),
        (Some(from), None) => Some(format!("{since} {}", date(from, locale))),
        (None, Some(to)) => Some(format!("{until} {}", date(to, locale))),
        (None, None) => None,
    }
}
