//! What is around every page, and what each page says about itself.

use super::{document, page, reference, shown};
use museum::{Locale, PreviewCard};
use serde_json::{Value, json};

/// The hours in the head are those of the site: not of the first place that has some.
#[test]
fn the_hours_of_the_site_are_its_own() {
    let open = json!({"from": "10:00", "to": "17:00"});
    let week = json!([{"_key": "w", "wednesday": open}]);
    let place = |role: Option<&str>, hours: bool| {
        let mut place = json!({"_key": "p", "title": {"da": "P"}});
        if let Some(role) = role {
            place["role"] = role.into();
        }
        if hours {
            place["openingHours"] = week.clone();
        }
        place
    };
    let cases = [
        (json!([place(Some("site"), true)]), true),
        (json!([place(None, true), place(Some("site"), true)]), true),
        (
            json!([place(Some("site"), false), place(Some("other"), true)]),
            false,
        ),
        (json!([place(None, true)]), false),
    ];
    for (facilities, known) in cases {
        let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet",
            "name": "N", "facilities": facilities});
        let documents = json!([config, document("side", "landingPage", &json!({}))]);
        let shell = &shown(&documents, "side")["shell"];
        assert_eq!(shell["openNow"].is_object(), known, "{facilities}");
    }
}

/// A newsletter's colours start from those of the site's content; so does a page.
#[test]
fn colours_start_from_the_site() {
    let inks = |ink: &str| json!({"foreground": ink, "background": "#ffffff"});
    let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
        "theme": {"primary": inks("#111111"), "impact": inks("#222222")}});
    let own = json!({"siteTheme": {"primary": inks("#333333"), "impact": inks("#444444")},
        "theme": {"impact": inks("#555555")}, "pageTheme": {"tint": "#666666"},
        "modules": [{"_key": "n", "_type": "newsletter", "title": "Brev", "listId": "l",
            "theme": {"impact": inks("#777777")}}]});
    let view = shown(
        &json!([config, document("side", "landingPage", &own)]),
        "side",
    );
    let form = &view["page"]["body"]["modules"][0]["newsletter"]["form"];
    assert_eq!(
        (&form["page"], &form["module"]),
        (&json!("side"), &json!("n"))
    );
    let letter = &view["page"]["body"]["modules"][0]["newsletter"]["theme"];
    assert_eq!(letter["primary"]["foreground"], "#111111");
    assert_eq!(letter["impact"]["foreground"], "#777777");
    let theme = &view["page"]["theme"];
    let found = json!([
        theme["primary"]["foreground"],
        theme["impact"]["foreground"],
        theme["tint"]
    ]);
    assert_eq!(found, json!(["#333333", "#555555", "#666666"]));
}

/// What root data has beside menus.
#[test]
fn root_data_has_subsites_a_ticket_and_the_letter_whole() {
    let ticket = document(
        "billet",
        "ticket",
        &json!({"variants":
        [{"_key": "v", "title": "Voksen", "price": 140}]}),
    );
    let navigation = json!({"_id": "n", "_type": "navigation", "site": "nationalmuseet",
        "locale": "da", "featuredTicket": reference("billet")});
    let link = json!({"_key": "l", "type": "external", "title": "Mere", "externalUrl": "https://example.org/"});
    let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
        "subsites": ["forskning", "ukendt"],
        "newsletter": {"title": {"da": "Brev"}, "listId": "l", "account": "a", "region": "eu",
            "userId": "u", "linkList": [link], "termsTitle": {"da": "Vilkår"},
            "theme": {"tint": "#123456"}}});
    let documents = json!([
        ticket,
        navigation,
        config,
        document("side", "landingPage", &json!({}))
    ]);
    let (view, warnings) = page(&documents, "nationalmuseet", Locale::Da, "side");
    let shell = &view["shell"];
    assert_eq!(shell["subsites"][0]["key"], "forskning");
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert_eq!(shell["navigation"]["featuredTicket"]["price"], "140 kr.");
    let letter = &shell["newsletter"];
    assert_eq!(letter["links"][0]["title"], "Mere");
    assert_eq!(letter["termsTitle"], "Vilkår");
    assert_eq!(letter["theme"]["tint"], "#123456");
    let form = json!({"site": "nationalmuseet", "locale": "da", "page": null, "module": null});
    assert_eq!(letter["form"], form);
    assert_eq!(letter.get("listId"), None, "identifiers stay with the host");
    assert_eq!(shell["languages"][1]["icon"], "EN");
}

/// The pop-up has words and a time of its own, and a list where it names one.
#[test]
fn the_pop_up_of_a_newsletter() {
    let pop_up = |more: serde_json::Value, letter: serde_json::Value| {
        let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet",
            "name": "N", "newsletter": letter, "newsletterPopUp": more});
        let documents = json!([config, document("side", "landingPage", &json!({}))]);
        shown(&documents, "side")["shell"]["newsletterPopUp"].clone()
    };
    let letter = json!({"title": {"da": "Brev"}, "listId": "l", "termsTitle": {"da": "Vilkår"}});
    let found = pop_up(json!({"title": {"da": "Hold øje"}}), letter.clone());
    assert_eq!(found["newsletter"]["title"], "Hold øje");
    assert_eq!(found["newsletter"]["termsTitle"], "Vilkår");
    assert_eq!(found["newsletter"]["form"]["module"], json!(null));
    assert_eq!(
        (&found["seconds"], &found["close"]),
        (&json!(30), &json!("Luk"))
    );
    let own = json!({"title": {"da": "Hold øje"}, "seconds": 45, "listId": "eget"});
    let found = pop_up(own, letter.clone());
    assert_eq!(found["newsletter"]["form"]["module"], "pop-up");
    assert_eq!(found["newsletter"]["form"]["page"], json!(null));
    assert_eq!(found["seconds"], 45);
    let hasty = json!({"title": {"da": "Hold øje"}, "seconds": 1});
    assert_eq!(pop_up(hasty, letter.clone())["seconds"], 30);
    for nothing in [json!({}), json!({"content": {"da": []}})] {
        assert_eq!(pop_up(nothing, letter.clone()), json!(null));
    }
    // Without a letter there are no terms to agree to.
    let titled = json!({"title": {"da": "Hold øje"}});
    assert_eq!(pop_up(titled, json!(null)), json!(null));
}

