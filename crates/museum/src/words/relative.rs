//! How far a day is from today.

use crate::Locale;
use jiff::civil::Date;

/// From this many days on one counts in weeks.
const WEEKS_FROM: i32 = 14;
/// From this many days on one counts in months.
const MONTHS_FROM: i32 = 60;
const DAYS_OF_A_WEEK: i32 = 7;
/// About; what is said is about, too.
const DAYS_OF_A_MONTH: i32 = 30;

/// The word for one and for several: day, week, month.
const UNITS: [[&str; 3]; 4] = [
    ["dage", "uger", "måneder"],
    ["days", "weeks", "months"],
    ["Tagen", "Wochen", "Monaten"],
    ["dagar", "veckor", "månader"],
];

/// `i dag`, `i morgen`, `om 3 dage`, `for 2 uger siden`.
pub fn days_from_now(day: Date, today: Date, locale: Locale) -> String {
    let days = today.until(day).map_or(0, |span| span.get_days());
    if let Some(word) = near(days, locale) {
        return word.to_owned();
    }
    let far = days.abs();
    let (number, unit) = match far {
        _ if far < WEEKS_FROM => (far, 0),
        _ if far < MONTHS_FROM => (far / DAYS_OF_A_WEEK, 1),
        _ => (far / DAYS_OF_A_MONTH, 2),
    };
    let unit = UNITS[super::names::row(locale)][unit];
    match (locale, days > 0) {
        (Locale::Da | Locale::Sv, true) => format!("om {number} {unit}"),
        (Locale::Da, false) => format!("for {number} {unit} siden"),
        (Locale::En | Locale::De, true) => format!("in {number} {unit}"),
        (Locale::En, false) => format!("{number} {unit} ago"),
        (Locale::De, false) => format!("vor {number} {unit}"),
        (Locale::Sv, false) => format!("för {number} {unit} sedan"),
    }
}

fn near(days: i32, locale: Locale) -> Option<&'static str> {
    let [yesterday, today, tomorrow] = match locale {
        Locale::Da => ["i går", "i dag", "i morgen"],
        Locale::En => ["yesterday", "today", "tomorrow"],
        Locale::De => ["gestern", "heute", "morgen"],
        Locale::Sv => ["i går", "i dag", "i morgon"],
    };
    match days {
        -1 => Some(yesterday),
        0 => Some(today),
        1 => Some(tomorrow),
        _ => None,
    }
}
