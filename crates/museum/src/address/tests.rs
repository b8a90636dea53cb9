//! Paths, as tables: `docs/rules.md#paths`.

use super::*;
use crate::Environment;
use proptest::prelude::*;

fn group() -> Group {
    let text = include_str!("../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Development).unwrap();
    group.on_port(8443)
}

/// What an address leads to, in a line: `site locale slug`, `-> path`, or a word.
fn told(group: &Group, host: &str, path: &str) -> String {
    match group.resolve(host, path).unwrap() {
        Resolved::Page(page) => format!("{} {} {}", page.site.key, page.locale, page.slug),
        Resolved::Elsewhere(path) => format!("-> {path}"),
        Resolved::Nowhere(page, _) => format!("{} nowhere", page.site.key),
        Resolved::UnknownHost => "unknown host".to_owned(),
    }
}

/// Danish at `/{slug}`, its front page at the empty path, others at
/// `/{locale}/{slug}` and `/{locale}`; one route for slugs of any number of parts.
#[test]
fn addresses_lead_to_pages() {
    let group = group();
    let cases = [
        // Danish at the root, others behind their code.
        ("nationalmuseet.localhost", "/", "nationalmuseet da /"),
        (
            "nationalmuseet.localhost",
            "/besoeg",
            "nationalmuseet da besoeg",
        ),
        (
            "nationalmuseet.localhost",
            "/besoeg/cafe",
            "nationalmuseet da besoeg/cafe",
        ),
        ("nationalmuseet.localhost", "/en", "nationalmuseet en /"),
        (
            "nationalmuseet.localhost",
            "/en/visit",
            "nationalmuseet en visit",
        ),
        // The default language has no code.
        ("nationalmuseet.localhost", "/da", "-> /"),
        ("nationalmuseet.localhost", "/da/besoeg", "-> /besoeg"),
        ("nationalmuseet.localhost", "/bevaring/da", "-> /bevaring"),
        // `se` is `sv`, where there is Swedish.
        ("proevesalen.localhost", "/se/x", "-> /sv/x"),
        ("proevesalen.localhost", "/se", "-> /sv"),
        ("proevesalen.localhost", "/sv/x", "proevesalen sv x"),
        ("jelling.localhost", "/se/x", "jelling da se/x"),
        ("jelling.localhost", "/de", "jelling da de"),
        // The base path stands before the language, and the longest wins.
        ("nationalmuseet.localhost", "/bevaring", "bevaring da /"),
        (
            "nationalmuseet.localhost",
            "/bevaring/en/x",
            "bevaring en x",
        ),
        (
            "nationalmuseet.localhost",
            "/bevaringen",
            "nationalmuseet da bevaringen",
        ),
        // A host with its port, in any case, with the dot of the root.
        ("NationalMuseet.localhost:8443", "/", "nationalmuseet da /"),
        ("nationalmuseet.localhost.", "/", "nationalmuseet da /"),
        ("forskning.nationalmuseet.localhost", "/", "forskning da /"),
        ("nationalmuseet.example.org", "/", "unknown host"),
        ("", "/", "unknown host"),
        // One form: no slash at the end, lowercase, each letter written one way.
        ("jelling.localhost", "/besoeg/", "-> /besoeg"),
        ("jelling.localhost", "/en/", "-> /en"),
        ("jelling.localhost", "//besoeg", "-> /besoeg"),
        ("jelling.localhost", "//evil.example/", "-> /evil.example"),
        (
            "jelling.localhost",
            "/\\evil.example",
            "-> /%5Cevil.example",
        ),
        ("jelling.localhost", "/Besoeg", "-> /besoeg"),
        ("jelling.localhost", "/EN/Visit", "-> /en/visit"),
        ("jelling.localhost", "/bes%C3%B8g", "jelling da besøg"),
        ("jelling.localhost", "/bes%c3%b8g", "-> /bes%C3%B8g"),
        ("jelling.localhost", "/BES%C3%98G", "-> /bes%C3%B8g"),
        ("jelling.localhost", "/%62es%C3%B8g", "-> /bes%C3%B8g"),
        ("jelling.localhost", "/ra%CC%8Ad", "-> /r%C3%A5d"),
        (
            "jelling.localhost",
            "/r%C3%A5d/%C3%A6ble",
            "jelling da råd/æble",
        ),
        // Nothing that could be a page.
        ("jelling.localhost", "/%FF", "jelling nowhere"),
        ("jelling.localhost", "/a%00b", "jelling nowhere"),
        ("jelling.localhost", "/../x", "jelling nowhere"),
    ];
    for (host, path, expected) in cases {
        assert_eq!(told(&group, host, path), expected, "{host} {path}");
    }
}

/// The texts of a path that is none.
#[test]
fn a_path_is_required_and_begins_with_a_slash() {
    let group = group();
    let error = |path| {
        group
            .resolve("jelling.localhost", path)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        error(""),
        "The path parameter is required when requesting a page from the content service"
    );
    assert_eq!(
        error("besoeg"),
        "The path parameter must begin with a forward slash"
    );
}

/// A path that fails the route's check is a 404 with its text.
#[test]
fn a_path_that_no_page_can_have() {
    let group = group();
    for path in ["/%FF", "/a%00b", "/../x", "/en/./x"] {
        match group.resolve("jelling.localhost", path) {
            Ok(Resolved::Nowhere(at, why)) => {
                assert_eq!(why.to_string(), format!("Page Not Found: {path}"));
                assert_eq!(at.site.key, "jelling");
            }
            other => panic!("{path}: {other:?}"),
        }
    }
}

/// The canonical link is the page's url against the site's host; a host without a
/// protocol has https; where they cannot be joined the raw value is left.
#[test]
fn canonical_addresses() {
    let cases = [
        (
            "jelling.example.org",
            "/en/x",
            "https://jelling.example.org/en/x",
        ),
        ("http://localhost:3000", "/x", "http://localhost:3000/x"),
        ("https://a.example.org", "/", "https://a.example.org/"),
        ("https://", "/x", "/x"),
        ("a b", "/x", "/x"),
        ("a.example.org", "http://[", "http://["),
    ];
    for (host, path, expected) in cases {
        assert_eq!(canonical(host, path), expected, "{host} {path}");
    }
    let group = group();
    let site = group.site("bevaring").unwrap();
    assert_eq!(
        group.absolute(site, &site.path(Locale::En, "x")),
        "https://nationalmuseet.localhost:8443/bevaring/en/x"
    );
}

#[test]
fn redirects_name_a_page_by_its_path() {
    let cases = [
        (Locale::Da, "gammel/side", "gammel/side"),
        (Locale::Da, FRONT, ""),
        (Locale::En, "old", "en/old"),
        (Locale::En, FRONT, "en"),
    ];
    for (locale, slug, expected) in cases {
        assert_eq!(Site::source(locale, slug), expected);
    }
}

proptest! {
    /// A page's path leads back to it, and any path leads to one form in one step.
    #[test]
    fn there_and_back(slug in "[a-zæøå0-9 %?#\"<-]{1,12}(/[a-zæøå-]{1,8}){0,2}", site in 0_usize..12, locale in 0_usize..4) {
        let group = group();
        let site = &group.sites[site];
        let locale = Locale::ALL[locale];
        prop_assume!(site.locales.contains(&locale));
        prop_assume!(crate::is_reserved(&slug).is_none() && !slug.starts_with("bevaring"));
        let path = site.path(locale, &slug);
        let expected = PageAddress { site, locale, slug };
        prop_assert_eq!(group.resolve(&site.hosts.development, &path).unwrap(), Resolved::Page(expected));
    }

    #[test]
    fn one_step_is_enough(path in "/[A-Za-zæØå/%0-9.]{0,24}") {
        let group = group();
        if let Resolved::Elsewhere(to) = group.resolve("jelling.localhost", &path).unwrap() {
            prop_assert!(to.starts_with('/') && !to.starts_with("//"));
            let again = group.resolve("jelling.localhost", &to).unwrap();
            prop_assert!(matches!(again, Resolved::Page(_)), "{path} {to}");
        }
    }
}
