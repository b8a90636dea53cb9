//! What a page shows of its own fields.

use super::{document, page, reference, shown};
use museum::Locale;
use serde_json::{Value, json};

/// The type of a link decides, not what was left in it.
#[test]
fn the_type_of_a_link_decides() {
    let target = document("maal", "landingPage", &json!({}));
    let link = |kind: Option<&str>, reference_: bool, url: Option<&str>| {
        let mut link = json!({"_type": "link", "_key": "l", "title": "L"});
        if let Some(kind) = kind {
            link["type"] = kind.into();
        }
        if reference_ {
            link["reference"] = reference("maal");
        }
        if let Some(url) = url {
            link["externalUrl"] = url.into();
        }
        link
    };
    let out = "https://example.org/";
    let cases = [
        (link(Some("external"), true, Some(out)), Some(out)),
        (link(Some("internal"), true, Some(out)), Some("/maal")),
        (link(None, true, Some(out)), Some("/maal")),
        (link(None, false, Some(out)), Some(out)),
        (link(Some("external"), true, None), None),
        (link(Some("internal"), false, Some(out)), None),
    ];
    for (link, expected) in cases {
        let from = document("fra", "landingPage", &json!({"linkList": [link]}));
        let documents = json!([target, from]);
        let (view, warnings) = page(&documents, "nationalmuseet", Locale::Da, "fra");
        let found = view["page"]["linkList"]["links"][0]["href"].as_str();
        assert_eq!(found, expected, "{link}");
        assert_eq!(warnings.is_empty(), expected.is_some(), "{link}");
    }
}

/// A project has what an exhibition has.
#[test]
fn a_project_has_a_place_a_ticket_and_a_hero() {
    let ticket = document(
        "billet",
        "ticket",
        &json!({"variants":
        [{"_key": "v", "title": "Voksen", "price": 140}]}),
    );
    let project = document(
        "kort",
        "project",
        &json!({"subtitle": "Under",
        "location": {"name": "Sal 24", "details": "Ved udgangen"}, "heroLayout": "full-width",
        "headerTypography": "plain", "ticketModule": reference("billet"),
        "knowledgeModules": [{"_key": "k", "_type": "statement", "text": "Ja"}]}),
    );
    let body = &shown(&json!([ticket, project]), "kort")["page"]["body"];
    assert_eq!(body["place"]["title"], "Sal 24");
    assert_eq!(body["ticket"]["title"], "billet");
    assert_eq!(body["modules"][0]["text"], "Ja");
    assert_eq!(body["hero"]["layout"], "full-width");
    assert_eq!(body["hero"]["typography"], "plain");
    assert_eq!(body["hero"]["subtitle"], "Under");
}

/// Press releases have authors.
#[test]
fn a_press_release_names_its_authors() {
    let person = json!({"_id": "p", "_type": "person", "name": "Line Toft"});
    let release = document("nyt", "pressRelease", &json!({"authors": [reference("p")]}));
    let body = &shown(&json!([person, release]), "nyt")["page"]["body"];
    assert_eq!(body["authors"][0]["name"], "Line Toft");
}

/// The press gets the originals, uncropped, with the credit and the terms.
#[test]
fn a_press_release_has_pictures_to_download() {
    let id = "image-0123456789abcdef0123456789abcdef01234567-4800x3600-jpg";
    let asset = json!({"_id": id, "_type": "sanity.imageAsset"});
    let crop = json!({"left": 0.5, "right": 0, "top": 0, "bottom": 0});
    let picture = json!({"_key": "a", "_type": "imageWithAlt", "asset": reference(id),
        "alt": {"da": "En ring"}, "credit": "Line Toft", "crop": crop});
    let gone = json!({"_key": "b", "_type": "imageWithAlt", "asset": reference("image-gone")});
    let fields = json!({"pictures": [picture, gone], "terms": "Fri til omtale."});
    let release = document("nyt", "pressRelease", &fields);
    let pictures = &shown(&json!([asset, release]), "nyt")["page"]["body"]["pictures"];
    assert_eq!(pictures["title"], "Pressebilleder");
    assert_eq!(pictures["terms"], "Fri til omtale.");
    assert_eq!(pictures["pictures"].as_array().map(Vec::len), Some(1));
    let one = &pictures["pictures"][0];
    assert_eq!(one["picture"]["credit"], "Line Toft");
    assert_eq!(one["original"]["file"], "JPG, 4800 × 3600 px");
    let address = one["original"]["link"]["href"].as_str().unwrap();
    assert!(
        address.ends_with("-4800x3600.jpg?dl=Line-Toft-En-ring.jpg"),
        "{address}"
    );
    let none = document("nyt", "pressRelease", &json!({"terms": "Fri."}));
    assert!(shown(&json!([none]), "nyt")["page"]["body"]["pictures"].is_null());
}

