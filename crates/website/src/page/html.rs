//! The HTML of a page, around what a worker rendered.
//!
//! It has no inline script: the page's data is a block of JSON, which the browser does not run, so
//! that the Content-Security-Policy needs no exception.

use crate::builds::Build;
use museum::{APPLE_TOUCH_ICON, FailedPage, PageView, Theme, WEB_MANIFEST};
use std::fmt::Write;

/// What the HTML of a page is made of.
pub(crate) struct HtmlParts<'a> {
    pub(crate) view: &'a PageView,
    /// The view as JSON.
    pub(crate) json: &'a str,
    /// The structured data for search engines, as JSON; empty if there are none.
    pub(crate) structured_data: &'a str,
    /// The contents of the head, as the worker wrote them.
    pub(crate) head: &'a str,
    /// The HTML of the application, as the worker rendered it.
    pub(crate) html: &'a str,
    /// The modules of the application with which the worker rendered it.
    pub(crate) modules: &'a [String],
    pub(crate) build: &'a Build,
    /// The base path of the site.
    pub(crate) base_path: &'a str,
}

/// Writes the HTML of a page.
pub(crate) fn write_html(parts: &HtmlParts<'_>) -> String {
    let HtmlParts {
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

/// The structured data, at the end so that nothing visible waits for it. Navigation in the browser
/// does not change it, because search engines load each page by itself.
fn write_structured_data(text: &mut String, structured_data: &str) {
    if !structured_data.is_empty() {
        text.push_str("<script type=\"application/ld+json\">");
        write_json(text, structured_data);
        text.push_str("</script>\n");
    }
}

/// The colours of a theme, by the names of the style sheet: those of the page, those of what should
/// be seen first (`impact`), a light surface for text in the foreground colour (`tint`), and a dark
/// one for text in the background colour (`deep`).
fn write_colours(text: &mut String, theme: &Theme) {
    let colours = [
        ("--fg", &theme.primary.foreground),
        ("--bg", &theme.primary.background),
        ("--impact-fg", &theme.impact.foreground),
        ("--impact-bg", &theme.impact.background),
        ("--tint", &theme.tint),
        ("--deep", &theme.deep),
    ];
    for (index, (name, colour)) in colours.into_iter().enumerate() {
        if index > 0 {
            text.push(';');
        }
        text.push_str(name);
        text.push(':');
        write_escaped(text, colour);
    }
}

/// Blocks rendering until the element `page-end` has been parsed, so that the page does not move
/// while its parts arrive. The HTML mostly arrives before its style sheet, which blocks rendering
/// anyway. That element is empty because some browsers wait for its start tag and some for its end
/// tag.
const RENDER_BLOCKING_LINK: &str = "<link rel=\"expect\" href=\"#page-end\" blocking=\"render\">\n";

/// Style sheets, fonts and scripts, so that the browser requests all of them at once. The first
/// picture of the page is before them, in the head that the worker wrote. Scripts have a low
/// priority, because a page can be read and used without them.
fn write_links(text: &mut String, modules: &[String], build: &Build) {
    let needed = build.manifest.needed(modules);
    text.push_str(RENDER_BLOCKING_LINK);
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

/// An error page that needs no worker, no script and no style sheet.
pub(crate) fn static_error_html(page: &FailedPage, language: &str) -> String {
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

/// JSON in a script element. `<` occurs in JSON only within strings, where it can be escaped:
/// without it nothing can end the element or begin a comment.
fn write_json(text: &mut String, json: &str) {
    let mut rest = json;
    while let Some(position) = rest.find('<') {
        text.push_str(&rest[..position]);
        text.push_str("\\u003c");
        rest = &rest[position + 1..];
    }
    text.push_str(rest);
}

/// Escapes text for an attribute or an element.
fn write_escaped(text: &mut String, unescaped: &str) {
    let mut rest = unescaped;
    while let Some(position) = rest.find(['&', '<', '>', '"', '\'']) {
        text.push_str(&rest[..position]);
        text.push_str(match rest.as_bytes()[position] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[position + 1..];
    }
    text.push_str(rest);
}

#[cfg(test)]
mod tests;
