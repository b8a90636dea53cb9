//! An event as a page shows it: its document, and its page in the language.

use super::{EventDay, Schedule, Slot};
use crate::fields::Fields;
use crate::link::to_page;
use crate::{Json, Link, Locale, Period, Picture, Shaping, Tag, words};
use jiff::Zoned;
use jiff::civil::{Date, DateTime};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An event in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventCard {
    /// The document's id, a key for lists.
    pub id: String,
    /// Its title, and where it leads.
    pub link: Link,
    /// Its picture.
    pub picture: Option<Picture>,
    /// `Lørdag den 14. november kl. 10.30–11.30`, `Til 17. maj 2027`.
    pub when: String,
    /// A few words about it.
    pub teaser: Option<String>,
    /// What it is.
    pub tags: Vec<Tag>,
    /// Whether there are no tickets left.
    pub sold_out: bool,
}

/// An event with a page in the language of the visitor.
#[derive(Debug)]
pub(crate) struct Event<'a> {
    pub(crate) fields: Fields<'a>,
    pub(crate) page: Fields<'a>,
    pub(crate) schedule: Schedule,
}

impl<'a> Event<'a> {
    /// An event as `event.groq` returns it. One without a page in the language is
    /// dropped, and so is one without a schedule.
    pub(crate) fn read(fields: Fields<'a>, locale: Locale) -> Option<Self> {
        let page = fields.child("page")?;
        page.text("slug")?;
        let spoken = page.text("locale").and_then(Locale::parse);
        if spoken.is_some_and(|spoken| spoken != locale) {
            return None;
        }
        Some(Self {
            fields,
            page,
            schedule: Schedule::read(fields.as_value())?,
        })
    }

    /// The events of a list that are not over: `docs/rules.md#events`. One of yesterday evening is
    /// not before its end after midnight.
    pub(crate) fn list(fields: Fields<'a>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let now = shaping.moment();
        let events = Self::listed(fields, name, shaping);
        events
            .filter(|event| !event.schedule.is_over(now))
            .collect()
    }

    /// The events of a calendar, which has whole days: also what has ended today.
    pub(crate) fn list_by_day(fields: Fields<'a>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let today = shaping.now().date();
        let events = Self::listed(fields, name, shaping);
        events
            .filter(|event| event.schedule.is_ahead(today))
            .collect()
    }

    /// Queries find events of the site alone; those that an editor chose may be of a connected one.
    fn listed(fields: Fields<'a>, name: &str, shaping: &Shaping<'_>) -> impl Iterator<Item = Self> {
        let here = move |event: &Fields<'_>| shaping.takes_chosen(None, event.text("site"));
        let events = fields.list(name).filter(here);
        let events = events.filter_map(move |event| Self::read(event, shaping.locale));
        events.filter(Self::is_listed)
    }

    /// The same of `coming_events.groq`. Where there are as many as it measures by, some that
    /// begin later are left out: the end of any of these makes room for them.
    pub(crate) fn next_found(
        fields: Fields<'a>,
        (name, measure): (&str, usize),
        shaping: &Shaping<'_>,
    ) -> Vec<Self> {
        if fields.list(name).count() >= measure {
            let ends = fields.list(name).filter_map(|event| Period::read(event).to);
            shaping.day_until(ends);
        }
        Self::list(fields, name, shaping)
    }

    /// The time, for what is said of the event then.
    pub(super) fn moment<'s>(&self, shaping: &'s Shaping<'_>) -> &'s Zoned {
        shaping.day_of_year();
        let now = shaping.moment();
        shaping.changes_from(self.schedule.changes(now));
        now
    }

    /// An event may be left out of lists and calendars. Its own page shows all of it.
    fn is_listed(&self) -> bool {
        self.fields.value("showInCalendar") != Some(&Json::Bool(false))
    }

