//! What search engines read of a page of each type, against what they require for a rich result.

mod content;
mod required;

use super::{document, reference, view};
use content::{around, full, own, site};
use museum::{Locale, PAGE_TYPES};
use required::{assert_complete, is, nodes};
use serde_json::{Value, json};

const HOME: &str = "https://nationalmuseet.localhost/";

/// What the pages of a type are about; the other types are pages, and no more.
const ABOUT: &[(&str, &str)] = &[
    ("eventPage", "Event"),
    ("exhibition", "ExhibitionEvent"),
    ("knowledgeArticle", "Article"),
    ("pressRelease", "NewsArticle"),
    ("podcastShowPage", "PodcastSeries"),
    ("podcastEpisodePage", "PodcastEpisode"),
    ("educationTopic", "Course"),
    ("project", "ResearchProject"),
    ("researchUnit", "ResearchOrganization"),
    ("publication", "CreativeWork"),
    ("collection", "Collection"),
    ("service", "Service"),
];

/// The structured data of one page among those that it refers to.
fn data(page: Value) -> Value {
    let slug = page["slug"]["current"].as_str().unwrap().to_owned();
    let all: Vec<Value> = [page].into_iter().chain(site()).chain(around()).collect();
    let (view, _) = view(&json!(all), "nationalmuseet", Locale::Da, &slug);
    let text = serde_json::to_string(&view).unwrap();
    assert!(
        !text.contains("@graph"),
        "it stands in the data of the page"
    );
    view.structured_data.unwrap()
}

fn of_type(kind: &str, more: &Value) -> Value {
    let mut fields = own(kind);
    for (name, value) in more.as_object().unwrap() {
        fields[name] = value.clone();
    }
    data(full(kind, kind, &fields))
}

/// The nodes of a type.
fn each<'a>(data: &'a Value, kind: &str) -> Vec<&'a Value> {
    nodes(data).iter().filter(|node| is(node, kind)).collect()
}

fn one<'a>(data: &'a Value, kind: &str) -> &'a Value {
    let found = each(data, kind);
    assert!(!found.is_empty(), "no {kind}: {data:#}");
    found[0]
}

/// Every type of page has a graph whose nodes are complete and refer to each other.
#[test]
fn every_page_type_has_what_rich_results_require() {
    for page_type in &PAGE_TYPES {
        let kind = page_type.name;
        let data = of_type(kind, &json!({}));
        assert_eq!(data["@context"], "https://schema.org");
        assert_complete(kind, &data);
        for common in [
            "Museum",
            "Organization",
            "WebSite",
            "WebPage",
            "VideoObject",
        ] {
            one(&data, common);
        }
        assert_eq!(
            each(&data, "BreadcrumbList").is_empty(),
            kind == "frontPage"
        );
        let about = ABOUT.iter().find(|(name, _)| *name == kind);
        let main = &one(&data, "WebPage")["mainEntity"]["@id"];
        let node = about.map(|(_, about)| &one(&data, about)["@id"]);
        assert_eq!(main, node.unwrap_or(&Value::Null), "{kind}");
    }
}

/// Ids are those of the site, and the same in every language and on every page.
#[test]
fn the_museum_belongs_to_the_organisation() {
    let data = of_type("landingPage", &json!({}));
    let museum = one(&data, "Museum");
    assert_eq!(museum["@id"], format!("{HOME}#museum"));
    assert_eq!(museum["address"]["addressCountry"], "DK");
    assert_eq!(museum["description"], "Et museum");
    let parent = &museum["parentOrganization"]["@id"];
    assert_eq!(parent, "https://nationalmuseet.example.org/#organisation");
    let website = one(&data, "WebSite");
    assert_eq!(website["description"], "Alt");
    let search = &website["potentialAction"]["target"]["urlTemplate"];
    assert_eq!(search, &format!("{HOME}soeg?q={{search_term_string}}"));
    let english = json!({"_id": "en", "_type": "landingPage", "title": "Visit",
        "site": "nationalmuseet", "locale": "en", "slug": {"current": "visit"}});
    let (view, _) = view(&json!([english]), "nationalmuseet", Locale::En, "visit");
    let data = view.structured_data.unwrap();
    let website = one(&data, "WebSite");
    assert_eq!(website["publisher"]["@id"], museum["@id"]);
    assert_eq!(website["@id"], format!("{HOME}en#website"));
    // A page that shows no hours does not depend on them.
    assert_eq!(museum.get("openingHoursSpecification"), None);
}

