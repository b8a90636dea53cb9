//! Events.

use super::random::Random;
use super::sites::{PAGES_OF_A_ROUND, PageSlot, SITES};
use super::{Museum, page, reference, subjects, words};
use jiff::ToSpan;
use jiff::civil::Date;
use serde_json::{Map, Value, json};

/// Of a hundred events, those that belong to an exhibition.
const WITH_EXHIBITION: usize = 80;

pub(super) fn event(museum: &Museum, number: usize) -> Value {
    let mut random = museum.random("event", number);
    let plan = &museum.plan;
    let before = number * plan.events_to_come / plan.events;
    let to_come = (number + 1) * plan.events_to_come / plan.events > before;
    let site = if to_come {
        before % SITES.len()
    } else {
        random.below(SITES.len())
    };
    let (from, to) = period(museum.today, to_come, &mut random);
    let mut event = json!({
        "_id": format!("event-{number:06}"),
        "_type": "event",
        "title": words::title(&mut random),
        "site": SITES[site].key,
        "period": {"from": from.to_string(), "to": to.to_string()},
        "showInCalendar": random.percent(90),
        "eventFormat": random.one(&["tour", "lecture", "workshop", "concert", "family"]),
        "description": words::text(&mut random, 3),
        "occurrences": occurrences(from, to, &mut random),
    });
    let tags = random.below(3);
    event["tags"] = subjects::tags(museum, &mut random, tags);
    event["eventPage"] = event_page(museum, number, site);
    if random.percent(WITH_EXHIBITION)
        && let Some(id) = exhibition(museum, number, site, &mut random)
    {
        event["exhibition"] = reference(&id);
    }
    event
}

/// An event of the archive ended yesterday or before; one to come ends today or later.
fn period(today: Date, to_come: bool, random: &mut Random) -> (Date, Date) {
    let length = i64::try_from(random.below(20)).unwrap_or(0).days();
    if to_come {
        let to = i64::try_from(random.below(180)).unwrap_or(0).days();
        let to = today.saturating_add(to);
        (to.saturating_sub(length), to)
    } else {
        let back = i64::try_from(random.between(1, 10 * 365))
            .unwrap_or(1)
            .days();
        let to = today.saturating_sub(back);
        (to.saturating_sub(length), to)
    }
}

fn occurrences(from: Date, to: Date, random: &mut Random) -> Value {
    let mut days = vec![from];
    if to > from {
        days.push(to);
    }
    let hour = random.between(10, 19);
    let item = |day: Date| {
        json!({
            "_key": random.key(),
            "_type": "occurrence",
            "from": format!("{day}T{hour:02}:00:00.000Z"),
            "to": format!("{day}T{:02}:30:00.000Z", hour + 1),
            "soldOut": random.percent(10),
        })
    };
    days.into_iter().map(item).collect()
}

/// The pages that describe it, in Danish and English. Events and pages grow together, so the
/// page at the same index is there already.
fn event_page(museum: &Museum, number: usize, site: usize) -> Value {
    let mut pages = Map::new();
    for (locale, name) in ["da", "en"].into_iter().enumerate() {
        if let Some(id) = alongside(museum, "eventPage", number, site, locale) {
            pages.insert(name.to_owned(), reference(&id));
        }
    }
    pages.into()
}

fn exhibition(museum: &Museum, number: usize, site: usize, random: &mut Random) -> Option<String> {
    let locale = random.below(SITES[site].locales.len());
    alongside(museum, "exhibition", number, site, locale)
}

/// The page of this site and language that is as far on among its type as the event is
/// among events.
fn alongside(
    museum: &Museum,
    page_type: &str,
    number: usize,
    site: usize,
    locale: usize,
) -> Option<String> {
    let kind = museum.plan.page_type(page_type)?;
    let round = number * kind.count / museum.plan.events / PAGES_OF_A_ROUND;
    let same = PageSlot::number(round, site, locale);
    let earlier = || {
        round
            .checked_sub(1)
            .map(|round| PageSlot::number(round, site, locale))
    };
    let made = |page: &usize| *page < museum.made(kind.count);
    let found = Some(same).filter(made).or_else(|| earlier().filter(made))?;
    Some(page::id(page_type, found))
}
