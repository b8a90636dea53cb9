//! A document and mutations, each JSON, a line break between them: what is read is written the
//! same; what is applied keeps what a patch may not change, and its effects lead there and back.
#![no_main]

use documents::{
    Document, DocumentId, Effects, Mutation, Operation, Stamp, array_keys, canonical, effects,
    references,
};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

const STAMP: Stamp<'static> = Stamp {
    transaction_id: "t1",
    now: "2026-11-15T08:30:00.000Z",
};

fuzz_target!(|data: &[u8]| {
    let text = std::str::from_utf8(data).ok();
    let Some((document, mutations)) = text.and_then(|text| text.split_once('\n')) else {
        return;
    };
    let Ok(mutations) = serde_json::from_str::<Value>(mutations) else {
        return;
    };
    let id = DocumentId::parse("castle").expect("an id");
    let mut current = before(document);
    let all = mutations.as_array().map(Vec::as_slice);
    for json in all.unwrap_or(std::slice::from_ref(&mutations)) {
        let Ok(mut mutation) = Mutation::parse(json) else {
            continue;
        };
        let mut count = 0;
        let mut keys = || {
            count += 1;
            format!("k{count}")
        };
        if mutation.assign_id(&mut keys).is_err() {
            continue;
        }
        let written = mutation.to_json();
        assert_eq!(
            Mutation::parse(&written).as_ref(),
            Ok(&mutation),
            "{written}"
        );
        mutation.generate_array_keys(&mut keys);
        current = applied(&mutation, &id, current);
    }
});

fn before(text: &str) -> Option<Document> {
    let Ok(Value::Object(mut document)) = serde_json::from_str(text) else {
        return None;
    };
    for (name, value) in [
        ("_id", "castle"),
        ("_type", "museum"),
        ("_createdAt", "2020"),
    ] {
        document.insert(name.to_owned(), value.into());
    }
    array_keys::generate_in_document(&mut document, &mut || "k".to_owned());
    Some(document)
}

/// The document after a mutation, or as it was if it does not fit.
fn applied(mutation: &Mutation, id: &DocumentId, before: Option<Document>) -> Option<Document> {
    let Ok(applied) = mutation.apply(id, before.clone(), &STAMP) else {
        return before;
    };
    let after = applied.document;
    if let (Mutation::Patch(..), Some(before), Some(after)) = (mutation, &before, &after) {
        for name in ["_id", "_type", "_createdAt"] {
            assert_eq!(after.get(name), before.get(name));
        }
    }
    assert_eq!(
        after.is_none(),
        applied.operation == Operation::Delete || {
            applied.operation == Operation::None && before.is_none()
        }
    );
    let effects = Effects::between(before.as_ref(), after.as_ref());
    let value = |document: &Option<Document>| document.clone().map_or(Value::Null, Value::Object);
    let there = effects::apply(&value(&before), &effects.apply);
    assert_eq!(there.as_ref(), Ok(&value(&after)));
    let back = effects::apply(&value(&after), &effects.revert);
    assert_eq!(back.as_ref(), Ok(&value(&before)));
    if let Some(document) = &after {
        references::references(document);
        let text = canonical::document(document);
        let read: Value = serde_json::from_str(&text).expect("what is written is JSON");
        assert_eq!(canonical::value(&read), text);
    }
    after
}
