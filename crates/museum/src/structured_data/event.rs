//! An event: one node for each of its times, because each can be cancelled.

use super::graph::references;
use super::iso_times::local;
use super::offers::{Availability, Sale, offers};
use super::organisation::museum;
use super::place::location;
use super::{Node, Subject};
use crate::events::Span;
use crate::{Event, EventDay, Link, Schedule, Shaping};
use jiff::civil::Date;

/// How many days of an event are named.
const MOST_DAYS: usize = 12;
/// How many times on all of them: some begin every quarter of an hour.
const MOST_TIMES: usize = 24;

/// The event of an `eventPage`.
pub(crate) fn nodes(subject: &Subject<'_>) -> Vec<Node> {
    let shaping = subject.shaping;
    let event = subject.page.child("event");
    let Some(event) = event.and_then(|event| Event::read(event, shaping.locale)) else {
        return Vec::new();
    };
    let offers = offers((subject.page, "tickets"), &sale(&event, subject), subject);
    let room = event.place(shaping.locale);
    let (location, place) = location(room.as_deref(), subject);
    let times = Time::list(&event.schedule, shaping).into_iter();
    let nodes = times.filter_map(|time| {
        let node = time.node(subject)?;
        let node = node.with("location", location.clone());
        let node = node.with("organizer", museum(subject));
        Some(node.with("offers", references(&offers)))
    });
    let nodes: Vec<Node> = nodes.collect();
    if nodes.is_empty() {
        return nodes;
    }
    nodes.into_iter().chain(place).chain(offers).collect()
}

fn sale(event: &Event<'_>, subject: &Subject<'_>) -> Sale {
    let shaping = subject.shaping;
    let begin = event.sales_start(shaping.now());
    if let Some(begin) = begin {
        shaping.changes_at(begin);
    }
    let availability = match begin {
        _ if event.is_sold_out() => Availability::SoldOut,
        Some(_) => Availability::Later,
        None => Availability::Now,
    };
    let link = Link::at(subject.page, "purchaseLink", shaping);
    Sale {
        availability,
        address: link.and_then(|link| subject.address(&link)),
        from: begin.and_then(|begin| local(begin, shaping)),
    }
}

/// A time at which it takes place, or would have.
struct Time {
    /// What distinguishes it from the others of the event.
    name: String,
    span: Span,
    cancelled: bool,
}

impl Time {
    /// The times to come.
    fn list(schedule: &Schedule, shaping: &Shaping<'_>) -> Vec<Self> {
        let period = schedule.period();
        match period.from.zip(period.to) {
            Some((first, last)) if schedule.lasts() && first < last => {
                Self::lasting(schedule, (first, last), shaping)
            }
            _ => Self::by_days(schedule, shaping),
        }
    }

    /// An event that lasts is one, and beside it stand its cancelled days.
    fn lasting(
        schedule: &Schedule,
        (first, last): (Date, Date),
        shaping: &Shaping<'_>,
    ) -> Vec<Self> {
        let now = shaping.moment();
        if schedule.is_day_over(last, now) {
            return Vec::new();
        }
        let cancelled = schedule.cancelled_ahead(now).take(MOST_DAYS);
        let cancelled: Vec<Date> = cancelled.collect();
        let first_to_end = [Some(last), cancelled.first().copied()];
        for day in first_to_end.into_iter().flatten() {
            over_after(schedule, (day, schedule.planned(day)), shaping);
        }
        let whole = Self::of_days("event".to_owned(), (first, last), false);
        let cancelled = cancelled.into_iter();
        let each = cancelled.map(|day| Self::of_days(format!("event-{day}"), (day, day), true));
        std::iter::once(whole).chain(each).collect()
    }

    fn by_days(schedule: &Schedule, shaping: &Shaping<'_>) -> Vec<Self> {
        let days: Vec<(Date, EventDay)> = schedule
            .planned_ahead(shaping.moment())
            .take(MOST_DAYS)
            .collect();
        shaping.changes_from(schedule.first_end(shaping.moment()));
        let times = days
            .iter()
            .flat_map(|(day, left)| Self::of_day(schedule, *day, left));
        times.take(MOST_TIMES).collect()
    }

    fn of_day(schedule: &Schedule, day: Date, left: &EventDay) -> impl Iterator<Item = Self> {
        let cancelled = schedule.is_cancelled(day);
        Span::of_day(day, left).map(move |span| match span {
            Span::Days(..) => Self::of_days(format!("event-{day}"), (day, day), cancelled),
            Span::Times(from, _) => Self {
                name: format!("event-{day}T{}", from.strftime("%H%M")),
                span,
                cancelled,
            },
        })
    }

    fn of_days(name: String, (first, last): (Date, Date), cancelled: bool) -> Self {
        Self {
            name,
            span: Span::Days(first, last),
            cancelled,
        }
    }

    fn node(&self, subject: &Subject<'_>) -> Option<Node> {
        let (start, end) = match self.span {
            Span::Days(first, last) => (first.to_string(), Some(last.to_string())),
            Span::Times(from, to) => {
                let at = |time| local(time, subject.shaping);
                (at(from)?, to.and_then(at))
            }
        };
        let status = if self.cancelled {
            "https://schema.org/EventCancelled"
        } else {
            "https://schema.org/EventScheduled"
        };
        let node = subject.node("Event", &self.name);
        let node = node.with("startDate", start).with("endDate", end);
        Some(node.with("eventStatus", status))
    }
}

/// What is over is named no longer, and makes room for another.
fn over_after(schedule: &Schedule, (day, left): (Date, Option<EventDay>), shaping: &Shaping<'_>) {
    let zone = shaping.moment().time_zone();
    shaping.changes_from(left.map(|left| schedule.next_end(day, &left, zone)));
}
