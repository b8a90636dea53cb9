//! The facilities of a site that have hours: the museum, its café, its library; and what a page
//! shows of them.

use crate::fields::Fields;
use crate::site::text_in;
use crate::{
    ExceptionGroup, Hours, Locale, OpeningHours, Shaping, Spoken, Status, WeekLine, words,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whether a place is open now, in one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OpenNow {
    /// Whether one can go in.
    pub open: bool,
    /// `Åbent nu til kl. 17`, `Lukket i dag: juleaften. Åbner i morgen kl. 12`.
    pub text: String,
}

/// Days of the week with the same hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HoursLine {
    /// `Mandag–fredag`, or a date.
    pub days: String,
    /// `10–17`, or the word for closed.
    pub hours: String,
    /// Whether it is open.
    pub open: bool,
}

/// Days that are not as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UnusualDays {
    /// `Jul og nytår`, if they have a name.
    pub name: Option<String>,
    /// The days.
    pub days: Vec<HoursLine>,
}

/// When a place of a site is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FacilityHours {
    /// A key for lists.
    pub key: String,
    /// What it is called: `Caféen`.
    pub title: String,
    /// How it is now.
    pub now: OpenNow,
    /// The week as it usually is now.
    pub week: Vec<HoursLine>,
    /// What is different in the next six weeks.
    pub unusual: Vec<UnusualDays>,
}

/// A place and its hours.
pub(crate) struct Facility {
    key: String,
    title: Spoken,
    hours: OpeningHours,
}

impl Facility {
    /// Those of a site's facts; the first is the site itself. One without opening hours is
    /// left out.
    pub(crate) fn list(config: Fields<'_>) -> Vec<Self> {
        let each = config.list("facilities").enumerate();
        let facility = |(place, fields): (usize, Fields<'_>)| Self {
            key: fields.key(place),
            title: crate::opening::read::spoken(fields, "title"),
            hours: OpeningHours::read(fields.as_value()),
        };
        each.map(facility)
            .filter(|facility| !facility.hours.is_empty())
            .collect()
    }

    /// Its hours.
    pub(crate) fn hours(&self) -> &OpeningHours {
        &self.hours
    }

    /// How it is now, for the head of every page.
    pub(crate) fn now(&self, shaping: &Shaping<'_>) -> OpenNow {
        let status: Status = self.hours.status(shaping.now);
        OpenNow {
            open: status.is_open(),
            text: status.format(shaping.now.date(), shaping.locale),
        }
    }

    /// All of it, for those who plan a visit.
    pub(crate) fn hours_lines(&self, shaping: &Shaping<'_>) -> FacilityHours {
        let (today, locale) = (shaping.now.date(), shaping.locale);
        let week = self.hours.usual_week(today);
        let unusual = self.hours.exceptions(today);
        FacilityHours {
            key: self.key.clone(),
            title: text_in(&self.title, locale).unwrap_or_default().to_owned(),
            now: self.now(shaping),
            week: week.into_iter().map(|line| usual(line, locale)).collect(),
            unusual: unusual
                .iter()
                .map(|group| unusual_days(group, shaping))
                .collect(),
        }
    }
}

fn usual(line: WeekLine, locale: Locale) -> HoursLine {
    let closed = || crate::opening::closed(locale).to_owned();
    HoursLine {
        days: words::capital(&line.days(locale)),
        hours: line
            .hours
            .map_or_else(closed, |hours: Hours| hours.format(locale)),
        open: line.hours.is_some(),
    }
}

fn unusual_days(group: &ExceptionGroup, shaping: &Shaping<'_>) -> UnusualDays {
    let (today, locale) = (shaping.now.date(), shaping.locale);
    let day = |exception: &crate::Exception| HoursLine {
        days: words::capital(&words::weekday_and_date(exception.day, today, locale)),
        hours: exception.hours.format(locale),
        open: exception.hours.hours().is_some(),
    };
    UnusualDays {
        name: group.name(locale),
        days: group.days.iter().map(day).collect(),
    }
}