    pub(crate) fn id(&self) -> &'a str {
        self.fields.text("_id").unwrap_or_default()
    }

    pub(crate) fn title(&self) -> &'a str {
        self.page.text("title").unwrap_or_default()
    }

    /// The link to its page.
    pub(crate) fn link(&self, shaping: &Shaping<'_>) -> Option<Link> {
        to_page(self.page, shaping, self.id())
    }

    /// Its description in a list.
    pub(crate) fn teaser(&self, locale: Locale) -> Option<String> {
        let own = self.fields.spoken("teaserDescription", locale);
        own.map(str::to_owned)
            .or_else(|| self.page.owned("excerpt"))
            .or_else(|| self.page.owned("description"))
    }

    /// Where it is.
    pub(crate) fn place(&self, locale: Locale) -> Option<String> {
        let name = self.fields.child("location")?.spoken("name", locale)?;
        Some(name.to_owned())
    }

    /// The text that is shown instead of times.
    pub(crate) fn free_text(&self, locale: Locale) -> Option<String> {
        let text = self.fields.spoken("openingHoursFreeText", locale)?;
        Some(text.to_owned())
    }

    /// The same on a day: an occurrence of type timeslot has its own times
    /// (`docs/rules.md#events`).
    pub(crate) fn free_text_on(&self, day: &EventDay, locale: Locale) -> Option<String> {
        self.free_text(locale).filter(|_| day.in_words)
    }

    pub(crate) fn is_sold_out(&self) -> bool {
        self.fields.is_on("soldOut")
    }

    /// When its tickets can be had, if that is still to come.
    pub(crate) fn sales_start(&self, now: DateTime) -> Option<DateTime> {
        let text = self.fields.text("salesStart")?;
        let day = || text.parse::<Date>().ok().map(|day| day.at(0, 0, 0, 0));
        let begin = text.parse::<DateTime>().ok().or_else(day)?;
        (now < begin).then_some(begin)
    }

    /// The next day on which it takes place, and what of it is not over.
    pub(crate) fn next(&self, now: &Zoned) -> Option<(Date, EventDay)> {
        self.schedule.ahead(now).next()
    }

    /// When it is, in one line.
    pub(crate) fn when(&self, now: &Zoned, locale: Locale) -> String {
        words::capital(&self.uncapital_when(now, locale))
    }

    fn uncapital_when(&self, now: &Zoned, locale: Locale) -> String {
        let today = now.date();
        let period = self.schedule.first_to_last();
        let range = || {
            let begun = period.from.is_some_and(|from| from <= today);
            let from = period.from.filter(|_| !begun);
            words::open_range(from, period.to, locale).unwrap_or_default()
        };
        let several = period.from != period.to;
        let Some((day, on)) = self.next(now) else {
            return words::open_range(period.from, period.to, locale).unwrap_or_default();
        };
        if on.lasts && several {
            return range();
        }
        if let Some(text) = self.free_text_on(&on, locale) {
            let text = words::within_line(&text, locale);
            return format!("{}, {text}", words::weekday_and_date(day, today, locale));
        }
        words::day_and_time(day, on.slots.first().copied(), today, locale)
    }

    /// It in a list; `None` if nothing leads to it.
    pub(crate) fn card(&self, shaping: &Shaping<'_>) -> Option<EventCard> {
        let link = self.link(shaping)?;
        let (now, locale) = (self.moment(shaping), shaping.locale);
        Some(EventCard {
            id: self.id().to_owned(),
            link,
            picture: Picture::at(self.page, "image", shaping),
            when: self.when(now, locale),
            teaser: self.teaser(locale),
            tags: Tag::list(self.fields, "tags", shaping),
            sold_out: self.is_sold_out(),
        })
    }
}

impl EventCard {
    /// The next events of a list: the first to come first; those that last before the
    /// others of a day. One whose last days are cancelled has nothing to come.
    pub(crate) fn coming(events: &[Event<'_>], most: usize, shaping: &Shaping<'_>) -> Vec<Self> {
        let now = shaping.moment();
        let next = |event| Some((first(Event::next(event, now)?), event));
        let mut next: Vec<_> = events.iter().filter_map(next).collect();
        next.sort_by_key(|(order, _)| *order);
        // One that lasts may come before others from its first day on, and so be among the first.
        let begins = next.iter().filter(|(first, _)| !first.later);
        shaping.day_until(begins.map(|(first, _)| first.day));
        let cards = next
            .into_iter()
            .filter_map(|(_, event)| event.card(shaping));
        cards.take(most).collect()
    }

    /// The events of a band: what and when, in one line.
    pub(crate) fn ribbon(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Link> {
        let locale = shaping.locale;
        let events = Event::list(fields, name, shaping);
        let link = |event: &Event<'_>| {
            let (day, on) = event.next(event.moment(shaping))?;
            let day = if on.lasts {
                words::open_range(None, event.schedule.period().to, locale)?
            } else {
                words::day_and_month(day, locale)
            };
            let link = event.link(shaping)?;
            Some(Link {
                title: format!("{} {day}", event.title()),
                ..link
            })
        };
        events.iter().filter_map(link).collect()
    }

    /// The events that an editor chose, in that order, without those that are over.
    pub(crate) fn chosen(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let events = Event::list(fields, name, shaping);
        let cards = events.iter().filter_map(|event| event.card(shaping));
        cards.collect()
    }
}

/// The place of an event among others, by the next of its days.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct First {
    day: Date,
    /// Whether those that last come before it.
    later: bool,
    /// What says no time comes last on its day.
    has_words_alone: bool,
    slot: Option<Slot>,
}

fn first((day, on): (Date, EventDay)) -> First {
    First {
        day,
        later: !on.lasts,
        has_words_alone: on.has_words_alone(),
        slot: on.slots.first().copied(),
    }
}
