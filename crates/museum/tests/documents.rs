//! Documents in, pages out: the website's own queries over documents in memory, and the models
//! that it makes of their results. Each test is a rule that concerns both.

mod fields;
mod frame;
mod lists;
mod module_lists;
mod search;
mod structured_data;
mod swedish;

use groq::{Dataset, DateTime, Environment as Surroundings, Limits, Parameters, Value as Groq};
use museum::{
    Environment, Group, Locale, OwnedJson, PageAddress, PageType, PageView, Shaping, Site, Warning,
    queries, sitemap,
};
use serde_json::{Value, json};

/// A Wednesday.
const NOW: jiff::civil::DateTime = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);

/// A page of these documents as the website's model has it, and what is wrong with it.
fn page(documents: &Value, site: &str, locale: Locale, slug: &str) -> (Value, Vec<Warning>) {
    let (view, warnings) = view(documents, site, locale, slug);
    (serde_json::to_value(view).unwrap(), warnings)
}

/// The same whole, with what stands in its document only.
fn view(documents: &Value, site: &str, locale: Locale, slug: &str) -> (PageView, Vec<Warning>) {
    view_at(documents, site, locale, slug, NOW)
}

/// The same at another time of that day.
fn view_at(
    documents: &Value,
    site: &str,
    locale: Locale,
    slug: &str,
    now: jiff::civil::DateTime,
) -> (PageView, Vec<Warning>) {
    let group = group();
    let site = group.site(site).unwrap();
    let document = documents.as_array().unwrap().iter();
    let document = document.filter(|one| one["slug"]["current"] == slug);
    let kind = document.map(|one| one["_type"].as_str().unwrap()).next();
    let kind = PageType::named(kind.unwrap()).unwrap();
    let shaping = Shaping::new(
        &group,
        site,
        locale,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    let slug = slug.to_owned();
    let address = PageAddress { site, locale, slug };
    let found = answer(documents, &address, kind.query());
    let shell = answer(documents, &address, queries::shell());
    let shell = Some(shell.get_value());
    let view = PageView::shape(kind, found.get_value(), shell, &address, &shaping).unwrap();
    (view, shaping.into_warnings())
}

fn group() -> Group {
    let text = include_str!("../../../demo/group.toml");
    Group::parse(text, Environment::Development).unwrap()
}

/// The result of a query of the website about an address.
fn answer(documents: &Value, address: &PageAddress<'_>, query: &str) -> OwnedJson {
    let PageAddress { site, locale, slug } = address;
    let all = Groq::from_json(&documents.to_string()).unwrap();
    let dataset = Dataset::new(all.elements().into_iter().flatten().collect());
    let ids = documents.as_array().unwrap().iter();
    let ids = ids.map(|document| document["_id"].clone()).collect();
    let parameters = [
        ("slug", json!(slug)),
        ("source", json!(Site::source(*locale, slug))),
        ("page", json!("")),
        ("site", json!(site.key)),
        ("ids", ids),
        ("locales", json!(locale.codes())),
        ("yesterday", json!("2026-11-17")),
        ("today", json!("2026-11-18")),
        ("tomorrow", json!("2026-11-19")),
        ("from", json!("2026-11-18")),
        ("until", json!("2027-01-18")),
        ("tag", json!(null)),
        ("audience", json!(null)),
        ("start", json!(0)),
        ("end", json!(20)),
        ("connected", json!(site.connected)),
        ("types", json!(sitemap::types(site))),
    ];
    let value = |value: &Value| Groq::from_json(&value.to_string()).unwrap();
    let parameters: Parameters = parameters
        .iter()
        .map(|(name, given)| ((*name).into(), value(given)))
        .collect();
    let query = groq::parse(query).unwrap();
    let resolved = groq::resolve(&query, &parameters).unwrap();
    let now = DateTime::parse("2026-11-18T10:00:00Z").unwrap();
    let surroundings = Surroundings::at(now);
    let limits = Limits::default();
    let found = groq::evaluate(&resolved, &parameters, &dataset, &surroundings, &limits);
    OwnedJson::from_string(found.unwrap().to_json()).unwrap()
}

/// A page of the national museum in Danish.
fn shown(documents: &Value, slug: &str) -> Value {
    page(documents, "nationalmuseet", Locale::Da, slug).0
}

fn document(id: &str, kind: &str, more: &Value) -> Value {
    let mut document = json!({"_id": id, "_type": kind, "title": id, "site": "nationalmuseet",
        "locale": "da", "slug": {"current": id}});
    for (name, value) in more.as_object().unwrap() {
        document[name] = value.clone();
    }
    document
}

fn reference(id: &str) -> Value {
    json!({"_type": "reference", "_ref": id})
}

/// The titles of items, cards or rows.
fn titles(list: &Value) -> Vec<&str> {
    let title = |one: &Value| {
        let item = one.get("item").map_or(one, |item| item).clone();
        item["link"]["title"].as_str().map(str::to_owned)
    };
    let all = list.as_array().unwrap().iter();
    let names: Vec<String> = all.filter_map(title).collect();
    names.into_iter().map(|name| &*name.leak()).collect()
}
