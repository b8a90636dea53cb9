//! What the check finds on the pages.

use super::PageCheck;
use super::page_list::{CheckedPage, PageList};
use museum::{Group, PageView, Warning};
use serde_json::Value;
use std::collections::BTreeSet;

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The place: the address of a page, or a document and a path in it.
    pub place: String,
    /// What is found there.
    pub what: String,
}

/// The result of checking all pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many pages were checked.
    pub pages: usize,
    /// Pages that cannot be shaped or rendered.
    pub failed: Vec<Finding>,
    /// Faults of the other pages.
    pub warnings: Vec<Finding>,
    /// Pages that are not in every language of their site.
    pub untranslated: Vec<Finding>,
}

#[derive(Default)]
pub(super) struct Findings {
    pub(super) pages: usize,
    failed: BTreeSet<Finding>,
    warnings: BTreeSet<Finding>,
    untranslated: BTreeSet<Finding>,
}

/// Addresses that are not pages.
const PATHS_WITHOUT_PAGES: [&str; 4] = ["/feeds/", "/media/", "/builds/", "/api/"];

impl Findings {
    pub(super) fn add(
        &mut self,
        group: &Group,
        checked: &CheckedPage,
        check: PageCheck,
        page_list: &PageList,
    ) {
        self.pages += 1;
        let address = page_list.address_of(checked);
        let (shaped, mut found) = match check {
            PageCheck::View(shaped, faults) => (shaped, faults),
            PageCheck::Failed(what) => {
                self.failed.insert(Finding {
                    place: address,
                    what,
                });
                return;
            }
        };
        let Ok(site) = group.site(&checked.site) else {
            return;
        };
        let page = serde_json::to_value(&shaped.view).unwrap_or_default();
        for_each_object(&page, &mut |object| {
            found.extend(fault(object, group, site, page_list));
        });
        let finding = |what| Finding {
            place: address.clone(),
            what,
        };
        self.warnings.extend(found.into_iter().map(finding));
        self.untranslated
            .extend(untranslated(&shaped.view, site, &address));
    }

    /// All findings, with the warnings of shaping. Each place is reported once, however many pages
    /// show it.
    pub(super) fn report(mut self, warnings: Vec<Warning>) -> Report {
        let findings = warnings.into_iter().map(|warning| {
            let text = warning.to_string();
            let what = text.strip_prefix(&format!("{}: ", warning.place));
            Finding {
                what: what.unwrap_or(&text).to_owned(),
                place: warning.place,
            }
        });
        self.warnings.extend(findings);
        Report {
            pages: self.pages,
            failed: self.failed.into_iter().collect(),
            warnings: self.warnings.into_iter().collect(),
            untranslated: self.untranslated.into_iter().collect(),
        }
    }
}

/// The fault of a link or a picture, if this object of a view is one and has a fault.
fn fault(
    object: &serde_json::Map<String, Value>,
    group: &Group,
    site: &museum::Site,
    page_list: &PageList,
) -> Option<String> {
    let text = |name: &str| object.get(name).and_then(Value::as_str);
    if let (Some(href), Some(kind)) = (text("href"), text("kind")) {
        let address = match kind {
            "internal" if href.starts_with('/') => group.absolute(site, href),
            "cross-site" => href.to_owned(),
            _ => return None,
        };
        let is_page = !PATHS_WITHOUT_PAGES
            .iter()
            .any(|path| href.starts_with(path));
        return (is_page && !page_list.leads_to_page(&address))
            .then(|| format!("the link to {href} is broken"));
    }
    let is_picture = object.contains_key("sources") && object.contains_key("alt");
    (is_picture && text("alt") == Some("")).then(|| {
        let first = object["sources"][0]["url"].as_str().unwrap_or_default();
        let file = first.split('?').next().unwrap_or_default();
        format!("a picture has no text: {file}")
    })
}

fn for_each_object(value: &Value, visit: &mut impl FnMut(&serde_json::Map<String, Value>)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| for_each_object(item, visit)),
        Value::Object(fields) => {
            visit(fields);
            fields
                .values()
                .for_each(|field| for_each_object(field, visit));
        }
        _ => {}
    }
}

/// A finding if the page is not in every language of its site.
fn untranslated(view: &PageView, site: &museum::Site, address: &str) -> Option<Finding> {
    let page = &view.page;
    let exists_in = |locale: &museum::Locale| {
        *locale == page.locale
            || page
                .translations
                .iter()
                .any(|other| other.locale == *locale)
    };
    let missing: Vec<&str> = site
        .locales
        .iter()
        .filter(|locale| !exists_in(locale))
        .map(|locale| locale.code())
        .collect();
    (!missing.is_empty()).then(|| Finding {
        place: address.to_owned(),
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
    fn faults_are_found() {
        let text = include_str!("../../../../demo/group.toml");
        let group = Group::parse(text, Environment::Development).unwrap();
        let site = group.site("jelling").unwrap();
        let mut page_list = PageList::default();
        let checked = CheckedPage {
            site: "jelling".to_owned(),
            id: "p".to_owned(),
            title: String::new(),
            locale: Locale::Da,
            slug: "besoeg".to_owned(),
        };
        page_list.add(&group, site, &checked);
        page_list.add_redirect(&group, site, "gammel");
        page_list.add_search(&group, site);
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
            let found = fault(value.as_object().unwrap(), &group, site, &page_list);
            assert_eq!(found.as_deref(), expected, "{value}");
        }
    }
}
