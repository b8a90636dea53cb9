//! The facilities of a site that have hours: the museum, its café, its library; and what a page
//! shows of them.

use crate::fields::Fields;
use crate::opening::SeasonWeek;
use crate::site::text_in;
use crate::words::Message;
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
    /// The parts of the year that have hours of their own, from this one on; none if the week
    /// is the same all year.
    pub seasons: Vec<SeasonHours>,
    /// What is different after that, within a year.
    pub later: Vec<UnusualDays>,
}

/// A part of the year and its week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeasonHours {
    /// `1. april – 25. oktober 2027`, or `Resten af året`.
    pub period: String,
    /// Whether today is in it.
    pub current: bool,
    /// Its week.
    pub week: Vec<HoursLine>,
}

/// The role of the facility that is the site itself.
const SITE_ROLE: &str = "site";

/// A place and its hours.
pub(crate) struct Facility {
    pub(crate) key: String,
    is_site: bool,
    title: Spoken,
    hours: OpeningHours,
}

impl Facility {
    /// Those of a site's facts. One without opening hours is left out.
    pub(crate) fn list(config: Fields<'_>) -> Vec<Self> {
        let each = config.list("facilities").enumerate();
        let facility = |(place, fields): (usize, Fields<'_>)| Self {
            key: fields.key(place),
            is_site: fields.text("role") == Some(SITE_ROLE),
            title: crate::opening::read::spoken(fields, "title"),
            hours: OpeningHours::read(fields.as_value()),
        };
        let mut all: Vec<Self> = each
            .map(facility)
            .filter(|facility| !facility.hours.is_empty())
            .collect();
        let house = all.iter().find(|facility| facility.is_site);
        if let Some(house) = house.map(|house| house.hours.clone()) {
            for other in all.iter_mut().filter(|facility| !facility.is_site) {
                other.hours.follow(&house);
            }
        }
        all
    }

    /// The one that is the site itself: its role says so, whatever stands before it. A site
    /// whose own hours are not known has none, not those of its café.
    pub(crate) fn of_site(config: Fields<'_>) -> Option<Self> {
        let mut all = Self::list(config).into_iter();
        all.find(|facility| facility.is_site)
    }

    /// Its hours.
    pub(crate) fn hours(&self) -> &OpeningHours {
        &self.hours
    }

    /// How it is now, for the head of every page.
    pub(crate) fn now(&self, shaping: &Shaping<'_>) -> OpenNow {
        let today = shaping.now().date();
        for time in self.hours.boundaries(today) {
            shaping.changes_at(time);
        }
        shaping.changes_at(self.hours.line_changes_on(today).at(0, 0, 0, 0));
        let status: Status = self.hours.status(shaping.now());
        OpenNow {
            open: status.is_open(),
            text: status.format(today, shaping.locale),
        }
    }

    /// All of it, for those who plan a visit.
    pub(crate) fn hours_lines(&self, shaping: &Shaping<'_>) -> FacilityHours {
        let (today, locale) = (shaping.today(), shaping.locale);
        let week = self.hours.usual_week(today);
        let unusual = self.hours.exceptions(today);
        let later = self.hours.later_exceptions(today);
        let days_of = |groups: &[ExceptionGroup]| -> Vec<UnusualDays> {
            groups
                .iter()
                .map(|group| unusual_days(group, shaping))
                .collect()
        };
        FacilityHours {
            key: self.key.clone(),
            title: text_in(&self.title, locale).unwrap_or_default().to_owned(),
            now: self.now(shaping),
            week: week.into_iter().map(|line| usual(line, locale)).collect(),
            unusual: days_of(&unusual),
            seasons: self.seasons(shaping),
            later: days_of(&later),
        }
    }
}

impl Facility {
    /// The usual week within a sentence: `tirsdag–onsdag 10–17, torsdag 10–20`. None where it
    /// is closed all week.
    pub(crate) fn usual_week_text(&self, shaping: &Shaping<'_>) -> Option<String> {
        let locale = shaping.locale;
        let open = |line: WeekLine| {
            let hours = line.hours?.format(locale);
            Some(format!("{} {hours}", line.days(locale)))
        };
        let week = self.hours.usual_week(shaping.today());
        let days: Vec<String> = week.into_iter().filter_map(open).collect();
        (!days.is_empty()).then(|| days.join(", "))
    }

    fn seasons(&self, shaping: &Shaping<'_>) -> Vec<SeasonHours> {
        let (today, locale) = (shaping.today(), shaping.locale);
        let season = |season: SeasonWeek| SeasonHours {
            period: match (season.period.from, season.period.to) {
                (None, None) => Message::RestOfTheYear.text(locale).to_owned(),
                (from, to) => {
                    words::capital(&words::open_range(from, to, locale).unwrap_or_default())
                }
            },
            current: season.current,
            week: season
                .week
                .into_iter()
                .map(|line| usual(line, locale))
                .collect(),
        };
        self.hours.seasons(today).into_iter().map(season).collect()
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
    let (today, locale) = (shaping.today(), shaping.locale);
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
