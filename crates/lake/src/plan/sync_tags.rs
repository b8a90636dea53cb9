//! Sync tags: what a result depends on, and what a change touches.
//!
//! A query's tags are those of the narrowest condition in each of its filters:
//! ids, values of a declared index, targets of references, types, and the whole
//! dataset only where nothing else holds. A change bears every tag that its
//! documents have, by their values before and after. So whenever a change makes a
//! difference to a result, the two have a tag in common.

use super::predicate::{Predicate, Test};
use crate::IndexDefinition;
use crate::hot_paths::{HotPaths, key_at};
use documents::{Document, references};
use sha2::{Digest, Sha256};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The key of no value: those of values begin with a letter.
const ABSENT: &str = "";

/// A result has no more tags than this; beyond it, wider tags replace them.
pub(crate) const MOST: usize = 200;

/// Something that results depend on and changes touch.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tag {
    /// A document in all its versions.
    Id(String),
    /// Documents with these values in a declared index.
    Value {
        index: String,
        kind: Option<String>,
        keys: Vec<String>,
    },
    /// Documents that refer to this one.
    Reference(String),
    /// Documents of a type.
    Type(String),
    /// All documents.
    Dataset,
}

impl Tag {
    /// How much it takes in.
    fn breadth(&self) -> usize {
        match self {
            Tag::Id(_) => 0,
            Tag::Value { .. } => 1,
            Tag::Reference(_) => 2,
            Tag::Type(_) => 3,
            Tag::Dataset => 4,
        }
    }

    /// How many values of a declared index it names.
    fn values(&self) -> usize {
        match self {
            Tag::Value { keys, .. } => keys.len(),
            _ => 0,
        }
    }

    /// The tag as the protocol writes it.
    pub(crate) fn text(&self) -> String {
        let mut hash = Sha256::new();
        let mut part = |text: &str| {
            hash.update(text.len().to_be_bytes());
            hash.update(text);
        };
        match self {
            Tag::Id(id) => ["id", id].into_iter().for_each(&mut part),
            Tag::Reference(id) => ["reference", id].into_iter().for_each(&mut part),
            Tag::Type(name) => ["type", name].into_iter().for_each(&mut part),
            Tag::Dataset => part("dataset"),
            Tag::Value { index, kind, keys } => {
                ["value", index, kind.as_deref().unwrap_or_default()]
                    .into_iter()
                    .for_each(&mut part);
                for key in keys {
                    part(key);
                }
            }
        }
        format!("s1:{}", hex::encode(&hash.finalize()[..8]))
    }
}

/// What one request for documents depends on: as narrow as it goes, and the wider
/// tags to use where there are too many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dependence {
    narrow: BTreeSet<Tag>,
    wide: BTreeSet<Tag>,
}

impl Dependence {
    /// Of a predicate's documents.
    pub(crate) fn of_predicate(predicate: &Predicate, hot_paths: &HotPaths) -> Self {
        let narrow = narrowest(predicate, hot_paths, 0).unwrap_or_else(|| [Tag::Dataset].into());
        let wide = narrowest(predicate, hot_paths, 3).unwrap_or_else(|| [Tag::Dataset].into());
        Self { narrow, wide }
    }

    /// Of documents by id.
    pub(crate) fn of_ids<'i>(ids: impl IntoIterator<Item = &'i str>) -> Self {
        Self {
            narrow: ids.into_iter().map(id_tag).collect(),
            wide: [Tag::Dataset].into(),
        }
    }
}

/// The tags of a result.
pub(crate) fn of_answer(mut dependences: Vec<Dependence>) -> Vec<String> {
    // The longest lists give way first.
    dependences.sort_by_key(|dependence| dependence.narrow.len());
    loop {
        let tags: BTreeSet<&Tag> = dependences.iter().flat_map(|d| &d.narrow).collect();
        if tags.len() <= MOST {
            let mut texts: Vec<String> = tags.into_iter().map(Tag::text).collect();
            texts.sort_unstable();
            return texts;
        }
        match dependences.iter_mut().rev().find(|d| d.narrow != d.wide) {
            Some(longest) => longest.narrow = longest.wide.clone(),
            None => return vec![Tag::Dataset.text()],
        }
    }
}

/// The narrowest tags of at least this breadth that cover a predicate, if any do.
fn narrowest(predicate: &Predicate, hot_paths: &HotPaths, least: usize) -> Option<BTreeSet<Tag>> {
    let conjuncts = predicate.conjuncts();
    let of_values = hot_paths
        .indexes
        .iter()
        .map(|index| by_values(index, conjuncts));
    let of_parts = conjuncts.iter().map(|part| of_part(part, hot_paths, least));
    let fits = |tags: &BTreeSet<Tag>| {
        (1..=MOST).contains(&tags.len()) && tags.iter().all(|tag| tag.breadth() >= least)
    };
    let breadth = |tags: &BTreeSet<Tag>| {
        let widest = tags.iter().map(Tag::breadth).max();
        // Two tags of a site and its languages take in less than one of the site.
        let fewest_values = tags.iter().map(Tag::values).min();
        (widest, Reverse(fewest_values), tags.len())
    };
    of_values
        .chain(of_parts)
        .flatten()
        .filter(fits)
        .min_by_key(breadth)
}

