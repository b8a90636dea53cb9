//! Pages for those who want to know and learn: articles, education, lists in parts.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

use museum::{
    ArticlePart, Body, EducationAudience, Environment, Group, KnowledgeArticle, Layout, Locale,
    OwnedJson, Page, PageAddress, PageType, PageView, Shaping, Warning, WarningKind,
    requested_page, requested_range,
};
use serde_json::{Value, json};

/// A page of a site on Wednesday 18 November 2026, and what it lacks.
fn page(site: &str, page_type: &str, search: &str, mut fields: Value) -> (Page, Vec<Warning>) {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site(site).unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let mut shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    search.clone_into(&mut shaping.query_string);
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "x".to_owned(),
    };
    fields["_id"] = "p".into();
    fields["title"] = "T".into();
    let kind = PageType::named(page_type).unwrap();
    let answer = OwnedJson::from_string(fields.to_string()).unwrap();
    let view = PageView::shape(kind, answer.get_value(), None, &address, &shaping).unwrap();
    (view.page, shaping.into_warnings())
}

fn body(page_type: &str, fields: Value) -> Body {
    page("nationalmuseet", page_type, "", fields).0.body
}

fn article(content: &Value) -> KnowledgeArticle {
    let Body::KnowledgeArticle(article) = body("knowledgeArticle", json!({ "content": content }))
    else {
        panic!("no article");
    };
    article
}

fn block(key: &str, style: &str, text: &str) -> Value {
    json!({"_type": "block", "_key": key, "style": style, "markDefs": [],
        "children": [{"_type": "span", "_key": "s", "text": text, "marks": []}]})
}

fn item(id: &str, page_type: &str, site: &str) -> Value {
    json!({"_id": id, "_type": page_type, "title": id, "slug": id, "site": site, "locale": "da"})
}

/// Articles have no footer and lie above the top.
#[test]
fn an_article_is_layered() {
    let (shown, _) = page("nationalmuseet", "knowledgeArticle", "", json!({}));
    assert_eq!(shown.layout, Layout::Article);
    let (shown, _) = page("nationalmuseet", "knowledgeTheme", "", json!({}));
    assert_eq!(shown.layout, Layout::Plain);
}

/// Notes are counted in the order of the text, not of the marks.
#[test]
fn notes_are_numbered_as_they_are_read() {
    let text = json!({"_type": "block", "_key": "b", "style": "normal",
        "markDefs": [{"_type": "footnote", "_key": "n2", "text": "Den anden"},
            {"_type": "footnote", "_key": "n1", "text": "Den første"},
            {"_type": "footnote", "_key": "n0", "text": "Ingen har den"},
            {"_type": "footnote", "_key": "n3"}],
        "children": [
            {"_type": "span", "_key": "a", "text": "Et ", "marks": ["n1"]},
            {"_type": "span", "_key": "b", "text": "to", "marks": ["n1", "em", "n2", "n3"]}]});
    let shown = article(&json!([text]));
    let notes: Vec<(u32, &str)> = shown
        .notes
        .iter()
        .map(|note| (note.number, note.text.as_str()))
        .collect();
    assert_eq!(notes, [(1, "Den første"), (2, "Den anden")]);
    let ArticlePart::Text { text, .. } = &shown.parts[0] else {
        panic!("{:?}", shown.parts);
    };
    // A mark that leads to no note is left out.
    assert_eq!(text.0[0]["children"][1]["marks"], json!(["n1", "em", "n2"]));
}

#[test]
fn text_pictures_and_quotes_follow_each_other() {
    let shown = article(&json!([
        block("a", "normal", "Et"),
        block("b", "h2", "To"),
        {"_type": "quote", "_key": "q", "text": "Ord", "link": {"url": ""}},
        {"_type": "quote", "_key": "r", "text": "Flere", "source": "En", "link": {"url": "/x"}},
        {"_type": "hologram", "_key": "h"},
        block("c", "normal", "Tre"),
    ]));
    let kinds: Vec<&str> = shown
        .parts
        .iter()
        .map(|part| match part {
            ArticlePart::Text { text, .. } if text.0.len() == 2 => "two blocks",
            ArticlePart::Text { .. } => "text",
            ArticlePart::Picture { .. } => "picture",
            // A quote's link shows only if its url is not empty.
            ArticlePart::Quote { link: None, .. } => "quote",
            ArticlePart::Quote { link: Some(_), .. } => "quote with a link",
            ArticlePart::Module { .. } => "module",
        })
        .collect();
    assert_eq!(kinds, ["two blocks", "quote", "quote with a link", "text"]);
}

