//! What a generated dataset promises to those who measure with it.

use super::*;
use documents::{canonical, references};
use std::collections::{BTreeMap, BTreeSet};

fn museum(total: usize, seed: u64) -> Vec<Vec<Document>> {
    let today = jiff::civil::date(2026, 11, 15);
    Museum::new(Plan::of(total).unwrap(), seed, today).collect()
}

fn text<'a>(document: &'a Document, name: &str) -> &'a str {
    document[name].as_str().unwrap()
}

#[test]
fn as_many_as_asked_for_and_each_id_once() {
    for total in [500, 777, 6000] {
        let all: Vec<Document> = museum(total, 1).into_iter().flatten().collect();
        assert_eq!(all.len(), total);
        let ids: BTreeSet<&str> = all.iter().map(|d| text(d, "_id")).collect();
        assert_eq!(ids.len(), total);
        for name in ["_createdAt", "_updatedAt"] {
            let times: BTreeSet<&str> = all.iter().map(|d| text(d, name)).collect();
            assert_eq!(times.len(), total, "{name}");
        }
        for document in &all {
            documents::DocumentId::parse(text(document, "_id")).unwrap();
        }
    }
}

#[test]
fn the_same_for_the_same_seed() {
    let texts = |seed| -> Vec<String> {
        let all = museum(1500, seed).into_iter().flatten();
        all.map(|document| canonical::document(&document)).collect()
    };
    assert_eq!(texts(1), texts(1));
    assert_ne!(texts(1), texts(2));
}

#[test]
fn references_lead_to_what_is_there() {
    for total in [500, 6000] {
        let mut there = BTreeSet::new();
        let batches = museum(total, 3);
        for batch in &batches {
            there.extend(batch.iter().map(|d| text(d, "_id").to_owned()));
            for document in batch {
                for reference in references::references(document) {
                    let found = reference.weak || there.contains(reference.target);
                    assert!(found, "{} {}", text(document, "_id"), reference.target);
                }
            }
        }
        for document in batches.iter().flatten() {
            for reference in references::references(document) {
                assert!(there.contains(reference.target), "{}", reference.target);
            }
        }
    }
}

#[test]
fn slugs_are_unique_in_a_site_and_language() {
    let mut seen = BTreeSet::new();
    let all: Vec<Document> = museum(5000, 1).into_iter().flatten().collect();
    let pages = all
        .iter()
        .filter(|d| d.contains_key("locale") && d.contains_key("slug"));
    let mut nested = 0;
    for page in pages.filter(|d| !text(d, "_id").contains('.')) {
        let slug = page["slug"]["current"].as_str().unwrap();
        nested += usize::from(slug.contains('/'));
        assert!(
            seen.insert((text(page, "site"), text(page, "locale"), slug)),
            "{slug}"
        );
    }
    assert!(nested > 100);
}

#[test]
fn the_numbers_that_measurements_rely_on() {
    for total in [10_000, 15_000] {
        let all: Vec<Document> = museum(total, 1).into_iter().flatten().collect();
        let size: usize = all.iter().map(|d| canonical::document(d).len()).sum();
        assert!(
            (1800..2300).contains(&(size / total)),
            "{} bytes",
            size / total
        );
        let mut by_type: BTreeMap<&str, usize> = BTreeMap::new();
        let mut referred: BTreeMap<&str, usize> = BTreeMap::new();
        let mut to_come: BTreeMap<&str, usize> = BTreeMap::new();
        for document in &all {
            *by_type.entry(text(document, "_type")).or_default() += 1;
            for reference in references::references(document) {
                let counts = match reference.path.as_str() {
                    "exhibition" => true,
                    path => path.starts_with("tags"),
                };
                *referred.entry(reference.target).or_default() += usize::from(counts);
            }
            if document["_type"] == "event"
                && document["period"]["to"].as_str() >= Some("2026-11-15")
            {
                *to_come.entry(text(document, "site")).or_default() += 1;
            }
        }
        assert_eq!(by_type["event"], total * 15 / 100);
        assert_eq!((by_type["navigation"], by_type["siteConfig"]), (26, 12));
        assert!(
            to_come.len() == 12 && to_come.values().all(|n| *n == 40),
            "{to_come:?}"
        );
        let average = |kind: &str| {
            let sum: usize = referred
                .iter()
                .filter(|(id, _)| id.starts_with(kind))
                .map(|(_, n)| n)
                .sum();
            sum / by_type[kind]
        };
        assert!((36..=44).contains(&average("tag")), "{}", average("tag"));
        assert!(
            (4..=6).contains(&average("exhibition")),
            "{}",
            average("exhibition")
        );
        let drafts = all
            .iter()
            .filter(|d| text(d, "_id").starts_with("drafts."))
            .count();
        let versions = all
            .iter()
            .filter(|d| text(d, "_id").starts_with("versions.rSummer."))
            .count();
        assert!(
            drafts * 100 / total == 1 && versions * 1000 / total == 3,
            "{drafts} {versions}"
        );
    }
}
