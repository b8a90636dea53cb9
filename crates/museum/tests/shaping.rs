//! From the content service's answers to page models: `docs/rules.md`.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

use museum::{
    Body, Environment, Group, LinkKind, Locale, Lookup, Module, OwnedJson, PageAddress, PageType,
    PageView, Shaping, Target, WarningKind,
};
use serde_json::{Value, json};

/// A Wednesday.
const NOW: jiff::civil::DateTime = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);

/// What a test writes, as the content service would answer it.
fn owned(value: &Value) -> OwnedJson {
    OwnedJson::from_string(value.to_string()).unwrap()
}

fn group() -> Group {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Development).unwrap();
    group.on_port(8443)
}

fn with<T>(
    group: &Group,
    site: &str,
    locale: Locale,
    shape: impl FnOnce(&Shaping<'_>, &PageAddress<'_>) -> T,
) -> (T, Vec<museum::Warning>) {
    let site = group.site(site).unwrap();
    let shaping = Shaping::new(
        group,
        site,
        locale,
        "/media",
        group.zone.to_timestamp(NOW).unwrap(),
    );
    let address = PageAddress {
        site,
        locale,
        slug: "besoeg".to_owned(),
    };
    let shaped = shape(&shaping, &address);
    (shaped, shaping.into_warnings())
}

fn landing(page: &Value) -> (PageView, Vec<museum::Warning>) {
    let group = group();
    let kind = PageType::named("landingPage").unwrap();
    let (view, warnings) = with(&group, "jelling", Locale::Da, |shaping, address| {
        PageView::shape(kind, owned(page).get_value(), None, address, shaping)
    });
    (view.unwrap(), warnings)
}

fn modules(list: &Value) -> (Vec<Module>, Vec<museum::Warning>) {
    let (view, warnings) = landing(&json!({"_id": "p", "title": "Besøg", "modules": list}));
    let Body::LandingPage(page) = view.page.body else {
        panic!("{:?}", view.page.body);
    };
    (page.modules, warnings)
}

/// A page, a redirect or nothing; a redirect is permanent only for 301;
/// an absolute target leaves the site. An unknown page type is a warning and no page.
#[test]
fn what_a_lookup_finds() {
    let group = group();
    let to = |url: &str| json!({"url": url});
    let redirect = |status: u16, to: Value| json!({"pageData": null, "redirect": {"statusCode": status, "to": to}});
    let target = |to: &str, permanent, leaves| {
        Lookup::Redirect(Target {
            to: to.to_owned(),
            permanent,
            leaves,
        })
    };
    let page = |name: &str| json!({"pageData": {"_id": "p", "_type": name}, "redirect": null});
    let cases = [
        (page("landingPage"), Lookup::Page("landingPage".to_owned())),
        (
            json!({"pageData": null, "redirect": null}),
            Lookup::NotFound,
        ),
        (redirect(301, to("/ny")), target("/ny", true, false)),
        (redirect(302, to("/ny")), target("/ny", false, false)),
        (redirect(308, to("/ny")), target("/ny", false, false)),
        (
            redirect(301, to("https://example.org/x")),
            target("https://example.org/x", true, true),
        ),
        (
            redirect(
                302,
                json!({"target": {"slug": "visit", "site": "slottet", "locale": "en"}}),
            ),
            target("https://slottet.localhost:8443/en/visit", false, true),
        ),
        (redirect(301, to("javascript:alert(1)")), Lookup::NotFound),
        (page("hologram"), Lookup::NotFound),
        // Jelling has no press.
        (page("pressRelease"), Lookup::NotFound),
    ];
    for (answer, expected) in cases {
        let (found, _) = with(&group, "jelling", Locale::Da, |shaping, _| {
            Lookup::of(owned(&answer).get_value(), shaping)
        });
        assert_eq!(found, expected, "{answer}");
    }
    let (_, warnings) = with(&group, "jelling", Locale::Da, |shaping, _| {
        Lookup::of(owned(&page("hologram")).get_value(), shaping)
    });
    assert_eq!(
        warnings[0].kind,
        WarningKind::UnknownPageType("hologram".to_owned())
    );
    assert_eq!(warnings[0].place, "p");
}

