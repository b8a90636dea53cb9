//! Tags, their groups, and persons.

use super::random::Random;
use super::{Museum, reference, words};
use serde_json::{Value, json};

pub(super) fn tag_group(museum: &Museum, number: usize) -> Value {
    let mut random = museum.random("tagGroup", number);
    json!({
        "_id": tag_group_id(number),
        "_type": "tagGroup",
        "title": words::title(&mut random),
    })
}

pub(super) fn tag(museum: &Museum, number: usize) -> Value {
    let mut random = museum.random("tag", number);
    let title = format!("{} {number}", words::noun(&mut random));
    json!({
        "_id": tag_id(number),
        "_type": "tag",
        "title": title,
        "labels": {"da": title, "en": format!("Tag {number}")},
        "slug": {"_type": "slug", "current": words::slug(&title)},
        "group": reference(&tag_group_id(number % museum.plan.tag_groups)),
    })
}

pub(super) fn person(museum: &Museum, number: usize) -> Value {
    let mut random = museum.random("person", number);
    let name = words::name(&mut random);
    json!({
        "_id": person_id(number),
        "_type": "person",
        "name": name,
        "slug": {"_type": "slug", "current": format!("{}-{number}", words::slug(&name))},
        "role": {"da": "Museumsinspektør", "en": "Curator"},
        "phone": format!("+45 {:08}", random.below(100_000_000)),
        "biography": words::text(&mut random, 4),
    })
}

fn tag_group_id(number: usize) -> String {
    format!("tagGroup-{number:04}")
}

fn tag_id(number: usize) -> String {
    format!("tag-{number:06}")
}

fn person_id(number: usize) -> String {
    format!("person-{number:06}")
}

/// References to different tags, in an array.
pub(super) fn tags(museum: &Museum, random: &mut Random, count: usize) -> Value {
    different(random, museum.plan.tags, count, tag_id)
}

/// References to different persons, in an array.
pub(super) fn persons(museum: &Museum, random: &mut Random, count: usize) -> Value {
    different(random, museum.plan.persons, count, person_id)
}

fn different(random: &mut Random, all: usize, count: usize, id: fn(usize) -> String) -> Value {
    let mut numbers: Vec<usize> = Vec::with_capacity(count);
    while numbers.len() < count.min(all) {
        let number = random.below(all);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    let item =
        |number: usize| json!({"_key": random.key(), "_type": "reference", "_ref": id(number)});
    numbers.into_iter().map(item).collect()
}
