//! Which documents a list shows.

use super::{document, page, reference, shown, titles, view_at};
use museum::{Locale, queries};
use serde_json::{Value, json};

/// An event may be left out of lists and calendars; its own page has all of it.
#[test]
fn an_event_that_no_calendar_shows_has_its_page() {
    let event = |id: &str, shown: bool| {
        json!({"_id": id, "_type": "event", "site": "nationalmuseet", "showInCalendar": shown,
            "eventPage": {"da": reference(&format!("side-{id}"))}, "soldOut": true,
            "location": {"name": {"da": "Gården"}}, "eventFormat": "occurrences",
            "period": {"from": "2026-11-01", "to": "2026-12-20"},
            "occurrences": [{"_key": "o", "days": {"saturday": true},
                "timeframes": [{"_key": "t", "from": "10:00", "to": "11:00"}]}]})
    };
    let side = |id: &str| document(&format!("side-{id}"), "eventPage", &json!({}));
    let calendar = document("kalender", "calendar", &json!({}));
    let documents = json!([
        event("skjult", false),
        event("vist", true),
        side("skjult"),
        side("vist"),
        calendar
    ]);
    let own = &shown(&documents, "side-skjult")["page"]["body"];
    assert_eq!(own["dates"]["days"].as_array().unwrap().len(), 5, "{own}");
    assert_eq!(own["place"]["title"], "Gården");
    assert_eq!(own["soldOut"], true);
    let listed = shown(&documents, "kalender").to_string();
    assert!(listed.contains("side-vist") && !listed.contains("side-skjult"));
    let related = &shown(&documents, "side-vist")["page"]["body"]["related"];
    assert_eq!(related, &json!([]));
}

/// Who is a child names its parent; who only mentions it is none.
#[test]
fn children_are_those_whose_parent_a_page_is() {
    let mention = json!({"modules": [{"_key": "m", "_type": "callToAction",
        "link": {"type": "internal", "reference": reference("over")}}]});
    let cases = [
        ("knowledgeTheme", "knowledgeArticle", "parent", "articles"),
        ("educationLevel", "educationTheme", "parent", "themes"),
        ("educationTheme", "educationTopic", "parent", "topics"),
        ("researchUnit", "project", "researchUnit", "projects"),
        (
            "researchUnit",
            "publication",
            "researchUnit",
            "publications",
        ),
    ];
    for (above, below, field, list) in cases {
        let child = document("barn", below, &json!({field: reference("over")}));
        let other = document("andet", below, &mention);
        let documents = json!([document("over", above, &json!({})), child, other]);
        let site = if below == "project" || below == "publication" {
            "forskning"
        } else {
            "nationalmuseet"
        };
        let documents: Value =
            serde_json::from_str(&documents.to_string().replace("nationalmuseet", site)).unwrap();
        let body = page(&documents, site, Locale::Da, "over").0["page"]["body"].clone();
        let found = body[list].get("items").unwrap_or(&body[list]);
        assert_eq!(titles(found), ["barn"], "{above}: {body}");
        if list == "articles" {
            assert_eq!(body[list]["total"].as_u64().or(Some(1)), Some(1), "{body}");
        }
    }
}

/// Content is taken if its locale is that of the page, or if it has none.
#[test]
fn what_has_no_language_is_listed_in_each() {
    let cases = [
        ("serviceOverview", "service", "services"),
        ("knowledgeOverview", "knowledgeArticle", "articles"),
        ("publicationOverview", "publication", "publications"),
        ("exhibitionOverview", "exhibition", "current"),
        ("podcastOverview", "podcastShowPage", "shows"),
        ("ticketOverview", "ticket", "tickets"),
    ];
    for (overview, kind, list) in cases {
        let variants = json!([{"_key": "v", "title": "Voksen", "price": 10}]);
        let own = document("dansk", kind, &json!({"variants": variants}));
        let mut english = document("engelsk", kind, &json!({"variants": variants}));
        english["locale"] = "en".into();
        let mut open = document("åben", kind, &json!({"variants": variants}));
        open.as_object_mut().unwrap().remove("locale");
        let documents = json!([document("over", overview, &json!({})), own, english, open]);
        let found = ["bevaring", "nationalmuseet", "forskning"]
            .into_iter()
            .find_map(|site| {
                let text = documents.to_string().replace("nationalmuseet", site);
                let documents: Value = serde_json::from_str(&text).unwrap();
                let body = page(&documents, site, Locale::Da, "over").0["page"]["body"].clone();
                let found = body[list].get("items").unwrap_or(&body[list]).clone();
                found
                    .as_array()
                    .is_some_and(|list| !list.is_empty())
                    .then_some(found)
            });
        let found = found.unwrap_or_else(|| panic!("{overview} lists nothing"));
        let mut found = titles(&found);
        found.sort_unstable();
        assert_eq!(found, ["dansk", "åben"], "{overview}");
    }
}

