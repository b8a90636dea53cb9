//! What a visitor requests of a calendar: `?week=2026-11-16&tag=tag-omvisning`.

use super::CalendarLayout;
use jiff::civil::Date;
use jiff::{Span, ToSpan};

/// How far ahead one can ask, in months.
pub const MOST_AHEAD: i32 = 24;
/// The longest name of a tag that is looked at.
const LONGEST_NAME: usize = 128;

/// Which days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum When {
    /// Those to come.
    #[default]
    Coming,
    /// Those to come, from a day on.
    From(Date),
    /// One day.
    Day(Date),
    /// The week of a day, from Monday.
    Week(Date),
    /// Saturday and Sunday of the week of a day.
    Weekend(Date),
    /// The month of a day.
    Month(Date),
}

/// From a day to a day, both with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Range {
    pub from: Date,
    pub until: Date,
}

/// What was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CalendarQuery {
    /// Which days.
    pub when: When,
    /// The id of a tag that all have.
    pub tag: Option<String>,
    /// The id of an audience that all are for.
    pub audience: Option<String>,
    /// Another layout than the page's own.
    pub layout: Option<CalendarLayout>,
}

impl CalendarQuery {
    /// Parses the query string. What cannot be parsed, or lies in the past or too far ahead, is
    /// ignored: crawlers request anything.
    pub fn read(query_string: &str, today: Date) -> Self {
        let mut query = Self::default();
        for (name, value) in url::form_urlencoded::parse(query_string.as_bytes()) {
            let day = || value.parse::<Date>().ok().filter(|day| near(*day, today));
            let named = || (is_name(&value)).then(|| value.clone().into_owned());
            match &*name {
                "day" => query.when = day().map_or(query.when, When::Day),
                "from" => query.when = day().map_or(query.when, When::From),
                "week" => query.when = day().map_or(query.when, When::Week),
                "weekend" => query.when = day().map_or(query.when, When::Weekend),
                "month" => query.when = month(&value, today).unwrap_or(query.when),
                "tag" => query.tag = named(),
                "audience" => query.audience = named(),
                "layout" => query.layout = CalendarLayout::parse(&value),
                _ => {}
            }
        }
        query
    }

    /// Whether nothing was chosen but perhaps the layout.
    pub fn is_plain(&self) -> bool {
        self.when == When::Coming && !self.is_filtered()
    }

    /// Whether only some events are shown.
    pub fn is_filtered(&self) -> bool {
        self.tag.is_some() || self.audience.is_some()
    }

    /// The days that are shown. Days that are over are never.
    pub fn range(&self, months: u32, today: Date) -> Range {
        let end = months_after(today, months);
        let range = match self.when {
            When::Coming => Range {
                from: today,
                until: end,
            },
            When::From(day) => Range {
                from: day,
                until: if day <= end {
                    end
                } else {
                    months_after(day, months)
                },
            },
            When::Day(day) => Range {
                from: day,
                until: day,
            },
            When::Week(day) => week(day),
            When::Weekend(day) => {
                let Range { from, until } = week(day);
                Range {
                    from: from.saturating_add(5.days()),
                    until,
                }
            }
            When::Month(day) => Range {
                from: day.first_of_month(),
                until: day.last_of_month(),
            },
        };
        Range {
            from: range.from.max(today),
            until: range.until,
        }
    }

    /// The days whose events are queried: those that can be chosen and those that are, so that
    /// the choices stay the same whatever is chosen.
    pub fn wanted(&self, months: u32, today: Date) -> Range {
        let until = months_after(today, months);
        Range {
            from: today,
            until: self.range(months, today).until.max(until),
        }
    }

    /// The address at which this is requested.
    pub fn address(&self, path: &str) -> String {
        match self.to_query_string().as_str() {
            "" => path.to_owned(),
            query_string => format!("{path}?{query_string}"),
        }
    }

    /// The part of it after the question mark.
    pub(crate) fn to_query_string(&self) -> String {
        let mut query_string = url::form_urlencoded::Serializer::new(String::new());
        match self.when {
            When::Coming => {}
            When::From(day) => drop(query_string.append_pair("from", &day.to_string())),
            When::Day(day) => drop(query_string.append_pair("day", &day.to_string())),
            When::Week(day) => drop(query_string.append_pair("week", &day.to_string())),
            When::Weekend(day) => drop(query_string.append_pair("weekend", &day.to_string())),
            When::Month(day) => {
                let month = day.strftime("%Y-%m").to_string();
                query_string.append_pair("month", &month);
            }
        }
        for (name, value) in [("tag", &self.tag), ("audience", &self.audience)] {
            if let Some(value) = value {
                query_string.append_pair(name, value);
            }
        }
        if let Some(layout) = self.layout {
            query_string.append_pair("layout", layout.name());
        }
        query_string.finish()
    }
}

/// From Monday to Sunday: `docs/rules.md#days-and-the-clock`.
pub(super) fn week(day: Date) -> Range {
    let back = i64::from(day.weekday().to_monday_zero_offset());
    let from = day.saturating_sub(Span::new().days(back));
    Range {
        from,
        until: from.saturating_add(6.days()),
    }
}

pub(super) fn months_after(day: Date, months: u32) -> Date {
    day.saturating_add(Span::new().months(i64::from(months)))
}

fn near(day: Date, today: Date) -> bool {
    today <= day && day <= today.saturating_add(MOST_AHEAD.months())
}

fn month(text: &str, today: Date) -> Option<When> {
    let first: Date = format!("{text}-01").parse().ok()?;
    near(first.last_of_month(), today).then_some(When::Month(first))
}

/// An id of a document, as far as a filter must know.
fn is_name(text: &str) -> bool {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    !text.is_empty() && text.len() <= LONGEST_NAME && text.chars().all(allowed)
}