/// A link to another site becomes an absolute URL on that site's domain.
#[test]
fn links_lead_where_they_should() {
    let link = |link: Value| {
        let (modules, warnings) =
            modules(&json!([{"_type": "callToAction", "_key": "c", "link": link}]));
        let found = modules.into_iter().next().map(|module| match module {
            Module::CallToAction(module) => module.link,
            other => panic!("{other:?}"),
        });
        (found, warnings)
    };
    let page = |site: &str, locale: &str| json!({"target": {"title": "T", "slug": "x", "site": site, "locale": locale}});
    let cases = [
        (page("jelling", "da"), "/x", LinkKind::Internal),
        (page("jelling", "en"), "/en/x", LinkKind::Internal),
        (
            page("bevaring", "da"),
            "https://nationalmuseet.localhost:8443/bevaring/x",
            LinkKind::CrossSite,
        ),
        (
            json!({"title": "A", "url": "https://example.org"}),
            "https://example.org",
            LinkKind::External,
        ),
        (
            json!({"title": "A", "url": "mailto:a@example.org"}),
            "mailto:a@example.org",
            LinkKind::External,
        ),
        (
            json!({"title": "A", "url": "/kort"}),
            "/kort",
            LinkKind::Internal,
        ),
        (
            json!({"title": "A", "slug": "y", "site": "slottet"}),
            "https://slottet.localhost:8443/y",
            LinkKind::CrossSite,
        ),
    ];
    for (given, href, kind) in cases {
        let found = link(given.clone()).0.unwrap();
        assert_eq!((found.href.as_str(), found.kind), (href, kind), "{given}");
    }
    let wrong = [
        (
            json!({"url": "javascript:alert(1)"}),
            WarningKind::ForbiddenAddress,
        ),
        (
            json!({"url": "//evil.example"}),
            WarningKind::ForbiddenAddress,
        ),
        (json!({"title": "A"}), WarningKind::BrokenLink),
        (
            page("odense", "da"),
            WarningKind::UnknownSite("odense".to_owned()),
        ),
    ];
    for (given, kind) in wrong {
        let (found, warnings) = link(given.clone());
        assert!(found.is_none(), "{given}");
        assert_eq!(warnings[0].kind, kind, "{given}");
    }
}

/// Unknown modules and unmappable references are left out with a warning.
#[test]
fn what_cannot_be_drawn_is_left_out() {
    let text =
        json!([{"_type": "block", "_key": "b", "children": [{"_type": "span", "text": "Hej"}]}]);
    let (found, warnings) = modules(&json!([
        {"_type": "textSection", "_key": "a", "content": text},
        {"_type": "hologram", "_key": "h"},
        {"_type": "billboardWithReference", "_key": "r", "page": null},
        {"_type": "accordion", "_key": "e", "entries": []},
        {"_type": "iframeEmbed", "_key": "i", "url": "http://example.org"},
        {"_type": "iframeEmbed", "_key": "j", "url": "https://no host"},
    ]));
    assert_eq!(found.len(), 1, "{found:?}");
    let kinds: Vec<&WarningKind> = warnings.iter().map(|warning| &warning.kind).collect();
    assert_eq!(
        kinds,
        [
            &WarningKind::UnknownModule("hologram".to_owned()),
            &WarningKind::UnmappableReference,
            &WarningKind::ForbiddenAddress,
            &WarningKind::ForbiddenAddress,
        ]
    );
    assert_eq!(
        warnings[0].to_string(),
        "p: modules h: no module \"hologram\""
    );
}

/// Locale equal or absent, site equal.
#[test]
fn content_of_other_sites_and_languages_is_not_taken() {
    let item = |id: &str, site: &str, locale: Value| json!({"_id": id, "_type": "landingPage", "title": id, "slug": id, "site": site, "locale": locale});
    let found = [
        item("own", "jelling", json!("da")),
        item("any", "jelling", Value::Null),
        item("english", "jelling", json!("en")),
        item("castle", "slottet", json!("da")),
    ];
    let (modules, _) = modules(&json!([
        {"_type": "randomRelatedContent", "_key": "r", "page": "p", "found": found},
        {"_type": "relatedContent", "_key": "t", "tabs": [
            {"_key": "1", "title": "Valgt", "chosen": found},
            {"_key": "2", "title": "Tom", "chosen": [], "found": []},
        ]},
    ]));
    let Module::RandomRelatedContent(random) = &modules[0] else {
        panic!("{modules:?}");
    };
    let ids: Vec<&str> = random.items.iter().map(|item| item.id.as_str()).collect();
    assert_eq!(ids, ["own", "any"]);
    assert_eq!(
        random.island,
        "/__nuxt_island/randomRelatedContent.json?site=jelling&locale=da&page=p"
    );
    let Module::RelatedContent(related) = &modules[1] else {
        panic!("{modules:?}");
    };
    assert_eq!(related.tabs.len(), 1);
}

