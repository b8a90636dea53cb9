//! What a search found, as its page shows it: `docs/rules.md#the-search-page`.

use super::{NOW, answer, group, titles};
use museum::{FoundPage, Locale, PageAddress, PageView, Shaping, queries};
use serde_json::{Value, json};

/// Pages of these types, the best first; `viden-1` has the title `Side 1`.
fn pages(types: &[&str]) -> Value {
    let page = |(number, kind): (usize, &&str)| {
        let id = format!("{kind}-{number}");
        json!({"_id": id, "_type": kind, "site": "nationalmuseet", "locale": "da",
            "title": format!("Side {number}"), "slug": {"current": id}})
    };
    types.iter().enumerate().map(page).collect()
}

/// The search page of an address that found these documents, in their order.
fn search_page(documents: &Value, query_string: &str) -> Value {
    search_page_below(documents, query_string, &json!([]))
}

/// The same on a site with these menus.
fn search_page_below(documents: &Value, query_string: &str, site: &Value) -> Value {
    let group = group();
    let museum = group.site("nationalmuseet").unwrap();
    let now = group.zone.to_timestamp(NOW).unwrap();
    let mut shaping = Shaping::new(&group, museum, Locale::Da, "/media", now);
    query_string.clone_into(&mut shaping.query_string);
    let address = PageAddress::of_search(museum, Locale::Da);
    let found: Vec<FoundPage> = documents
        .as_array()
        .unwrap()
        .iter()
        .map(|document| {
            let found = json!({"id": document["_id"], "excerpt": ""});
            serde_json::from_value(found).unwrap()
        })
        .collect();
    let documents = answer(documents, &address, queries::search());
    let shell = answer(site, &address, queries::shell());
    let found = Some((found.as_slice(), documents.get_value()));
    let view = PageView::search(found, Some(shell.get_value()), &address, &shaping);
    serde_json::to_value(view).unwrap()["page"]["body"].take()
}

fn many() -> Value {
    let mut types = vec!["eventPage", "knowledgeArticle", "exhibition"];
    types.extend(["knowledgeTheme"; 11]);
    pages(&types)
}

#[test]
fn pages_are_in_groups_of_which_that_of_the_best_is_first() {
    let page = search_page(&many(), "q=x");
    let groups = page["groups"].as_array().unwrap();
    let heads: Vec<&Value> = groups.iter().map(|group| &group["title"]).collect();
    assert_eq!(heads, ["Begivenhed", "Viden", "Udstilling"]);
    assert_eq!(titles(&groups[1]["items"]), ["Side 1", "Side 3", "Side 4"]);
    assert_eq!(groups[1]["all"]["title"], "Alle 12 i Viden");
    assert_eq!(groups[1]["all"]["href"], "/soeg?q=x&type=knowledgeArticle");
    assert_eq!(groups[0]["all"], Value::Null);
    assert_eq!(page["items"], json!([]));
    assert_eq!(page["totalResults"], 14);
    let facets = page["facets"].as_array().unwrap().iter();
    let facets: Vec<&Value> = facets.map(|facet| &facet["link"]["title"]).collect();
    assert_eq!(facets, ["Alt", "Begivenhed", "Viden", "Udstilling"]);
}

#[test]
fn where_nothing_is_found_there_is_a_way_on() {
    let entry = |title: &str, slug: &str| {
        json!({"title": title, "link": {"type": "internal", "title": title,
            "reference": {"_type": "reference", "_ref": slug}}})
    };
    let mut site = pages(&["calendar", "exhibitionOverview"]);
    site.as_array_mut().unwrap().push(json!({
        "_id": "menus", "_type": "navigation", "site": "nationalmuseet", "locale": "da",
        "primary": [entry("Det sker", "calendar-0"), entry("Udstillinger", "exhibitionOverview-1"),
            {"title": "Overskrift", "entries": []}],
        "practicalInfo": entry("Kalender", "calendar-0")["link"],
    }));
    let page = search_page_below(&json!([]), "q=x", &site);
    let ways = page["waysOn"].as_array().unwrap().iter();
    let ways: Vec<(&Value, &Value)> = ways.map(|way| (&way["title"], &way["href"])).collect();
    let expected = [
        (&json!("Forsiden"), &json!("/")),
        (&json!("Det sker"), &json!("/calendar-0")),
        (&json!("Udstillinger"), &json!("/exhibitionOverview-1")),
    ];
    assert_eq!(ways, expected);
    assert_eq!(page["waysOnLabel"], "Eller gå videre til");
    // Before anything is searched for, the menu is enough.
    let page = search_page_below(&json!([]), "", &site);
    assert_eq!(page["waysOn"], json!([]));
}

#[test]
fn by_relevance_they_are_one_list() {
    let page = search_page(&many(), "q=x&order=relevance");
    assert_eq!(titles(&page["items"])[..3], ["Side 0", "Side 1", "Side 2"]);
    assert_eq!(page["groups"], json!([]));
    let orders = json!([
        {"title": "Efter type", "href": "/soeg?q=x", "chosen": false},
        {"title": "Efter relevans", "href": "/soeg?q=x&order=relevance", "chosen": true}
    ]);
    assert_eq!(page["orders"], orders);
    // Where there is but one type, there is nothing to choose.
    let page = search_page(&pages(&["exhibition"; 4]), "q=x");
    assert_eq!(titles(&page["items"]).len(), 4);
    assert_eq!((&page["orders"], &page["groups"]), (&json!([]), &json!([])));
}

#[test]
fn a_long_group_has_parts() {
    let mut types = vec!["exhibition"];
    types.extend(["knowledgeArticle"; 45]);
    let documents = pages(&types);
    let part = |number: u32| {
        search_page(
            &documents,
            &format!("q=x&type=knowledgeArticle&page={number}"),
        )
    };
    let second = part(2);
    assert_eq!(titles(&second["items"])[0], "Side 21");
    assert_eq!(titles(&second["items"]).len(), 20);
    let parts = &second["parts"];
    assert_eq!(parts["previous"], "/soeg?q=x&type=knowledgeArticle");
    assert_eq!(parts["next"], "/soeg?q=x&type=knowledgeArticle&page=3");
    assert_eq!(parts["pages"].as_array().unwrap().len(), 3);
    assert_eq!(second["summary"], "45 resultater for »x«");
    // Beyond the last part is the last one.
    assert_eq!(titles(&part(9)["items"]).len(), 5);
    assert_eq!(part(9)["parts"]["next"], Value::Null);
}
