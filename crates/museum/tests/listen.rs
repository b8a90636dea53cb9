//! Podcasts, films, galleries, and what they give to programs of others.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

use museum::{
    Body, Environment, Group, Locale, Module, OwnedJson, PageAddress, PageType, PageView, Shaping,
    TitleSize, Warning, WarningKind, manifest, podcast_feed,
};
use serde_json::{Value, json};

const SOUND: &str = "file-0123456789abcdef0123456789abcdef01234567-mp3";
const PICTURE: &str = "image-0123456789abcdef0123456789abcdef01234567-6000x4500-jpg";

/// Shapes something for a site on Wednesday 18 November 2026.
fn shaped<T>(site: &str, shape: impl FnOnce(&Shaping<'_>) -> T) -> (T, Vec<Warning>) {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site(site).unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    let shown = shape(&shaping);
    (shown, shaping.into_warnings())
}

fn body(page_type: &str, mut fields: Value) -> (Body, Vec<Warning>) {
    shaped("nationalmuseet", |shaping| {
        let address = PageAddress {
            site: shaping.site,
            locale: Locale::Da,
            slug: "x".to_owned(),
        };
        fields["_id"] = "p".into();
        let kind = PageType::named(page_type).unwrap();
        let answer = OwnedJson::from_string(fields.to_string()).unwrap();
        let view = PageView::shape(kind, answer.get_value(), None, &address, shaping);
        view.unwrap().page.body
    })
}

fn modules(list: &Value) -> (Vec<Module>, Vec<Warning>) {
    let (body, warnings) = body("landingPage", json!({"title": "T", "modules": list}));
    let Body::LandingPage(page) = body else {
        panic!("no landing page");
    };
    (page.modules, warnings)
}

fn text(words: &str) -> Value {
    json!([{"_type": "block", "_key": "b", "style": "normal", "markDefs": [],
        "children": [{"_type": "span", "_key": "s", "text": words, "marks": []}]}])
}

fn image() -> Value {
    json!({"asset": {"_id": PICTURE, "creditLine": "Museet"}, "alt": {"da": "En lur"}})
}

/// The page of an episode, as `episode.groq` answers.
fn episode(id: &str, title: &str) -> Value {
    json!({"_id": format!("{id}-da"), "_type": "podcastEpisodePage", "title": title,
        "slug": format!("podcast/{id}"), "site": "nationalmuseet", "locale": "da",
        "description": "Om lurer.", "image": image(),
        "parent": {"title": "Under gulvet", "slug": "podcast/under-gulvet",
            "site": "nationalmuseet", "locale": "da"},
        "episode": {"_id": id, "title": title, "publishedAt": "2026-11-01T23:30:00Z",
            "duration": 1_090_000, "audio": {"_id": SOUND, "mimeType": "audio/mpeg", "size": 8_720_000},
            "showData": {"title": "Under gulvet", "seasons": [
                {"name": "Første", "episodes": ["a", "b"]},
                {"name": "Anden", "episodes": ["c"]}]}}})
}

/// Under 30 characters a title stands larger.
#[test]
fn short_titles_stand_larger() {
    let cases = [
        ("Kort", TitleSize::H2),
        ("Ærø, Ærø, Ærø, Ærø, Ærø, Ærøx", TitleSize::H2),
        ("Ærø, Ærø, Ærø, Ærø, Ærø, Ærøxy", TitleSize::H3),
    ];
    for (title, size) in cases {
        assert_eq!(TitleSize::of(title), size, "{title}");
    }
}

/// The prefix, its condensed form, and the duration in whole minutes; the day is that of
/// Copenhagen.
#[test]
fn an_episode_says_where_it_stands() {
    for (id, prefix, condensed) in [("b", "S1. E2.", "S1E2"), ("c", "S2. E1.", "S2E1")] {
        let (body, warnings) = body(
            "podcastEpisodePage",
            json!({"title": "Lurerne", "own": episode(id, "Lurerne")}),
        );
        let Body::PodcastEpisodePage(page) = body else {
            panic!("no episode");
        };
        let episode = page.episode.unwrap();
        let number = episode.number.unwrap();
        assert_eq!((&*number.prefix, &*number.condensed), (prefix, condensed));
        assert_eq!(episode.duration.as_deref(), Some("18min."));
        assert_eq!(episode.date.as_deref(), Some("2. november 2026"));
        assert_eq!(episode.show.unwrap().href, "/podcast/under-gulvet");
        let sound = episode.sound.unwrap();
        let name = "0123456789abcdef0123456789abcdef01234567.mp3";
        assert_eq!(sound.src, format!("/media/files/museerne/stage/{name}"));
        assert_eq!(sound.seconds, Some(1090));
        assert_eq!(warnings, []);
    }
}

/// The sound is our own file, or lies at a host of podcasts.
#[test]
fn where_a_sound_lies() {
    let cases = [
        (
            json!({"playbackUrl": "https://pod.example.org/a.mp3"}),
            Some("https://pod.example.org/a.mp3"),
        ),
        (json!({"playbackUrl": "http://pod.example.org/a.mp3"}), None),
        (json!({"playbackUrl": "javascript:alert(1)"}), None),
        (json!({"audio": {"_id": "file-1-mp3"}}), None),
        (json!({}), None),
    ];
    for (fields, expected) in cases {
        let mut own = episode("a", "A");
        own["episode"]["audio"] = Value::Null;
        for (name, value) in fields.as_object().unwrap() {
            own["episode"][name] = value.clone();
        }
        let (body, _) = body("podcastEpisodePage", json!({"title": "A", "own": own}));
        let Body::PodcastEpisodePage(page) = body else {
            panic!("no episode");
        };
        let sound = page.episode.unwrap().sound;
        assert_eq!(
            sound.as_ref().map(|sound| &*sound.src),
            expected,
            "{fields}"
        );
    }
}

/// Seasons and episodes. A season none of whose episodes has a page here is left out.
#[test]
fn a_show_has_seasons() {
    // A name may be one for all languages, or have each.
    let seasons = json!([{"name": {"en": "First", "da": "Første"}, "episodes": ["a", "b"]},
        {"name": "Tom", "episodes": ["z"]}, {"name": "Anden", "episodes": ["c"]}]);
    let (body, _) = body(
        "podcastShowPage",
        json!({"title": "Under gulvet", "show": {"author": "Museet", "seasons": seasons,
            "externalUrl": "https://pod.example.org/show"},
            "episodes": [episode("c", "C"), episode("b", "B"), episode("a", "A")],
            "about": text("Om")}),
    );
    let Body::PodcastShowPage(page) = body else {
        panic!("no show");
    };
    let told: Vec<(usize, &str, Vec<String>)> = page
        .seasons
        .iter()
        .map(|season| (season.number, &*season.name, season.episodes.clone()))
        .collect();
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        told,
        [(3, "Anden", ids(&["c"])), (1, "Første", ids(&["a", "b"]))]
    );
    assert_eq!(page.feed, "/feeds/podcast/nationalmuseet/da/p.xml");
    assert_eq!(page.external.unwrap().title, "pod.example.org");
    assert_eq!(page.size, TitleSize::H2);
}

