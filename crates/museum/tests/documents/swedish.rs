//! Documents in Swedish may have the code `se`: `docs/rules.md#languages`.

use super::{NOW, answer, document, group, page, reference};
use museum::{Locale, Lookup, PageAddress, Shaping, queries, sitemap};
use serde_json::{Value, json};

const SITE: &str = "proevesalen";

/// A page of the site that has all languages.
fn side(id: &str, locale: &str, more: &Value) -> Value {
    let mut side = document(id, "landingPage", more);
    side["site"] = SITE.into();
    side["locale"] = locale.into();
    side
}

/// A page with its translation into Danish, and what else is in Swedish on its site.
fn documents(code: &str) -> Value {
    let lists = json!({"modules": [
        {"_key": "r", "_type": "randomRelatedContent"},
        {"_key": "e", "_type": "eventList", "title": "Nästa"}]});
    let mut concert = side("konsert", code, &json!({}));
    concert["_type"] = "eventPage".into();
    json!([
        side("priser", code, &lists),
        side("billetter", "da", &json!({})),
        side("nära", code, &json!({})),
        concert,
        {"_id": "e", "_type": "event", "site": SITE, "eventFormat": "period",
            "period": {"from": "2026-11-18", "to": "2026-11-20"}, "periodOccurrences": [{}],
            "teaserDescription": {code: "Sång"}, "eventPage": {code: reference("konsert")}},
        {"_id": "n", "_type": "navigation", "site": SITE, "locale": code,
            "primary": [{"_key": "m", "title": "Besök", "link": {"type": "internal",
                "reference": reference("priser")}}]},
        {"_id": "t", "_type": "translation.metadata", "translations": [
            {"_key": "da", "value": reference("billetter")},
            {"_key": code, "value": reference("priser")}]},
    ])
}

/// A page has the menus, lists, events and texts of its language, whichever code they have.
#[test]
fn pages_with_either_code_are_swedish() {
    for code in ["sv", "se"] {
        let swedish = page(&documents(code), SITE, Locale::Sv, "priser").0;
        assert_eq!(swedish["page"]["title"], "priser", "{code}");
        let text = swedish.to_string();
        for part in [
            "/sv/n%C3%A4ra",
            "/sv/konsert",
            "/sv/priser",
            "Besök",
            "Sång",
        ] {
            assert!(text.contains(part), "{code}: {part} in {text}");
        }
    }
}

/// Translations, the switcher and the sitemap lead to the address where such a page is found.
#[test]
fn what_leads_to_swedish_leads_to_a_page() {
    let group = group();
    let site = group.site(SITE).unwrap();
    for code in ["sv", "se"] {
        let documents = documents(code);
        let danish = page(&documents, SITE, Locale::Da, "billetter").0;
        let alternates = &danish["page"]["seo"]["alternates"];
        assert!(alternates["sv"].as_str().unwrap().ends_with("/sv/priser"));
        assert_eq!(alternates["se"], alternates["sv"]);
        let languages = danish["shell"]["languages"].as_array().unwrap();
        let switched = languages.iter().find(|language| language["code"] == "sv");
        assert_eq!(switched.unwrap()["url"], "/sv/priser", "{code}");

        let address = |locale| PageAddress {
            site,
            locale,
            slug: "priser".to_owned(),
        };
        let listed = answer(&documents, &address(Locale::Da), queries::sitemap());
        let entries = sitemap::entries(listed.get_value(), site, &group);
        let entries: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
        let own = "/sv/priser</loc>";
        assert!(entries.iter().any(|text| text.contains(own)), "{entries:?}");

        for (locale, expected) in [
            (Locale::Sv, Lookup::Page("landingPage".to_owned())),
            (Locale::Da, Lookup::NotFound),
        ] {
            let now = group.zone.to_timestamp(NOW).unwrap();
            let shaping = Shaping::new(&group, site, locale, "/media", now);
            let found = answer(&documents, &address(locale), queries::page());
            assert_eq!(Lookup::of(found.get_value(), &shaping), expected, "{code}");
        }
    }
}
