//! What one can choose by. Each choice is a plain address.

use super::calendar_query::{months_after, week};
use super::{CalendarLayout, CalendarQuery, Range, When, labels};
use crate::{Event, Link, LinkKind, Shaping, Tag, words};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Choices of which one holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CalendarFilter {
    /// `when`, `tag` or `audience`.
    pub key: String,
    /// The choices; the first is not to choose.
    pub options: Vec<FilterOption>,
}

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FilterOption {
    /// What it says.
    pub title: String,
    /// Its address.
    pub href: String,
    /// Whether it holds now.
    pub chosen: bool,
    /// What its tag belongs to, with others: `Aktiviteter`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
}

/// The filters: by time, and by what the events in sight have more than one of.
pub(super) fn all(
    asked: &CalendarQuery,
    events: &[&Event<'_>],
    path: &str,
    shaping: &Shaping<'_>,
) -> Vec<CalendarFilter> {
    let when = CalendarFilter {
        key: "when".to_owned(),
        options: by_time(asked, path, shaping),
    };
    let of = |name: &str| {
        let tags = events.iter().map(|event| event.fields);
        tags.flat_map(|fields| Tag::list(fields, name, shaping))
            .collect()
    };
    let tags = tagged(asked, of("tags"), false, path, shaping);
    let audiences = tagged(asked, of("audience"), true, path, shaping);
    [Some(when), tags, audiences]
        .into_iter()
        .flatten()
        .collect()
}

/// All days, today, this week, the weekend, and the months of the range.
fn by_time(asked: &CalendarQuery, path: &str, shaping: &Shaping<'_>) -> Vec<FilterOption> {
    let (today, locale) = (shaping.today(), shaping.locale);
    let [all, day, this_week, weekend] = labels::choices(locale);
    let monday = week(today).from;
    let named = [
        (all.to_owned(), When::Coming),
        (day.to_owned(), When::Day(today)),
        (this_week.to_owned(), When::Week(today)),
        (weekend.to_owned(), When::Weekend(today)),
    ];
    let months = (0..=shaping.site.calendar_months).map(|months| {
        let first = months_after(today.first_of_month(), months);
        (labels::month_name(first, locale), When::Month(first))
    });
    let option = |(title, when): (String, When)| {
        // A week may have been requested by any of its days.
        let chosen = match (asked.when, when) {
            (When::Week(one), When::Week(_)) | (When::Weekend(one), When::Weekend(_)) => {
                week(one).from == monday
            }
            (one, other) => one == other,
        };
        let to = CalendarQuery {
            when,
            ..asked.clone()
        };
        FilterOption {
            title,
            href: to.address(path),
            chosen,
            group: None,
        }
    };
    named.into_iter().chain(months).map(option).collect()
}

/// The tags that events have, by name. One alone is no choice, unless it was made.
fn tagged(
    asked: &CalendarQuery,
    mut tags: Vec<Tag>,
    audience: bool,
    path: &str,
    shaping: &Shaping<'_>,
) -> Option<CalendarFilter> {
    tags.sort_by(|one, other| {
        let key = |tag: &Tag| (tag.group.clone(), tag.title.clone(), tag.id.clone());
        key(one).cmp(&key(other))
    });
    tags.dedup_by(|one, other| one.id == other.id);
    let now = if audience {
        &asked.audience
    } else {
        &asked.tag
    };
    if tags.len() < 2 && now.is_none() {
        return None;
    }
    let option = |title: String, id: Option<String>, group: Option<String>| {
        let chosen = *now == id;
        let mut to = asked.clone();
        *(if audience {
            &mut to.audience
        } else {
            &mut to.tag
        }) = id;
        FilterOption {
            title,
            href: to.address(path),
            chosen,
            group,
        }
    };
    let all = option(labels::any(audience, shaping.locale).to_owned(), None, None);
    let each = tags
        .into_iter()
        .map(|tag| option(words::capital(&tag.title), Some(tag.id), tag.group));
    Some(CalendarFilter {
        key: if audience { "audience" } else { "tag" }.to_owned(),
        options: std::iter::once(all).chain(each).collect(),
    })
}

/// How many months ahead the calendar leads by itself. Who asks by name may go further.
const MONTHS_LED: u32 = 12;

/// The month before the days that are shown.
pub(super) fn previous_month(
    asked: &CalendarQuery,
    range: Range,
    path: &str,
    shaping: &Shaping<'_>,
) -> Option<Link> {
    let before = range.from.first_of_month().yesterday().ok()?;
    let present = shaping.today().first_of_month();
    (before >= present).then(|| month_link(asked, before, path, shaping))
}

/// The month that the days that are shown end in, if they do not show all of it, or the next.
pub(super) fn next_month(
    asked: &CalendarQuery,
    range: Range,
    path: &str,
    shaping: &Shaping<'_>,
) -> Option<Link> {
    let whole = range.until == range.until.last_of_month();
    let of_month = matches!(asked.when, When::Month(_));
    let month = if whole || of_month {
        range.until.last_of_month().tomorrow().ok()?
    } else {
        range.until
    };
    let last = months_after(shaping.today().first_of_month(), MONTHS_LED);
    let leads = matches!(asked.when, When::Coming | When::From(_) | When::Month(_));
    (leads && month.first_of_month() <= last).then(|| month_link(asked, month, path, shaping))
}

fn month_link(asked: &CalendarQuery, day: Date, path: &str, shaping: &Shaping<'_>) -> Link {
    let first = day.first_of_month();
    let to = CalendarQuery {
        when: When::Month(first),
        ..asked.clone()
    };
    Link {
        title: words::capital(&labels::month_and_year(first, shaping.locale)),
        href: to.address(path),
        kind: LinkKind::Internal,
    }
}

/// The two layouts.
pub(super) fn layouts(
    asked: &CalendarQuery,
    own: CalendarLayout,
    now: CalendarLayout,
    path: &str,
    shaping: &Shaping<'_>,
) -> Vec<FilterOption> {
    let option = |layout: CalendarLayout| {
        let to = CalendarQuery {
            layout: (layout != own).then_some(layout),
            ..asked.clone()
        };
        FilterOption {
            title: labels::layout(layout, shaping.locale).to_owned(),
            href: to.address(path),
            chosen: layout == now,
            group: None,
        }
    };
    [CalendarLayout::Daily, CalendarLayout::Timeline]
        .map(option)
        .into()
}
