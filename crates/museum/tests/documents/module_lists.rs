//! What modules list, and in which order: `docs/rules.md#kinds-of-modules`.

use super::{NOW, answer, document, group, page, reference, shown, titles};
use museum::{Locale, PageAddress, RandomRelatedContent, Shaping, queries};
use serde_json::{Value, json};

/// An exhibition or a project with a period; what has no end is permanent.
fn run(id: &str, kind: &str, from: &str, to: Option<&str>) -> Value {
    document(id, kind, &json!({"period": {"from": from, "to": to}}))
}

/// Runs on all sides of the day, and two that are not of the page's site and language.
fn runs(kind: &str) -> Vec<Value> {
    let mut english = run("english", kind, "2026-01-01", Some("2026-12-01"));
    english["locale"] = "en".into();
    let mut other = run("fremmed", kind, "2026-01-01", Some("2026-12-01"));
    other["site"] = "forskning".into();
    vec![
        run("siden", kind, "2027-05-01", Some("2027-09-01")),
        run("altid", kind, "2010-01-01", None),
        run("forbi", kind, "2026-01-01", Some("2026-11-17")),
        run("lang", kind, "2026-01-01", Some("2027-06-01")),
        run("snart", kind, "2026-11-25", Some("2027-02-01")),
        run("sidste-dag", kind, "2026-01-01", Some("2026-11-18")),
        english,
        other,
    ]
}

/// The one module of a page that has these documents around it, as visitors get it; null if it is
/// left out.
fn module(site: &str, module: &Value, mut documents: Vec<Value>) -> Value {
    documents.push(document(
        "side",
        "landingPage",
        &json!({ "modules": [module] }),
    ));
    let text = Value::from(documents)
        .to_string()
        .replace("nationalmuseet", site);
    let documents: Value = serde_json::from_str(&text).unwrap();
    let view = page(&documents, site, Locale::Da, "side").0;
    view["page"]["body"]["modules"][0].clone()
}

/// A list has what can be seen now, unless it shows what comes, or both; what is over is in none.
#[test]
fn a_list_shows_what_can_be_seen_now_or_later() {
    let current = ["sidste-dag", "lang", "altid"];
    let upcoming = ["snart", "siden"];
    let all = [&current[..], &upcoming[..]].concat();
    for (kind, name, field) in [
        ("exhibition", "exhibitionList", "exhibitions"),
        ("project", "projectList", "projects"),
    ] {
        for (show, expected) in [
            (Value::Null, &current[..]),
            (json!("current"), &current),
            (json!("upcoming"), &upcoming),
            (json!("all"), &all),
        ] {
            let list = json!({"_key": "l", "_type": name, "show": show});
            let shown = module("nationalmuseet", &list, runs(kind));
            assert_eq!(titles(&shown[field]), expected, "{name} {show}");
        }
        let over = vec![run("forbi", kind, "2026-01-01", Some("2026-11-17"))];
        let list = json!({"_key": "l", "_type": name, "show": "all"});
        assert_eq!(module("nationalmuseet", &list, over), Value::Null);
    }
}

/// What an editor chose stands in the editor's order; what is over is left out.
#[test]
fn what_is_featured_is_in_the_order_of_the_editor() {
    let chosen = ["altid", "siden", "forbi", "sidste-dag", "snart", "english"].map(reference);
    for (kind, name, field) in [
        ("exhibition", "featuredExhibitions", "exhibitions"),
        ("project", "featuredProjects", "projects"),
    ] {
        let featured = json!({"_key": "f", "_type": name, field: chosen});
        let shown = module("nationalmuseet", &featured, runs(kind));
        let expected = ["altid", "siden", "sidste-dag", "snart"];
        assert_eq!(titles(&shown[field]), expected, "{name}");
    }
    let collections = ["mønter", "arkiv", "dragter"];
    let documents = collections.map(|id| document(id, "collection", &json!({})));
    let expected = ["mønter", "dragter", "arkiv"];
    let featured = json!({"_key": "f", "_type": "featuredCollections",
        "collections": expected.map(reference)});
    let shown = module("nationalmuseet", &featured, documents.to_vec());
    assert_eq!(titles(&shown["collections"]), expected);
}

