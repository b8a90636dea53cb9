//! The days of a calendar.

use super::calendar_query::months_after;
use super::{CalendarLayout, CalendarQuery, Range, When, is_open, labels};
use crate::fields::Fields;
use crate::link::to_page;
use crate::words::Message;
use crate::{
    CalendarEntry, DayHours, Event, Link, LinkKind, OpeningHours, Picture, Run, Shaping, Status,
    Tag, type_label, words,
};
use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// After this many rows the days that follow are another address, so that a page stays one
/// that a telephone can show. A day is always whole.
pub const MOST_ROWS: usize = 40;

/// How far ahead the weekly rule holds. Beyond it editors have not named the days on which it is
/// closed: the Christmas after next.
const MONTHS_SETTLED: u32 = 12;

/// A day to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DayTab {
    /// `2026-11-14`.
    pub date: String,
    /// The day in words, for those who hear it.
    pub label: String,
    /// `lør`
    pub weekday: String,
    /// `14`
    pub number: String,
    /// The month, on the first day of it that is here.
    pub month: Option<String>,
    /// Its address.
    pub href: String,
    /// Whether it is today.
    pub today: bool,
    /// Whether it is shown now.
    pub chosen: bool,
    /// Whether it has opening hours.
    pub open: bool,
}

/// A day, or several closed ones that follow each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CalendarDay {
    /// `2026-11-14`.
    pub date: String,
    /// `Lørdag den 14. november`.
    pub title: String,
    /// Whether it is open.
    pub open: bool,
    /// `10–17`, or that it is closed and why; none if nothing is known of hours.
    pub hours: Option<String>,
    /// What is said instead of hours: that it has closed for today, or that nobody has settled
    /// them yet.
    pub notice: Option<String>,
    /// What is on.
    pub entries: Vec<CalendarEntry>,
}

/// The days that one can choose: from today to the end of the site's range.
pub(super) fn tabs(
    asked: &CalendarQuery,
    hours: Option<&OpeningHours>,
    path: &str,
    shaping: &Shaping<'_>,
) -> Vec<DayTab> {
    let (today, locale) = (shaping.today(), shaping.locale);
    let end = months_after(today, shaping.site.calendar_months);
    let tab = |day: Date| {
        let to = CalendarQuery {
            when: When::Day(day),
            ..asked.clone()
        };
        let first = day == today || day.day() == 1;
        DayTab {
            date: day.to_string(),
            label: words::weekday_and_date(day, today, locale),
            weekday: words::weekday_short(day.weekday(), locale).to_owned(),
            number: day.day().to_string(),
            month: first.then(|| labels::month_name(day, locale)),
            href: to.address(path),
            today: day == today,
            chosen: asked.when == When::Day(day),
            open: is_open(hours, day),
        }
    };
    every_day(today, end).map(tab).collect()
}

fn every_day(from: Date, until: Date) -> impl Iterator<Item = Date> {
    let days = from.series(Span::new().days(1));
    days.take_while(move |day| *day <= until)
}

/// Whether an event is among those that were chosen.
fn takes(asked: &CalendarQuery, event: &Event<'_>) -> bool {
    let has = |name: &str, wanted: &Option<String>| {
        wanted.as_ref().is_none_or(|wanted| {
            let mut tags = event.fields.list(name);
            tags.any(|tag| tag.text("_id") == Some(wanted))
        })
    };
    has("tags", &asked.tag) && has("audience", &asked.audience)
}

/// The days from the first on which something chosen is on, where that is after those that the
/// calendar shows by itself: who chooses "concerts" in autumn sees the one in spring.
pub(super) fn first_match(
    asked: &CalendarQuery,
    events: &[Event<'_>],
    hours: Option<&OpeningHours>,
    shaping: &Shaping<'_>,
) -> Option<Range> {
    if asked.when != When::Coming || !asked.is_filtered() {
        return None;
    }
    let (months, today) = (shaping.site.calendar_months, shaping.today());
    let usual = asked.range(months, today);
    let first = |event: &Event<'_>| {
        let mut days = event.schedule.days(today).map(|(day, _)| day);
        days.find(|day| is_open(hours, *day))
    };
    let events = events.iter().filter(|event| takes(asked, event));
    let first = events.filter_map(first).min()?;
    let from = CalendarQuery {
        when: When::From(first),
        ..asked.clone()
    };
    (first > usual.until).then(|| from.range(months, today))
}

/// What the days are listed by.
pub(super) struct Listing<'a> {
    pub(super) asked: &'a CalendarQuery,
    pub(super) range: Range,
    pub(super) layout: CalendarLayout,
    pub(super) hours: Option<&'a OpeningHours>,
    pub(super) path: &'a str,
    pub(super) shaping: &'a Shaping<'a>,
}

