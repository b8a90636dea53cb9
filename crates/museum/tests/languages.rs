//! The languages of a page: the switcher, and what search engines are told.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use museum::{Environment, Group, Locale, OwnedJson, PageAddress, PageType, PageView, Shaping};
use serde_json::{Value, json};

/// Languages and slugs.
type Translations<'a> = &'a [(&'a str, &'a str)];

/// A page of the site that has all four languages, with translations into some.
fn page(locale: Locale, slug: &str, translations: Translations<'_>) -> PageView {
    let translation = |(locale, slug): &(&str, &str)| json!({"locale": locale, "slug": slug});
    let translations: Vec<Value> = translations.iter().map(translation).collect();
    let fields = json!({"_id": "p", "title": "T", "translations": translations});
    shaped(locale, slug, &fields)
}

fn shaped(locale: Locale, slug: &str, fields: &Value) -> PageView {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site("proevesalen").unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let now = group.zone.to_timestamp(now).unwrap();
    let shaping = Shaping::new(&group, site, locale, "/media", now);
    let address = PageAddress {
        site,
        locale,
        slug: slug.to_owned(),
    };
    let kind = PageType::named("landingPage").unwrap();
    let answer = OwnedJson::from_string(fields.to_string()).unwrap();
    PageView::shape(kind, answer.get_value(), None, &address, &shaping).unwrap()
}

/// The switcher leads to `/{isoCode}` of each language of the site, and the
/// default one has no code. Where the page is translated it leads to that page.
#[test]
fn the_switcher_has_every_language() {
    let roots = ["/", "/en", "/de", "/sv"];
    let cases: [(Locale, Translations<'_>, [&str; 4]); 4] = [
        (Locale::Da, &[], ["/prices", roots[1], roots[2], roots[3]]),
        (
            Locale::En,
            &[],
            [roots[0], "/en/prices", roots[2], roots[3]],
        ),
        (
            Locale::En,
            &[("da", "priser"), ("de", "preise")],
            ["/priser", "/en/prices", "/de/preise", roots[3]],
        ),
        (
            Locale::Da,
            &[("se", "priser")],
            ["/prices", roots[1], roots[2], "/sv/priser"],
        ),
    ];
    for (locale, translations, expected) in cases {
        let languages = page(locale, "prices", translations).shell.languages;
        let urls: Vec<&str> = languages.iter().map(|one| one.url.as_str()).collect();
        assert_eq!(urls, expected, "{locale} {translations:?}");
        let current: Vec<Locale> = languages
            .iter()
            .filter(|one| one.current)
            .map(|one| one.code)
            .collect();
        assert_eq!(current, [locale]);
    }
}

/// The codes of a page's alternates that have an address.
fn codes(page: &PageView) -> Vec<&str> {
    let alternates = page.page.seo.alternates.iter();
    let there = alternates.filter(|(_, address)| address.is_some());
    there.map(|(code, _)| code.as_str()).collect()
}

/// Alternates have an address as far as the page is there in the language; German too, where a
/// site has it. Swedish has two codes.
#[test]
fn alternates_list_every_language_of_a_page() {
    let cases: [(Translations<'_>, &[&str]); 4] = [
        (&[], &[]),
        (&[("en", "x")], &["da", "en", "x-default"]),
        (&[("sv", "x")], &["da", "se", "sv", "x-default"]),
        (
            &[("en", "x"), ("de", "x"), ("se", "x")],
            &["da", "de", "en", "se", "sv", "x-default"],
        ),
    ];
    for (translations, expected) in cases {
        let page = page(Locale::Da, "x", translations);
        assert_eq!(codes(&page), expected, "{translations:?}");
        let alternates = &page.page.seo.alternates;
        for code in ["en", "da", "sv", "se"] {
            assert!(alternates.contains_key(code), "{code}");
        }
        let at = |code: &str| alternates.get(code).cloned().flatten();
        assert_eq!(at("da"), at("x-default"));
        assert_eq!(at("sv"), at("se"));
        assert!(at("sv").is_none_or(|address| address.ends_with("/sv/x")));
    }
}

/// Neither side names the other, if search engines may list only one of two.
#[test]
fn alternates_leave_out_what_is_not_indexed() {
    let shown = |hidden: Option<&str>, hidden_german: Option<&str>| {
        let fields = json!({"_id": "p", "seo": {"indexingOptions": hidden}, "translations": [
            {"locale": "en", "slug": "x"},
            {"locale": "de", "slug": "x", "indexing": hidden_german}]});
        shaped(Locale::Da, "x", &fields)
    };
    let noindex = Some("noindex");
    assert_eq!(codes(&shown(None, None)), ["da", "de", "en", "x-default"]);
    assert_eq!(codes(&shown(None, noindex)), ["da", "en", "x-default"]);
    assert_eq!(codes(&shown(noindex, None)), [""; 0]);
}

/// A translator finds every text in one folder.
#[test]
fn texts_stand_in_the_catalogue() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![source.clone()];
    let mut elsewhere = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("words") {
                folders.push(path);
            } else if path.is_file() {
                let text = std::fs::read_to_string(&path).unwrap();
                if [
                    "Locale::Da => \"",
                    "Locale::Da => [",
                    "Locale::Da => format!",
                ]
                .iter()
                .any(|text_of_danish| text.contains(text_of_danish))
                {
                    elsewhere.push(path);
                }
            }
        }
    }
    assert!(elsewhere.is_empty(), "not in words/: {elsewhere:?}");
}
