//! The HTML document around what a worker rendered.
//!
//! No script stands in it: the page's data is a block of JSON, which the browser does not
//! run, so that the policy against foreign scripts needs no exception and a cached copy
//! stays valid.

use crate::builds::Build;
use museum::{APPLE_TOUCH_ICON, FailedPage, PageView, Theme, WEB_MANIFEST};
use std::fmt::Write;

/// What a document is made of.
pub(crate) struct DocumentParts<'a> {
    pub(crate) view: &'a PageView,
    /// The view as JSON.
    pub(crate) json: &'a str,
    /// What search engines read, as JSON; empty if that is nothing.
    pub(crate) structured_data: &'a str,
    /// The contents of the head, as the worker wrote them.
    pub(crate) head: &'a str,
    /// The HTML of the application, as the worker rendered it.
    pub(crate) html: &'a str,
    /// The modules of the application with which the worker rendered it.
    pub(crate) modules: &'a [String],
    pub(crate) build: &'a Build,
    /// What the site's paths begin with.
    pub(crate) base_path: &'a str,
}

/// Writes a document.
pub(crate) fn write_document(parts: &DocumentParts<'_>) -> String {
    let DocumentParts {
        view,
        json,
        structured_data,
        head,
        html,
        modules,
        build,
        base_path,
    } = parts;
    let page = &view.page;
    let length = [*head, html, json, structured_data]
        .iter()
        .map(|part| part.len())
        .sum::<usize>();
    let mut text = String::with_capacity(length + 8192);
    text.push_str("<!doctype html>\n<html lang=\"");
    text.push_str(page.locale.code());
    text.push_str("\" style=\"");
    write_colours(&mut text, &page.theme);
    text.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    text.push_str("<link rel=\"icon\" type=\"image/svg+xml\" href=\"/favicon.ico\">\n");
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "<link rel=\"apple-touch-icon\" href=\"{base_path}/{APPLE_TOUCH_ICON}\">\n\
         <link rel=\"manifest\" href=\"{base_path}/{WEB_MANIFEST}\">"
    );
    text.push_str(head);
    write_links(&mut text, modules, build);
    text.push_str("</head>\n<body>\n<div id=\"app\">");
    text.push_str(html);
    text.push_str("</div>\n<script type=\"application/json\" id=\"view\" data-build=\"");
    write_escaped(&mut text, &build.id);
    text.push_str("\">");
    write_json(&mut text, json);
    text.push_str("</script>\n");
    write_structured_data(&mut text, structured_data);
    text.push_str("</body>\n</html>\n");
    text
}

/// The structured data, at the end so that nothing that is seen waits for it. Navigation in the
/// browser leaves it as it is: search engines load each page whole.
fn write_structured_data(text: &mut String, structured_data: &str) {
    if !structured_data.is_empty() {
        text.push_str("<script type=\"application/ld+json\">");
        write_json(text, structured_data);
        text.push_str("</script>\n");
    }
}

/// The colours by the names that the style sheet has for them.
fn write_colours(text: &mut String, theme: &Theme) {
    let colours = [
        ("--fg", &theme.primary.foreground),
        ("--bg", &theme.primary.background),
        ("--impact-fg", &theme.impact.foreground),
        ("--impact-bg", &theme.impact.background),
        ("--tint", &theme.tint),
        ("--deep", &theme.deep),
    ];
    for (number, (name, colour)) in colours.into_iter().enumerate() {
        if number > 0 {
            text.push(';');
        }
        text.push_str(name);
        text.push(':');
        write_escaped(text, colour);
    }
}

/// Nothing is painted before the page is there, but for its footer. A document (13 to 20 KB) is
/// requested and sent before its style sheet (18 KB), so that hardly anybody waits for this; but
/// parts that come one by one would move what is there, and the browser would lay it out once more
/// for each. Some browsers wait for where the element begins and some for where it ends: an empty
/// one has both.
const WHOLE_PAGE: &str = "<link rel=\"expect\" href=\"#page-end\" blocking=\"render\">\n";

/// Style sheets, fonts and scripts, so that the browser requests all of them at once. The picture
/// that the page opens with stands before them, in the head that the worker wrote. What is seen
/// comes first: scripts have a low priority, since a page can be read and used without them.
fn write_links(text: &mut String, modules: &[String], build: &Build) {
    let needed = build.manifest.needed(modules);
    text.push_str(WHOLE_PAGE);
    for style in needed.styles {
        let _ = writeln!(text, "<link rel=\"stylesheet\" href=\"/builds/{style}\">");
    }
    for font in &build.fonts {
        let _ = writeln!(
            text,
            "<link rel=\"preload\" href=\"/builds/{font}\" as=\"font\" type=\"font/woff2\" crossorigin>"
        );
    }
    if let Some(entry) = needed.entry {
        let _ = writeln!(
            text,
            "<script type=\"module\" async src=\"/builds/{entry}\" fetchpriority=\"low\"></script>"
        );
    }
    for script in needed.scripts {
        let _ = writeln!(
            text,
            "<link rel=\"modulepreload\" href=\"/builds/{script}\" fetchpriority=\"low\">"
        );
    }
}

/// An error page for when nothing can be rendered. It needs no worker, no script and no style.
pub(crate) fn plain_error_document(page: &FailedPage, language: &str) -> String {
    let mut text = String::from("<!doctype html>\n<html lang=\"");
    write_escaped(&mut text, language);
    text.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex\">\n<title>");
    write_escaped(&mut text, &page.title);
    text.push_str("</title>\n</head>\n<body>\n<main>\n<h1>");
    write_escaped(&mut text, &page.heading);
    text.push_str("</h1>\n<p>");
    write_escaped(&mut text, &page.subtitle);
    text.push_str("</p>\n</main>\n</body>\n</html>\n");
    text
}

/// JSON in a script element. `<` stands in JSON only within texts, where it may be
/// written in another way; without it nothing can end the element or begin a comment.
fn write_json(text: &mut String, json: &str) {
    let mut rest = json;
    while let Some(place) = rest.find('<') {
        text.push_str(&rest[..place]);
        text.push_str("\\u003c");
        rest = &rest[place + 1..];
    }
    text.push_str(rest);
}

/// Text in an attribute or an element.
fn write_escaped(text: &mut String, plain: &str) {
    let mut rest = plain;
    while let Some(place) = rest.find(['&', '<', '>', '"', '\'']) {
        text.push_str(&rest[..place]);
        text.push_str(match rest.as_bytes()[place] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[place + 1..];
    }
    text.push_str(rest);
}

#[cfg(test)]
mod tests;
