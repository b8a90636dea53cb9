//! The words of the calendar that depend on days.

use super::{CalendarLayout, CalendarQuery, Range, When};
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

/// `december 2026`.
pub(super) fn month_and_year(day: Date, locale: Locale) -> String {
    format!("{} {}", words::month(day.month(), locale), day.year())
}

pub(super) fn month_name(day: Date, locale: Locale) -> String {
    words::capital(words::month(day.month(), locale))
}

pub(super) fn layout(layout: CalendarLayout, locale: Locale) -> &'static str {
    let [daily, timeline] = match locale {
        Locale::Da => ["Dag for dag", "Tidslinje"],
        Locale::En => ["Day by day", "Timeline"],
        Locale::De => ["Tag für Tag", "Zeitachse"],
        Locale::Sv => ["Dag för dag", "Tidslinje"],
    };
    match layout {
        CalendarLayout::Daily => daily,
        CalendarLayout::Timeline => timeline,
    }
}

/// All, today, this week, the weekend.
pub(super) fn choices(locale: Locale) -> [&'static str; 4] {
    match locale {
        Locale::Da => ["Alle dage", "I dag", "Denne uge", "Weekenden"],
        Locale::En => ["All days", "Today", "This week", "The weekend"],
        Locale::De => ["Alle Tage", "Heute", "Diese Woche", "Am Wochenende"],
        Locale::Sv => ["Alla dagar", "I dag", "Denna vecka", "I helgen"],
    }
}

/// Everything, and everyone.
pub(super) fn any(audience: bool, locale: Locale) -> &'static str {
    match (audience, locale) {
        (false, Locale::Da) => "Alt",
        (false, Locale::En) => "Everything",
        (false, Locale::De) => "Alles",
        (false, Locale::Sv) => "Allt",
        (true, Locale::En) => "Everyone",
        (true, Locale::Da | Locale::De) => "Alle",
        (true, Locale::Sv) => "Alla",
    }
}

pub(super) fn later(locale: Locale) -> &'static str {
    match locale {
        Locale::Da => "Vis de følgende dage",
        Locale::En => "Show the days that follow",
        Locale::De => "Die folgenden Tage zeigen",
        Locale::Sv => "Visa följande dagar",
    }
}
