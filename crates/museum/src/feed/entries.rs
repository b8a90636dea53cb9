//! The entries of a file.

use crate::events::Span;
use crate::fields::Fields;
use crate::{Event as Shown, Locale, Schedule, Shaping, Tag, words};
use ics::Event;
use ics::components::Property;
use ics::escape_text;
use jiff::civil::{Date, DateTime};
use jiff::{Timestamp, Zoned};

/// Where the site is, and what it is called.
pub(super) struct Address {
    pub(super) name: String,
    pub(super) street: String,
    host: String,
}

impl Address {
    pub(super) fn read(answer: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let config = answer.child("siteConfig");
        let text = |name| {
            config
                .and_then(|config| config.text(name))
                .unwrap_or_default()
        };
        let name = config.and_then(|config| config.spoken("siteName", shaping.locale));
        let town = format!("{} {}", text("zip"), text("city"));
        let parts = [text("street"), town.trim()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let hosts = &shaping.site.hosts;
        Self {
            name: name.unwrap_or(shaping.site.name(shaping.locale)).to_owned(),
            street: parts.join(", "),
            // The same in every environment, so that an entry stays the same.
            host: hosts.production.clone(),
        }
    }
}

/// A time at which an event takes place, or would have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) span: Span,
    pub(super) cancelled: bool,
}

impl Entry {
    /// The entries of an event in a range of days. One that lasts is a single entry, and its
    /// cancelled days are listed beside it.
    pub(super) fn list(event: &Shown<'_>, from: Date, until: Date) -> impl Iterator<Item = Self> {
        let schedule = &event.schedule;
        let period = schedule.period();
        let (first, last) = (period.from.unwrap_or(from), period.to.unwrap_or(until));
        let lasts = schedule.planned(first).is_some_and(|on| on.lasts);
        let whole = (lasts && from <= last && first <= until).then_some(Self {
            span: Span::Days(first, last),
            cancelled: false,
        });
        let days = schedule.planned_days(from);
        let days = days.take_while(move |(day, _)| *day <= until);
        let each = days.flat_map(move |(day, on)| {
            let cancelled = schedule.is_cancelled(day);
            let mut spans: Vec<Span> = Vec::new();
            if lasts {
                spans.extend(cancelled.then_some(Span::Days(day, day)));
            } else {
                spans.extend(Span::of_day(day, &on));
            }
            spans.into_iter().map(move |span| Self { span, cancelled })
        });
        whole.into_iter().chain(each)
    }

    /// Whether it is over. The last day of one that lasts may be over before midnight.
    pub(super) fn is_over(&self, schedule: &Schedule, now: &Zoned) -> bool {
        match self.span {
            Span::Days(_, last) => schedule.is_day_over(last, now),
            Span::Times(..) => self.span.is_over(now),
        }
    }

    /// The entry as it is written.
    pub(super) fn written(
        &self,
        event: &Shown<'_>,
        address: &Address,
        shaping: &Shaping<'_>,
    ) -> Event<'static> {
        let (site, locale) = (shaping.site, shaping.locale);
        let changed = event.fields.text("_updatedAt");
        let changed = changed.and_then(|text| text.parse::<Timestamp>().ok());
        let stamp = changed.unwrap_or_default().strftime("%Y%m%dT%H%M%SZ");
        let id = format!("{}-{}@{}", event.id(), self.span.name(), address.host);
        let mut entry = Event::new(id, stamp.to_string());
        for property in self.span.written(&zone_name(shaping)) {
            entry.push(property);
        }
        let mut text = |name: &'static str, value: &str| {
            if !value.is_empty() {
                entry.push(Property::new(name, escape_text(value.to_owned())));
            }
        };
        text("SUMMARY", event.title());
        text("DESCRIPTION", &description(event, &self.span, locale));
        text("LOCATION", &place(event, address, shaping));
        let slug = event.page.text("slug").unwrap_or_default();
        let url = shaping.group.absolute(site, &site.path(locale, slug));
        entry.push(Property::new("URL", url));
        let tags = Tag::list(event.fields, "tags", shaping);
        let tags: Vec<_> = tags.into_iter().map(|tag| escape_text(tag.title)).collect();
        if !tags.is_empty() {
            entry.push(Property::new("CATEGORIES", tags.join(",")));
        }
        let status = if self.cancelled {
            "CANCELLED"
        } else {
            "CONFIRMED"
        };
        entry.push(Property::new("STATUS", status));
        entry.push(Property::new(
            "SEQUENCE",
            if self.cancelled { "1" } else { "0" },
        ));
        // To look at what is on does not make one busy, but a time that one plans to go does.
        let transparent = matches!(self.span, Span::Days(..));
        entry.push(Property::new(
            "TRANSP",
            if transparent { "TRANSPARENT" } else { "OPAQUE" },
        ));
        entry
    }
}

/// What stands in place of times, `fra solnedgang`, and a few words about the event.
fn description(event: &Shown<'_>, span: &Span, locale: Locale) -> String {
    let all_day = matches!(span, Span::Days(..));
    let free = event.free_text(locale).filter(|_| all_day);
    let parts = [free.map(|text| words::capital(&text)), event.teaser(locale)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(". ")
}

fn zone_name(shaping: &Shaping<'_>) -> String {
    shaping.group.zone.iana_name().unwrap_or("UTC").to_owned()
}

fn place(event: &Shown<'_>, address: &Address, shaping: &Shaping<'_>) -> String {
    let own = event.place(shaping.locale);
    let parts = [own.as_deref(), Some(&address.name), Some(&address.street)];
    let parts: Vec<&str> = parts
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(", ")
}

impl Span {
    /// What distinguishes it from the other times of its event: it stays when others come or go.
    fn name(self) -> String {
        match self {
            Self::Days(from, _) => from.strftime("%Y%m%d").to_string(),
            Self::Times(from, _) => from.strftime("%Y%m%dT%H%M").to_string(),
        }
    }

    fn written(self, zone: &str) -> Vec<Property<'static>> {
        match self {
            Self::Days(from, to) => {
                let after = to.tomorrow().unwrap_or(to);
                let day = |name: &'static str, day: Date| {
                    let mut property = Property::new(name, day.strftime("%Y%m%d").to_string());
                    property.append(ics::parameters!("VALUE" => "DATE"));
                    property
                };
                vec![day("DTSTART", from), day("DTEND", after)]
            }
            Self::Times(from, to) => {
                let time = |name: &'static str, time: DateTime| {
                    let text = time.strftime("%Y%m%dT%H%M%S").to_string();
                    let mut property = Property::new(name, text);
                    property.append(ics::parameters!("TZID" => zone.to_owned()));
                    property
                };
                let mut times = vec![time("DTSTART", from)];
                times.extend(to.map(|to| time("DTEND", to)));
                times
            }
        }
    }
}
