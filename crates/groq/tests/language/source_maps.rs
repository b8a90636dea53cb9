//! Content source maps.

use super::generate::{documents, expression, json};
use super::{answer_with, dataset, environment};
use groq::{
    ArraySelector, Dataset, Environment, Limits, NotWritten, Origin, PathSegment, TooLarge, Value,
    source_map,
};
use proptest::prelude::*;
use serde_json::Value as Json;

fn traced() -> Environment {
    Environment {
        trace: true,
        ..environment()
    }
}

fn result(query: &str, source: &Dataset) -> Value {
    answer_with(query, source, &traced(), &Limits::default()).unwrap()
}

fn map(query: &str, source: &Dataset, selector: ArraySelector) -> Json {
    let text = source_map(&result(query, source), selector, 1 << 20, None).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Each mapping as `path in the result = document path in it`, or the type of its source.
fn lines(map: &Json) -> Vec<String> {
    let number = |json: &Json| usize::try_from(json.as_u64().unwrap()).unwrap();
    let mut lines = Vec::new();
    for (at, mapping) in map["mappings"].as_object().unwrap() {
        assert_eq!(mapping["type"], "value");
        let source = &mapping["source"];
        let from = match source["type"].as_str().unwrap() {
            "documentValue" => {
                let document = &map["documents"][number(&source["document"])];
                let path = &map["paths"][number(&source["path"])];
                let [id, path] = [&document["_id"], path].map(|text| text.as_str().unwrap());
                format!("{id} {path}")
            }
            other => other.to_owned(),
        };
        lines.push(format!("{at} = {from}"));
    }
    lines
}

const PAGES: &str = r#"[
    {"_id": "page", "_type": "article", "title": "Viking", "n": 1, "none": null,
     "author": {"_ref": "person"}, "tags": ["sea", "sea", "ship"],
     "body": [{"_key": "k1", "text": "One"}, {"_key": "k2", "text": "Two", "by": {"_ref": "person"}},
              {"_key": "k1", "text": "Three"}, {"_key": "o'k", "text": "Four"}, {"text": "Five"}]},
    {"_id": "person", "_type": "person", "name": "Ida", "it's": {"de\\ep": "x"}}
]"#;

/// Queries, and the mappings of their results. A quotation mark is written as an apostrophe.
const CASES: &[(&str, &[&str])] = &[
    ("*[_id == 'page'][0].title", &["$ = page $['title']"]),
    (
        "*[_id == 'page']{title, missing, none, 'by': author->name}",
        &[
            "$[0]['title'] = page $['title']",
            "$[0]['none'] = page $['none']",
            "$[0]['by'] = person $['name']",
        ],
    ),
    // A document that is taken whole is mapped by its attributes, a part of it as one.
    (
        "*[_id == 'person']",
        &[
            "$[0]['_id'] = person $['_id']",
            "$[0]['_type'] = person $['_type']",
            "$[0]['name'] = person $['name']",
            r"$[0]['it\'s'] = person $['it\'s']",
        ],
    ),
    (
        "*[_id == 'page'][0]{body, 'first': body[0], 'deep': author->[`it's`][`de\\\\ep`]}",
        &[
            "$['body'] = page $['body']",
            "$['first'] = page $['body'][?(@._key=='k1')]",
            r"$['deep'] = person $['it\'s']['de\\ep']",
        ],
    ),
    (
        "*[_id == 'page'][0]{...author->{name}, ...{'n': 2}}",
        &["$['name'] = person $['name']", "$['n'] = literal"],
    ),
    // A key leads to the first element that has it, and to none if clients cannot read it.
    (
        "*[_id == 'page'][0].body[].text",
        &[
            "$[0] = page $['body'][?(@._key=='k1')]['text']",
            "$[1] = page $['body'][?(@._key=='k2')]['text']",
            "$[2] = page $['body'][2]['text']",
            "$[3] = page $['body'][3]['text']",
            "$[4] = page $['body'][4]['text']",
        ],
    ),
    (
        "*[_id == 'page'][0]{'b': body[text match 't*'][0..0]{'t': text, 'by': by->name}}",
        &[
            "$['b'][0]['t'] = page $['body'][?(@._key=='k2')]['text']",
            "$['b'][0]['by'] = person $['name']",
        ],
    ),
    (
        "*[_id == 'page'][0].body | order(text desc)[0..1]{text}",
        &[
            "$[0]['text'] = page $['body'][?(@._key=='k2')]['text']",
            "$[1]['text'] = page $['body'][2]['text']",
        ],
    ),
    (
        "*[_id == 'page'][0]{'u': array::unique(tags), 's': string(title), 'p': +n}",
        &[
            "$['u'][0] = page $['tags'][0]",
            "$['u'][1] = page $['tags'][2]",
            "$['s'] = page $['title']",
            "$['p'] = page $['n']",
        ],
    ),
    (
        "*[_id == 'page'][0]{n > 0 => {'a': title}, n > 1 => {'a': n}, \
         'c': coalesce(missing, title), 'd': coalesce(missing, 'none'), \
         's': select(n == 1 => author->name, title)}",
        &[
            "$['a'] = page $['title']",
            "$['c'] = page $['title']",
            "$['d'] = literal",
            "$['s'] = person $['name']",
        ],
    ),
    // What was computed has no source, what the query has is literal.
    (
        "*[_id == 'page'][0]{'a': title + '!', 'b': lower(title), 'c': count(body), \
         'd': $p, 'e': {'f': 1}, 'g': [title, 1], 'h': n > 0, 'i': lower(missing)}",
        &[
            "$['a'] = unknown",
            "$['b'] = unknown",
            "$['c'] = unknown",
            "$['d'] = literal",
            "$['e'] = literal",
            "$['g'][0] = page $['title']",
            "$['g'][1] = literal",
            "$['h'] = unknown",
        ],
    ),
    (
        "*[_id == 'page'] | score(title match 'viking'){title, _score}",
        &[
            "$[0]['title'] = page $['title']",
            "$[0]['_score'] = unknown",
        ],
    ),
    (
        "*[_id == 'person']{'in': *[references(^._id)]{title, 'of': ^.name}}",
        &[
            "$[0]['in'][0]['title'] = page $['title']",
            "$[0]['in'][0]['of'] = person $['name']",
        ],
    ),
    ("[]", &["$ = literal"]),
    ("null", &[]),
];

