use super::*;
use crate::Environment;
use crate::fields::owned;
use serde_json::{Value, json};

fn group() -> Group {
    let text = include_str!("../../../../demo/group.toml");
    Group::parse(text, Environment::Production).unwrap()
}

fn written_on(site: &str, pages: &Value) -> Vec<String> {
    let group = group();
    let answer = owned(pages);
    let entries = entries(&answer, group.site(site).unwrap(), &group);
    entries.into_iter().map(|entry| entry.text).collect()
}

/// Each of a page's languages names all of them, itself too.
#[test]
fn a_page_has_its_change_and_its_translations() {
    let other = |locale, slug| json!({"locale": locale, "slug": slug, "site": "bevaring"});
    let both = [other("da", "ydelser"), other("en", "services")];
    let page = |locale, slug| {
        json!({"slug": slug, "locale": locale, "_updatedAt": "2026-11-01T05:00:00Z",
            "translations": both})
    };
    let host = "https://nationalmuseet.example.org/bevaring";
    let links = format!(
        "<xhtml:link rel=\"alternate\" hreflang=\"da\" href=\"{host}/ydelser\"/>\
         <xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"{host}/en/services\"/>\
         <xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{host}/ydelser\"/>"
    );
    let entry = |path| {
        format!(
            "<url><loc>{host}{path}</loc><lastmod>2026-11-01T05:00:00Z</lastmod>{links}</url>\n"
        )
    };
    let found = written_on(
        "bevaring",
        &json!([page("da", "ydelser"), page("en", "services")]),
    );
    assert_eq!(found, [entry("/ydelser"), entry("/en/services")]);
}

#[test]
fn addresses_are_escaped() {
    let found = written_on(
        "jelling",
        &json!([{"slug": "harald & \"gorm\"'s", "locale": "da"}]),
    );
    let address = "https://jelling.example.org/harald%20&amp;%20%22gorm%22&apos;s";
    assert_eq!(found, [format!("<url><loc>{address}</loc></url>\n")]);
}

#[test]
fn a_page_without_a_language_is_one_in_each() {
    let found = written_on("jelling", &json!([{"slug": "presse"}]));
    let host = "https://jelling.example.org";
    assert_eq!(
        found,
        [
            format!("<url><loc>{host}/presse</loc></url>\n"),
            format!("<url><loc>{host}/en/presse</loc></url>\n")
        ]
    );
}

#[test]
fn what_search_engines_are_not_told() {
    let left_out = json!([
        {"slug": "skjult", "locale": "da", "indexing": "noindex"},
        {"slug": "", "locale": "da"},
        {"locale": "da"},
        {"slug": "tysk", "locale": "de"},
        {"slug": "api/x", "locale": "da"},
        {"slug": "Stort", "locale": "da"},
        {"slug": "bevaring/x", "locale": "da"},
    ]);
    assert_eq!(written_on("nationalmuseet", &left_out), [""; 0]);
    let hidden = json!([{"slug": "aaben", "locale": "da", "translations": [
        {"locale": "en", "slug": "open", "indexing": "noindex"}]}]);
    assert!(!written_on("nationalmuseet", &hidden)[0].contains("/en/open"));
    let group = group();
    let types = types(group.site("jelling").unwrap());
    assert!(!types.contains(&"notFoundPage") && !types.contains(&"podcastShowPage"));
    assert!(types.contains(&"frontPage"));
}

#[test]
fn files_have_no_more_than_they_may() {
    let entry = |length: usize| Entry {
        text: "x".repeat(length),
        changed: None,
    };
    let around = head().len() + END.len();
    let cases: [(usize, usize, &[usize], &[usize]); 5] = [
        (2, 1000, &[1, 1, 1, 1, 1], &[1, 1, 2, 2, 3]),
        (9, 10, &[5, 5, 1, 10, 9], &[1, 1, 2, 3, 4]),
        (9, 10, &[10], &[1]),
        // One that is too long by itself has a file of its own.
        (9, 10, &[11, 1], &[1, 2]),
        (9, 10, &[], &[]),
    ];
    for (addresses, bytes, lengths, expected) in cases {
        let bytes = bytes + around;
        let mut division = Division::new(Limits { addresses, bytes });
        let parts = lengths
            .iter()
            .map(|length| division.part_of(&entry(*length)));
        assert_eq!(parts.collect::<Vec<_>>(), expected, "{lengths:?}");
    }
}

#[test]
fn an_index_names_its_files() {
    let group = group();
    let site = group.site("bevaring").unwrap();
    let address = group.absolute(site, &path(site, 2));
    let changed = "2026-11-01T05:00:00Z".parse().ok();
    let text = index(&[(address, changed)]);
    assert!(
        text.contains(
            "<sitemap><loc>https://nationalmuseet.example.org/sitemap.xml?site=bevaring&amp;\
             part=2</loc><lastmod>2026-11-01T05:00:00Z</lastmod></sitemap>"
        ),
        "{text}"
    );
}
