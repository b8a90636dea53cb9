//! What is indexed of a document.

use crate::text::{Texts, plain_words};
use jiff::civil::Date;
use lake::SearchRules;
use serde_json::Value;

/// Bytes of a title that are searched.
const MAX_TITLE_LENGTH: usize = 1_000;
/// Bytes of the key of a site and of the code of a language: PostgreSQL refuses an index entry of
/// some thousand.
const MAX_KEY_LENGTH: usize = 200;
/// Bytes of words that are compared for typing errors.
const MAX_WORDS_LENGTH: usize = 2_000;

/// A page in the index.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id of its document.
    pub id: String,
    /// Its site; empty if its dataset has none.
    pub site: String,
    /// Its language; empty if it has none.
    pub locale: String,
    /// The type of its document.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// What it is about.
    pub summary: String,
    /// What heads its parts, and the last part of its address: `feltpost`.
    pub headings: String,
    /// The rest of its text.
    pub body: String,
    /// The words of title, summary and headings, for typing errors.
    pub words: String,
    /// Its last day, if it has one.
    pub until: Option<Date>,
    /// The documents that refer to it and may say when it is over.
    pub referrers: Vec<String>,
    /// Its date, such as that of an article.
    pub day: Option<Date>,
    /// When its document was last changed.
    pub updated_at: String,
}

impl Entry {
    /// The entry of a published document; `None` if it is no page by these rules.
    pub fn read(document: &Value, rules: &SearchRules) -> Option<Self> {
        let fields = document.as_object()?;
        let text = |path: &str| text_at(document, path);
        let id = text("_id").filter(|id| !id.contains('.'))?;
        let title = text(&rules.title)?;
        let title = &title[..title.floor_char_boundary(MAX_TITLE_LENGTH)];
        if title.trim().is_empty() {
            return None;
        }
        let slug = text(&rules.slug)?;
        let site = match &rules.site {
            None => "",
            Some(path) => text(path)?,
        };
        let locale = match &rules.locale {
            None => rules.default_locale.as_str(),
            Some(path) => text(path).unwrap_or_default(),
        };
        let alias = rules.locale_aliases.get(locale);
        let locale = alias.map_or(locale, String::as_str);
        if site.len() > MAX_KEY_LENGTH || locale.len() > MAX_KEY_LENGTH {
            return None;
        }
        let texts = Texts::of(fields, rules, locale);
        let summary = texts.summary.lines();
        let last = slug.rsplit('/').next().unwrap_or_default();
        let last = &last[..last.floor_char_boundary(MAX_TITLE_LENGTH)];
        let headings = format!("{}\n{}", last.replace('-', " "), texts.headings.lines());
        Some(Self {
            id: id.to_owned(),
            site: site.to_owned(),
            locale: locale.to_owned(),
            kind: text("_type")?.to_owned(),
            words: words(&[title, &summary, &headings]),
            title: title.to_owned(),
            summary,
            headings,
            body: texts.body.lines(),
            until: rules
                .last_day
                .as_ref()
                .and_then(|path| day_at(document, path)),
            referrers: Vec::new(),
            day: day(document, rules),
            updated_at: text("_updatedAt").unwrap_or_default().to_owned(),
        })
    }
}

impl Entry {
    /// Has the page found by these names too. They are a line of its text.
    pub(crate) fn add_names(&mut self, names: &[String]) {
        let line = names.join(", ");
        let line = &line[..line.floor_char_boundary(MAX_WORDS_LENGTH)];
        if line.is_empty() {
            return;
        }
        self.words.push_str(&words(&[line]));
        self.body.push('\n');
        self.body.push_str(line);
    }
}

/// The text at a path.
fn text_at<'d>(document: &'d Value, path: &str) -> Option<&'d str> {
    let value = path
        .split('.')
        .try_fold(document, |value, name| value.get(name));
    value?.as_str()
}

/// The day at a path.
fn day_at(document: &Value, path: &str) -> Option<Date> {
    parse_day(text_at(document, path)?)
}

/// The day that a text begins with: `2026-11-01T08:00:00Z` is of the first of November.
/// PostgreSQL knows no year 0.
pub(crate) fn parse_day(text: &str) -> Option<Date> {
    let day: Option<Date> = text.get(..10)?.parse().ok();
    day.filter(|day| day.year() >= 1)
}