/// What a page says about itself, and the colour of a picture that loads.
#[test]
fn a_page_has_its_tags_its_times_and_its_colours() {
    let group = json!({"_id": "g", "_type": "tagGroup", "title": "Tid"});
    let tag = json!({"_id": "t", "_type": "tag", "title": "Oldtid", "group": reference("g")});
    let id = "image-0123456789abcdef0123456789abcdef01234567-800x600-jpg";
    let asset = json!({"_id": id, "_type": "sanity.imageAsset",
        "metadata": {"palette": {"dominant": {"background": "#a1b2c3"}}}});
    let side = document(
        "side",
        "landingPage",
        &json!({"_createdAt": "2026-01-01T00:00:00Z",
        "_updatedAt": "2026-02-01T00:00:00Z", "tags": [reference("t")],
        "image": {"asset": reference(id)}}),
    );
    let view = shown(&json!([group, tag, asset, side]), "side");
    assert_eq!(
        view["page"]["meta"],
        json!([{"id": "t", "title": "Oldtid", "group": "Tid"}])
    );
    assert_eq!(view["page"]["createdAt"], "2026-01-01T00:00:00Z");
    assert_eq!(view["page"]["updatedAt"], "2026-02-01T00:00:00Z");
    assert_eq!(view["page"]["body"]["hero"]["picture"]["colour"], "#a1b2c3");
}

/// Regions by language, search terms, the four platforms, and the address of
/// the picture for link previews.
#[test]
fn the_frame_in_english() {
    let urls = [
        "facebook.com/x",
        "instagram.com/x",
        "x.com/x",
        "youtube.com/x",
        "example.org/x",
    ];
    let profiles = urls.map(|url| json!({"_key": url, "url": format!("https://{url}")}));
    let config = json!({"_id": "c", "_type": "siteConfig", "site": "nationalmuseet", "name": "N",
        "socialProfiles": profiles});
    let navigation = json!({"_id": "n", "_type": "navigation", "site": "nationalmuseet",
        "locale": "en", "searchSuggestions": ["Sun Chariot"]});
    let id = "image-0123456789abcdef0123456789abcdef01234567-4000x3000-jpg";
    let asset = json!({"_id": id, "_type": "sanity.imageAsset"});
    let side = document(
        "side",
        "landingPage",
        &json!({"locale": "en",
        "image": {"asset": reference(id)}}),
    );
    let documents = json!([config, navigation, asset, side]);
    let view = page(&documents, "nationalmuseet", Locale::En, "side").0;
    let regions: Vec<&str> = view["shell"]["regions"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|region| region["name"].as_str())
        .collect();
    assert_eq!(regions, ["Copenhagen", "Zealand and Møn", "Jutland"]);
    assert_eq!(view["shell"]["searchSuggestions"], json!(["Sun Chariot"]));
    let platforms: Vec<&str> = view["shell"]["socialProfiles"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|profile| profile["platform"].as_str())
        .collect();
    assert_eq!(platforms, ["facebook", "instagram", "twitter", "youtube"]);
}

/// An editor's picture for link previews, or else a card of the page, whose address changes with
/// what it shows.
#[test]
fn link_previews_have_a_picture() {
    let id = "image-0123456789abcdef0123456789abcdef01234567-4000x3000-jpg";
    let asset = json!({"_id": id, "_type": "sanity.imageAsset"});
    let image = json!({"asset": reference(id), "alt": "Solvognen"});
    let preview = |fields: Value| {
        let side = document("side", "landingPage", &fields);
        let documents = json!([asset, side]);
        let view = page(&documents, "nationalmuseet", Locale::Da, "side").0;
        view["page"]["seo"]["ogImage"].clone()
    };
    let url = |preview: &Value| preview["url"].as_str().unwrap().to_owned();
    let chosen = preview(json!({"seo": {"image": image}}));
    assert!(url(&chosen).contains("w=2000&h=1050"), "{chosen}");
    assert_eq!(chosen["alt"], "Solvognen");
    let cards = [
        preview(json!({"title": "Solvognen"})),
        preview(json!({"title": "Guldhornene"})),
        preview(json!({"title": "Solvognen", "image": image})),
        preview(json!({"title": "Solvognen", "theme": {"impact":
            {"foreground": "#ffffff", "background": "#102030"}}})),
    ];
    let mut addresses: Vec<String> = cards.iter().map(url).collect();
    for (card, address) in cards.iter().zip(&addresses) {
        let (side, _) = PreviewCard::parse(address).unwrap();
        assert!(
            side.starts_with("https://") && side.ends_with("/side"),
            "{side}"
        );
        assert_eq!(
            (&card["width"], &card["height"]),
            (&json!(2000), &json!(1050))
        );
    }
    assert_eq!(cards[1]["alt"], "Guldhornene | Nationalmuseet");
    addresses.sort();
    addresses.dedup();
    assert_eq!(addresses.len(), cards.len());
}
