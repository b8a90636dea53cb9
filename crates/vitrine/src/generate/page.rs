//! Pages.

use super::plan::PageType;
use super::random::Random;
use super::sites::PageSlot;
use super::{Museum, subjects, words};
use jiff::ToSpan;
use serde_json::{Value, json};

/// The id of a page.
pub(super) fn id(page_type: &str, number: usize) -> String {
    let slot = PageSlot::of(number);
    format!("{page_type}-{:06}-{}", slot.subject, slot.locale)
}

pub(super) fn page(museum: &Museum, kind: &PageType, number: usize) -> Value {
    let mut random = museum.random(kind.name, number);
    let slot = PageSlot::of(number);
    let title = words::title(&mut random);
    let mut page = json!({
        "_id": id(kind.name, number),
        "_type": kind.name,
        "title": title,
        "slug": {"_type": "slug", "current": slug(kind.name, &title, slot.subject)},
        "site": slot.site.key,
        "locale": slot.locale,
        "description": words::text(&mut random, 2),
        "seo": {
            "_type": "seo",
            "title": format!("{title} | {}", slot.site.name),
            "description": words::sentence(&mut random),
            "noIndex": random.percent(2),
        },
        "theme": random.one(&["light", "dark", "sand", "sea"]),
        "image": image(&mut random),
    });
    let tags = random.between(2, 4);
    page["tags"] = subjects::tags(museum, &mut random, tags);
    page["translations"] = translations(kind, number, &mut random);
    let sections = random.between(2, 4);
    page["modules"] = (0..sections).map(|_| section(&mut random)).collect();
    match kind.name {
        "pressRelease" | "publication" => publishing(museum, &mut page, &mut random),
        "exhibition" | "project" => running(museum, &mut page, &mut random),
        _ => {}
    }
    page
}

/// Unique in its site and language by the type's name and the subject's number; one in
/// ten lies below another.
fn slug(page_type: &str, title: &str, subject: usize) -> String {
    let own = format!(
        "{}-{}{subject}",
        words::slug(title),
        page_type.to_lowercase()
    );
    match subject % 10 {
        3 => format!("{}/{own}", page_type.to_lowercase()),
        _ => own,
    }
}

fn image(random: &mut Random) -> Value {
    json!({
        "_type": "imageWithAlt",
        "alt": {"da": words::sentence(random), "en": "A view of the exhibition"},
        "credit": words::name(random),
        "ratio": if random.percent(50) { 1.5 } else { 0.75 },
    })
}

fn translations(kind: &PageType, number: usize, random: &mut Random) -> Value {
    let slot = PageSlot::of(number);
    let all = slot.first..(slot.first + slot.site.locales.len()).min(kind.count);
    let others = all.filter(|other| *other != number);
    let item = |other: usize| {
        json!({
            "_key": random.key(),
            "_type": "reference",
            "_ref": id(kind.name, other),
            "_weak": true,
        })
    };
    others.map(item).collect()
}

fn section(random: &mut Random) -> Value {
    let blocks = random.between(1, 3);
    json!({
        "_type": "textSection",
        "_key": random.key(),
        "content": (0..blocks).map(|n| block(random, n)).collect::<Value>(),
    })
}

/// A block of portable text; the first of a section is its heading.
fn block(random: &mut Random, number: usize) -> Value {
    let (style, text) = if number == 0 {
        ("h2", words::title(random))
    } else {
        let sentences = random.between(2, 3);
        ("normal", words::text(random, sentences))
    };
    json!({
        "_type": "block",
        "_key": random.key(),
        "style": style,
        "markDefs": [],
        "children": [{"_type": "span", "_key": random.key(), "marks": [], "text": text}],
    })
}

fn publishing(museum: &Museum, page: &mut Value, random: &mut Random) {
    let minutes = i64::try_from(random.below(10 * 365 * 24 * 60)).unwrap_or(0);
    let moment = museum
        .today
        .at(12, 0, 0, 0)
        .saturating_sub(minutes.minutes());
    page["publishedDate"] = format!("{moment}.000Z").into();
    page["excerpt"] = words::sentence(random).into();
    let authors = random.between(1, 2);
    page["authors"] = subjects::persons(museum, random, authors);
}

fn running(museum: &Museum, page: &mut Value, random: &mut Random) {
    let days = |random: &mut Random, end| i64::try_from(random.below(end)).unwrap_or(0).days();
    let latest = museum.today.saturating_add(180.days());
    let from = latest.saturating_sub(days(random, 10 * 365));
    let to = from
        .saturating_add(30.days())
        .saturating_add(days(random, 300));
    page["period"] = json!({"from": from.to_string(), "to": to.to_string()});
    page["location"] = words::noun(random).into();
}
