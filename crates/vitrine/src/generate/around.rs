//! What stands around the pages of a site: its facts, its menus, its redirects.

use super::random::Random;
use super::sites::{PAGES_OF_A_ROUND, PageSlot, SITES, Site};
use super::{Museum, page, reference, words};
use serde_json::{Value, json};

pub(super) fn site_config(museum: &Museum, site: &Site) -> Value {
    let mut random = museum.random(site.key, 0);
    let day = |day: &str| json!({"_key": day, "_type": "openDay", "day": day, "from": "10:00", "to": "17:00"});
    let days = ["tue", "wed", "thu", "fri", "sat", "sun"].map(day);
    json!({
        "_id": format!("siteConfig-{}", site.key),
        "_type": "siteConfig",
        "site": site.key,
        "name": site.name,
        "street": format!("{}vej {}", capital(words::noun(&mut random)), random.between(1, 99)),
        "city": site.city,
        "zip": site.zip,
        "email": format!("{}@example.org", site.key),
        "locales": site.locales,
        "openingHours": days,
        "newsletter": {"title": words::title(&mut random), "text": words::text(&mut random, 2)},
        "socialMedia": [],
    })
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The menus of a site in one language.
pub(super) fn navigation(museum: &Museum, site: usize, locale: usize) -> Value {
    let (key, name) = (SITES[site].key, SITES[site].locales[locale]);
    let mut random = museum.random("navigation", PageSlot::number(0, site, locale));
    let mut menu = || menu(museum, &mut random, site, locale);
    json!({
        "_id": format!("navigation-{key}-{name}"),
        "_type": "navigation",
        "site": key,
        "locale": name,
        "primary": menu(),
        "secondary": menu(),
        "tertiary": menu(),
        "footer": menu(),
    })
}

fn menu(museum: &Museum, random: &mut Random, site: usize, locale: usize) -> Value {
    let items = random.between(6, 10);
    let mut item = || {
        let kind = random.one(&[
            "landingPage",
            "landingPage",
            "landingPage",
            "frontPage",
            "exhibitionOverview",
            "knowledgeOverview",
        ]);
        let count = museum.plan.page_type(kind).map_or(0, |kind| kind.count);
        let rounds = count
            .saturating_sub(PageSlot::number(0, site, locale))
            .div_ceil(PAGES_OF_A_ROUND);
        let (kind, round) = match rounds {
            0 => ("frontPage", 0),
            rounds => (kind, random.below(rounds)),
        };
        json!({
            "_key": random.key(),
            "_type": "menuItem",
            "title": words::title(random),
            "link": reference(&page::id(kind, PageSlot::number(round, site, locale))),
        })
    };
    (0..items).map(|_| item()).collect()
}

pub(super) fn redirect(museum: &Museum, number: usize) -> Value {
    let mut random = museum.random("redirect", number);
    let internal = random.percent(80);
    let href = words::slug(&words::title(&mut random));
    let (kind, href) = if internal {
        ("internal", format!("/{href}"))
    } else {
        ("external", format!("https://example.org/{href}"))
    };
    let source = format!("gammel/{}-{number}", words::slug(words::noun(&mut random)));
    json!({
        "_id": format!("redirect-{number:06}"),
        "_type": "redirect",
        "site": SITES[random.below(SITES.len())].key,
        "source": {"_type": "slug", "current": source},
        "target": {"type": kind, "href": href},
        "statusCode": if random.percent(80) { 301 } else { 302 },
    })
}