/// Links of a text are resolved, unknown marks and blocks are gone.
#[test]
fn rich_text_holds_what_is_drawn() {
    let text = json!([
        {"_type": "block", "_key": "b", "style": "h9", "markDefs": [
            {"_key": "l", "_type": "link", "target": {"slug": "x", "site": "slottet", "locale": "da"}},
            {"_key": "x", "_type": "link", "url": "javascript:x"},
            {"_key": "n", "_type": "footnote"},
        ], "children": [
            {"_type": "span", "_key": "s", "text": "Hej ", "marks": ["strong", "l", "x", "n", "blink"]},
        ]},
        {"_type": "hologram", "_key": "h"},
    ]);
    let (modules, warnings) =
        modules(&json!([{"_type": "textSection", "_key": "a", "content": text}]));
    let Module::TextSection(section) = &modules[0] else {
        panic!("{modules:?}");
    };
    let block = &section.content.0[0];
    assert_eq!(section.content.0.len(), 1);
    assert_eq!(block["style"], "normal");
    assert_eq!(block["children"][0]["marks"], json!(["strong", "l"]));
    assert_eq!(
        block["markDefs"],
        json!([{"_type": "link", "_key": "l", "href": "https://slottet.localhost:8443/x", "kind": "cross-site"}])
    );
    assert_eq!(warnings.len(), 2);
}

