//! What of a document is shown, how much of it, and how it is wrapped.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

use museum::{
    Body, Environment, Group, Layout, Locale, Module, NavigationColour, OwnedJson, Page,
    PageAddress, PageType, PageView, RandomRelatedContent, Shaping,
};
use serde_json::{Value, json};

/// What a test writes, as the content service would answer it.
fn owned(value: &Value) -> OwnedJson {
    OwnedJson::from_string(value.to_string()).unwrap()
}

fn shaped<T>(shape: impl FnOnce(&Shaping<'_>, &PageAddress<'_>) -> T) -> T {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site("jelling").unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let now = group.zone.to_timestamp(now).unwrap();
    let shaping = Shaping::new(&group, site, Locale::Da, "/media", now);
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "besoeg".to_owned(),
    };
    shape(&shaping, &address)
}

fn page(fields: &Value) -> Page {
    let kind = PageType::named("landingPage").unwrap();
    let view = shaped(|shaping, address| {
        PageView::shape(kind, owned(fields).get_value(), None, address, shaping)
    });
    view.unwrap().page
}

fn module(module: &Value) -> Module {
    let page = page(&json!({"_id": "p", "title": "T", "modules": [module]}));
    let Body::LandingPage(body) = page.body else {
        panic!("{:?}", page.body);
    };
    body.modules.into_iter().next().unwrap()
}

fn pages(count: usize) -> Value {
    let page = |number| {
        json!({"_id": format!("p{number}"), "_type": "landingPage", "title": "T",
            "slug": "x", "site": "jelling", "locale": "da"})
    };
    (0..count).map(page).collect()
}

/// The link of a quote shows only if its url is not empty.
#[test]
fn a_quote_has_a_link_where_it_leads_somewhere() {
    let cases = [
        (json!({"title": "Mere", "url": "/runer"}), Some("/runer")),
        (json!({"title": "Mere", "url": ""}), None),
        (json!({"title": "Mere"}), None),
        (Value::Null, None),
    ];
    for (link, expected) in cases {
        let given = json!({"_type": "statement", "_key": "s", "text": "Kong Harald", "link": link});
        let Module::Statement(statement) = module(&given) else {
            panic!("{given}");
        };
        let href = statement.link.map(|link| link.href);
        assert_eq!(href.as_deref(), expected, "{given}");
    }
}

/// Four under a tab, ten by chance.
#[test]
fn no_more_is_shown_than_there_may_be() {
    let tab = json!({"_key": "t", "title": "Valgt", "chosen": pages(6)});
    let Module::RelatedContent(related) =
        module(&json!({"_type": "relatedContent", "_key": "r", "tabs": [tab]}))
    else {
        panic!();
    };
    assert_eq!(related.tabs[0].items.len(), 4);
    for (found, expected) in [(3, 3), (10, 10), (40, 10)] {
        let chosen = shaped(|shaping, _| {
            RandomRelatedContent::choose(
                owned(&json!({"found": pages(found)})).get_value(),
                shaping,
                &mut |below| below / 2,
            )
        });
        assert_eq!(chosen.len(), expected, "{found}");
    }
}

/// A page that begins with an article's hero is wrapped as an article.
/// The navigation stands in the foreground colour unless the page says otherwise.
#[test]
fn how_a_page_is_wrapped() {
    let first = |name: &str| json!([{"_type": name, "_key": "a"}, {"_type": "heroArticle"}]);
    let cases = [
        (json!({}), Layout::Plain, NavigationColour::Foreground),
        (
            json!({"modules": first("heroArticle"), "navigationColor": "background"}),
            Layout::Article,
            NavigationColour::Background,
        ),
        (
            json!({"modules": first("textSection"), "navigationColor": "pink"}),
            Layout::Plain,
            NavigationColour::Foreground,
        ),
    ];
    for (mut fields, layout, colour) in cases {
        fields["_id"] = json!("p");
        let page = page(&fields);
        assert_eq!((page.layout, page.navigation_colour), (layout, colour));
    }
}

/// A link cannot lie in another: browsers would take the page apart, and React with it.
#[test]
fn a_word_has_one_link() {
    let module = module(
        &json!({"_type": "textSection", "content": [{"_type": "block", "_key": "b",
        "markDefs": [{"_type": "link", "_key": "x", "url": "/x"}, {"_type": "link", "_key": "y", "url": "/y"}],
        "children": [{"_type": "span", "_key": "s", "text": "ord", "marks": ["x", "strong", "y"]}]}]}),
    );
    let Module::TextSection(section) = module else {
        panic!("{module:?}");
    };
    assert_eq!(
        section.content.0[0]["children"][0]["marks"],
        json!(["x", "strong"])
    );
}