/// The episodes of a show are those of the page's language and site; a show of a connected site has
/// its own.
#[test]
fn episodes_are_of_the_language_and_the_site_of_their_page() {
    let episode = |id: &str, more: &Value| {
        let mut page = document(id, "podcastEpisodePage", more);
        page["parent"] = reference("serien");
        page["episode"] = reference("lyd");
        page
    };
    let teaser = json!({"modules": [
        {"_key": "t", "_type": "podcastTeaser", "page": reference("serien")}]});
    let mut start = document("start", "landingPage", &teaser);
    start["site"] = "forskning".into();
    let documents = json!([
        start,
        document("serien", "podcastShowPage", &json!({"show": reference("sendt")})),
        {"_id": "sendt", "_type": "podcastShow", "title": "Sendt"},
        {"_id": "lyd", "_type": "podcastEpisode", "title": "Lyd", "publishedAt": "2026-11-01T05:00:00Z"},
        episode("a-english", &json!({"locale": "en"})),
        episode("a-fremmed", &json!({"site": "krigsmuseet"})),
        episode("a-hos-forskning", &json!({"site": "forskning"})),
        episode("dansk", &json!({})),
        episode("også-dansk", &json!({})),
    ]);
    let show = &shown(&documents, "serien")["page"]["body"];
    assert_eq!(titles(&show["episodes"]), ["dansk", "også-dansk"]);
    let own = &shown(&documents, "dansk")["page"]["body"];
    assert_eq!(titles(&own["others"]), ["også-dansk"]);
    let start = &page(&documents, "forskning", Locale::Da, "start").0["page"]["body"];
    assert_eq!(start["modules"][0]["episode"]["link"]["title"], "dansk");
}