/// Services and collections are listed by their titles.
#[test]
fn services_and_collections_are_listed_by_title() {
    for (site, kind, name, field) in [
        ("bevaring", "service", "serviceList", "services"),
        ("samlinger", "collection", "collectionList", "collections"),
    ] {
        let titled = |id: &str, title: &str| document(id, kind, &json!({ "title": title }));
        let mut english = titled("d", "Atlas");
        english["locale"] = "en".into();
        let mut other = titled("e", "Armbånd");
        other["site"] = "jelling".into();
        let documents = vec![
            titled("a", "Dragter"),
            titled("b", "Arkiv"),
            titled("c", "Mønter"),
            english,
            other,
        ];
        let list = json!({"_key": "l", "_type": name});
        let shown = module(site, &list, documents);
        assert_eq!(titles(&shown[field]), ["Arkiv", "Dragter", "Mønter"]);
    }
}

/// A list of events may have one tag.
#[test]
fn a_list_of_events_may_have_one_tag() {
    let event = |id: &str, tag: &str| {
        let side = document(&format!("side-{id}"), "eventPage", &json!({ "title": id }));
        let event = json!({"_id": id, "_type": "event", "site": "nationalmuseet",
            "eventFormat": "period", "periodOccurrences": [{}], "tags": [reference(tag)],
            "period": {"from": "2026-11-18", "to": "2026-11-20"},
            "eventPage": {"da": reference(&format!("side-{id}"))}});
        [side, event]
    };
    let mut documents = [event("dans", "børn"), event("foredrag", "voksne")].concat();
    for tag in ["børn", "voksne"] {
        documents.push(json!({"_id": tag, "_type": "tag", "title": {"da": tag}}));
    }
    let list = |more: &Value| {
        let mut list = json!({"_key": "l", "_type": "eventList"});
        if !more.is_null() {
            list["tag"] = more.clone();
        }
        let shown = module("nationalmuseet", &list, documents.clone());
        titles(&shown["events"]).join(" ")
    };
    assert_eq!(list(&Value::Null), "dans foredrag");
    assert_eq!(list(&reference("børn")), "dans");
}

/// The teaser has the events whose period spans today, and those whose period spans tomorrow.
#[test]
fn the_teaser_of_the_calendar_has_today_and_tomorrow() {
    let event = |id: &str, from: &str, to: &str| {
        let side = document(&format!("side-{id}"), "eventPage", &json!({ "title": id }));
        let event = json!({"_id": id, "_type": "event", "site": "nationalmuseet",
            "eventFormat": "period", "periodOccurrences": [{}],
            "period": {"from": format!("2026-11-{from}"), "to": format!("2026-11-{to}")},
            "eventPage": {"da": reference(&format!("side-{id}"))}});
        [side, event]
    };
    let documents = [
        event("i-går", "10", "17"),
        event("i-dag", "18", "18"),
        event("begge-dage", "10", "30"),
        event("i-morgen", "19", "19"),
        event("i-overmorgen", "20", "30"),
    ];
    let teaser = json!({"_key": "t", "_type": "calendarTeaser"});
    let shown = module("nationalmuseet", &teaser, documents.concat());
    let groups = shown["groups"].as_array().unwrap().iter();
    let days: Vec<(bool, Vec<&str>)> = groups
        .map(|group| {
            let mut ids = titles(&group["entries"]);
            ids.sort_unstable();
            (group["today"] == true, ids)
        })
        .collect();
    assert_eq!(
        days,
        [
            (true, vec!["begge-dage", "i-dag"]),
            (false, vec!["begge-dage", "i-morgen"]),
        ]
    );
}

/// Pages that were changed in another order than that of their ids, as an editor would.
fn changed(count: usize, more: &Value) -> Vec<Value> {
    let side = |number: usize| {
        let mut side = document(&format!("s{number:02}"), "landingPage", more);
        side["_updatedAt"] = format!("2026-11-01T10:{:02}:00Z", minute(number)).into();
        side
    };
    (0..count).map(side).collect()
}

/// 7 and 45 have no common factor: each of 45 pages has another minute.
fn minute(number: usize) -> usize {
    number * 7 % 45
}

/// The ids of such pages, the last changed first.
fn last_changed_first(count: usize) -> Vec<String> {
    let mut numbers: Vec<usize> = (0..count).collect();
    numbers.sort_by_key(|number| std::cmp::Reverse(minute(*number)));
    let ids = numbers.iter().map(|number| format!("s{number:02}"));
    ids.collect()
}

