//! Documents with odd values, and random questions about them.

use proptest::prelude::*;
use serde_json::{Value as Json, json};

/// Values that stand where a slug, a site, a locale or a date is expected.
fn oddities() -> Vec<Json> {
    vec![
        json!("runesten"),
        json!("jelling"),
        json!("da"),
        json!(""),
        json!("æble"),
        json!("Æble"),
        json!("2026-11-15"),
        json!("2026-12-24"),
        json!("x".repeat(119)),
        json!("x".repeat(120)),
        json!("x".repeat(121)),
        json!("x".repeat(130)),
        json!(0),
        json!(-1.5),
        json!(7),
        json!(true),
        json!(false),
        json!(null),
        json!(["jelling"]),
        json!({"current": "runesten"}),
    ]
}

/// Pages, events and tags; published, as drafts and in a release.
pub(crate) fn documents() -> Vec<Json> {
    let oddities = oddities();
    let odd = |i: usize| oddities[i % oddities.len()].clone();
    let mut documents = vec![
        json!({"_id": "person1", "_type": "person", "name": "Karen"}),
        json!({"_id": "tag1", "_type": "tag", "name": "Runer"}),
        json!({"_id": "tag2", "_type": "tag", "name": "Konger"}),
        json!({"_id": "tag3", "_type": "tag", "site": "jelling",
            "elsewhere": {"_ref": "tag1", "_dataset": "other", "_weak": true}}),
    ];
    for (layer, prefix) in ["", "drafts.", "versions.rSummer."].iter().enumerate() {
        for i in 0..12 {
            if i % (layer + 1) != 0 {
                continue;
            }
            let kind = ["page", "event", "odd"][(i + layer) % 3];
            documents.push(json!({"_id": format!("{prefix}a{i}"), "_type": kind,
                "title": if i % 4 == 0 { odd(i + 8) } else { json!(format!("Side {}", i % 5)) },
                "slug": {"current": if i == 1 { json!("runesten") } else { odd(i + layer) }},
                "site": if i % 2 == 1 { json!("jelling") } else { odd(i * 3 + layer) },
                "locale": if i % 3 == 1 { json!("da") } else { odd(i * 7) },
                "period": {"from": odd(i + 5), "to": odd(i + 6)},
                "showInCalendar": odd(i + 14 + layer), "price": i,
                "author": if i % 2 == 0 { json!({"_ref": "person1"}) } else { json!(null) },
                "tags": [{"_key": "k", "_ref": format!("tag{}", 1 + i % 2)},
                    {"_key": "l", "_ref": if kind == "event" && i > 4 { "a1" } else { "tag1" }}]}));
        }
    }
    documents.push(json!({"_id": "b1", "_type": "page", "slug": "runesten", "locale": "da"}));
    documents
}

fn scalar() -> impl Strategy<Value = String> {
    let texts: Vec<String> = oddities().iter().map(Json::to_string).collect();
    let parameters = [
        "$site",
        "$slug",
        "$today",
        "$nothing",
        "lower('DA')",
        "'tag1'",
    ];
    prop_oneof![
        3 => proptest::sample::select(texts),
        1 => proptest::sample::select(parameters.to_vec()).prop_map(str::to_owned),
    ]
}

fn path() -> impl Strategy<Value = String> {
    let paths = [
        "slug.current",
        "site",
        "locale",
        "period.to",
        "period.from",
        "showInCalendar",
        "title",
        "_id",
        "_type",
        "_updatedAt",
        "price",
        "author._ref",
        "slug",
    ];
    proptest::sample::select(paths.to_vec()).prop_map(str::to_owned)
}

