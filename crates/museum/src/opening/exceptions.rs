//! Days that are not as usual, announced six weeks ahead.

use super::{DayHours, OpeningHours};
use crate::Locale;
use crate::site::text_in;
use crate::words::Message;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// How many days ahead exceptions are told: visitors plan four to six weeks ahead.
pub const ANNOUNCED_DAYS: usize = 42;

/// How many days ahead they can be looked up.
const LATER_DAYS: usize = 366;

/// Usual days between two exceptions that still belong together: between Christmas and New
/// Year there are four.
const BETWEEN: i32 = 4;

/// A day that is not as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Exception {
    pub day: Date,
    pub hours: DayHours,
}

/// Exceptions that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExceptionGroup {
    /// The days, in their order.
    pub days: Vec<Exception>,
}

impl OpeningHours {
    /// The exceptions of the next six weeks, today with them, in groups.
    pub fn exceptions(&self, today: Date) -> Vec<ExceptionGroup> {
        self.exceptions_among(days_from(today, 0, ANNOUNCED_DAYS))
    }

    /// Those after that, within a year of today.
    pub fn later_exceptions(&self, today: Date) -> Vec<ExceptionGroup> {
        self.exceptions_among(days_from(today, ANNOUNCED_DAYS + 1, LATER_DAYS))
    }

    /// The exceptions from a day on, however far ahead.
    pub(crate) fn exceptions_from(&self, day: Date) -> impl Iterator<Item = Exception> {
        let named = self.closed.range(day..).map(|(day, _)| *day);
        let named = named.chain(self.open.range(day..).map(|(day, _)| *day));
        let days: BTreeSet<Date> = named.collect();
        let days = days.into_iter().filter(|day| self.is_exceptional(*day));
        days.map(|day| Exception {
            day,
            hours: self.on(day),
        })
    }

    fn exceptions_among(&self, days: impl Iterator<Item = Date>) -> Vec<ExceptionGroup> {
        let mut groups: Vec<ExceptionGroup> = Vec::new();
        for day in days {
            if !self.is_exceptional(day) {
                continue;
            }
            let exception = Exception {
                day,
                hours: self.on(day),
            };
            match groups.last_mut() {
                Some(group) if group.reaches(day) => group.days.push(exception),
                _ => groups.push(ExceptionGroup {
                    days: vec![exception],
                }),
            }
        }
        groups
    }

    /// Whether a day was written down as another than its weekday. A closed Monday that is
    /// always closed is none.
    fn is_exceptional(&self, day: Date) -> bool {
        let named = self.closed.contains_key(&day) || self.open.contains_key(&day);
        named && (self.on(day).hours() != self.by_the_week(day))
    }
}

/// The days from so many ahead to so many ahead.
fn days_from(today: Date, first: usize, last: usize) -> impl Iterator<Item = Date> {
    let days = today.series(jiff::Span::new().days(1));
    days.skip(first).take(last + 1 - first)
}

impl ExceptionGroup {
    /// Whether a day is near enough to belong to it.
    fn reaches(&self, day: Date) -> bool {
        let last = self.days.last().map(|exception| exception.day);
        let apart = last.and_then(|last| last.until(day).ok());
        apart.is_some_and(|apart| apart.get_days() <= BETWEEN + 1)
    }

    /// What these days are called: a feast, or the reason that all of them give.
    pub fn name(&self, locale: Locale) -> Option<String> {
        self.feast(locale)
            .map(str::to_owned)
            .or_else(|| self.reason(locale))
    }

    fn reason(&self, locale: Locale) -> Option<String> {
        let mut reasons = self.days.iter().map(|exception| match &exception.hours {
            DayHours::Closed(reason) => text_in(reason, locale),
            DayHours::Open(_) => None,
        });
        let first = reasons.next()??;
        reasons
            .all(|other| other == Some(first))
            .then(|| first.to_owned())
    }

    fn feast(&self, locale: Locale) -> Option<&'static str> {
        let has = |is: fn(Date) -> bool| self.days.iter().any(|exception| is(exception.day));
        let (christmas, new_year) = (has(is_christmas), has(is_new_year));
        let feast = match (christmas, new_year) {
            (true, true) => Message::ChristmasAndNewYear,
            (true, false) => Message::Christmas,
            (false, true) => Message::NewYear,
            (false, false) if has(is_easter) => Message::Easter,
            (false, false) => return None,
        };
        Some(feast.text(locale))
    }
}

fn is_christmas(day: Date) -> bool {
    day.month() == 12 && (23..=26).contains(&day.day())
}

fn is_new_year(day: Date) -> bool {
    (day.month(), day.day()) == (12, 31) || (day.month(), day.day()) == (1, 1)
}

/// From Maundy Thursday to Easter Monday.
fn is_easter(day: Date) -> bool {
    let apart = easter(day.year()).and_then(|sunday| sunday.until(day).ok());
    apart.is_some_and(|apart| (-3..=1).contains(&apart.get_days()))
}

/// Easter Sunday of a year of the Gregorian calendar, by Butcher's rule.
fn easter(year: i16) -> Option<Date> {
    let year = i32::from(year);
    let (golden, century) = (year % 19, year / 100);
    let skipped = century - century / 4 - (8 * century + 13) / 25;
    let epact = (19 * golden + skipped + 15) % 30;
    let epact = epact - (epact / 28) * (1 - (29 / (epact + 1)) * ((21 - golden) / 11));
    let weekday = (year + year / 4 + epact + 2 - century + century / 4) % 7;
    let moon = epact - weekday;
    let month = 3 + (moon + 40) / 44;
    let day = moon + 28 - 31 * (month / 4);
    Date::new(
        i16::try_from(year).ok()?,
        i8::try_from(month).ok()?,
        i8::try_from(day).ok()?,
    )
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easter_sundays() {
        for date in [
            "2024-03-31",
            "2025-04-20",
            "2026-04-05",
            "2027-03-28",
            "2028-04-16",
            "2029-04-01",
            "2030-04-21",
            "2038-04-25",
            "2100-03-28",
        ] {
            let date: Date = date.parse().unwrap();
            assert_eq!(easter(date.year()), Some(date));
        }
    }
}
