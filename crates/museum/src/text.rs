//! Text with marks, as the editor writes it.

use crate::fields::Fields;
use crate::{Json, Link, Note, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use ts_rs::TS;

/// Portable text whose links are resolved: each mark of type `link` holds `href` and
/// `kind`, and what no component draws is gone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct RichText(
    #[ts(type = "import('@portabletext/types').PortableTextBlock[]")] pub Vec<serde_json::Value>,
);

/// The marks of a text that a component draws; links are drawn too.
const DECORATORS: [&str; 6] = ["strong", "em", "underline", "strike-through", "code", "sub"];
/// The styles of a block that a component draws; any other is a paragraph.
const STYLES: [&str; 6] = ["normal", "h2", "h3", "h4", "blockquote", "lead"];
const LISTS: [&str; 2] = ["bullet", "number"];
/// How deep a list may lie in others: as deep as the editor puts one. Each level is an
/// element in another, and a renderer draws them by recursion.
const DEEPEST_LIST: u64 = 10;
/// Marks of a span, each an element around the one before: all decorators, a link and notes.
const MOST_MARKS: usize = 16;
/// Spans of a paragraph. To find which marks go on, a renderer compares each with those that
/// follow it.
const MOST_SPANS: usize = 1_000;

impl RichText {
    /// The text at a name, as `text.groq` returns it.
    pub(crate) fn at(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Self {
        Self(blocks(fields.values(name), shaping, name))
    }

    /// The text at a name that has one for each language.
    pub(crate) fn spoken(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Self {
        let Some(texts) = fields.child(name) else {
            return Self::at(fields, name, shaping);
        };
        let own = texts.value(shaping.locale.code()).is_some();
        let code = if own {
            shaping.locale
        } else {
            crate::Locale::default()
        }
        .code();
        Self(blocks(texts.values(code), shaping, name))
    }
}

fn blocks<'a>(
    given: impl Iterator<Item = &'a Json<'a>>,
    shaping: &Shaping<'_>,
    place: &str,
) -> Vec<Value> {
    let known = |block: &'a Json<'a>| {
        let fields = Fields::of(block);
        let name = fields.text("_type").unwrap_or_default();
        if name == "block" {
            return Some(fields);
        }
        shaping.warn(WarningKind::UnknownBlock(name.to_owned()), place);
        None
    };
    let numbered = given.enumerate();
    let shaped = numbered.filter_map(|(number, value)| {
        known(value).map(|fields| block(fields, number, shaping, place, None))
    });
    shaped.collect()
}

/// A paragraph. Where notes are counted, marks of notes stay and are given numbers.
pub(crate) fn block(
    fields: Fields<'_>,
    number: usize,
    shaping: &Shaping<'_>,
    place: &str,
    notes: Option<&mut Vec<Note>>,
) -> Value {
    let mut links: Vec<Value> = fields
        .list("markDefs")
        .filter_map(|mark| link(mark, shaping, place))
        .collect();
    if let Some(notes) = notes {
        links.extend(in_order(fields).filter_map(|mark| note(mark, notes)));
    }
    let is_link = |mark: &Value| mark["_type"] == "link";
    let named = links
        .iter()
        .filter_map(|mark| Some((mark["_key"].as_str()?, is_link(mark))));
    // Of marks with one key a renderer takes the first.
    let named: HashMap<&str, bool> = named.rev().collect();
    let span = |(number, span): (usize, Fields<'_>)| {
        let text = span.value("text").and_then(Json::as_str);
        json!({"_type": "span", "_key": span.key(number), "text": text.unwrap_or_default(),
            "marks": marks(span, &named)})
    };
    let spans = fields.list("children").take(MOST_SPANS).enumerate();
    let spans = spans.filter(|(_, span)| span.text("_type") == Some("span"));
    let children: Vec<Value> = spans.map(span).collect();
    let style = fields.text("style").filter(|style| STYLES.contains(style));
    let mut block = Map::new();
    block.insert("_type".to_owned(), "block".into());
    block.insert("_key".to_owned(), fields.key(number).into());
    block.insert("style".to_owned(), style.unwrap_or("normal").into());
    block.insert("markDefs".to_owned(), links.into());
    block.insert("children".to_owned(), children.into());
    if let Some(list) = fields.text("listItem").filter(|list| LISTS.contains(list)) {
        let level = fields.depth("level", DEEPEST_LIST);
        block.insert("listItem".to_owned(), list.into());
        block.insert("level".to_owned(), level.into());
    }
    block.into()
}

/// The marks of a span that are rendered, each once. `named` has the keys of the block's own,
/// and which of them are links.
fn marks<'a>(span: Fields<'a>, named: &HashMap<&str, bool>) -> Vec<&'a str> {
    let mut kept: Vec<&str> = Vec::new();
    let mut linked = false;
    for mark in span.values("marks").filter_map(Json::as_str) {
        let own = named.get(mark).copied();
        let drawn = own.is_some() || DECORATORS.contains(&mark);
        // A link cannot lie in another: of several the first holds.
        let second = linked && own == Some(true);
        if drawn && !second && !kept.contains(&mark) {
            linked |= own == Some(true);
            kept.push(mark);
        }
        if kept.len() == MOST_MARKS {
            break;
        }
    }
    kept
}

/// The marks of a block in the order in which its text has them.
fn in_order(block: Fields<'_>) -> impl Iterator<Item = Fields<'_>> {
    let spans = block.list("children").take(MOST_SPANS);
    let keys = spans.flat_map(|span| span.values("marks").filter_map(Json::as_str));
    let mut seen: HashSet<&str> = HashSet::new();
    let keys = keys.filter(move |key| seen.insert(key));
    let marks: Vec<Fields<'_>> = block.list("markDefs").collect();
    let named = marks.into_iter().rev();
    let named: HashMap<&str, Fields<'_>> = named
        .filter_map(|mark| Some((mark.text("_key")?, mark)))
        .collect();
    keys.filter_map(move |key| named.get(key).copied())
}

fn note(mark: Fields<'_>, notes: &mut Vec<Note>) -> Option<Value> {
    if mark.text("_type") != Some("footnote") {
        return None;
    }
    let (key, text) = (mark.owned("_key")?, mark.owned("text")?);
    let number = u32::try_from(notes.len() + 1).unwrap_or(u32::MAX);
    let shaped = json!({"_type": "footnote", "_key": key, "number": number});
    notes.push(Note { key, number, text });
    Some(shaped)
}

/// A link of a text: its mark holds where it leads.
fn link(mark: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Value> {
    if mark.text("_type") != Some("link") {
        return None;
    }
    let link = Link::shape(mark, shaping, place)?;
    let (key, href, kind) = (mark.text("_key")?, link.href, link.kind);
    Some(json!({"_type": "link", "_key": key, "href": href, "kind": kind}))
}
