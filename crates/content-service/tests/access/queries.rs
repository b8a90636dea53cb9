//! Queries of many shapes.

use super::documents::{SITES, TYPES};
use super::random::Random;

pub(crate) const VERSIONS: [&str; 5] = ["v1", "v2021-10-21", "v2024-10-01", "v2025-02-19", "vX"];
pub(crate) const PERSPECTIVES: [&str; 7] = [
    "raw",
    "drafts",
    "previewDrafts",
    "published",
    "r1",
    "r1,drafts",
    "",
];

/// A query over a dataset with these ids.
pub(crate) fn query(random: &mut Random, ids: &[String]) -> String {
    let some = || "zq*";
    let q = documents(random, ids, 2);
    let other = documents(random, ids, 1);
    let id = random.of(ids).clone();
    match random.below(27) {
        0..=2 => q,
        3 => format!("count({q})"),
        4 => format!("{q}{{..., \"target\": to->}}"),
        5 => format!("{q}.to->title"),
        6 => format!("{q}{{_id, \"by\": *[references(^._id)]{{_id, title}}}}"),
        7 => format!(
            "{q} | score(title match \"{}\", boost(site == \"jelling\", 2)) | order(_score desc){{_id, _score, title}}",
            some()
        ),
        8 => format!("array::unique({q}.site)"),
        9 => format!("math::sum({q}.n)"),
        10 => format!("{{\"a\": {q}, \"b\": count({other})}}"),
        11 => format!("coalesce({q}[0].title, {other}[0].list[0].text, \"none\")"),
        12 => format!("select(count({q}) > 3 => {other}[0], \"few\")"),
        13 => "releases::all()".to_owned(),
        14 => format!("{{\"_ref\": \"{id}\"}}->"),
        15 => format!("{{\"_ref\": \"{id}\"}}->to->{{...}}"),
        16 => format!(
            "{q}{{\"n\": count(*[to._ref == ^._id]), \"up\": *[_id == ^.to._ref][0].title}}"
        ),
        17 => format!("{q}[0..3]{{_id, _originalId, _rev}}"),
        18 => format!("string::join({q}.title, \" \")"),
        19 => format!("{q}.list[].text"),
        20 => format!("{q}{{\"keys\": list[]._key, \"site\": upper(site)}}"),
        21 => format!("\"{id}\" in {q}._id"),
        22 => format!("[...{q}, ...{other}]._id"),
        23 => format!("{q}{{\"all\": {other}._id}}[0]"),
        24 => format!("math::max({q}.n) + math::avg({other}.n)"),
        25 => format!("{q}[title match \"zq\"].title"),
        _ => format!("{q} | order(to->n, _id)._id"),
    }
}

/// An expression for documents: `*` and what can follow it.
pub(crate) fn documents(random: &mut Random, ids: &[String], depth: usize) -> String {
    let mut text = match random.below(5) {
        0 => "*".to_owned(),
        1 => format!(
            "*[{}][{}]",
            condition(random, ids, depth),
            condition(random, ids, 0)
        ),
        _ => format!("*[{}]", condition(random, ids, depth)),
    };
    if random.chance(25) {
        let key = random.of(&[
            "n",
            "title desc",
            "site, _id desc",
            "to->title",
            "_updatedAt",
        ]);
        text = format!("{text} | order({key})");
    }
    if random.chance(15) {
        text = format!("({text})[{}..{}]", random.below(3), random.below(8));
    }
    format!("({text})")
}

fn condition(random: &mut Random, ids: &[String], depth: usize) -> String {
    let id = random.of(ids).clone();
    if depth > 0 && random.chance(40) {
        let (a, b) = (
            condition(random, ids, depth - 1),
            condition(random, ids, depth - 1),
        );
        return match random.below(6) {
            0 => format!("{a} && {b}"),
            1 => format!("{a} || {b}"),
            2 => format!("!({a})"),
            3 => format!("references(*[{a}]._id)"),
            4 => format!("_id in *[{a}].to._ref"),
            _ => format!("count(*[references(^._id) && ({a})]) > 0"),
        };
    }
    match random.below(18) {
        0 => format!("_type == \"{}\"", random.of(&TYPES)),
        1 => format!("site == \"{}\"", random.of(&SITES)),
        2 => format!("references(\"{id}\")"),
        3 => "_id in path(\"drafts.**\")".to_owned(),
        4 => "_id in path(\"**\")".to_owned(),
        5 => "_id in path(\"_.releases.*\")".to_owned(),
        6 => format!("_id == \"{id}\""),
        7 => "defined(to->)".to_owned(),
        8 => format!("to->site == \"{}\"", random.of(&SITES)),
        9 => "title match \"zq*\"".to_owned(),
        10 => format!("n > {}", random.below(10)),
        11 => format!("sanity::versionOf(\"{id}\")"),
        12 => "sanity::partOfRelease(\"r1\")".to_owned(),
        13 => "string::startsWith(_id, \"drafts.\")".to_owned(),
        14 => "_originalId in path(\"versions.**\")".to_owned(),
        15 => "\"b\" in tags".to_owned(),
        16 => "owner == identity()".to_owned(),
        _ => format!("to._ref in [\"{id}\", ^._id]"),
    }
}