/// The headings of a text leave out no level, whatever the editor chose: an `h3` below a page's
/// title would be one.
#[test]
fn headings_of_a_text_leave_out_no_level() {
    let call =
        json!({"_type": "callToAction", "link": {"title": "Se", "url": "https://example.org/"}});
    let written = ["h3", "normal", "h4", "h2", "h4", "h4", "CALL", "h4", "h3"];
    let expected = ["h2", "normal", "h3", "h2", "h3", "h4", "", "h2", "h3"];
    let text: Vec<Value> = written
        .iter()
        .map(|style| match *style {
            "CALL" => call.clone(),
            style => json!({"_type": "block", "style": style, "children": []}),
        })
        .collect();
    let (modules, _) = modules(&json!([{"_type": "textSection", "_key": "a", "content": text}]));
    let Module::TextSection(section) = &modules[0] else {
        panic!("{modules:?}");
    };
    let styles: Vec<&str> = section
        .content
        .0
        .iter()
        .map(|block| block["style"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(styles, expected);
}

/// Seo and its defaults; translations and their alternates.
#[test]
fn the_head_of_a_page() {
    let (view, _) = landing(
        &json!({"_id": "p", "title": "Besøg", "description": "Find vej.",
        "translations": [{"locale": "da", "slug": "besoeg"}, {"locale": "en", "slug": "visit"}, null]}),
    );
    let seo = view.page.seo;
    assert_eq!(seo.title, "Besøg | Kongernes Jelling");
    assert_eq!(seo.description, "Find vej.");
    assert_eq!(seo.og_description, "Find vej.");
    assert_eq!(seo.canonical, "https://jelling.localhost:8443/besoeg");
    assert_eq!(seo.og_url, seo.canonical);
    assert!(!seo.noindex);
    let at = |path: &str| format!("https://jelling.localhost:8443{path}");
    let expected = [
        ("da", Some(at("/besoeg"))),
        ("de", None),
        ("en", Some(at("/en/visit"))),
        ("se", None),
        ("sv", None),
        ("x-default", Some(at("/besoeg"))),
    ];
    assert_eq!(
        seo.alternates,
        expected.map(|(name, url)| (name.to_owned(), url)).into()
    );
    let languages: Vec<(&str, bool)> = view
        .shell
        .languages
        .iter()
        .map(|language| (language.url.as_str(), language.translated))
        .collect();
    assert_eq!(languages, [("/besoeg", true), ("/en/visit", true)]);
    let (view, _) = landing(&json!({"_id": "p", "title": "Besøg",
        "seo": {"title": "Kom til Kongernes Jelling", "description": "d", "ogDescription": "o",
            "ogUrl": "https://example.org/", "indexingOptions": "noindex", "injectedH1": "H"}}));
    let seo = view.page.seo;
    assert_eq!(seo.title, "Kom til Kongernes Jelling");
    assert_eq!(
        (seo.og_description.as_str(), seo.og_url.as_str()),
        ("o", "https://example.org/")
    );
    assert!(seo.noindex);
    assert_eq!(seo.injected_heading.as_deref(), Some("H"));
}

/// Root data load failure: empty structure (no tickets, empty navigation and
/// address), language list kept.
#[test]
fn without_root_data_there_is_still_a_frame() {
    let (view, _) = landing(&json!({"_id": "p", "title": "Besøg"}));
    let shell = view.shell;
    assert_eq!(shell.languages.len(), 2);
    // The search page needs none.
    let search = shell.navigation.search.clone();
    assert_eq!(search.map(|link| link.href), Some("/soeg".to_owned()));
    let navigation = museum::Navigation {
        search: None,
        ..shell.navigation
    };
    assert_eq!(navigation, museum::Navigation::default());
    let empty = museum::Address {
        country_code: "da".to_owned(),
        ..museum::Address::default()
    };
    assert_eq!(shell.address, empty);
    assert!(shell.social_profiles.is_empty() && shell.search_suggestions.is_empty());
    assert!(shell.newsletter.is_none());
    let regions: Vec<&str> = shell
        .regions
        .iter()
        .map(|region| region.name.as_str())
        .collect();
    assert_eq!(regions, ["København", "Sjælland og Møn", "Jylland"]);
    assert_eq!(shell.regions[2].sites[0].link.kind, LinkKind::Internal);
    assert_eq!(
        shell.regions[0].sites[3].link.href,
        "https://nationalmuseet.localhost:8443/bevaring"
    );
}

#[test]
fn root_data_is_the_frame() {
    let page = json!({"_id": "p", "title": "T"});
    let link = |title: &str, slug: &str| json!({"title": title, "target": {"slug": slug, "site": "jelling", "locale": "da"}});
    let root = json!({
        "navigationData": {
            "primary": [{"title": "Besøg", "link": link("x", "besoeg"), "entries": [
                {"title": "Gruppe", "entries": [{"title": "Kort", "link": link("", "kort")}]},
                {"title": "Tom"},
            ]}],
            "footer": {"policyPages": [link("Cookies", "cookies")], "socialMedia": [{"url": "https://www.youtube.com/@x"}]},
        },
        "siteConfig": {"siteName": {"da": "Jelling"}, "street": "Gormsgade 23", "theme": {"tint": "#ffffff"},
            "socialProfiles": [{"url": "https://instagram.com/x"}, {"url": "https://example.org"}],
            "newsletter": {"title": {"da": "Nyt"}, "content": {"da": []}, "listId": "7"}},
    });
    let group = group();
    let kind = PageType::named("landingPage").unwrap();
    let (view, _) = with(&group, "jelling", Locale::Da, |shaping, address| {
        let root = owned(&root);
        PageView::shape(
            kind,
            owned(&page).get_value(),
            Some(root.get_value()),
            address,
            shaping,
        )
        .unwrap()
    });
    let shell = view.shell;
    let first = &shell.navigation.primary[0];
    assert_eq!(
        (first.link.title.as_str(), first.link.href.as_str()),
        ("Besøg", "/besoeg")
    );
    assert_eq!(first.entries.len(), 1);
    assert_eq!(first.entries[0].entries[0].link.href, "/kort");
    assert_eq!(shell.navigation.policies[0].href, "/cookies");
    let platforms: Vec<&str> = shell
        .social_profiles
        .iter()
        .map(|p| p.platform.as_str())
        .collect();
    assert_eq!(platforms, ["instagram", "youtube"]);
    assert_eq!(shell.site.name, "Jelling");
    assert_eq!(view.page.theme.tint, "#ffffff");
    assert_eq!(view.page.seo.title, "T | Jelling");
    assert_eq!(shell.newsletter.unwrap().title, "Nyt");
}

/// What lies at a host that the group's file does not name is only linked, and reported.
#[test]
fn hosts_of_others_are_named_in_the_groups_file() {
    let (found, warnings) = modules(&json!([
        {"_type": "iframeEmbed", "_key": "a", "url": "https://example.org/kort"},
        {"_type": "iframeEmbed", "_key": "b", "url": "https://evil.example/kort"},
        {"_type": "iframeEmbed", "_key": "c", "url": "https://example.org.evil.example/"},
        {"_type": "embed", "_key": "d", "code": "https://forms.office.com/e/abc"},
        {"_type": "embed", "_key": "e", "code": "gruppebesoeg"},
        {"_type": "video", "_key": "f", "playbackId": "valsen"},
    ]));
    let providers = found.iter().map(|module| match module {
        Module::IframeEmbed(frame) => frame.provider.as_ref(),
        Module::Embed(embed) => embed.provider.as_ref(),
        Module::Video(film) => film.provider.as_ref(),
        other => panic!("{other:?}"),
    });
    let named: Vec<_> = providers
        .map(|provider| provider.map(|one| (one.host.as_str(), one.named)))
        .collect();
    assert_eq!(
        named,
        [
            Some(("example.org", true)),
            Some(("evil.example", false)),
            Some(("example.org.evil.example", false)),
            Some(("forms.office.com", true)),
            Some(("forms.example.org", true)),
            None,
        ]
    );
    let Module::IframeEmbed(frame) = &found[0] else {
        panic!();
    };
    let provider = frame.provider.as_ref().unwrap();
    assert_eq!(
        provider.notice,
        "Indholdet ligger hos example.org, som kan sætte cookies."
    );
    let said: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "p: iframeEmbed b: the group's file names no host \"evil.example\"",
            "p: iframeEmbed c: the group's file names no host \"example.org.evil.example\"",
        ]
    );
}