#[test]
fn reading_time_and_contents() {
    let words = |count: usize| block("w", "normal", &"ord ".repeat(count));
    for (count, minutes) in [(0, 1), (1, 1), (200, 1), (201, 2), (900, 5)] {
        assert_eq!(article(&json!([words(count)])).minutes, minutes, "{count}");
    }
    let headed = |count: usize| -> Value {
        (0..count)
            .map(|n| block(&format!("h{n}"), "h2", &format!("Afsnit {n}")))
            .collect()
    };
    assert!(article(&headed(2)).contents.is_empty());
    let contents = article(&headed(3)).contents;
    assert_eq!(
        (contents[1].id.as_str(), contents[1].title.as_str()),
        ("h1", "Afsnit 1")
    );
}

/// Parts of a list are addresses; what is no number is the first.
#[test]
fn lists_in_parts() {
    let cases = [
        ("", 1),
        ("page=2", 2),
        ("page=0", 1),
        ("page=-1", 1),
        ("page=x", 1),
        ("page=99999", 1),
        ("a=b&page=3&page=4", 3),
    ];
    for (search, number) in cases {
        assert_eq!(requested_page(search), number, "{search}");
    }
    assert_eq!(requested_range("page=3"), (16, 24));
    let shown = |search: &str, total: usize| {
        let fields = json!({"slug": "presse", "total": total,
            "releases": [item("a", "pressRelease", "nationalmuseet")]});
        let (page, _) = page("nationalmuseet", "pressOverview", search, fields);
        let Body::PressOverview(overview) = page.body else {
            panic!("no overview");
        };
        let feed = overview.feed;
        assert_eq!(feed.title, "Abonnér på pressemeddelelser (RSS)");
        assert_eq!(feed.href, "/feeds/news/nationalmuseet/da/press.xml");
        overview.releases
    };
    let first = shown("", 20);
    let hrefs: Vec<&str> = first.pages.iter().map(|one| one.href.as_str()).collect();
    assert_eq!(hrefs, ["/presse", "/presse?page=2", "/presse?page=3"]);
    assert_eq!(
        (first.previous, first.next.as_deref()),
        (None, Some("/presse?page=2"))
    );
    let last = shown("page=3", 20);
    assert_eq!(
        (last.previous.as_deref(), last.next),
        (Some("/presse?page=2"), None)
    );
    assert!(last.pages[2].chosen);
    assert!(shown("", 8).pages.is_empty());
}

/// Each part of a list is a page of its own to search engines; one that is not there is none.
#[test]
fn parts_of_a_list_have_their_own_heads() {
    let head = |search: &str| {
        let fields = json!({"total": 9, "translations": [{"locale": "en", "slug": "press"}]});
        page("nationalmuseet", "pressOverview", search, fields)
            .0
            .seo
    };
    let address = "https://nationalmuseet.example.org/x";
    let cases = [
        ("", "T | Nationalmuseet", "", false),
        ("page=1", "T | Nationalmuseet", "", false),
        ("page=2", "T, side 2 | Nationalmuseet", "?page=2", false),
        ("page=3", "T, side 3 | Nationalmuseet", "?page=3", true),
    ];
    for (search, title, parameter, noindex) in cases {
        let head = head(search);
        assert_eq!(head.title, title, "{search}");
        assert_eq!(head.canonical, format!("{address}{parameter}"), "{search}");
        assert_eq!(head.og_url, head.canonical, "{search}");
        assert_eq!(head.noindex, noindex, "{search}");
        // The part of the same number need not be the translation.
        assert_eq!(
            head.alternates.values().all(Option::is_none),
            !parameter.is_empty(),
            "{search}"
        );
    }
}