#[test]
fn hours_are_iso_and_closed_days_have_none() {
    let data = of_type("frontPage", &json!({}));
    let museum = one(&data, "Museum");
    let spec = |days: &[&str], opens, closes| {
        json!({"@type": "OpeningHoursSpecification",
        "dayOfWeek": days, "opens": opens, "closes": closes})
    };
    let mut summer = spec(&["Monday"], "10:00", "17:00");
    summer["validFrom"] = "2027-06-01".into();
    summer["validThrough"] = "2027-08-31".into();
    let usual = [
        summer,
        spec(&["Tuesday", "Wednesday"], "10:00", "17:00"),
        spec(&["Thursday"], "10:00", "23:59"),
    ];
    assert_eq!(museum["openingHoursSpecification"], json!(usual));
    let special = json!([
        {"@type": "OpeningHoursSpecification", "validFrom": "2026-12-24",
            "validThrough": "2026-12-24"},
        {"@type": "OpeningHoursSpecification", "validFrom": "2026-12-28",
            "validThrough": "2026-12-28", "opens": "09:30", "closes": "02:00"},
    ]);
    assert_eq!(museum["specialOpeningHoursSpecification"], special);
}

#[test]
fn each_time_of_an_event_has_its_own_status() {
    let data = of_type("eventPage", &json!({}));
    let found: Vec<Value> = each(&data, "Event")
        .iter()
        .map(|event| json!([event["startDate"], event["endDate"], event["eventStatus"]]))
        .collect();
    let time = |from: &str, to: &str, status: &str| {
        let status = format!("https://schema.org/Event{status}");
        json!([format!("{from}:00+01:00"), format!("{to}:00+01:00"), status])
    };
    let expected = [
        time("2026-11-18T10:30", "2026-11-18T11:30", "Scheduled"),
        time("2026-11-18T22:00", "2026-11-19T01:00", "Scheduled"),
        time("2026-11-21T10:30", "2026-11-21T11:30", "Cancelled"),
        time("2026-11-21T22:00", "2026-11-22T01:00", "Cancelled"),
        time("2026-11-25T10:30", "2026-11-25T11:30", "Scheduled"),
        time("2026-11-25T22:00", "2026-11-26T01:00", "Scheduled"),
        time("2026-11-28T10:30", "2026-11-28T11:30", "Scheduled"),
        time("2026-11-28T22:00", "2026-11-29T01:00", "Scheduled"),
    ];
    assert_eq!(found, expected);
    let place = one(&data, "Place");
    assert_eq!(place["name"], "Store sal");
    assert_eq!(place["address"]["streetAddress"], "Vej 1");
    let offer = one(&data, "Offer");
    let found = json!([
        offer["price"],
        offer["priceCurrency"],
        offer["availability"],
        offer["validFrom"],
        offer["url"]
    ]);
    let expected = json!([
        "110",
        "DKK",
        "https://schema.org/PreOrder",
        "2026-11-20T09:00:00+01:00",
        "https://tickets.example.org/1"
    ]);
    assert_eq!(found, expected);
}

/// An event that lasts is one, and its cancelled days stand beside it; one that is over is told of
/// no longer.
#[test]
fn an_event_that_lasts_is_one() {
    let with = |last: &str| {
        let event = json!({"_id": "d", "_type": "event", "site": "nationalmuseet",
            "eventPage": {"da": reference("marked")}, "eventFormat": "period",
            "period": {"from": "2026-11-01", "to": last},
            "periodOccurrences": [{"_key": "t", "from": "10:00", "to": "12:00"}],
            "cancellations": [{"date": "2026-11-03"}, {"date": "2026-11-20"}]});
        let all = json!([full("marked", "eventPage", &json!({})), event]);
        let (view, _) = view(&all, "nationalmuseet", Locale::Da, "marked");
        let data = view.structured_data.unwrap();
        let time = |event: &&Value| json!([event["startDate"], event["endDate"]]);
        each(&data, "Event").iter().map(time).collect::<Vec<_>>()
    };
    let whole = json!(["2026-11-01", "2026-12-24"]);
    let cancelled = json!(["2026-11-20", "2026-11-20"]);
    assert_eq!(with("2026-12-24"), [whole, cancelled]);
    assert!(with("2026-11-17").is_empty());
}

/// However often it begins, and whoever is named twice.
#[test]
fn a_graph_is_bounded_and_has_each_node_once() {
    let times: Vec<Value> = (0..24)
        .map(|hour| json!({"_key": format!("{hour}"), "from": format!("{hour}:00")}))
        .collect();
    let event = json!({"_id": "d", "_type": "event", "site": "nationalmuseet",
        "eventPage": {"da": reference("tit")}, "period": {"from": "2026-11-01", "to": "2036-11-01"},
        "occurrences": [{"_key": "o", "days": {"monday": true}, "timeframes": times}]});
    let all = json!([full("tit", "eventPage", &json!({})), event]);
    let (view, _) = view(&all, "nationalmuseet", Locale::Da, "tit");
    assert_eq!(each(&view.structured_data.unwrap(), "Event").len(), 24);
    let twice = json!([reference("ane"), reference("ane")]);
    let data = of_type("knowledgeArticle", &json!({"authors": twice}));
    assert_eq!(each(&data, "Person").len(), 1);
}

