//! No text in the HTML breaks out of its context. The web tests cover the head.

use super::*;
use crate::builds::tests::{Folder, dist};
use museum::{Environment, Group, Locale, PageAddress, PreviewPicture, Shaping};
use proptest::prelude::*;

/// A Wednesday.
const NOW: jiff::civil::DateTime = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);

fn view() -> PageView {
    let text = include_str!("../../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Development).unwrap();
    let site = group.site("jelling").unwrap();
    let shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(NOW).unwrap(),
    );
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "besoeg".to_owned(),
    };
    PageView::failed(None, &address, &shaping)
}

fn written(view: &PageView, build: &Build) -> String {
    let structured_data = view.structured_data.as_ref();
    let structured_data = structured_data.map(ToString::to_string).unwrap_or_default();
    let json = serde_json::to_string(view).unwrap();
    write_html(&HtmlParts {
        view,
        json: &json,
        structured_data: &structured_data,
        head: "<title>HEAD</title>\n",
        html: "<main>APP</main>",
        modules: &["src/pages/landingPage/LandingPage.tsx".to_owned()],
        build,
        base_path: "/bevaring",
    })
}

#[test]
fn a_document_has_what_the_browser_needs() {
    let folder = Folder::new("document");
    let build = Build::read(&dist(&folder.0, "aaa1")).unwrap();
    let text = written(&view(), &build);
    for part in [
        "<html lang=\"da\" style=\"--fg:#18202e;--bg:#fbfaf6;",
        "<link rel=\"icon\" type=\"image/svg+xml\" href=\"/favicon.ico\">\n\
         <link rel=\"apple-touch-icon\" href=\"/bevaring/apple-touch-icon.png\">\n\
         <link rel=\"manifest\" href=\"/bevaring/manifest.webmanifest\">\n<title>HEAD</title>\n",
        "<link rel=\"expect\" href=\"#page-end\" blocking=\"render\">",
        "<link rel=\"preload\" href=\"/builds/assets/f.woff2\" as=\"font\"",
        "<link rel=\"stylesheet\" href=\"/builds/assets/e.css\">",
        "<script type=\"module\" async src=\"/builds/assets/e-aaa1.js\" fetchpriority=\"low\"></script>",
        "<link rel=\"modulepreload\" href=\"/builds/assets/landing-aaa1.js\" fetchpriority=\"low\">",
        "<div id=\"app\"><main>APP</main></div>",
        "<script type=\"application/json\" id=\"view\" data-build=\"aaa1\">{",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

/// Structured data are at the end of the document, and are not a script.
#[test]
fn structured_data_ends_the_document() {
    let folder = Folder::new("document");
    let build = Build::read(&dist(&folder.0, "aaa1")).unwrap();
    let mut view = view();
    assert!(!written(&view, &build).contains("ld+json"));
    let name = "</script><script>alert(1)</script>";
    view.structured_data = Some(serde_json::json!({ "name": name }));
    let text = written(&view, &build);
    let end = "</script>\n<script type=\"application/ld+json\">\
        {\"name\":\"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\"}</script>\n\
        </body>\n</html>\n";
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn the_static_error_page_has_its_texts() {
    let text = static_error_html(&FailedPage::new(Locale::Da), "da");
    assert!(
        text.contains("<h1>Vi kan desværre ikke vise siden</h1>"),
        "{text}"
    );
    assert!(!text.contains("<script"));
}

/// The tags that a browser would see in the HTML, by a simple parser of elements, quoted
/// attributes, scripts and titles.
fn tags(mut text: &str) -> Vec<String> {
    let mut tags = Vec::new();
    while let Some(start) = text.find('<') {
        let rest = &text[start + 1..];
        let mut quote = None;
        let end = rest.find(|c: char| {
            match (quote, c) {
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), c) if open == c => quote = None,
                (None, '>') => return true,
                _ => {}
            }
            false
        });
        let end = end.unwrap_or(rest.len() - 1);
        let tag = &rest[..end];
        let mut name = tag.split_whitespace().next().unwrap_or_default().to_owned();
        // Every second part is quoted.
        let bare: String = tag.split('"').step_by(2).collect();
        for attribute in ["src", "onload", "onerror"] {
            if bare.contains(&format!(" {attribute}=")) {
                name = format!("{name} {attribute}");
            }
        }
        text = &rest[end + 1..];
        if name.starts_with("script") {
            text = &text[text.find("</script").unwrap_or(text.len())..];
        }
        tags.push(name);
    }
    tags
}

fn nasty() -> impl Strategy<Value = String> {
    let bits = prop_oneof![
        Just("</script>".to_owned()),
        Just("<!--<script>".to_owned()),
        Just("]]>".to_owned()),
        Just("\"><img src=x onerror=alert(1)>".to_owned()),
        Just("' onload='x".to_owned()),
        Just("&quot;".to_owned()),
        Just("</title><script>".to_owned()),
        Just("\u{2028}\\u003c/script>".to_owned()),
        "[ -~æøå<>&\"'\\\\]{0,12}",
        any::<String>(),
    ];
    proptest::collection::vec(bits, 0..5).prop_map(|bits| bits.concat())
}

proptest! {
    #[test]
    fn no_text_breaks_out(texts in proptest::collection::vec(nasty(), 9)) {
        let folder = Folder::new("document");
        let build = Build::read(&dist(&folder.0, "aaa1")).unwrap();
        let mut view = view();
        let plain = |view: &mut PageView, texts: &[String]| {
            let seo = &mut view.page.seo;
            let fields = [&mut seo.title, &mut seo.description, &mut seo.og_description,
                &mut seo.canonical, &mut seo.og_url, &mut view.page.title, &mut view.shell.site.name];
            for (field, text) in fields.into_iter().zip(texts) {
                field.clone_from(text);
            }
            seo.og_image = Some(PreviewPicture {
                url: texts[7].clone(),
                width: 2000,
                height: 1050,
                alt: texts[6].clone(),
            });
            seo.alternates = [(texts[7].clone(), Some(texts[8].clone()))].into();
            view.structured_data = Some(serde_json::json!({ "name": texts[8] }));
            view.page.theme.tint.clone_from(&texts[8]);
        };
        let mut harmless = view.clone();
        plain(&mut harmless, &vec!["x".to_owned(); 9]);
        plain(&mut view, &texts);
        let mut expected = tags(&written(&harmless, &build));
        // An empty text has no tag.
        let document = written(&view, &build);
        let mut found = tags(&document);
        expected.retain(|tag| tag != "meta");
        found.retain(|tag| tag != "meta");
        prop_assert_eq!(found, expected);
        // The data is what it was.
        let start = document.rfind("data-build=\"aaa1\">").unwrap() + 18;
        let end = start + document[start..].find("</script>").unwrap();
        let mut read: PageView = serde_json::from_str(&document[start..end]).unwrap();
        prop_assert_eq!(&read.structured_data, &None);
        let start = document.rfind("ld+json\">").unwrap() + 9;
        let end = start + document[start..].find("</script>").unwrap();
        read.structured_data = serde_json::from_str(&document[start..end]).unwrap();
        prop_assert_eq!(read, view);
    }
}