fn of_part(part: &Predicate, hot_paths: &HotPaths, least: usize) -> Option<BTreeSet<Tag>> {
    match part {
        Predicate::Id(Test::OneOf(ids)) => Some(ids.iter().map(|id| id_tag(id)).collect()),
        Predicate::VersionOf(id) => Some([id_tag(id)].into()),
        Predicate::Type(Test::OneOf(names)) => Some(names.iter().cloned().map(Tag::Type).collect()),
        Predicate::References(ids) => Some(ids.iter().cloned().map(Tag::Reference).collect()),
        Predicate::Any(parts) => {
            let mut all = BTreeSet::new();
            for part in parts {
                all.extend(narrowest(part, hot_paths, least)?);
            }
            Some(all)
        }
        _ => None,
    }
}

/// The tags of an index all of whose tagged paths are compared by equality.
fn by_values(index: &IndexDefinition, conjuncts: &[Predicate]) -> Option<BTreeSet<Tag>> {
    let kinds: Vec<Option<String>> = if index.by_type {
        let types = conjuncts.iter().find_map(|part| match part {
            Predicate::Type(Test::OneOf(names)) => Some(names),
            _ => None,
        });
        types?.iter().cloned().map(Some).collect()
    } else {
        vec![None]
    };
    let mut combinations: Vec<Vec<String>> = vec![Vec::new()];
    for path in index.tag_paths() {
        let keys = conjuncts.iter().find_map(|part| match part {
            Predicate::Hot(of, test) if of == path => keys_of(test),
            _ => None,
        })?;
        if combinations.len() * keys.len() * kinds.len() > MOST {
            return None;
        }
        let with = |before: &Vec<String>| -> Vec<Vec<String>> {
            let longer = |key: &String| before.iter().chain([key]).cloned().collect();
            keys.iter().map(longer).collect()
        };
        combinations = combinations.iter().flat_map(with).collect();
    }
    // A change bears no tag of an index none of whose values its document has.
    let nothing = |keys: &Vec<String>| keys.iter().all(|key| key == ABSENT);
    if combinations.iter().any(nothing) {
        return None;
    }
    let mut tags = BTreeSet::new();
    for kind in &kinds {
        tags.extend(combinations.iter().map(|keys| Tag::Value {
            index: index.name.clone(),
            kind: kind.clone(),
            keys: keys.clone(),
        }));
    }
    Some(tags)
}

/// The keys that a test of equality lets through.
fn keys_of(test: &Test) -> Option<Vec<String>> {
    let absent = || ABSENT.to_owned();
    match test {
        Test::OneOf(keys) => Some(keys.clone()),
        Test::Absent => Some(vec![absent()]),
        Test::OneOfOrAbsent(keys) => Some(keys.iter().cloned().chain([absent()]).collect()),
        Test::NoneOf(_) | Test::Between(..) => None,
    }
}

/// A document's versions have one tag.
fn id_tag(id: &str) -> Tag {
    let version = || {
        id.strip_prefix("versions.")?
            .split_once('.')
            .map(|(_, id)| id)
    };
    let published = id.strip_prefix("drafts.").or_else(version).unwrap_or(id);
    Tag::Id(published.to_owned())
}