/// An article's hero heads its page, which is wrapped as an article.
#[test]
fn a_hero_article_heads_its_page() {
    let block = json!({"_key": "h", "_type": "heroArticle", "subtitle": "Under"});
    let text = json!({"_key": "t", "_type": "statement", "text": "Ja"});
    let article = json!({"description": "Kort", "modules": [block, text]});
    let view = shown(&json!([document("om", "landingPage", &article)]), "om");
    assert_eq!(view["page"]["layout"], "article");
    let first = &view["page"]["body"]["modules"][0];
    let expected = json!(["heroArticle", "om", "Under", "Kort", true]);
    let found = json!([
        first["type"],
        first["title"],
        first["subtitle"],
        first["lead"],
        first["headsPage"]
    ]);
    assert_eq!(found, expected);
    // So it is on a page of any type, but for those whose own top is the article's or must stay.
    for (kind, heads) in [
        ("calendar", true),
        ("eventPage", true),
        ("exhibition", true),
        ("frontPage", true),
        ("podcastShowPage", true),
        ("practicalInfoOverview", true),
        ("knowledgeArticle", false),
    ] {
        let view = shown(&json!([document("om", kind, &article)]), "om");
        assert_eq!(view["page"]["layout"], "article", "{kind}");
        let first = &view["page"]["body"]["modules"][0];
        assert_eq!(first["headsPage"], heads, "{kind}: {first}");
    }
    let later = json!({"modules": [text, block]});
    let view = shown(&json!([document("om", "landingPage", &later)]), "om");
    assert_eq!(view["page"]["layout"], "plain");
    assert_eq!(view["page"]["body"]["modules"][1]["headsPage"], false);
}

/// Ticket details, opening hours and calls to action stand within texts.
#[test]
fn modules_stand_within_texts() {
    let ticket = document(
        "billet",
        "ticket",
        &json!({"variants":
        [{"_key": "v", "title": "Voksen", "price": 140}]}),
    );
    let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
        "facilities": [{"_key": "f", "role": "site", "title": {"da": "Museet"},
            "openingHours": [{"_key": "w", "wednesday": {"from": "10", "to": "17"}}]}]});
    let inside = json!([
        {"_key": "b", "_type": "block", "style": "normal", "markDefs": [],
            "children": [{"_key": "s", "_type": "span", "text": "Hej", "marks": []}]},
        {"_key": "t", "_type": "ticketDetail", "ticket": reference("billet")},
        {"_key": "o", "_type": "openingHours"},
        {"_key": "c", "_type": "callToAction", "link": {"externalUrl": "https://example.org/"}},
    ]);
    let pages = [
        (
            "landingPage",
            json!({"modules": [{"_key": "m", "_type": "textSection", "content": inside}]}),
            "/modules/0/content",
        ),
        ("pressRelease", json!({"content": inside}), "/content"),
        ("knowledgeArticle", json!({"content": inside}), "/parts"),
    ];
    for (kind, more, pointer) in pages {
        let documents = json!([ticket, config, document("side", kind, &more)]);
        let view = shown(&documents, "side");
        let text = view["page"]["body"]
            .pointer(pointer)
            .unwrap()
            .as_array()
            .unwrap()
            .clone();
        let types: Vec<&str> = text
            .iter()
            .filter_map(|part| part["module"]["type"].as_str())
            .collect();
        assert_eq!(
            types,
            ["ticketDetail", "openingHours", "callToAction"],
            "{kind}: {text:?}"
        );
        let loaded = json!(["callToAction", "openingHours", "ticketDetail"]);
        assert_eq!(view["page"]["modulesInText"], loaded, "{kind}");
    }
}

/// An occurrence of type timeslot has its times, one of type freeform what the event
/// says instead of times.
#[test]
fn set_times_are_shown_as_times() {
    let event = |kind: &str| {
        json!({"_id": "e", "_type": "event", "site": "nationalmuseet",
            "eventPage": {"da": reference("side")}, "eventFormat": "occurrences",
            "openingHoursFreeText": {"da": "fra solnedgang"},
            "period": {"from": "2026-11-01", "to": "2026-12-20"},
            "occurrences": [{"_key": "o", "type": kind, "days": {"saturday": true},
                "timeframes": [{"_key": "t", "from": "10:00", "to": "11:00"}]}]})
    };
    for (kind, expected) in [("timeslot", "10–11"), ("freeform", "fra solnedgang")] {
        let documents = json!([event(kind), document("side", "eventPage", &json!({}))]);
        let dates = &shown(&documents, "side")["page"]["body"]["dates"];
        assert_eq!(dates["days"][0]["times"], expected, "{kind}");
        assert!(
            dates["summary"].as_str().unwrap().contains(expected),
            "{dates}"
        );
    }
}