/// Random related content comes with the ten pages that were changed last. The island chooses among
/// the forty that were changed last, and leaves them in that order.
#[test]
fn random_related_content_has_what_was_changed_last() {
    let expected = last_changed_first(45);
    let random = json!({"_key": "r", "_type": "randomRelatedContent"});
    let shown = module("nationalmuseet", &random, changed(45, &json!({})));
    assert_eq!(titles(&shown["items"]), expected[..10]);

    let group = group();
    let site = group.site("nationalmuseet").unwrap();
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "side".to_owned(),
    };
    let now = group.zone.to_timestamp(NOW).unwrap();
    let shaping = Shaping::new(&group, site, Locale::Da, "/media", now);
    let found = answer(
        &changed(45, &json!({})).into(),
        &address,
        queries::random_related(),
    );
    let choose = |chance: &mut dyn FnMut(usize) -> usize| {
        let items = RandomRelatedContent::choose(found.get_value(), &shaping, chance);
        items.into_iter().map(|item| item.id).collect::<Vec<_>>()
    };
    // Chance names the page that is left out, until ten are left.
    assert_eq!(choose(&mut |count| count - 1), expected[..10]);
    assert_eq!(choose(&mut |_| 0), expected[30..40]);
}

/// A tab without a choice has the last changed pages, by its tag or its type.
#[test]
fn a_related_tab_has_what_was_changed_last() {
    let expected = &last_changed_first(45)[..4];
    let tagged = json!({"tags": [reference("mærke")]});
    let mut documents = changed(45, &tagged);
    documents.push(json!({"_id": "mærke", "_type": "tag", "title": {"da": "Mærke"}}));
    for by in [
        json!({"tag": reference("mærke")}),
        json!({"contentType": "landingPage"}),
    ] {
        let mut tab = by.clone();
        tab["_key"] = "t".into();
        tab["title"] = "Mere".into();
        let related = json!({"_key": "r", "_type": "relatedContent", "tabs": [tab]});
        let shown = module("nationalmuseet", &related, documents.clone());
        assert_eq!(titles(&shown["tabs"][0]["items"]), expected, "{by}");
    }
}

/// Practical information has the hours of the site and of its places, the pages that the editor
/// chose in that order, and then the modules.
#[test]
fn practical_information_has_hours_pages_and_modules() {
    let week = |from: &str| {
        let hours = json!({"from": from, "to": "17:00"});
        json!([{"_key": "w", "wednesday": hours}])
    };
    let facility = |title: &str, role: &str, from: &str| {
        let (week, spoken) = (week(from), json!({ "da": title }));
        json!({"_key": title, "role": role, "title": spoken, "openingHours": week})
    };
    let config = |site: &str, facilities: Value| {
        json!({"_id": format!("c-{site}"), "_type": "siteConfig", "site": site, "name": site,
            "facilities": facilities})
    };
    let own = json!([
        facility("Museet", "site", "10:00"),
        facility("Caféen", "cafe", "11:00"),
        {"_key": "x", "role": "shop", "title": {"da": "Butikken"}}
    ]);
    let entries = ["priser", "find-vej"].map(reference);
    let info = json!({"entries": entries,
        "modules": [{"_key": "s", "_type": "statement", "text": "Velkommen"}]});
    let documents = json!([
        config(
            "frihedsmuseet",
            json!([facility("Frihedsmuseet", "site", "09:00")])
        ),
        config("nationalmuseet", own),
        document("find-vej", "landingPage", &json!({})),
        document("priser", "landingPage", &json!({})),
        document("praktisk", "practicalInfoOverview", &info),
    ]);
    let body = &shown(&documents, "praktisk")["page"]["body"];
    let facilities = body["facilities"].as_array().unwrap().iter();
    let hours: Vec<(&str, &str)> = facilities
        .map(|one| {
            let hours = one["week"].as_array().unwrap().iter();
            let open = hours.filter(|line| line["open"] == true);
            let open: Vec<&str> = open.map(|line| line["hours"].as_str().unwrap()).collect();
            (one["title"].as_str().unwrap(), open[0])
        })
        .collect();
    assert_eq!(hours, [("Museet", "10–17"), ("Caféen", "11–17")]);
    assert_eq!(titles(&body["entries"]), ["priser", "find-vej"]);
    assert_eq!(body["modules"][0]["text"], "Velkommen");
}