/// What can be subscribed to is told in the head.
#[test]
fn pages_lead_to_their_feeds() {
    let (news, site) = ("/feeds/news/nationalmuseet/da", "nationalmuseet");
    let press = format!("{news}/press.xml");
    let knowledge = format!("{news}/knowledge.xml");
    let cases = [
        ("pressOverview", "Presse | Nationalmuseet", press.as_str()),
        ("pressRelease", "Presse | Nationalmuseet", &press),
        ("knowledgeOverview", "Viden | Nationalmuseet", &knowledge),
        ("knowledgeTheme", "Viden | Nationalmuseet", &knowledge),
        ("knowledgeArticle", "Viden | Nationalmuseet", &knowledge),
        (
            "calendar",
            "Kalender | Nationalmuseet",
            "/feeds/calendar/nationalmuseet/da.ics",
        ),
        (
            "podcastShowPage",
            "T",
            "/feeds/podcast/nationalmuseet/da/p.xml",
        ),
        ("landingPage", "", ""),
    ];
    for (page_type, title, href) in cases {
        let feeds = page(site, page_type, "", json!({})).0.seo.feeds;
        let found = feeds.first();
        let found = found.map_or(("", ""), |feed| (&*feed.title, &*feed.href));
        assert_eq!(found, (title, href), "{page_type}");
        assert!(feeds.len() < 2, "{page_type}");
    }
}

/// Topic and materials have labels. Another is told, and its label is empty.
#[test]
fn education_tags_have_labels() {
    let fields = json!({"educationTags": ["topic", "hologram", "materials"]});
    let (shown, warnings) = page("nationalmuseet", "educationTopic", "", fields);
    let Body::EducationTopic(topic) = shown.body else {
        panic!("no topic");
    };
    assert_eq!(topic.labels, ["Undervisningsforløb", "", "Materialer"]);
    let kinds: Vec<WarningKind> = warnings.into_iter().map(|warning| warning.kind).collect();
    assert_eq!(
        kinds,
        [WarningKind::UnknownEducationTag("hologram".to_owned())]
    );
}

/// Tabs for teachers and students: one that says nothing is not there.
#[test]
fn education_variants() {
    let both = json!({"teacher": {"description": [block("a", "normal", "Hej")]},
        "student": {"info": [{"title": "Husk", "text": "Støvler"}]}});
    let alone = json!({"teacher": {}, "student": {"description": [block("a", "normal", "Hej")]}});
    let (teacher, student) = (EducationAudience::Teacher, EducationAudience::Student);
    for (fields, expected) in [
        (both, vec![teacher, student]),
        (alone, vec![student]),
        (json!({}), vec![]),
    ] {
        let Body::EducationTopic(topic) = body("educationTopic", fields) else {
            panic!("no topic");
        };
        let shown: Vec<_> = topic
            .variants
            .iter()
            .map(|variant| variant.audience)
            .collect();
        assert_eq!(shown, expected);
    }
}

/// Materials are links, or files of the museum's own, which say what they are.
#[test]
fn materials_are_links_and_files() {
    let id = "file-0123456789abcdef0123456789abcdef01234567-pdf";
    let fields = json!({"teacher": {"materials": [
        {"_type": "material", "title": "Et ark", "file": {"_id": id, "size": 119_204}},
        {"_type": "material", "title": "Uden størrelse", "file": {"_id": id}},
        {"_type": "material", "title": "Endnu ikke lagt op"},
        {"_type": "link", "title": "Salene", "url": "/sale"}]}});
    let (shown, warnings) = page("nationalmuseet", "educationTopic", "", fields);
    let Body::EducationTopic(topic) = shown.body else {
        panic!("no topic");
    };
    let materials = topic.variants[0].materials.iter();
    let shown: Vec<(&str, &str, Option<&str>)> = materials
        .map(|one| {
            let (title, href) = (one.link.title.as_str(), one.link.href.as_str());
            (title, href, one.file.as_deref())
        })
        .collect();
    let file = "/media/files/museerne/stage/0123456789abcdef0123456789abcdef01234567.pdf";
    let sheet = format!("{file}?dl=Et-ark.pdf");
    let other = format!("{file}?dl=Uden-st%C3%B8rrelse.pdf");
    assert_eq!(
        shown,
        [
            ("Et ark", sheet.as_str(), Some("PDF, 120 KB")),
            ("Uden størrelse", other.as_str(), Some("PDF")),
            ("Salene", "/sale", None)
        ]
    );
    let kinds: Vec<WarningKind> = warnings.into_iter().map(|warning| warning.kind).collect();
    assert_eq!(kinds, [WarningKind::MissingField("file")]);
}