/// The date of a page, such as that of an article.
fn day(document: &Value, rules: &SearchRules) -> Option<Date> {
    let text = rules.days.iter().find_map(|path| text_at(document, path))?;
    parse_day(text)
}

/// Each word once.
fn words(texts: &[&str]) -> String {
    let mut seen = std::collections::BTreeSet::new();
    let mut words = String::new();
    for word in texts.iter().flat_map(|text| plain_words(text)) {
        if words.len() > MAX_WORDS_LENGTH {
            break;
        }
        if seen.insert(word.clone()) {
            words.push_str(&word);
            words.push(' ');
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn rules() -> SearchRules {
        let path = |path: &str| Some(path.to_owned());
        SearchRules {
            site: path("site"),
            locale: path("locale"),
            last_day: path("period.to"),
            ..SearchRules::default()
        }
    }

    /// PostgreSQL refuses a megabyte of words and an index entry of some thousand bytes. Then no
    /// later change of the dataset would come into the index.
    #[test]
    fn a_page_has_bounds_whatever_its_document_has() {
        let long = "ø".repeat(1 << 20);
        let page = |site: &str| {
            json!({"_id": "a", "_type": "page", "title": long, "slug": {"current": long},
                "site": site, "locale": "da", "description": long, "text": long,
                "content": [{"_type": "block", "style": "h2", "children": [{"text": long}]}]})
        };
        let entry = Entry::read(&page("nationalmuseet"), &rules()).unwrap();
        let texts = [&entry.title, &entry.summary, &entry.headings, &entry.body];
        assert_eq!(texts.map(String::len), [1_000, 20_000, 21_001, 100_000]);
        assert_eq!(Entry::read(&page(&long), &rules()), None);
    }

    #[test]
    fn a_page_is_indexed_and_nothing_else() {
        let page = |change: Value| {
            let mut page = json!({"_id": "x", "_type": "exhibition", "title": "Det er overstået",
                "site": "krigsmuseet", "locale": "da", "slug": {"current": "udstillinger/feltpost"},
                "period": {"from": "2026-01-01", "to": "2026-12-24"},
                "publishedAt": "2026-01-02T08:00:00Z"});
            let (Value::Object(page), Value::Object(change)) = (&mut page, change) else {
                unreachable!()
            };
            page.extend(change);
            Entry::read(&Value::Object(page.clone()), &rules())
        };
        let entry = page(json!({})).unwrap();
        assert_eq!(entry.words, "det er overstået feltpost ");
        assert_eq!(entry.until, Some(jiff::civil::date(2026, 12, 24)));
        assert_eq!(entry.day, Some(jiff::civil::date(2026, 1, 2)));
        assert_eq!(
            (entry.kind.as_str(), entry.locale.as_str()),
            ("exhibition", "da")
        );
        assert_eq!(
            page(json!({"publishedAt": "0000-01-01"})).unwrap().day,
            None
        );
        for (change, why) in [
            (json!({"_id": "drafts.x"}), "a draft"),
            (json!({"_id": "versions.r.x"}), "a version"),
            (json!({"title": " "}), "no title"),
            (json!({"slug": null}), "no address"),
            (json!({"site": null}), "no site"),
        ] {
            assert_eq!(page(change), None, "{why}");
        }
    }

    #[test]
    fn another_code_of_a_language_is_that_language() {
        let rules = SearchRules {
            locale_aliases: [("se".to_owned(), "sv".to_owned())].into(),
            ..rules()
        };
        for (code, expected) in [("se", "sv"), ("sv", "sv"), ("da", "da")] {
            let page = json!({"_id": "x", "_type": "exhibition", "title": "Guld", "site": "jelling",
                "locale": code, "slug": {"current": "guld"}});
            let entry = Entry::read(&page, &rules).unwrap();
            assert_eq!(entry.locale, expected);
        }
    }

    #[test]
    fn a_dataset_without_sites_has_pages_in_its_own_language() {
        let rules = SearchRules {
            slug: "address".to_owned(),
            default_locale: "en".to_owned(),
            ..SearchRules::default()
        };
        let dish = json!({"_id": "pie", "_type": "recipe", "title": "Apple pie", "address": "pie"});
        let entry = Entry::read(&dish, &rules).unwrap();
        assert_eq!((entry.site.as_str(), entry.locale.as_str()), ("", "en"));
        assert_eq!((entry.until, entry.day), (None, None));
    }
}
