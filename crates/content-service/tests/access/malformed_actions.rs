//! Actions with something wrong in them.

use super::malformed::{junk, replace_some};
use super::random::Random;
use axum::http::Method;
use serde_json::json;

/// Actions of the right shape, with some parts put in the place of others.
pub(crate) fn actions(random: &mut Random) -> (Method, String, Vec<u8>) {
    let id = *random.of(&["k0001k", "k0002k", "new", "a.b.c"]);
    let release = *random.of(&["r1", "r2", "drafts", "k0003k"]);
    let version = match random.below(2) {
        0 => format!("drafts.{id}"),
        _ => format!("versions.{release}.{id}"),
    };
    let pair = json!({"draftId": version, "publishedId": id});
    let (kind, mut action) = match random.below(12) {
        0 => (
            "document.create",
            json!({"publishedId": id, "attributes": {"_type": "page"}}),
        ),
        1 => (
            "document.edit",
            json!({"draftId": version, "publishedId": id, "patch": {
            "set": {"title": "x", "a.b.c": 1}, "unset": ["tags[0:2]"], "inc": {"n": 1}}}),
        ),
        2 => ("document.publish", pair),
        3 => ("document.unpublish", pair),
        4 => (
            "document.delete",
            json!({"publishedId": id, "includeDrafts": [version]}),
        ),
        5 => (
            "document.version.create",
            json!({"publishedId": id, "baseId": id,
            "versionId": version, "ifBaseRevisionId": "seed"}),
        ),
        6 => (
            "document.version.replace",
            json!({"document": {"_id": version, "_type": "page"}}),
        ),
        7 => (
            "document.version.unpublish",
            json!({"publishedId": id, "versionId": version}),
        ),
        8 => (
            "release.create",
            json!({"releaseId": release, "metadata": {"title": "x"}}),
        ),
        9 => (
            "release.schedule",
            json!({"releaseId": release, "publishAt": "2099-01-01T00:00:00Z"}),
        ),
        10 => (
            "release.import",
            json!({"releaseId": release, "ifExists": "replace",
            "document": {"state": "scheduled", "publishAt": "x", "metadata": {}}}),
        ),
        _ => (
            "release.edit",
            json!({"releaseId": release, "patch": {"set": {"metadata.title": "x"}}}),
        ),
    };
    action["actionType"] = format!("sanity.action.{kind}").into();
    let mut body = json!({"actions": [action], "dryRun": false, "extra": 1});
    for _ in 0..random.below(3) {
        let with = junk(random);
        replace_some(random, &mut body, &with);
    }
    let version = *random.of(&["v2025-02-19", "vX", "v2024-05-23"]);
    let path = format!("/{version}/data/actions/production");
    (Method::POST, path, body.to_string().into_bytes())
}