/// The media of a page may be a film. Its poster is the page's picture.
#[test]
fn a_film_can_be_the_media_of_a_page() {
    let film = json!({"type": "video", "video": {"_type": "video", "title": "En lur",
        "playbackId": "abc"}});
    let collection = document("lurer", "collection", &json!({"mediaNew": film}));
    let body = &shown(&json!([collection]), "lurer")["page"]["body"];
    assert_eq!(body["modules"][0]["type"], "video");
    assert_eq!(body["modules"][0]["title"], "En lur");
    let mut other = film;
    other["type"] = "image".into();
    let collection = document("lurer", "collection", &json!({"mediaNew": other}));
    assert_eq!(
        shown(&json!([collection]), "lurer")["page"]["body"]["modules"],
        json!([])
    );
}

/// All that a page shows of a person, and the sizes of a frame.
#[test]
fn people_and_frames_have_all_their_fields() {
    let person = json!({"_id": "p", "_type": "person", "name": "Karen", "email": "k@example.org",
        "title": {"da": "Inspektør"}, "phone": "1", "excerpt": {"da": "Kort"},
        "bio": {"da": [{"_key": "b", "_type": "block", "children": []}]}});
    let modules = json!({"modules": [
        {"_key": "c", "_type": "contact", "title": "Spørg", "people": [reference("p")]},
        {"_key": "i", "_type": "iframeEmbed", "title": "Kort", "url": "https://example.org/",
            "width": 640, "height": 480},
    ]});
    let body = &shown(
        &json!([person, document("side", "landingPage", &modules)]),
        "side",
    )["page"]["body"];
    let found = &body["modules"][0]["people"][0];
    for (field, expected) in [
        ("name", "Karen"),
        ("title", "Inspektør"),
        ("email", "k@example.org"),
        ("phone", "1"),
        ("excerpt", "Kort"),
    ] {
        assert_eq!(found[field], expected, "{field}");
    }
    assert_eq!(found["bio"].as_array().unwrap().len(), 1);
    let frame = &body["modules"][1];
    let found = json!([
        frame["title"],
        frame["url"],
        frame["width"],
        frame["height"]
    ]);
    assert_eq!(found, json!(["Kort", "https://example.org/", 640, 480]));
}

/// A sentence names the hours and the price; their documents have them.
#[test]
fn texts_take_hours_and_prices_by_reference() {
    let ticket = document(
        "billet",
        "ticket",
        &json!({"variants": [
            {"_key": "voksen", "title": "Voksen", "price": 1140},
            {"_key": "ung", "title": "Ung", "price": 90}]}),
    );
    let week = |wednesday: &str, thursday: &str| {
        json!([{"_key": "w", "wednesday": {"from": "10", "to": wednesday},
            "thursday": {"from": "10", "to": thursday}}])
    };
    let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
        "facilities": [
            {"_key": "museum", "role": "site", "openingHours": week("17", "20")},
            {"_key": "cafe", "openingHours": week("16", "16")}]});
    let text = |children: Value| {
        json!({"content": [{"_key": "b", "_type": "block", "style": "normal", "markDefs": [],
            "children": children}]})
    };
    let span = |text: &str| json!({"_key": text, "_type": "span", "text": text, "marks": []});
    let hours = |key: &str| json!({"_key": key, "_type": "openingHoursText"});
    let mut cafe = hours("h2");
    cafe["facility"] = json!("cafe");
    let price = |variant: Option<&str>| {
        json!({"_key": variant.unwrap_or("p"), "_type": "ticketPrice",
            "ticket": reference("billet"), "variant": variant})
    };
    let children = json!([
        span("Åbent "),
        hours("h1"),
        span("; caféen "),
        cafe,
        span(": "),
        price(Some("voksen")),
        span(", fra "),
        price(None),
        span(". Nu.")
    ]);
    let documents = json!([
        ticket,
        config,
        document("side", "pressRelease", &text(children))
    ]);
    let (view, warnings) = page(&documents, "nationalmuseet", Locale::Da, "side");
    let block = &view["page"]["body"]["content"][0]["children"];
    let children = block.as_array().unwrap().iter();
    assert!(children.clone().all(|child| child["_type"] == "span"));
    let words: String = children
        .filter_map(|child| child["text"].as_str())
        .collect();
    assert_eq!(
        words,
        "Åbent onsdag 10–17, torsdag 10–20; caféen onsdag–torsdag 10–16: 1.140 kr., fra 90 kr. Nu."
    );
    assert_eq!(warnings, []);

    // What is not there is left out and reported: no price is better than a wrong one.
    let children = json!([span("Pris: "), price(Some("barn"))]);
    let documents = json!([ticket, document("side", "pressRelease", &text(children))]);
    let (view, warnings) = page(&documents, "nationalmuseet", Locale::Da, "side");
    let children = &view["page"]["body"]["content"][0]["children"];
    assert_eq!(children.as_array().unwrap().len(), 1, "{children}");
    assert!(warnings[0].to_string().ends_with("ticket is missing"));
}
