//! The hours of a week, with equal days that follow each other as one:
//! `docs/rules.md#opening-hours`.

use super::{Hours, OpeningHours, Period, Season};
use crate::{Locale, words};
use jiff::civil::{Date, Weekday};

/// Days of a week that have the same hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekLine {
    /// The first of them.
    pub first: Weekday,
    /// The last of them.
    pub last: Weekday,
    /// Their hours; none if they are closed.
    pub hours: Option<Hours>,
}

impl WeekLine {
    /// `mandag–fredag`.
    pub fn days(self, locale: Locale) -> String {
        words::weekday_range(self.first, self.last, locale)
    }
}

impl OpeningHours {
    /// The week of a day as it usually is, from Monday to Sunday: exceptions are listed separately.
    pub fn usual_week(&self, of: Date) -> Vec<WeekLine> {
        lines(of, |day| self.by_the_week(day))
    }

    /// The week of a day as it is.
    pub fn week(&self, of: Date) -> Vec<WeekLine> {
        lines(of, |day| self.on(day).hours())
    }
}

/// A part of the year with hours of its own.
pub(crate) struct SeasonWeek {
    pub(crate) period: Period,
    /// Whether it is the one whose hours hold today.
    pub(crate) current: bool,
    pub(crate) week: Vec<WeekLine>,
}

impl OpeningHours {
    /// The seasons that are not over, the first to begin first; what holds in the rest of the
    /// year comes last. None where there is one week for all of it.
    pub(crate) fn seasons(&self, today: Date) -> Vec<SeasonWeek> {
        let ahead = self.seasons_ahead(today);
        if ahead.len() < 2 && self.season_of(today).is_some() {
            return Vec::new();
        }
        ahead
    }

    /// The same with the one week of a house that has one for all of the year.
    pub(crate) fn seasons_ahead(&self, today: Date) -> Vec<SeasonWeek> {
        let now = self.season_of(today);
        let mut ahead: Vec<&Season> = self
            .seasons
            .iter()
            .filter(|season| season.period.to.is_none_or(|to| today <= to))
            .collect();
        ahead.sort_by_key(|season| {
            let open = season.period.from.is_none() && season.period.to.is_none();
            (open, season.period.from)
        });
        let week = |season: &Season| SeasonWeek {
            period: season.period,
            current: now == Some(season),
            week: lines(today, |day| season.on(day.weekday())),
        };
        ahead.into_iter().map(week).collect()
    }
}

fn lines(of: Date, hours: impl Fn(Date) -> Option<Hours>) -> Vec<WeekLine> {
    let back = i64::from(of.weekday().to_monday_zero_offset());
    let monday = of.checked_sub(jiff::Span::new().days(back)).unwrap_or(of);
    let mut lines: Vec<WeekLine> = Vec::new();
    for day in monday.series(jiff::Span::new().days(1)).take(7) {
        let (weekday, hours) = (day.weekday(), hours(day));
        match lines.last_mut() {
            Some(line) if line.hours == hours => line.last = weekday,
            _ => lines.push(WeekLine {
                first: weekday,
                last: weekday,
                hours,
            }),
        }
    }
    lines
}
