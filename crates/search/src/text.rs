//! The text of a document, by its weight.

use lake::{SearchRules, TextRules};
use serde_json::{Map, Value};

/// The codes by which texts in several languages are told apart.
const LOCALES: [&str; 4] = ["da", "en", "de", "sv"];
/// Bytes of all bodies of a page. A page that has more is found by what comes first: PostgreSQL
/// refuses words of more than a megabyte.
const MAX_BODY_LENGTH: usize = 100_000;
/// Bytes of all summaries, and of all headings.
const MAX_SUMMARY_LENGTH: usize = 20_000;
/// Levels of a document: what is nested deeper is no text that a page shows.
const MAX_DEPTH: usize = 24;

/// The texts of a page besides its title.
#[derive(Debug)]
pub(crate) struct Texts {
    /// What it is about.
    pub(crate) summary: BoundedTexts,
    /// What heads its parts.
    pub(crate) headings: BoundedTexts,
    /// Everything else.
    pub(crate) body: BoundedTexts,
}

/// Texts that have a bound together. What is beyond it is cut off.
#[derive(Debug)]
pub(crate) struct BoundedTexts {
    texts: Vec<String>,
    bytes_left: usize,
}

impl BoundedTexts {
    fn new(max_bytes: usize) -> Self {
        Self {
            texts: Vec::new(),
            bytes_left: max_bytes,
        }
    }

    fn add(&mut self, text: &str) {
        let text = &text[..text.floor_char_boundary(self.bytes_left)];
        if !text.trim().is_empty() {
            self.bytes_left -= text.len();
            self.texts.push(text.to_owned());
        }
    }

    /// All of them, one a line.
    pub(crate) fn lines(&self) -> String {
        self.texts.join("\n")
    }
}

impl Texts {
    /// The texts of a document in its language.
    pub(crate) fn of(document: &Map<String, Value>, rules: &SearchRules, locale: &str) -> Self {
        let mut texts = Self {
            summary: BoundedTexts::new(MAX_SUMMARY_LENGTH),
            headings: BoundedTexts::new(MAX_SUMMARY_LENGTH),
            body: BoundedTexts::new(MAX_BODY_LENGTH),
        };
        let place = Place {
            rules: &rules.texts,
            locale,
            depth: 0,
        };
        for (name, value) in document {
            match value {
                Value::String(_) if *name == rules.title => {}
                Value::String(text) if rules.texts.summaries.contains(name) => {
                    texts.summary.add(text);
                }
                _ => texts.field(name, value, place),
            }
        }
        texts
    }

    fn field(&mut self, name: &str, value: &Value, place: Place<'_>) {
        if place.leaves_out(name) {
            return;
        }
        match value {
            Value::String(text) if has(&place.rules.headings, name) => {
                self.headings.add(text);
            }
            Value::String(text) if place.is_body(name) => self.body.add(text),
            Value::Array(list) => {
                for item in list {
                    match item {
                        Value::String(text) if place.is_body(name) => self.body.add(text),
                        item => self.item(item, place.below()),
                    }
                }
            }
            Value::Object(_) => self.item(value, place.below()),
            _ => {}
        }
    }

    fn item(&mut self, value: &Value, place: Place<'_>) {
        let Value::Object(fields) = value else {
            return;
        };
        if fields.get("_type").and_then(Value::as_str) == Some("block") {
            return self.block(fields);
        }
        for (name, value) in fields {
            self.field(name, value, place);
        }
    }

    /// A paragraph or a heading of portable text.
    fn block(&mut self, block: &Map<String, Value>) {
        let children = block.get("children").and_then(Value::as_array);
        let spans = children.into_iter().flatten();
        let spans = spans.filter_map(|span| span.get("text").and_then(Value::as_str));
        let text: String = spans.collect();
        let style = block.get("style").and_then(Value::as_str);
        if matches!(style, Some("h1" | "h2" | "h3" | "h4" | "h5" | "h6")) {
            self.headings.add(&text);
        } else {
            self.body.add(&text);
        }
    }
}

/// Where in a document a field stands, and what is read there.
#[derive(Clone, Copy)]
struct Place<'r> {
    rules: &'r TextRules,
    locale: &'r str,
    depth: usize,
}