/// A clip has a range, a full film none; captions in the page's language come first.
#[test]
fn films_and_clips() {
    let film = |fields: Value| {
        let mut film = json!({"_type": "video", "_key": "v", "title": "Film",
            "playbackId": "abc", "duration": 36_400, "file": {"_id": SOUND},
            "captions": [{"language": "en", "file": {"_id": SOUND}},
                {"language": "da", "file": {"_id": SOUND}}, {"language": "da"}],
            "transcript": "En mand.\n\nEn lur.\n"});
        for (name, value) in fields.as_object().unwrap() {
            film[name] = value.clone();
        }
        modules(&json!([film]))
    };
    let range = json!({"from": 4, "to": 10.5});
    let cases = [
        (json!({"type": "full", "range": range}), None, "0:36"),
        (
            json!({"type": "clip", "range": range}),
            Some((4.0, Some(10.5))),
            "0:07",
        ),
        (
            json!({"type": "clip", "range": {"from": 4}}),
            Some((4.0, None)),
            "0:36",
        ),
        (
            json!({"type": "clip", "range": {"from": 4, "to": 3}}),
            None,
            "0:36",
        ),
        (json!({"type": "clip"}), None, "0:36"),
    ];
    for (fields, clip, duration) in cases {
        let (shown, _) = film(fields.clone());
        let [Module::Video(video)] = &shown[..] else {
            panic!("no film");
        };
        assert_eq!(
            video.clip.map(|clip| (clip.from, clip.to)),
            clip,
            "{fields}"
        );
        assert_eq!(video.duration.as_deref(), Some(duration), "{fields}");
        assert_eq!(video.playlist, "/media/files/museerne/stage/abc.m3u8");
        let languages: Vec<Locale> = video.captions.iter().map(|one| one.locale).collect();
        assert_eq!(languages, [Locale::Da, Locale::En]);
        assert_eq!(video.transcript, ["En mand.", "En lur."]);
    }
    for id in ["", "../x", "a/b", "a.b"] {
        let (shown, warnings) = film(json!({ "playbackId": id }));
        assert!(shown.is_empty(), "{id}");
        assert_eq!(warnings[0].kind, WarningKind::MissingField("playbackId"));
    }
}