/// The choice of cookies leads to the page that the menus name. Without other hosts and without
/// measurement there is nothing to choose.
#[test]
fn the_choice_of_cookies_is_in_the_frame() {
    let page = json!({"_id": "p", "title": "T"});
    let target = json!({"slug": "om/cookies", "site": "jelling", "locale": "da"});
    let root = json!({"navigationData": {"cookiePage": {"title": "Cookies", "target": target}}});
    let shell = |group: &Group, root: Option<&Value>| {
        let root = root.map(owned);
        let kind = PageType::named("landingPage").unwrap();
        let (view, _) = with(group, "jelling", Locale::Da, |shaping, address| {
            let root = root.as_ref().map(OwnedJson::get_value);
            PageView::shape(kind, owned(&page).get_value(), root, address, shaping).unwrap()
        });
        view.shell.consent
    };
    let found = shell(&group(), Some(&root)).unwrap();
    let choice = (found.choice.title.as_str(), found.choice.href.as_str());
    assert_eq!(choice, ("Valg af cookies", "/om/cookies"));
    assert_eq!(found.tag_manager, None);
    assert_eq!(shell(&group(), None).unwrap().choice.href, "/");
    let text = include_str!("../../../demo/group.toml");
    let measured = format!(
        "{text}\n[measurement]\ncontainer = \"GTM-1\"\naddress = \"https://tags.example.org\"\n\
         cookies = [\"_ga\", \"_ga_*\"]\n"
    );
    let measured = Group::parse(&measured, Environment::Production).unwrap();
    let found = shell(&measured, None).unwrap();
    assert_eq!(
        found.tag_manager.as_deref(),
        Some("https://tags.example.org/gtm.js?id=GTM-1")
    );
    assert_eq!(found.tag_cookies, ["_ga", "_ga_*"]);
    let mut alone = group();
    alone.embeds = museum::Embeds::default();
    assert_eq!(shell(&alone, Some(&root)), None);
}

/// The texts of 404 and of /fejl.
#[test]
fn pages_without_a_document() {
    let group = group();
    let (view, _) = with(&group, "jelling", Locale::Da, |shaping, address| {
        PageView::not_found(None, None, address, shaping)
    });
    let Body::NotFoundPage(body) = view.page.body else {
        panic!();
    };
    assert_eq!(
        (body.title.as_str(), body.description.as_str()),
        ("404", "Siden blev ikke fundet")
    );
    assert!(view.page.seo.noindex);
    let (view, _) = with(&group, "jelling", Locale::Da, |shaping, address| {
        PageView::failed(None, address, shaping)
    });
    let Body::FailedPage(body) = view.page.body else {
        panic!();
    };
    assert_eq!(body.status, 500);
    assert_eq!(body.status_message, "Internal Server Error");
    assert_eq!(
        (body.title.as_str(), body.description.as_str()),
        ("Fejl", "Noget gik galt")
    );
    assert_eq!(body.heading, "Vi kan desværre ikke vise siden");
    assert_eq!(
        body.subtitle,
        "Prøv igen senere, eller kontakt os hvis fejlen fortsætter"
    );
}