impl Place<'_> {
    fn below(self) -> Self {
        let depth = self.depth + 1;
        Self { depth, ..self }
    }

    fn leaves_out(self, name: &str) -> bool {
        let is_of_another_language =
            LOCALES.contains(&name) && !self.locale.is_empty() && name != self.locale;
        name.starts_with('_')
            || has(&self.rules.left_out, name)
            || is_of_another_language
            || self.depth > MAX_DEPTH
    }

    fn is_body(self, name: &str) -> bool {
        let is_translation =
            name == self.locale || self.locale.is_empty() && LOCALES.contains(&name);
        has(&self.rules.bodies, name) || has(&self.rules.summaries, name) || is_translation
    }
}

fn has(names: &[String], name: &str) -> bool {
    names.iter().any(|one| one == name)
}

/// The words of a text as they are compared for typing errors: in small letters. The database
/// takes their accents away.
pub(crate) fn plain_words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The words of a query that may have a typing error or be a part of a compound. Short ones are
/// part of too much.
pub(crate) fn long_words(query: &str) -> Vec<String> {
    let mut words = plain_words(query);
    words.retain(|word| word.chars().count() >= 4);
    words.dedup();
    words.truncate(MOST_WORDS);
    words
}

/// Words of a query that are looked for by their parts: each costs a scan.
const MOST_WORDS: usize = 8;

/// Letters of a part of a compound.
const SHORTEST_PART: usize = 4;

/// What the words of a query may be made of: `orgelkoncert` begins with `orgel` and ends with
/// `koncert`. Most parts are no words, and no page has them.
pub(crate) fn parts_of_words(query: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for word in long_words(query) {
        let letters: Vec<char> = word.chars().collect();
        for end in SHORTEST_PART..=letters.len().saturating_sub(SHORTEST_PART) {
            parts.push(letters[..end].iter().collect());
            parts.push(letters[end..].iter().collect());
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_compound_has_parts() {
        let parts = parts_of_words("en orgelkoncert");
        for part in ["orgel", "koncert"] {
            assert!(parts.iter().any(|one| one == part), "{parts:?}");
        }
        assert!(parts.iter().all(|part| part.chars().count() >= 4));
        assert_eq!(parts_of_words("museum"), [""; 0]);
    }

    #[test]
    fn texts_have_their_weights() {
        let block = |style: &str, text: &str| {
            json!({"_type": "block", "style": style,
                "children": [{"_type": "span", "text": text}, {"_type": "span", "text": "!"}],
                "markDefs": [{"href": "https://example.org"}]})
        };
        let document = json!({
            "_id": "x", "_type": "landingPage", "title": "Titlen", "slug": {"current": "x"},
            "description": "Kort sagt", "seo": {"title": "For maskiner"},
            "content": [block("h2", "Et afsnit"), block("normal", "Brød")],
            "modules": [{"_type": "textSection", "title": "Modul", "content": [block("normal", "Smør")],
                "link": {"title": "Læs mere", "externalUrl": "https://example.org"}}],
            "image": {"alt": {"da": "Et skib", "en": "A ship"}, "caption": {"da": "Ved kajen"}},
            "text": ["Ung", 1802, "Ældre"], "tags": ["hav"],
        });
        let Value::Object(document) = document else {
            unreachable!()
        };
        let mut texts = Texts::of(&document, &SearchRules::default(), "da");
        // Their order is that of the fields, which differs by how JSON is read.
        texts.headings.texts.sort();
        texts.body.texts.sort();
        assert_eq!(texts.summary.lines(), "Kort sagt");
        assert_eq!(texts.headings.texts, ["Et afsnit!", "Læs mere", "Modul"]);
        assert_eq!(
            texts.body.texts,
            ["Brød!", "Smør!", "Ung", "Ved kajen", "Ældre"]
        );
    }

    #[test]
    fn a_page_of_no_language_has_the_texts_of_all() {
        let document = json!({"title": "Runes", "image": {"caption":
            {"da": "Ved kajen", "en": "At the quay"}}});
        let Value::Object(document) = document else {
            unreachable!()
        };
        let mut texts = Texts::of(&document, &SearchRules::default(), "");
        texts.body.texts.sort();
        assert_eq!(texts.body.texts, ["At the quay", "Ved kajen"]);
    }
}
