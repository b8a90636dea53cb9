//! Names of weekdays and months.

use crate::Locale;
use jiff::civil::Weekday;

const WEEKDAYS: [[&str; 7]; 4] = [
    [
        "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag",
    ],
    [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ],
    [
        "Montag",
        "Dienstag",
        "Mittwoch",
        "Donnerstag",
        "Freitag",
        "Samstag",
        "Sonntag",
    ],
    [
        "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag",
    ],
];

const WEEKDAYS_SHORT: [[&str; 7]; 4] = [
    ["man", "tir", "ons", "tor", "fre", "lør", "søn"],
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
];

const MONTHS: [[&str; 12]; 4] = [
    [
        "januar",
        "februar",
        "marts",
        "april",
        "maj",
        "juni",
        "juli",
        "august",
        "september",
        "oktober",
        "november",
        "december",
    ],
    [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
    [
        "januari",
        "februari",
        "mars",
        "april",
        "maj",
        "juni",
        "juli",
        "augusti",
        "september",
        "oktober",
        "november",
        "december",
    ],
];

/// The language's place in the tables.
pub(super) fn row(locale: Locale) -> usize {
    match locale {
        Locale::Da => 0,
        Locale::En => 1,
        Locale::De => 2,
        Locale::Sv => 3,
    }
}

fn of(table: &[[&'static str; 7]; 4], weekday: Weekday, locale: Locale) -> &'static str {
    let place = usize::try_from(weekday.to_monday_zero_offset()).unwrap_or_default();
    table[row(locale)][place % 7]
}

/// `mandag`, `Monday`.
pub fn weekday(weekday: Weekday, locale: Locale) -> &'static str {
    of(&WEEKDAYS, weekday, locale)
}

/// `man`, `Mon`.
pub fn weekday_short(weekday: Weekday, locale: Locale) -> &'static str {
    of(&WEEKDAYS_SHORT, weekday, locale)
}

/// `mandag–fredag`; two days that follow each other are named both, with a dash too.
pub fn weekday_range(first: Weekday, last: Weekday, locale: Locale) -> String {
    let (from, to) = (weekday(first, locale), weekday(last, locale));
    if first == last {
        from.to_owned()
    } else {
        format!("{from}–{to}")
    }
}

/// `maj`, `May`; months count from 1.
pub fn month(number: i8, locale: Locale) -> &'static str {
    let place = usize::try_from(number - 1).unwrap_or_default();
    MONTHS[row(locale)][place % 12]
}
