//! What is indexed of a document.

use crate::text::{Texts, plain_words};
use jiff::civil::Date;
use serde_json::{Map, Value};

/// The rules by which entries are written. Another number has all of them written again.
pub(crate) const RULES: i32 = 2;

/// Characters of words that are compared for typing errors.
const LONGEST_WORDS: usize = 2_000;

/// A page in the index.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id of its document.
    pub id: String,
    /// Its site.
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
    /// The words of the first three, for typing errors.
    pub words: String,
    /// Its last day, if it has one.
    pub until: Option<Date>,
    /// The day that it is of, if it says so.
    pub day: Option<Date>,
}

impl Entry {
    /// The entry of a published document; `None` if it is no page of a site.
    pub fn read(document: &Value) -> Option<Self> {
        let fields = document.as_object()?;
        let text = |name: &str| fields.get(name).and_then(Value::as_str);
        let id = text("_id").filter(|id| !id.contains('.'))?;
        let title = text("title").filter(|title| !title.trim().is_empty())?;
        let slug = fields.get("slug")?.get("current")?.as_str()?;
        let locale = text("locale").unwrap_or_default();
        let texts = Texts::of(fields, locale);
        let summary = texts.summary.join("\n");
        let last = slug.rsplit('/').next().unwrap_or_default();
        let headings = format!("{}\n{}", last.replace('-', " "), texts.headings.join("\n"));
        Some(Self {
            id: id.to_owned(),
            site: text("site")?.to_owned(),
            locale: locale.to_owned(),
            kind: text("_type")?.to_owned(),
            words: words(&[title, &summary, &headings]),
            title: title.to_owned(),
            summary,
            headings,
            body: texts.body.join("\n"),
            until: last_day(fields),
            day: day(fields),
        })
    }
}

/// The last day of `period`.
pub(crate) fn last_day(fields: &Map<String, Value>) -> Option<Date> {
    let period = fields.get("period")?;
    parse_day(period.get("to")?.as_str()?)
}

/// A day, as PostgreSQL has them too: it knows no year 0.
pub(crate) fn parse_day(text: &str) -> Option<Date> {
    let day: Option<Date> = text.parse().ok();
    day.filter(|day| day.year() >= 1)
}

/// The day of an article, a press release or an episode.
fn day(fields: &Map<String, Value>) -> Option<Date> {
    let names = ["publishedDate", "date", "publishedAt"];
    let text = names.iter().find_map(|name| fields.get(*name)?.as_str())?;
    // `2026-11-01T08:00:00Z` is of the first of November.
    parse_day(text.get(..10)?)
}

/// Each word once.
fn words(texts: &[&str]) -> String {
    let mut seen = std::collections::BTreeSet::new();
    let mut words = String::new();
    for word in texts.iter().flat_map(|text| plain_words(text)) {
        if words.len() > LONGEST_WORDS {
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
            Entry::read(&Value::Object(page.clone()))
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
}
