//! What was found at the pages.

use super::Seen;
use super::page_list::{CheckedPage, PageList};
use museum::{Group, PageView, Warning};
use serde_json::Value;
use std::collections::BTreeSet;

/// Something at a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// Where: an address, or a document and a path in it.
    pub place: String,
    /// What.
    pub what: String,
}

/// What came of looking at all pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many pages were checked.
    pub pages: usize,
    /// Those that cannot be seen.
    pub failed: Vec<Finding>,
    /// What is missing on others.
    pub warnings: Vec<Finding>,
    /// Pages that are not in every language of their site.
    pub untranslated: Vec<Finding>,
}

#[derive(Default)]
pub(super) struct Gathered {
    pub(super) pages: usize,
    failed: BTreeSet<Finding>,
    warnings: BTreeSet<Finding>,
    untranslated: BTreeSet<Finding>,
}

/// Addresses that are not pages.
const NO_PAGES: [&str; 4] = ["/feeds/", "/media/", "/builds/", "/api/"];

impl Gathered {
    pub(super) fn add(&mut self, group: &Group, place: &CheckedPage, seen: Seen, known: &PageList) {
        self.pages += 1;
        let at = known.of(place);
        let (shaped, mut found) = match seen {
            Seen::View(shaped, faults) => (shaped, faults),
            Seen::Failed(what) => {
                self.failed.insert(Finding { place: at, what });
                return;
            }
        };
        let Ok(app) = group.site(&place.site) else {
            return;
        };
        let page = serde_json::to_value(&shaped.view).unwrap_or_default();
        walk(&page, &mut |object| {
            found.extend(wrong(object, group, app, known));
        });
        let finding = |what| Finding {
            place: at.clone(),
            what,
        };
        self.warnings.extend(found.into_iter().map(finding));
        self.untranslated
            .extend(untranslated(&shaped.view, app, &at));
    }

    /// All of it, with what shaping found. Each location is reported once, however many pages
    /// show it.
    pub(super) fn report(mut self, notes: Vec<Warning>) -> Report {
        let told = notes.into_iter().map(|warning| {
            let text = warning.to_string();
            let what = text.strip_prefix(&format!("{}: ", warning.place));
            Finding {
                what: what.unwrap_or(&text).to_owned(),
                place: warning.place,
            }
        });
        self.warnings.extend(told);
        Report {
            pages: self.pages,
            failed: self.failed.into_iter().collect(),
            warnings: self.warnings.into_iter().collect(),
            untranslated: self.untranslated.into_iter().collect(),
        }
    }
}

/// What is wrong with a link or a picture.
fn wrong(
    object: &serde_json::Map<String, Value>,
    group: &Group,
    site: &museum::Site,
    known: &PageList,
) -> Option<String> {
    let text = |name: &str| object.get(name).and_then(Value::as_str);
    if let (Some(href), Some(kind)) = (text("href"), text("kind")) {
        let address = match kind {
            "internal" if href.starts_with('/') => group.absolute(site, href),
            "cross-site" => href.to_owned(),
            _ => return None,
        };
        let page = !NO_PAGES.iter().any(|path| href.starts_with(path));
        return (page && !known.leads(&address)).then(|| format!("the link to {href} is broken"));
    }
    let picture = object.contains_key("sources") && object.contains_key("alt");
    (picture && text("alt") == Some("")).then(|| {
        let first = object["sources"][0]["url"].as_str().unwrap_or_default();
        let file = first.split('?').next().unwrap_or_default();
        format!("a picture has no text: {file}")
    })
}

fn walk(value: &Value, found: &mut impl FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, found)),
        Value::Object(fields) => {
            found(fields);
            fields.values().for_each(|field| walk(field, found));
        }
        _ => {}
    }
}

/// A page that is not in every language of its site.
fn untranslated(view: &PageView, site: &museum::Site, at: &str) -> Option<Finding> {
    let page = &view.page;
    let there = |locale: &museum::Locale| {
        *locale == page.locale
            || page
                .translations
                .iter()
                .any(|other| other.locale == *locale)
    };
    let missing: Vec<&str> = site
        .locales
        .iter()
        .filter(|locale| !there(locale))
        .map(|locale| locale.code())
        .collect();
    (!missing.is_empty()).then(|| Finding {
        place: at.to_owned(),
        what: format!("it is not in {}", missing.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use museum::{Environment, Locale};
    use serde_json::json;

    /// Links that lead to no page, and pictures without a text, are found; others are not.
    #[test]
    fn what_is_wrong_is_found() {
        let text = include_str!("../../../../demo/group.toml");
        let group = Group::parse(text, Environment::Development).unwrap();
        let site = group.site("jelling").unwrap();
        let mut known = PageList::default();
        let place = CheckedPage {
            site: "jelling".to_owned(),
            id: "p".to_owned(),
            title: String::new(),
            locale: Locale::Da,
            slug: "besoeg".to_owned(),
        };
        known.add(&group, site, &place);
        known.add_redirect(&group, site, "gammel");
        known.add_search(&group, site);
        let picture = |alt: &str| json!({"alt": alt, "sources": [{"url": "/media/a.jpg?w=1"}]});
        let link = |href: &str, kind: &str| json!({"href": href, "kind": kind, "title": "x"});
        let cases = [
            (link("/besoeg", "internal"), None),
            (link("/besoeg?page=2#her", "internal"), None),
            (link("/gammel", "internal"), None),
            (link("/soeg?q=x", "internal"), None),
            (link("/feeds/calendar/jelling/da.ics", "internal"), None),
            (link("https://example.org/", "external"), None),
            (link("#her", "internal"), None),
            (link("/væk", "internal"), Some("the link to /væk is broken")),
            (
                link("https://slottet.localhost/x", "cross-site"),
                Some("the link to https://slottet.localhost/x is broken"),
            ),
            (picture("En sten"), None),
            (picture(""), Some("a picture has no text: /media/a.jpg")),
        ];
        for (value, expected) in cases {
            let found = wrong(value.as_object().unwrap(), &group, site, &known);
            assert_eq!(found.as_deref(), expected, "{value}");
        }
    }
}