/// The id of a film becomes an address as the group's file says.
#[test]
fn films_of_a_service() {
    let text = include_str!("../../../demo/group.toml");
    let hosted = format!("video = \"https://stream.example.org/{{id}}.m3u8\"\n{text}");
    let group = Group::parse(&hosted, Environment::Production).unwrap();
    assert_eq!(
        group.video.as_deref(),
        Some("https://stream.example.org/{id}.m3u8")
    );
    for wrong in [
        "http://stream.example.org/{id}",
        "https://stream.example.org/",
    ] {
        let text = format!("video = \"{wrong}\"\n{text}");
        assert!(
            Group::parse(&text, Environment::Production).is_err(),
            "{wrong}"
        );
    }
}

/// A picture without its asset is left out of a gallery; a gallery without any is none.
#[test]
fn galleries() {
    let gone = json!({"ref": "image-x", "asset": null});
    let (shown, warnings) = modules(&json!([
        {"_type": "imageSlider", "_key": "s", "page": "p", "images": [image(), gone]},
        {"_type": "imageSlider", "_key": "e", "images": [gone]},
        {"_type": "imageDetail", "_key": "d", "image": image()}]));
    let [Module::ImageSlider(slider), Module::ImageDetail(detail)] = &shown[..] else {
        panic!("{shown:?}");
    };
    assert_eq!(slider.slides.len(), 1);
    assert_eq!(
        slider.manifest.as_deref(),
        Some("/feeds/manifest/nationalmuseet/da/p.json")
    );
    let zoom = format!("/media/iiif/3/museerne/stage/{PICTURE}");
    assert_eq!(detail.zoom.as_deref(), Some(&*zoom));
    assert!(
        warnings
            .iter()
            .all(|one| one.kind == WarningKind::MissingAsset)
    );
}

/// The newest of a show, or the episode that was chosen; none of another language.
#[test]
fn a_teaser_is_of_an_episode_or_a_show() {
    let show = json!({"_type": "podcastShowPage", "site": "nationalmuseet", "locale": "da",
        "newest": episode("c", "Den nyeste")});
    let mut english = episode("a", "A");
    english["locale"] = "en".into();
    let teaser = |page: Value| json!({"_type": "podcastTeaser", "_key": "t", "page": page});
    let cases = [
        (episode("a", "A"), Some("A")),
        (show, Some("Den nyeste")),
        (english, None),
    ];
    for (page, expected) in cases {
        let (shown, _) = modules(&json!([teaser(page)]));
        let title = shown.first().map(|module| match module {
            Module::PodcastTeaser(teaser) => teaser.episode.link.title.clone(),
            other => panic!("{other:?}"),
        });
        assert_eq!(title.as_deref(), expected);
    }
}

/// What apps need of each episode: length, type, duration, an id that stays, a picture.
#[test]
fn a_feed_has_what_apps_need() {
    let mut silent = episode("b", "Uden lyd");
    silent["episode"]["audio"] = Value::Null;
    let answer = json!({"_id": "show-da", "title": "Under gulvet & over", "slug": "podcast/under-gulvet",
        "site": "nationalmuseet", "locale": "da", "description": "Om <ting>.", "image": image(),
        "show": {"title": "Under gulvet", "author": "Nationalmuseet", "email": "pod@example.org",
            "language": "da"},
        "episodes": [episode("c", "Den nyeste"), silent]});
    let answer = OwnedJson::from_string(answer.to_string()).unwrap();
    let (feed, _) = shaped("nationalmuseet", |shaping| {
        podcast_feed::rss(answer.get_value(), shaping).unwrap()
    });
    let home = "https://nationalmuseet.example.org";
    for expected in [
        "<title>Under gulvet &amp; over</title>".to_owned(),
        "Om &lt;ting&gt;.".to_owned(),
        "<language>da</language>".to_owned(),
        format!("{home}/feeds/podcast/nationalmuseet/da/show-da.xml"),
        format!(
            "<enclosure url=\"{home}/media/files/museerne/stage/\
             0123456789abcdef0123456789abcdef01234567.mp3\" length=\"8720000\" type=\"audio/mpeg\"/>"
        ),
        "<guid isPermaLink=\"false\">c</guid>".to_owned(),
        "<pubDate>Sun, 1 Nov 2026 23:30:00 +0000</pubDate>".to_owned(),
        "<itunes:duration>1090</itunes:duration>".to_owned(),
        "<itunes:season>2</itunes:season>".to_owned(),
        "<itunes:episode>1</itunes:episode>".to_owned(),
        "<itunes:category text=\"History\"".to_owned(),
        "<itunes:email>pod@example.org</itunes:email>".to_owned(),
        "w=1440&amp;h=1440".to_owned(),
    ] {
        assert!(feed.contains(&expected), "{expected} is not in\n{feed}");
    }
    assert!(!feed.contains("Uden lyd"));
}

