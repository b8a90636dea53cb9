//! When something takes place, in one line.

use super::{clock, clock_range, weekday_and_date};
use crate::{Locale, Slot};
use jiff::civil::Date;

/// A time as a list shows it: `10.30–11.30`, `10.30`.
pub fn slot(slot: Slot, locale: Locale) -> String {
    match slot.to {
        Some(to) => clock_range(slot.from, to, locale),
        None => clock(slot.from, locale),
    }
}

/// A day and its first time: `lørdag den 14. november kl. 10.30–11.30`.
pub fn day_and_time(day: Date, time: Option<Slot>, today: Date, locale: Locale) -> String {
    let day = weekday_and_date(day, today, locale);
    let Some(time) = time else {
        return day;
    };
    let time = slot(time, locale);
    match locale {
        Locale::Da | Locale::Sv => format!("{day} kl.\u{a0}{time}"),
        Locale::En | Locale::De => format!("{day}, {time}"),
    }
}