impl Listing<'_> {
    /// The days, and the first of those that follow with where they are.
    pub(super) fn days(
        &self,
        page: Fields<'_>,
        events: &[Event<'_>],
    ) -> (Vec<CalendarDay>, Option<(Date, Link)>) {
        let events = events.iter().filter(|event| takes(self.asked, event));
        let events: Vec<&Event<'_>> = events.collect();
        let exhibitions: Vec<Fields<'_>> = self.exhibitions(page);
        let (mut days, mut rows, mut later) = (Vec::new(), 0, None);
        for day in every_day(self.range.from, self.range.until) {
            // Closed days stay with those before them.
            if rows >= MOST_ROWS && is_open(self.hours, day) {
                later = Some((day, self.later(day)));
                break;
            }
            // What follows a page begins where it goes on.
            let leads = matches!(self.asked.when, When::From(_)) && days.is_empty();
            let shown = self.day(day, &events, &exhibitions);
            if let Some(shown) = shown.filter(|shown| shown.open || !leads) {
                rows += shown.entries.len();
                push(&mut days, day, shown, self.shaping);
            }
        }
        (days.into_iter().map(|(_, day)| day).collect(), later)
    }

    fn later(&self, day: Date) -> Link {
        let to = CalendarQuery {
            when: When::From(day),
            ..self.asked.clone()
        };
        Link {
            title: labels::later(self.shaping.locale).to_owned(),
            href: to.address(self.path),
            kind: LinkKind::Internal,
        }
    }

    /// Exhibitions with an end stand with the events; what is always there does not. They
    /// have no part in a choice of events.
    fn exhibitions<'f>(&self, page: Fields<'f>) -> Vec<Fields<'f>> {
        if self.asked.is_filtered() {
            return Vec::new();
        }
        let here = |one: &Fields<'_>| self.shaping.takes(one.text("locale"), one.text("site"));
        page.list("exhibitions").filter(here).collect()
    }

    /// A day. A calendar hides days without opening hours, but the daily one shows that
    /// it is closed. A day with nothing on is left out, unless it was requested.
    fn day(
        &self,
        day: Date,
        events: &[&Event<'_>],
        exhibitions: &[Fields<'_>],
    ) -> Option<CalendarDay> {
        let alone = matches!(self.asked.when, When::Day(_));
        let on = self.hours.map(|hours| hours.on(day));
        let open = is_open(self.hours, day);
        let told = self.layout == CalendarLayout::Daily && !self.asked.is_filtered();
        if !open && !told && !alone {
            return None;
        }
        let mut entries = Vec::new();
        if open {
            let shown = exhibitions.iter();
            entries.extend(shown.filter_map(|one| self.exhibition(*one, day, on.as_ref())));
            entries.extend(CalendarEntry::of_day(events, day, self.shaping));
        }
        if open && entries.is_empty() && !alone {
            return None;
        }
        let (today, locale) = (self.shaping.today(), self.shaping.locale);
        let notice = self.notice(day);
        let hours = on.filter(|_| notice.is_none());
        Some(CalendarDay {
            date: day.to_string(),
            title: words::capital(&words::weekday_and_date(day, today, locale)),
            open,
            hours: hours.map(|on| on.format(locale)),
            notice,
            entries,
        })
    }

    /// What is said instead of the hours of a day.
    fn notice(&self, day: Date) -> Option<String> {
        let (hours, now, locale) = (self.hours?, self.shaping.now(), self.shaping.locale);
        let today = now.date();
        let settled = day <= months_after(today, MONTHS_SETTLED) || hours.names(day);
        if !settled && hours.on(day).hours().is_some() {
            return Some(Message::HoursNotSettled.text(locale).to_owned());
        }
        if day != today {
            return None;
        }
        for time in hours.boundaries(today) {
            self.shaping.changes_at(time);
        }
        let status = hours.status(now);
        let closed = matches!(status, Status::ClosedForToday(_));
        closed.then(|| status.format(today, locale))
    }

    /// An exhibition on a day that is open: it has the hours of the house.
    fn exhibition(
        &self,
        fields: Fields<'_>,
        day: Date,
        on: Option<&DayHours>,
    ) -> Option<CalendarEntry> {
        let Shaping { site, locale, .. } = self.shaping;
        if !Run::read(fields.as_value()).0.contains(day) {
            return None;
        }
        let hours = on.and_then(DayHours::hours);
        let label = type_label("exhibition", site, *locale);
        let place = fields
            .child("location")
            .and_then(|place| place.owned("name"));
        Some(CalendarEntry {
            id: fields.owned("_id")?,
            link: to_page(fields, self.shaping, "exhibitions")?,
            times: hours
                .map(|hours| hours.format(*locale))
                .into_iter()
                .collect(),
            free_text: None,
            picture: Picture::small(fields, "image", self.shaping),
            teaser: fields
                .owned("subtitle")
                .or_else(|| fields.owned("description")),
            tags: label
                .map(|title| Tag {
                    id: "exhibition".to_owned(),
                    title,
                    group: None,
                })
                .into_iter()
                .collect(),
            place,
            lasts: true,
            cancelled: false,
            sold_out: false,
        })
    }
}

/// Adds a day; closed days that follow each other for one reason become one.
fn push(days: &mut Vec<(Date, CalendarDay)>, at: Date, day: CalendarDay, shaping: &Shaping<'_>) {
    if let Some((last, before)) = days.last_mut()
        && (before.open, day.open) == (false, false)
        && before.hours == day.hours
        && last.tomorrow().is_ok_and(|next| next == at)
        && let Ok(first) = before.date.parse::<Date>()
    {
        *last = at;
        before.title = words::capital(&words::date_range(first, at, shaping.locale));
        return;
    }
    days.push((at, day));
}