/// What an editor chose is of the page's language, and of its site or one that is connected with it:
/// practical information, and the events of a ribbon.
#[test]
fn what_was_chosen_is_of_the_language_and_near() {
    let entry = |id: &str, more: &Value| document(id, "landingPage", more);
    let chosen = ["english", "slottet", "forskning", "egen"];
    let references: Vec<Value> = chosen.into_iter().map(reference).collect();
    let info = json!({ "entries": references });
    let documents = json!([
        document("info", "practicalInfoOverview", &info),
        entry("english", &json!({"locale": "en"})),
        entry("slottet", &json!({"site": "slottet"})),
        entry("forskning", &json!({"site": "forskning"})),
        entry("egen", &json!({})),
    ]);
    let body = &shown(&documents, "info")["page"]["body"];
    assert_eq!(titles(&body["entries"]), ["forskning", "egen"]);

    let mut documents = Vec::new();
    for site in ["slottet", "forskning", "nationalmuseet"] {
        let mut pair = evening(site, "2026-11-18", ("19:00", "20:00"));
        for document in &mut pair {
            document["site"] = site.into();
        }
        documents.extend(pair);
    }
    let all = ["slottet", "forskning", "nationalmuseet"].map(reference);
    documents.push(document(
        "kalender",
        "calendar",
        &json!({"topEvents": all, "featuredEvents": all}),
    ));
    let documents = Value::from(documents);
    let body = &shown(&documents, "kalender")["page"]["body"];
    let featured = body["featured"].as_array().unwrap();
    let ids: Vec<&str> = featured
        .iter()
        .map(|card| card["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, ["forskning", "nationalmuseet"]);
    assert_eq!(body["topRibbon"].as_array().unwrap().len(), 2);
}

/// Press releases of this site and of those that share theirs, the newest first.
#[test]
fn press_releases_are_the_newest_first_and_may_be_shared() {
    let release = |id: &str, site: &str, day: &str, share: bool| {
        let more = json!({"site": site, "publishedDate": day, "share": share});
        document(id, "pressRelease", &more)
    };
    let documents = |shared: bool| {
        json!([
            document("presse", "pressOverview", &json!({"shared": shared})),
            release("gammel", "nationalmuseet", "2026-01-01", false),
            release("ny", "nationalmuseet", "2026-10-01", false),
            release("delt", "forskning", "2026-05-01", true),
            release("egen", "forskning", "2026-06-01", false),
        ])
    };
    for (shared, expected) in [
        (true, vec!["ny", "delt", "gammel"]),
        (false, vec!["ny", "gammel"]),
    ] {
        let body = &shown(&documents(shared), "presse")["page"]["body"];
        assert_eq!(titles(&body["releases"]["items"]), expected, "{shared}");
    }
}

/// An event at these times of one day, with its page.
fn evening(id: &str, day: &str, (from, to): (&str, &str)) -> [Value; 2] {
    let page = json!({"_id": format!("page-{id}"), "_type": "eventPage", "title": id,
        "slug": {"current": format!("kalender/{id}")}, "site": "nationalmuseet", "locale": "da"});
    let event = json!({"_id": id, "_type": "event", "site": "nationalmuseet",
        "eventFormat": "period", "period": {"from": day, "to": day},
        "periodOccurrences": [{"timeframe": {"from": from, "to": to}}],
        "eventPage": {"da": reference(&format!("page-{id}"))}});
    [page, event]
}

/// What goes on after midnight is in the lists until it ends, as its own page has it; and what ended
/// yesterday takes nobody's place.
#[test]
fn an_evening_is_listed_until_it_ends() {
    let [today, yesterday] = ["2026-11-18", "2026-11-17"];
    let mut documents = vec![document(
        "forside",
        "landingPage",
        &json!({"modules": [{"_key": "e", "_type": "eventList"}]}),
    )];
    documents.extend(evening("nat", yesterday, ("23:00", "01:00")));
    documents.extend(evening("dans", yesterday, ("19:00", "21:00")));
    documents.extend(evening("morgen", today, ("10:00", "11:00")));
    for number in 0..70 {
        documents.extend(evening(
            &format!("slut-{number}"),
            yesterday,
            ("10:00", "11:00"),
        ));
    }
    let documents = Value::from(documents);
    let listed = |slug: &str, path: &str, (hour, minute): (i8, i8)| {
        let now = jiff::civil::date(2026, 11, 18).at(hour, minute, 0, 0);
        let (view, _) = view_at(&documents, "nationalmuseet", Locale::Da, slug, now);
        let page = serde_json::to_value(view).unwrap();
        let cards = page.pointer(path).and_then(Value::as_array).cloned();
        let ids = cards.unwrap_or_default().into_iter();
        ids.map(|card| card["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    for (time, expected) in [
        ((0, 0), vec!["nat", "morgen"]),
        ((0, 59), vec!["nat", "morgen"]),
        ((1, 0), vec!["morgen"]),
        ((11, 0), vec![]),
    ] {
        let list = listed("forside", "/page/body/modules/0/events", time);
        assert_eq!(list, expected, "{time:?}");
        let related = listed("kalender/dans", "/page/body/related", time);
        assert_eq!(related, expected, "{time:?}");
    }
}

/// A tour of each Wednesday from one day to another, with its page.
fn weekly(id: &str, from: &str, to: &str) -> [Value; 2] {
    let [page, mut event] = evening(id, from, ("14:00", "15:00"));
    event["eventFormat"] = "occurrences".into();
    event["period"]["to"] = to.into();
    event["occurrences"] = json!([{"_key": "o", "type": "timeslot",
        "days": {"wednesday": true}, "timeframes": [{"from": "14:00", "to": "15:00"}]}]);
    [page, event]
}

/// A weekly tour that is on today is the next, however many others end before it; one that is not
/// on before they end is not.
#[test]
fn the_next_event_need_not_be_the_first_to_end() {
    let lists = json!({"modules": [{"_key": "e", "_type": "eventList"}]});
    let mut documents = vec![document("forside", "landingPage", &lists)];
    documents.extend(evening("egen", "2026-11-25", ("10:00", "11:00")));
    documents.extend(weekly("rundvisning", "2026-09-01", "2027-06-30"));
    documents.extend(weekly("forår", "2027-03-01", "2027-06-30"));
    // More than any query measures by, all of them earlier than what begins in spring.
    for number in 0..70 {
        let day = if number == 0 { "19" } else { "26" };
        let day = format!("2026-11-{day}");
        documents.extend(evening(
            &format!("en-{number:02}"),
            &day,
            ("10:00", "11:00"),
        ));
    }
    let documents = Value::from(documents);
    let cases = [
        ("forside", "/page/body/modules/0/events", 6),
        ("kalender/egen", "/page/body/related", 4),
    ];
    for (slug, path, most) in cases {
        let page = shown(&documents, slug);
        let cards = page.pointer(path).unwrap().as_array().unwrap();
        let ids: Vec<&str> = cards
            .iter()
            .map(|card| card["id"].as_str().unwrap())
            .collect();
        assert_eq!(ids[..2], ["rundvisning", "en-00"], "{slug}");
        assert_eq!(ids.len(), most, "{slug}");
        assert!(!ids.contains(&"forår"), "{slug}");
    }
}

/// The parameters of the page fetch and of the queries that follow it.
#[test]
fn queries_have_the_parameters_of_the_page_fetch() {
    let names = |query: &str| groq::parse(query).unwrap().parameters();
    let fetch: Vec<String> = names(queries::page()).into_iter().collect();
    assert_eq!(fetch, ["locales", "site", "slug", "source"]);
    let shell: Vec<String> = names(queries::shell()).into_iter().collect();
    assert_eq!(shell, ["locales", "site"]);
    let known = ["locales", "site", "slug", "yesterday", "today", "tomorrow"];
    let paging = [
        "from",
        "until",
        "tag",
        "audience",
        "start",
        "end",
        "connected",
    ];
    for kind in &museum::PAGE_TYPES {
        let others: Vec<String> = names(kind.query())
            .into_iter()
            .filter(|name| !known.contains(&name.as_str()) && !paging.contains(&name.as_str()))
            .collect();
        assert!(others.is_empty(), "{}: {others:?}", kind.name);
    }
}

/// Pages about cookies and privacy are in the footer, and no suggestion.
#[test]
fn policies_are_no_suggestion() {
    let link = json!({"_key": "l", "type": "internal", "reference": reference("cookies")});
    let navigation = json!({"_id": "n", "_type": "navigation", "site": "nationalmuseet",
        "locale": "da", "footer": {"policyPages": [link]}});
    let module = json!([{"_key": "r", "_type": "randomRelatedContent"}]);
    let documents = json!([
        navigation,
        document("cookies", "landingPage", &json!({})),
        document("guld", "landingPage", &json!({})),
        document("side", "landingPage", &json!({"modules": module}))
    ]);
    let view = shown(&documents, "side");
    assert_eq!(
        titles(&view["page"]["body"]["modules"][0]["items"]),
        ["guld"]
    );
}

/// On a day with hours of its own an event at its usual time may come before the house opens.
#[test]
fn an_event_before_opening_is_reported() {
    let week = json!([{"_key": "w", "saturday": {"from": "10:00", "to": "17:00"}}]);
    let config = |from: &str| {
        let open =
            json!([{"_key": "o", "date": "2026-12-05", "hours": {"from": from, "to": "17"}}]);
        json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
            "facilities": [{"_key": "f", "role": "site", "openingHours": week, "openDays": open}]})
    };
    let event = json!({"_id": "e", "_type": "event", "site": "nationalmuseet",
        "eventPage": {"da": reference("side")}, "eventFormat": "occurrences",
        "period": {"from": "2026-11-01", "to": "2026-12-20"},
        "occurrences": [{"_key": "o", "days": {"saturday": true},
            "timeframes": [{"_key": "t", "from": "10:30", "to": "11:30"}]}]});
    for (from, expected) in [("12", 1), ("10:30", 0)] {
        let side = document("side", "eventPage", &json!({}));
        let documents = json!([config(from), event, side]);
        let warnings = page(&documents, "nationalmuseet", Locale::Da, "side").1;
        assert_eq!(warnings.len(), expected, "{from}: {warnings:?}");
        if let Some(warning) = warnings.first() {
            let said = "event: on 2026-12-05 it begins before the house opens";
            assert!(warning.to_string().ends_with(said), "{warning}");
        }
    }
}