/// One that has always been there has no beginning, which every event has.
#[test]
fn exhibitions_with_and_without_an_end() {
    let data = of_type("exhibition", &json!({}));
    let event = one(&data, "ExhibitionEvent");
    let found = json!([event["startDate"], event["endDate"]]);
    assert_eq!(found, json!(["2026-11-01", "2027-05-17"]));
    assert_eq!(one(&data, "Offer")["price"], "140");
    let data = of_type("exhibition", &json!({"period": null}));
    assert_complete("exhibition", &data);
    assert_eq!(
        one(&data, "TouristAttraction")["@id"],
        format!("{HOME}exhibition#exhibition")
    );
}

#[test]
fn episodes_say_when_and_how_long_in_iso() {
    let data = of_type("podcastEpisodePage", &json!({}));
    let episode = one(&data, "PodcastEpisode");
    let found = json!([
        episode["datePublished"],
        episode["duration"],
        episode["episodeNumber"],
        episode["partOfSeries"]["@id"],
    ]);
    let series = format!("{HOME}show#podcast");
    assert_eq!(
        found,
        json!(["2026-07-02T12:00:00+02:00", "PT18M5S", 1, series])
    );
}

/// Who wrote it is named; how to reach them stands on the page alone.
#[test]
fn authors_are_people_or_the_museum() {
    let data = of_type("knowledgeArticle", &json!({}));
    let person = one(&data, "Person");
    assert_eq!(one(&data, "Article")["author"][0]["@id"], person["@id"]);
    assert_eq!(person["jobTitle"], "Konservator");
    assert_eq!((person.get("email"), person.get("telephone")), (None, None));
    let data = of_type("pressRelease", &json!({"authors": null}));
    let author = &one(&data, "NewsArticle")["author"][0]["@id"];
    assert_eq!(author, &one(&data, "Museum")["@id"]);
}

#[test]
fn material_for_schools_is_no_course() {
    let data = of_type("educationTopic", &json!({"educationTags": ["materials"]}));
    let found = &one(&data, "LearningResource")["audience"][0]["educationalRole"];
    assert_eq!(found, "teacher");
}

/// What an editor writes is added; with the id of a node of ours it replaces it. What is no JSON
/// is a warning.
#[test]
fn what_an_editor_writes_is_added_or_reported() {
    let cases = [
        (json!("{\"@type\": \"Dataset\"}"), 1, 0),
        (
            json!("[{\"@type\": \"Dataset\"}, {\"@type\": \"Dataset\"}]"),
            2,
            0,
        ),
        (json!("{\"@graph\": [{\"@type\": \"Dataset\"}]}"), 1, 0),
        (json!({"@type": "Dataset"}), 1, 0),
        (json!("{ikke json"), 0, 1),
        (json!("7"), 0, 1),
        (json!(" "), 0, 0),
    ];
    for (written, there, warned) in cases {
        let seo = json!({"seo": {"structuredData": written.clone()}});
        let all = json!([document("side", "landingPage", &seo)]);
        let (view, warnings) = view(&all, "nationalmuseet", Locale::Da, "side");
        let data = view.structured_data.unwrap();
        let found = each(&data, "Dataset").len();
        assert_eq!((found, warnings.len()), (there, warned), "{written}");
        one(&data, "WebSite");
    }
    let own = json!({"@id": format!("{HOME}#museum"), "@type": "ArtGallery"});
    let data = of_type("landingPage", &json!({"seo": {"structuredData": own}}));
    assert!(each(&data, "Museum").is_empty());
    one(&data, "ArtGallery");
}

/// Nobody reads what is not indexed, and a fault of the content is reported once.
#[test]
fn a_page_that_is_not_indexed_has_none() {
    let seo = json!({"seo": {"indexingOptions": "noindex"}});
    let all = json!([document("side", "landingPage", &seo)]);
    let (hidden, _) = view(&all, "nationalmuseet", Locale::Da, "side");
    assert_eq!(hidden.structured_data, None);
    let film = json!({"modules": [{"_key": "v", "_type": "video"}]});
    let all = json!([document("side", "landingPage", &film)]);
    let (_, warnings) = view(&all, "nationalmuseet", Locale::Da, "side");
    assert_eq!(warnings.len(), 1, "{warnings:?}");
}
