//! What holds for every value, every path and every patch.

use documents::json_match::{LimitExceeded, Limits, MAX_PATH_LENGTH, Path};
use documents::{
    Document, DocumentId, Effects, Mutation, Patch, Perspective, Stamp, canonical, effects,
    references,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde_json::{Value, json};

fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-5_i64..100).prop_map(Value::from),
        (-1e3..1e3_f64).prop_map(Value::from),
        "[a-cæøå🏛🏚 ]{0,12}".prop_map(Value::from),
    ]
}

fn value() -> impl Strategy<Value = Value> {
    scalar().prop_recursive(4, 48, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec(("k[0-3]", inner.clone()), 0..5).prop_map(|items| {
                let keyed = |(key, value)| json!({"_key": key, "v": value});
                items.into_iter().map(keyed).collect()
            }),
            prop::collection::vec(("[a-då🏛\u{ff5e}]{1,2}", inner), 0..5)
                .prop_map(|entries| entries.into_iter().collect()),
        ]
    })
}

fn document() -> impl Strategy<Value = Document> {
    prop::collection::vec(("[a-d]", value()), 0..5)
        .prop_map(|entries| entries.into_iter().collect())
}

/// Texts that are almost paths.
fn pathlike() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[a-d]",
        Just(".".to_owned()),
        Just("..".to_owned()),
        Just("[".to_owned()),
        Just("]".to_owned()),
        Just("*".to_owned()),
        Just("@".to_owned()),
        Just("?".to_owned()),
        Just(":".to_owned()),
        Just(",".to_owned()),
        Just("==".to_owned()),
        Just(">".to_owned()),
        Just("'".to_owned()),
        Just("\"".to_owned()),
        Just("\\u".to_owned()),
        "-?[0-9]{1,3}",
        "[æ🏛 ]",
    ];
    prop::collection::vec(part, 0..12).prop_map(|parts| parts.concat())
}

/// Texts that are paths, all of whose forms occur.
fn path() -> impl Strategy<Value = String> {
    let term = prop_oneof![
        "-?[0-3]",
        "-?[0-3]:-?[0-3]",
        Just("1:".to_owned()),
        Just(":".to_owned()),
        Just("v?".to_owned()),
        Just("_key == \"k1\"".to_owned()),
        Just("v > 3".to_owned()),
        Just("@ != 1".to_owned()),
        Just("a".to_owned()),
        Just("*".to_owned()),
        Just("0,-1".to_owned()),
    ];
    let segment = prop_oneof![
        3 => "[a-d]".prop_map(|name| format!(".{name}")),
        1 => Just(".v".to_owned()),
        1 => Just("..v".to_owned()),
        1 => Just("..a".to_owned()),
        4 => term.prop_map(|term| format!("[{term}]")),
    ];
    prop::collection::vec(segment, 1..5).prop_map(|segments| segments.concat())
}

