//! Rules for the HTML of every page.

use html5gum::{DefaultEmitter, HtmlString, StartTag, Token, Tokenizer};
use std::collections::BTreeSet;

/// Characters of a document's title that the title of the page must contain. The page may cut off
/// the rest.
const MIN_TITLE_LENGTH: usize = 20;

/// What the HTML of a page has to contain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected<'a> {
    /// The code of its language.
    pub(super) language: &'a str,
    /// The title of its document.
    pub(super) title: &'a str,
}

/// The faults of the HTML of a page.
pub(super) fn faults(html: &str, expected: Expected<'_>) -> Vec<String> {
    let markup = Markup::of(html);
    let mut faults = markup.faults;
    if markup.language.as_deref() != Some(expected.language) {
        let found = markup.language.unwrap_or_default();
        faults.insert(format!(
            "its language is \"{found}\" and not \"{}\"",
            expected.language
        ));
    }
    if markup.h1_count != 1 {
        faults.insert(format!("it has {} headings h1", markup.h1_count));
    }
    let title: String = expected.title.chars().take(MIN_TITLE_LENGTH).collect();
    let found = markup.title.unwrap_or_default();
    if found.trim().is_empty() {
        faults.insert("it has no title".to_owned());
    } else if !found.contains(&title) {
        faults.insert(format!("its title \"{found}\" does not hold \"{title}\""));
    }
    faults.into_iter().collect()
}

/// What is collected while the HTML is parsed.
#[derive(Default)]
struct Markup {
    language: Option<String>,
    title: Option<String>,
    h1_count: usize,
    /// Whether the text that comes next is the title.
    in_title: bool,
    /// The level of the last heading in `main`; none outside of it.
    heading_level: Option<u8>,
    ids: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Markup {
    fn of(html: &str) -> Self {
        let mut emitter = DefaultEmitter::default();
        // Without this, the contents of scripts and titles would be read as tags.
        emitter.naively_switch_states(true);
        let mut markup = Self::default();
        for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
            match token {
                Token::StartTag(tag) => markup.start_tag(&tag),
                Token::EndTag(tag) => markup.end_tag(&tag.name),
                Token::String(text) if markup.in_title => {
                    let title = markup.title.get_or_insert_default();
                    title.push_str(&String::from_utf8_lossy(&text));
                }
                _ => {}
            }
        }
        markup
    }

    fn start_tag(&mut self, tag: &StartTag<()>) {
        let attribute = |name: &[u8]| {
            let value = tag.attributes.get(name)?;
            Some(String::from_utf8_lossy(value).into_owned())
        };
        if let Some(id) = attribute(b"id")
            && !self.ids.insert(id.clone())
        {
            self.faults.insert(format!("the id \"{id}\" comes twice"));
        }
        match tag.name.as_slice() {
            b"html" => self.language = attribute(b"lang"),
            // Titles of SVG come later.
            b"title" if self.title.is_none() => self.in_title = true,
            b"main" => self.heading_level = Some(0),
            [b'h', digit @ b'1'..=b'6'] => self.heading(digit - b'0'),
            _ => {}
        }
    }

    fn end_tag(&mut self, name: &HtmlString) {
        match name.as_slice() {
            b"title" => self.in_title = false,
            b"main" => self.heading_level = None,
            _ => {}
        }
    }

    fn heading(&mut self, level: u8) {
        self.h1_count += usize::from(level == 1);
        let Some(previous) = self.heading_level else {
            return;
        };
        if level > previous + 1 {
            let previous = if previous == 0 {
                "nothing".to_owned()
            } else {
                format!("h{previous}")
            };
            self.faults.insert(format!("h{level} follows {previous}"));
        }
        self.heading_level = Some(level);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPECTED: Expected<'_> = Expected {
        language: "da",
        title: "Besøg & oplev museet, som det var engang",
    };

    fn page(head: &str, main: &str) -> String {
        format!("<!doctype html><html lang=\"da\"><head>{head}</head><body><main>{main}</main>")
    }

    #[test]
    fn faults_are_found() {
        let title = "<title>Besøg &amp; oplev museet | Jelling</title>";
        let cases: &[(&str, &str, &[&str])] = &[
            // A page that is well, with what looks like a fault and is none.
            (
                title,
                "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><p id=a></p><p id=b></p>
                 <script type=\"application/json\"><h1><h5><p id=a></script>
                 <!-- <h1> --><svg><title>En sten</title></svg><p title='<h1>'></p>",
                &[],
            ),
            (
                title,
                "<h2>A</h2>",
                &["h2 follows nothing", "it has 0 headings h1"],
            ),
            (title, "<h1>A</h1><h1>B</h1>", &["it has 2 headings h1"]),
            (title, "<h1>A</h1><h3>B</h3>", &["h3 follows h1"]),
            (title, "<h1>A</h1></main><footer><h3>B</h3>", &[]),
            (
                title,
                "<h1 id=a>A</h1><p id=a></p>",
                &["the id \"a\" comes twice"],
            ),
            ("", "<h1>A</h1>", &["it has no title"]),
            ("<title> </title>", "<h1>A</h1>", &["it has no title"]),
            (
                "<title>Jelling</title>",
                "<h1>A</h1>",
                &["its title \"Jelling\" does not hold \"Besøg & oplev museet\""],
            ),
        ];
        for (head, main, expected) in cases {
            assert_eq!(
                faults(&page(head, main), EXPECTED),
                *expected,
                "{head} {main}"
            );
        }
    }

    #[test]
    fn the_language_is_the_page_s() {
        let title = "<title>Besøg &amp; oplev museet</title>";
        for (language, expected) in [
            ("<html lang=\"da\">", None),
            (
                "<html lang=\"en\">",
                Some("its language is \"en\" and not \"da\""),
            ),
            ("<html>", Some("its language is \"\" and not \"da\"")),
        ] {
            let html = page(title, "<h1>A</h1>").replace("<html lang=\"da\">", language);
            let found = faults(&html, EXPECTED);
            assert_eq!(found.first().map(String::as_str), expected, "{language}");
        }
    }
}