/// The tags of a change: of a document's state before and after it.
pub(crate) fn of_change(
    id: &str,
    states: [Option<&Document>; 2],
    hot_paths: &HotPaths,
) -> BTreeSet<Tag> {
    let mut tags = BTreeSet::from([Tag::Dataset, id_tag(id)]);
    for document in states.into_iter().flatten() {
        let kind = document.get("_type").and_then(|name| name.as_str());
        let kind = kind.unwrap_or_default();
        tags.insert(Tag::Type(kind.to_owned()));
        let targets = references::mentioned(document).into_iter();
        tags.extend(targets.map(|reference| Tag::Reference(reference.target.to_owned())));
        for index in hot_paths.tagging() {
            let keys = index.tag_paths().iter();
            let keys: Vec<Option<String>> = keys.map(|path| key_at(document, path)).collect();
            if keys.iter().all(Option::is_none) {
                continue;
            }
            let keys = keys
                .into_iter()
                .map(|key| key.unwrap_or_else(|| ABSENT.to_owned()));
            tags.insert(Tag::Value {
                index: index.name.clone(),
                kind: index.by_type.then(|| kind.to_owned()),
                keys: keys.collect(),
            });
        }
    }
    tags
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DatasetConfiguration;
    use serde_json::json;

    fn is(texts: &[&str]) -> Test {
        Test::OneOf(texts.iter().map(|&text| text.to_owned()).collect())
    }

    /// What pages and lists of several sites are looked up by.
    fn hot_paths() -> HotPaths {
        let configuration = json!({"indexes": [
            {"name": "page", "paths": ["slug.current", "site", "locale"], "tagged": 3},
            {"name": "kind", "byType": true, "paths": ["site", "locale", "_updatedAt"], "tagged": 2},
        ]});
        let configuration = DatasetConfiguration::parse(&configuration.to_string()).unwrap();
        HotPaths::of(&configuration, &configuration)
    }

    fn hot(path: &str, value: &str) -> Predicate {
        Predicate::Hot(path.to_owned(), is(&[&format!("s{value}")]))
    }

    fn page(slug: &str) -> Predicate {
        Predicate::all([
            hot("slug.current", slug),
            hot("site", "jelling"),
            hot("locale", "da"),
        ])
    }

    fn narrow(predicate: &Predicate) -> Vec<Tag> {
        let dependence = Dependence::of_predicate(predicate, &hot_paths());
        dependence.narrow.into_iter().collect()
    }

    #[test]
    fn the_narrowest_condition_makes_the_tags() {
        let kind = || Predicate::Type(is(&["event"]));
        assert_eq!(narrow(&kind()), [Tag::Type("event".to_owned())]);
        assert_eq!(narrow(&Predicate::Always), [Tag::Dataset]);
        let by_id = Predicate::all([kind(), Predicate::Id(is(&["drafts.a"]))]);
        assert_eq!(narrow(&by_id), [Tag::Id("a".to_owned())]);
        let page = narrow(&Predicate::all([kind(), page("runesten")]));
        assert!(matches!(page.as_slice(), [Tag::Value { index, .. }] if index == "page"));
        let open = Predicate::any([kind(), Predicate::Hot("site".to_owned(), Test::Absent)]);
        assert_eq!(narrow(&open), [Tag::Dataset]);
    }

    #[test]
    fn a_change_of_another_slug_leaves_a_page_alone() {
        let hot_paths = hot_paths();
        let before = json!({"_id": "a", "_type": "landingPage", "site": "jelling", "locale": "da",
            "slug": {"current": "runesten"}});
        let mut after = before.clone();
        after["slug"]["current"] = "stenen".into();
        let states = [before.as_object(), after.as_object()];
        let touched = of_change("a", states, &hot_paths);
        let depends = |slug| narrow(&page(slug)).iter().any(|tag| touched.contains(tag));
        assert!(depends("runesten"));
        assert!(depends("stenen"));
        assert!(!depends("kongerne"));
    }

    #[test]
    fn what_has_no_language_is_in_the_lists_of_each() {
        let hot_paths = hot_paths();
        let absent = || Predicate::Hot("locale".to_owned(), Test::Absent);
        let listed = |locale| {
            let here = Predicate::any([hot("locale", locale), absent()]);
            Predicate::all([
                Predicate::Type(is(&["service"])),
                hot("site", "jelling"),
                here,
            ])
        };
        let service = |locale: Option<&str>| json!({"_id": "a", "_type": "service", "site": "jelling", "locale": locale});
        let touches = |document: &serde_json::Value, locale| {
            let touched = of_change("a", [None, document.as_object()], &hot_paths);
            let tags = narrow(&listed(locale));
            assert!(tags.iter().all(|tag| matches!(tag, Tag::Value { .. })));
            tags.iter().any(|tag| touched.contains(tag))
        };
        assert!(touches(&service(None), "da") && touches(&service(None), "en"));
        assert!(touches(&service(Some("da")), "da"));
        assert!(!touches(&service(Some("da")), "en"));
        // Nothing of an index is no value of it.
        let neither = Predicate::all([
            Predicate::Type(is(&["service"])),
            Predicate::Hot("site".to_owned(), Test::Absent),
            absent(),
        ]);
        assert_eq!(narrow(&neither), [Tag::Type("service".to_owned())]);
    }

    #[test]
    fn too_many_tags_become_wider_ones() {
        let ids: Vec<String> = (0..300).map(|i| format!("d{i}")).collect();
        let many = Dependence::of_ids(ids.iter().map(String::as_str));
        assert_eq!(of_answer(vec![many]), [Tag::Dataset.text()]);
        let types = Predicate::all([Predicate::Type(is(&["event"])), Predicate::Id(is(&["a"]))]);
        let few = Dependence::of_predicate(&types, &hot_paths());
        assert_eq!(of_answer(vec![few]), [Tag::Id("a".to_owned()).text()]);
    }
}