/// A patch with one operation of each kind.
fn patch() -> impl Strategy<Value = Value> {
    let paths = prop::collection::vec(path(), 8);
    (paths, value(), value(), any::<prop::sample::Index>()).prop_map(
        |(paths, one, two, position)| {
            let position = *position.get(&["before", "after", "replace"]);
            json!({
                "set": {paths[0].as_str(): one},
                "setIfMissing": {paths[1].as_str(): two},
                "unset": [paths[2], paths[3]],
                "diffMatchPatch": {paths[4].as_str(): "@@ -1,3 +1,4 @@\n a\n-b\n+cd\n a\n"},
                "insert": {position: format!("{}[-1]", paths[5]), "items": [one, two]}
            })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn effects_lead_there_and_back(before in value(), after in value()) {
        prop_assert_eq!(effects::apply(&before, &effects::diff(&before, &after)), Ok(after.clone()));
        let documents = (before.as_object(), after.as_object());
        let effects = Effects::between(documents.0, documents.1);
        let value = |d: Option<&Document>| d.cloned().map_or(Value::Null, Value::from);
        prop_assert_eq!(effects::apply(&value(documents.0), &effects.apply), Ok(value(documents.1)));
        prop_assert_eq!(effects::apply(&value(documents.1), &effects.revert), Ok(value(documents.0)));
    }

    #[test]
    fn effects_of_a_small_change_are_small(document in document(), key in "[e-h]", value in scalar()) {
        let mut after = document.clone();
        after.insert(key, value);
        let effects = Effects::between(Some(&document), Some(&after));
        prop_assert!(effects.apply.len() <= 3, "{:?}", effects.apply);
        prop_assert!(effects.revert.len() <= 2, "{:?}", effects.revert);
    }

    #[test]
    fn broken_effects_are_refused(value in value(), patch in prop::collection::vec(prop_oneof![
        (0_u64..25).prop_map(Value::from), scalar(),
    ], 0..12)) {
        let _ = effects::apply(&value, &patch);
    }

    #[test]
    fn any_text_is_a_path_or_is_refused(text in pathlike(), value in value()) {
        if let Ok(path) = Path::parse(&text) {
            let limits = Limits { matches: 50, steps: 2_000 };
            if let Ok(found) = path.find(&value, &limits) {
                prop_assert!(found.len() <= 50);
            }
        }
    }

    #[test]
    fn found_is_where_it_is_found(text in path(), value in value()) {
        let path = Path::parse(&text).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
        for found in path.find(&value, &Limits::default()).unwrap() {
            let mut current = Some(&value);
            for step in &found.steps {
                current = current.and_then(|current| match step {
                    documents::json_match::Step::Attribute(name) => current.get(name),
                    documents::json_match::Step::Element(index) => current.get(index),
                });
            }
            prop_assert_eq!(current, found.value);
        }
    }

    #[test]
    fn limits_of_a_search_hold(text in path(), value in value(), steps in 0_u64..200, matches in 0_usize..5) {
        let path = Path::parse(&text).unwrap();
        let whole = path.find(&value, &Limits::default()).unwrap();
        match path.find(&value, &Limits { matches, steps }) {
            Ok(found) => prop_assert_eq!(found, whole),
            Err(LimitExceeded::Matches) => prop_assert!(whole.len() > matches),
            Err(LimitExceeded::Steps) => {}
        }
    }

    #[test]
    fn what_is_set_is_found(text in path(), document in document(), value in value()) {
        let mut patched = document.clone();
        let patch = Patch::parse(json!({"set": {text.as_str(): value}}).as_object().unwrap()).unwrap();
        let path = Path::parse(&text).unwrap();
        let before = Value::Object(document);
        let nodes = path.find(&before, &Limits::default()).unwrap();
        if patch.apply(&mut patched, &Limits::default()).is_ok() && nodes.len() == 1 {
            let mut current = Value::Object(patched);
            for step in &nodes[0].steps {
                current = match step {
                    documents::json_match::Step::Attribute(name) => current[*name].take(),
                    documents::json_match::Step::Element(index) => current[*index].take(),
                };
            }
            prop_assert_eq!(current, value);
        }
    }

    #[test]
    fn patches_never_panic_and_keep_what_is_protected(patch in patch(), document in document()) {
        let mut before = document;
        for (name, value) in [("_id", "a"), ("_type", "t"), ("_createdAt", "2020")] {
            before.insert(name.into(), Value::from(value));
        }
        let mut mutation = patch;
        mutation["id"] = json!("a");
        let mutation = Mutation::parse(&json!({"patch": mutation})).unwrap();
        let stamp = Stamp { transaction_id: "t", now: "2026" };
        let id = DocumentId::parse("a").unwrap();
        if let Ok(applied) = mutation.apply(&id, Some(before.clone()), &stamp) {
            let after = applied.document.unwrap();
            for name in ["_id", "_type", "_createdAt"] {
                prop_assert_eq!(&after[name], &before[name]);
            }
            prop_assert_eq!(&after["_rev"], "t");
            let effects = Effects::between(Some(&before), Some(&after));
            prop_assert_eq!(effects::apply(&Value::Object(before), &effects.apply), Ok(Value::Object(after)));
        }
    }

    #[test]
    fn a_mutation_survives_its_json(patch in patch()) {
        let mut patch = patch;
        patch["id"] = json!("a");
        let mutation = Mutation::parse(&json!({"patch": patch})).unwrap();
        prop_assert_eq!(Mutation::parse(&mutation.to_json()).unwrap(), mutation);
    }

    #[test]
    fn text_patches_never_panic(
        text in "[abæ🏛🏚\n]{0,80}",
        edits in prop::collection::vec("[ +-][abæ🏛🏚]{0,40}", 0..6),
        starts in (0_u32..90, 0_u32..90, 0_u32..90, 0_u32..90),
    ) {
        let (a, b, c, d) = starts;
        let patch = format!("@@ -{a},{b} +{c},{d} @@\n{}\n", edits.join("\n")).repeat(2);
        let operations = json!({"diffMatchPatch": {"t": patch.trim_end()}});
        let parsed = Patch::parse(operations.as_object().unwrap()).unwrap();
        let mut document: Document = [("t".to_owned(), json!(text))].into_iter().collect();
        parsed.apply(&mut document, &Limits::default()).unwrap();
        prop_assert!(document["t"].is_string());
    }

    #[test]
    fn canonical_text_reads_back_as_itself(value in value()) {
        let text = canonical::value(&value);
        let read: Value = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(canonical::value(&read), text);
    }

    #[test]
    fn references_are_where_they_say(document in document(), at in path()) {
        let mut document = document;
        let patch = json!({"set": {at: {"_ref": "x", "_weak": true}}});
        let patch = Patch::parse(patch.as_object().unwrap()).unwrap();
        if patch.apply(&mut document, &Limits::default()).is_ok() {
            let whole = Value::Object(document.clone());
            for reference in references::references(&document) {
                let path = Path::parse(&reference.path).unwrap();
                let found = path.find(&whole, &Limits::default()).unwrap();
                prop_assert!(found.iter().any(|m| m.value.is_some_and(|v| v["_ref"] == reference.target)));
            }
        }
    }

    #[test]
    fn any_text_is_an_id_or_is_refused(text in "(drafts\\.|versions\\.)?[a-z._-]{0,6}") {
        if let Ok(id) = DocumentId::parse(&text) {
            prop_assert_eq!(id.as_str(), &text);
            let published = id.published_id();
            prop_assert_eq!(published.published_id(), published.clone());
            prop_assert_eq!(DocumentId::parse(published.as_str()), Ok(published.clone()));
            prop_assert_eq!(id.draft_id().unwrap().published_id(), published);
        }
    }

    #[test]
    fn any_text_is_a_perspective_or_is_refused(text in "(raw|drafts|published|r[A-C]|,| ){0,5}") {
        if let Ok(perspective) = Perspective::parse(&text) {
            prop_assert_eq!(Perspective::parse(&perspective.to_string()), Ok(perspective));
        }
    }
}

#[test]
fn random_text_is_never_a_panic() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let config = (".{0,200}", "[\\[\\].,:*@$?'\"\\\\=<>!a0-]{0,60}");
    for _ in 0..20_000 {
        let (one, two) = config.new_tree(&mut runner).unwrap().current();
        let _ = (Path::parse(&one), Path::parse(&two));
    }
    assert!(Path::parse(&"a.".repeat(MAX_PATH_LENGTH)).is_err());
    assert!(Path::parse(&"[".repeat(10_000)).is_err());
}