#[test]
fn each_projected_value_is_mapped_to_where_it_came_from() {
    let source = dataset(PAGES);
    for (query, expected) in CASES {
        let query = query
            .replace("it's", "it~s")
            .replace(['\'', '`'], "\"")
            .replace('~', "'");
        let mut found = lines(&map(&query, &source, ArraySelector::Key));
        let mut expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{query}");
    }
}

#[test]
fn documents_and_paths_are_listed_once_and_in_order() {
    let source = dataset(PAGES);
    let query = r#"*[_id == "page"]{title, "by": author->{name, _id}, "b": body[0..1].text, _id}"#;
    let expected = serde_json::json!({
        "documents": [
            {"_id": "page", "_type": "article"},
            {"_id": "person", "_type": "person"},
        ],
        "paths": ["$['_id']", "$['body'][0]['text']", "$['body'][1]['text']", "$['name']", "$['title']"],
    });
    let found = map(query, &source, ArraySelector::Index);
    for (name, expected) in expected.as_object().unwrap() {
        assert_eq!(&found[name], expected);
    }
    assert_eq!(found["mappings"].as_object().unwrap().len(), 6);
}

#[test]
fn a_map_that_is_too_long_is_not_written() {
    let result = result("*[_id == \"page\"]{title, n}", &dataset(PAGES));
    let whole = source_map(&result, ArraySelector::Key, 1 << 20, None).unwrap();
    let written = |limit| source_map(&result, ArraySelector::Key, limit, None);
    assert_eq!(written(whole.len()).unwrap(), whole);
    let limit = whole.len() - 1;
    let refused = NotWritten::TooLarge(TooLarge { limit });
    assert_eq!(written(limit), Err(refused));
}

/// What a path leads to in a document; a key leads to the first element that has it.
fn follow(document: &Value, path: &[&PathSegment]) -> Value {
    let mut value = document.clone();
    for segment in path {
        value = match segment {
            PathSegment::Attribute(name) => value.attribute(name),
            PathSegment::Element(index, None) => value.as_array().unwrap()[*index].clone(),
            PathSegment::Element(_, Some(key)) => {
                let mut items = value.elements().unwrap();
                let has = |item: &Value| item.attribute("_key").as_str() == Some(key);
                items.find(has).unwrap()
            }
        };
    }
    value
}

/// Follows every origin in a value, and counts them.
fn check_origins(value: &Value, source: &Dataset) -> usize {
    match value.origin() {
        Some(Origin::Literal) => 0,
        Some(origin) => {
            let id = &origin.document().unwrap().id;
            let mut documents = source.documents().iter();
            let document = documents.find(|d| d.attribute("_id").as_str() == Some(id));
            assert_eq!(&follow(document.unwrap(), &origin.path()), value);
            1
        }
        None => {
            let items = value.as_array().unwrap_or_default().iter();
            let parts = value.as_object().into_iter();
            let parts = parts.flat_map(|object| object.iter().map(|(_, part)| part));
            items.chain(parts).map(|v| check_origins(v, source)).sum()
        }
    }
}

#[test]
fn an_origin_that_is_followed_gives_its_value() {
    let found = result(r#"*{..., "b": body[]{..., "by": by->}}"#, &dataset(PAGES));
    assert!(check_origins(&found, &dataset(PAGES)) > 10);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_origin_that_is_followed_gives_its_value(query in expression(), documents in documents()) {
        let documents = documents.iter().map(|d| Value::from_json(&json(d, false)).unwrap());
        let source = Dataset::new(documents.collect());
        let limits = Limits { steps: 300_000, bytes: 64 << 20, account: None };
        if let Ok(value) = answer_with(&query, &source, &traced(), &limits) {
            check_origins(&value, &source);
            if value.to_json_within(1 << 16).is_ok()
                && let Ok(map) = source_map(&value, ArraySelector::Key, 1 << 20, None) {
                serde_json::from_str::<Json>(&map).unwrap();
            }
        }
    }
}