fn condition() -> impl Strategy<Value = String> {
    let operator = proptest::sample::select(vec!["==", "!=", "<", "<=", ">", ">="]);
    let fixed = [
        "_id in $ids",
        "!(_id in $ids)",
        "_id in path('drafts.**')",
        "!(_id in path('drafts.**'))",
        "_id in path('*')",
        "_id == 'a1'",
        "_type == 'page'",
        "!(_type == 'page')",
        "_type in ['page', 'event']",
        "_type in ['page', null]",
        "references('tag1')",
        "references($tag, 'tag2')",
        "references(null)",
        "'tag1' in tags[]._ref",
        "$nothing in tags[]._ref",
        "tags[0]._ref == 'tag1'",
        "author._ref == null",
        "author._ref in ['person1', null]",
        "author->name == 'Karen'",
        "!defined(locale)",
        "defined(locale)",
        "(!defined(locale) || locale == 'da')",
        "sanity::versionOf('a1')",
        "sanity::partOfRelease('rSummer')",
        "title match 'side*'",
        "count(*[_type == 'event' && references(^._id)]) > 0",
        "_id in *[_type == 'event'].tags[]._ref",
        "true",
        "null",
    ];
    prop_oneof![
        3 => (path(), operator.clone(), scalar()).prop_map(|(p, o, s)| format!("{p} {o} {s}")),
        1 => (path(), operator, scalar()).prop_map(|(p, o, s)| format!("{s} {o} {p}")),
        1 => (path(), proptest::collection::vec(scalar(), 0..4))
            .prop_map(|(p, list)| format!("{p} in [{}]", list.join(", "))),
        3 => proptest::sample::select(fixed.to_vec()).prop_map(str::to_owned),
    ]
}

fn conditions() -> impl Strategy<Value = String> {
    condition().prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            3 => proptest::collection::vec(inner.clone(), 2..4)
                .prop_map(|all| format!("({})", all.join(" && "))),
            2 => proptest::collection::vec(inner.clone(), 2..3)
                .prop_map(|any| format!("({})", any.join(" || "))),
            1 => inner.prop_map(|one| format!("!({one})")),
        ]
    })
}

fn ordered() -> impl Strategy<Value = String> {
    let direction = proptest::sample::select(vec!["", " desc"]);
    let key = (path(), direction).prop_map(|(p, d)| format!("{p}{d}"));
    prop_oneof![
        2 => Just(String::new()),
        2 => proptest::collection::vec(key, 1..3)
            .prop_map(|keys| format!(" | order({})", keys.join(", "))),
        1 => Just(" | order(lower(title))".to_owned()),
    ]
}

/// A question.
pub(crate) fn query() -> impl Strategy<Value = String> {
    let slices = ["", "[0]", "[0...3]", "[2..4]", "[-1]", "[0...100]"];
    let ends = [
        "._id",
        "{_id, title}",
        "{_id, 'tags': tags[]->name}",
        "{_id, 'same': count(*[site == ^.site && _id != ^._id])}",
        "{_id, 'by': *[references(^._id)]._id, 'of': *[_id in ^.tags[]._ref]._id}",
        "{_id, 'first': *[_type == ^._type] | order(title desc)[0]._id}",
    ];
    let parts = (
        conditions(),
        ordered(),
        proptest::sample::select(slices.to_vec()),
        proptest::sample::select(ends.to_vec()),
        0..8_u8,
    );
    parts.prop_map(|(filter, order, slice, end, kind)| match kind {
        0 => format!("count(*[{filter}])"),
        1 => format!("*[{filter}][{filter}]{order}{slice}{end}"),
        _ => format!("*[{filter}]{order}{slice}{end}"),
    })
}

/// A mutation of one of the documents, or a new one.
pub(crate) fn change() -> impl Strategy<Value = Json> {
    let id = (0..14_usize).prop_map(|i| format!("a{i}"));
    let attributes = ["title", "site", "locale", "showInCalendar", "price"];
    let attribute = proptest::sample::select(attributes.to_vec());
    let value = proptest::sample::select(oddities());
    prop_oneof![
        4 => (id.clone(), attribute, value.clone())
            .prop_map(|(id, name, value)| json!({"patch": {"id": id, "set": {name: value}}})),
        2 => (id.clone(), value.clone())
            .prop_map(|(id, value)| json!({"patch": {"id": id, "set": {"slug.current": value}}})),
        1 => (id.clone(), 1..4_u8).prop_map(|(id, tag)| json!({"patch": {"id": id,
            "set": {"tags": [{"_key": "k", "_ref": format!("tag{tag}")}]}}})),
        1 => id.clone().prop_map(|id| json!({"delete": {"id": id}})),
        2 => (id, value).prop_map(|(id, value)| json!({"createOrReplace": {"_id": id,
            "_type": "page", "site": "jelling", "locale": value, "title": "Ny",
            "author": {"_ref": "person1"}, "slug": {"current": "runesten"}}})),
    ]
}
