//! Documents that have all that structured data is made of.

use crate::documents::{document, reference};
use serde_json::{Value, json};

const PICTURE: &str = "image-0123456789abcdef0123456789abcdef01234567-4000x3000-jpg";
const SOUND: &str = "file-0123456789abcdef0123456789abcdef01234567-mp3";

/// What every site has: its facts, a picture, and someone who works there.
pub(super) fn site() -> Vec<Value> {
    let hours = json!({"from": "10:00", "to": "17:00"});
    let late = json!({"from": "10:00", "to": "00:00"});
    let week = json!({"_key": "w", "tuesday": hours, "wednesday": hours, "thursday": late});
    let summer = json!({"_key": "s", "period": {"from": "2027-06-01", "to": "2027-08-31"},
        "monday": hours});
    let past = json!({"_key": "p", "period": {"from": "2026-06-01", "to": "2026-08-31"},
        "monday": hours});
    let house = json!({"_key": "h", "role": "site", "title": {"da": "Museet"},
        "openingHours": [week, summer, past],
        "closedDays": [{"date": "2026-12-24"}, {"date": "2026-11-17"}],
        "openDays": [{"date": "2026-12-28", "hours": {"from": "9:30", "to": "02:00"}}]});
    let person = json!({"_id": "ane", "_type": "person", "name": "Ane Holm",
        "title": {"da": "Konservator"}, "email": "ane@example.org", "phone": "12345678"});
    vec![
        json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet",
            "siteNameAlternate": {"da": "Palæet"}, "siteDescription": {"da": "Alt"},
            "organizationDescription": {"da": "Et museum"}, "street": "Vej 1", "zip": "1470",
            "city": "København K", "contactPoint": {"phone": "33", "email": "m@example.org"},
            "facilities": [house]}),
        json!({"_id": PICTURE, "_type": "sanity.imageAsset"}),
        json!({"_id": SOUND, "_type": "sanity.fileAsset", "mimeType": "audio/mpeg"}),
        person,
    ]
}

/// A page with what every type can have.
pub(super) fn full(slug: &str, kind: &str, more: &Value) -> Value {
    let film = json!({"_key": "f", "_type": "video", "title": "Filmen", "playbackId": "film",
        "duration": 36_000, "poster": {"asset": reference(PICTURE)}});
    let mut page = document(
        slug,
        kind,
        &json!({"description": "Kort", "image": {"asset": reference(PICTURE)},
            "_createdAt": "2026-07-02T10:00:00Z", "_updatedAt": "2026-11-02T10:00:00Z",
            "modules": [film]}),
    );
    for (name, value) in more.as_object().unwrap() {
        page[name] = value.clone();
    }
    page
}

/// The fields of each type that its node is made of.
pub(super) fn own(kind: &str) -> Value {
    let people = json!([reference("ane")]);
    match kind {
        "eventPage" => json!({"tickets": [{"_key": "v", "title": "Voksen", "price": 110},
                {"_key": "b", "title": "Barn", "price": 0}],
            "purchaseLink": {"type": "external", "externalUrl": "https://tickets.example.org/1"}}),
        "exhibition" => json!({"period": {"from": "2026-11-01", "to": "2027-05-17"},
            "location": {"name": "Sal 3"}, "ticketModule": reference("billet")}),
        "knowledgeArticle" | "pressRelease" => {
            json!({"publishedDate": "2026-11-02", "authors": people})
        }
        "publication" => json!({"publishedDate": "2026-11-02", "authors": ["Bo Friis"]}),
        "podcastShowPage" => json!({"show": reference("serie"), "people": people}),
        "podcastEpisodePage" => {
            json!({"episode": reference("afsnit"), "parent": reference("show")})
        }
        "educationTopic" => json!({"educationTags": ["topic"], "teacher": {"info": []}}),
        "project" | "researchUnit" => {
            json!({"people": people, "period": {"from": "2026-01-01", "to": "2028-12-31"}})
        }
        "frontPage" => json!({"slug": {"current": "/"}}),
        _ => json!({}),
    }
}

/// What pages refer to.
pub(super) fn around() -> Vec<Value> {
    let days = json!({"wednesday": true, "saturday": true});
    let event = json!({"_id": "e", "_type": "event", "site": "nationalmuseet",
        "eventPage": {"da": reference("eventPage")}, "location": {"name": {"da": "Store sal"}},
        "period": {"from": "2026-11-01", "to": "2026-11-28"}, "eventFormat": "occurrences",
        "occurrences": [{"_key": "o", "type": "timeslot", "days": days,
            "timeframes": [{"from": "10:30", "to": "11:30"}, {"from": "22:00", "to": "01:00"}]}],
        "cancellations": [{"date": "2026-11-21"}], "salesStart": "2026-11-20T09:00"});
    vec![
        event,
        full(
            "billet",
            "ticket",
            &json!({"variants": [{"_key": "v", "title": "Voksen",
            "price": 140}]}),
        ),
        full(
            "show",
            "podcastShowPage",
            &json!({"show": reference("serie")}),
        ),
        json!({"_id": "serie", "_type": "podcastShow", "author": "Museet",
            "seasons": [{"_key": "1", "episodes": [reference("afsnit")]}]}),
        json!({"_id": "afsnit", "_type": "podcastEpisode", "publishedAt": "2026-07-02T10:00:00Z",
            "duration": 1_085_000, "audio": {"asset": reference(SOUND)},
            "show": reference("serie")}),
    ]
}