/// The manifest of a collection: its own picture first, rights and credit with each.
#[test]
fn a_collection_is_a_manifest() {
    let rights = "http://creativecommons.org/licenses/by/4.0/";
    let answer = |page_type: &str| {
        let answer = json!({"_id": "c", "_type": page_type, "title": "Lurer", "slug": "lurer",
            "site": "samlinger", "locale": "da", "rights": rights, "image": image(), "modules": [
                {"_type": "imageSlider", "images": [image(), {"ref": "x", "asset": null}]},
                {"_type": "imageDetail", "image": image(),
                    "rights": "http://rightsstatements.org/vocab/InC/1.0/"}]});
        OwnedJson::from_string(answer.to_string()).unwrap()
    };
    let made = |page_type: &str| {
        let answer = answer(page_type);
        shaped("samlinger", |shaping| {
            manifest::manifest(answer.get_value(), shaping)
        })
        .0
    };
    let collection = made("collection").unwrap();
    let canvases = collection["items"].as_array().unwrap();
    assert_eq!(canvases.len(), 3);
    assert_eq!(canvases[0]["rights"], rights);
    assert_eq!(canvases[0]["width"], 6000);
    assert_eq!(canvases[0]["requiredStatement"]["value"]["da"][0], "Museet");
    let body = &canvases[0]["items"][0]["items"][0]["body"];
    let home = "https://samlinger.nationalmuseet.example.org";
    let service = format!("{home}/media/iiif/3/museerne/stage/{PICTURE}");
    assert_eq!(body["service"][0]["id"], service);
    assert_eq!(body["id"], format!("{service}/full/1440,/0/default.jpg"));
    assert_eq!(
        (&body["width"], &body["height"]),
        (&json!(1440), &json!(1080))
    );
    // Not all have the same terms, so the whole has none.
    assert!(collection.get("rights").is_none());
    // A page that is not about pictures has those of its modules alone.
    assert_eq!(
        made("landingPage").unwrap()["items"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    // A type that the site does not have is not there.
    assert!(made("podcastShowPage").is_none());
}

/// What is known of a thing stands beside its picture, in the language of the page; terms that
/// IIIF does not know are left out.
#[test]
fn a_manifest_says_what_its_pictures_show() {
    let mut known = image();
    known["object"] = json!({"title": {"da": "Lurer", "en": "Lurs"}, "date": {"da": "900 f.Kr."},
        "inventoryNumber": "S 8"});
    let answer = json!({"_id": "c", "_type": "collection", "title": "Lurer", "slug": "lurer",
        "site": "samlinger", "locale": "da", "rights": "https://example.org/terms",
        "image": known, "modules": []});
    let answer = OwnedJson::from_string(answer.to_string()).unwrap();
    let made = shaped("samlinger", |shaping| {
        manifest::manifest(answer.get_value(), shaping)
    });
    let canvas = &made.0.unwrap()["items"][0];
    let pair =
        |label: &str, value: &str| json!({"label": {"da": [label]}, "value": {"da": [value]}});
    let expected = [
        pair("Titel", "Lurer"),
        pair("Datering", "900 f.Kr."),
        pair("Inventarnummer", "S 8"),
    ];
    assert_eq!(canvas["metadata"], json!(expected));
    assert!(canvas.get("rights").is_none());
}

/// The page of a collection leads to its manifest where there is a picture to show.
#[test]
fn a_collection_leads_to_its_manifest() {
    for (picture, expected) in [
        (image(), Some("/feeds/manifest/nationalmuseet/da/p.json")),
        (Value::Null, None),
    ] {
        let (body, _) = body("collection", json!({"title": "Lurer", "image": picture}));
        let Body::Collection(collection) = body else {
            panic!("no collection");
        };
        assert_eq!(collection.manifest.as_deref(), expected);
    }
}