/// Four highlighted topics at most. Overview, level, theme, then the page.
#[test]
fn the_way_to_a_topic() {
    let topics: Value = (0..6)
        .map(|n| item(&format!("t{n}"), "educationTopic", "nationalmuseet"))
        .collect();
    let Body::EducationOverview(overview) =
        body("educationOverview", json!({"highlighted": topics}))
    else {
        panic!("no overview");
    };
    assert_eq!(overview.highlighted.len(), museum::MOST_HIGHLIGHTED);
    let up = |title: &str, parent: Value| json!({"title": title, "slug": title, "site": "nationalmuseet", "locale": "da", "parent": parent});
    let parent = up("tema", up("trin", up("oversigt", Value::Null)));
    let Body::EducationTopic(topic) = body("educationTopic", json!({ "parent": parent })) else {
        panic!("no topic");
    };
    let way: Vec<&str> = topic
        .hero
        .breadcrumbs
        .iter()
        .map(|link| link.title.as_str())
        .collect();
    assert_eq!(way, ["oversigt", "trin", "tema"]);
}

/// What a site does not have is in none of its lists.
#[test]
fn a_type_that_a_site_has_not_is_not_offered() {
    let related = json!([
        item("a", "publication", "nationalmuseet"),
        item("b", "service", "nationalmuseet"),
        item("c", "service", "bevaring")
    ]);
    let Body::Collection(collection) = body("collection", json!({ "related": related })) else {
        panic!("no collection");
    };
    let shown: Vec<&str> = collection
        .related
        .iter()
        .map(|one| one.id.as_str())
        .collect();
    assert_eq!(shown, ["a", "c"]);
}

/// Projects current and upcoming, and the units.
#[test]
fn projects_are_grouped() {
    let run = |id: &str, from: &str, to: &str| {
        let mut project = item(id, "project", "nationalmuseet");
        project["period"] = json!({"from": from, "to": to});
        project
    };
    let fields = json!({
        "ending": [run("over", "2020-01-01", "2026-11-17"), run("now", "2020-01-01", "2027-01-01"),
            run("next", "2027-01-01", "2028-01-01")],
        "lasting": [item("always", "project", "nationalmuseet")],
        "units": [item("u", "researchUnit", "nationalmuseet")]});
    let Body::ProjectOverview(overview) = body("projectOverview", fields) else {
        panic!("no overview");
    };
    let ids = |cards: &[museum::RunCard]| -> Vec<String> {
        cards.iter().map(|card| card.item.id.clone()).collect()
    };
    assert_eq!(ids(&overview.current), ["now", "always"]);
    assert_eq!(ids(&overview.upcoming), ["next"]);
    // The site has no research units: they are another site's.
    assert!(overview.units.is_empty());
}

/// A publication and a press release say when they came out.
#[test]
fn days_in_words() {
    let fields = json!({"publishedDate": "2026-05-03", "authors": ["Åse Bjerre", "Ib Lund"]});
    let Body::Publication(publication) = body("publication", fields) else {
        panic!("no publication");
    };
    assert_eq!(publication.published.as_deref(), Some("3. maj 2026"));
    assert_eq!(publication.authors, ["Åse Bjerre", "Ib Lund"]);
}
