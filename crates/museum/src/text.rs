//! Text with marks, as the editor writes it.

mod reference;

use crate::fields::Fields;
use crate::{Json, Link, Module, Note, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use ts_rs::TS;

/// Portable text whose links are resolved: each mark of type `link` holds `href` and
/// `kind`, a block of type `module` a module, and what no component renders is gone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct RichText(
    #[ts(type = "(import('@portabletext/types').PortableTextBlock | TextModule)[]")]
    pub  Vec<serde_json::Value>,
);

/// A module within a text: `docs/rules.md#modules-within-texts`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TextModule {
    /// `module`.
    #[serde(rename = "_type")]
    #[ts(type = "'module'")]
    kind: String,
    #[serde(rename = "_key")]
    key: String,
    module: Module,
}

/// The modules that may stand within a text: `docs/rules.md#modules-within-texts`.
const IN_TEXT: [&str; 3] = ["ticketDetail", "openingHours", "callToAction"];

/// Whether a module of this type may stand within a text.
pub(crate) fn is_in_text(name: &str) -> bool {
    IN_TEXT.contains(&name)
}

/// The marks of a text that a component draws; links are drawn too.
const DECORATORS: [&str; 6] = ["strong", "em", "underline", "strike-through", "code", "sub"];
/// The styles of a block that a component draws; any other is a paragraph.
const STYLES: [&str; 6] = ["normal", "h2", "h3", "h4", "blockquote", "lead"];
/// Those of them that are headings, from the first level to the last.
const HEADINGS: [&str; 3] = ["h2", "h3", "h4"];
const LISTS: [&str; 2] = ["bullet", "number"];
/// How deep a list may lie in others: as deep as the editor puts one. Each level is an
/// element in another, and a renderer draws them by recursion.
const DEEPEST_LIST: u64 = 10;
/// Marks of a span, each an element around the one before: all decorators, a link and notes.
const MOST_MARKS: usize = 16;
/// Spans of a paragraph. To find which marks go on, a renderer compares each with those that
/// follow it.
const MOST_SPANS: usize = 1_000;

/// How deep the headings of a text have come. Whoever hears a page goes by its headings, so on
/// the way down none leaves out a level, whatever the editor chose.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    /// The deepest level that the next heading may have.
    next: usize,
}

impl Outline {
    /// What stands between has headings of its own: the text begins anew.
    pub(crate) fn begin(&mut self) {
        self.next = 0;
    }

    /// The style of a block; that of a heading is at most one level below the heading before it.
    fn style<'a>(&mut self, style: &'a str) -> &'a str {
        let Some(wanted) = HEADINGS.iter().position(|heading| *heading == style) else {
            return style;
        };
        let level = wanted.min(self.next);
        self.next = level + 1;
        HEADINGS[level]
    }
}

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
    let mut outline = Outline::default();
    let shaped = given.enumerate().filter_map(|(number, value)| {
        let fields = Fields::of(value);
        match fields.text("_type").unwrap_or_default() {
            "block" => Some(block(fields, number, shaping, place, &mut outline, None)),
            name if is_in_text(name) => {
                let module = module_within(fields, number, shaping)?;
                outline.begin();
                let key = fields.key(number);
                let kind = "module".to_owned();
                serde_json::to_value(TextModule { kind, key, module }).ok()
            }
            name => {
                shaping.warn(WarningKind::UnknownBlock(name.to_owned()), place);
                None
            }
        }
    });
    shaped.collect()
}

/// A module that stands within a text. Its page loads its component with its own.
pub(crate) fn module_within(
    fields: Fields<'_>,
    number: usize,
    shaping: &Shaping<'_>,
) -> Option<Module> {
    let module = Module::shape(fields, number, shaping)?;
    shaping.note_in_text(fields.text("_type").unwrap_or_default());
    Some(module)
}

/// A paragraph. Where notes are counted, marks of notes stay and are given numbers.
pub(crate) fn block(
    fields: Fields<'_>,
    number: usize,
    shaping: &Shaping<'_>,
    place: &str,
    outline: &mut Outline,
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
    // The point of `95 kr.` ends the sentence too.
    let mut pointed = false;
    let span = |(number, child): (usize, Fields<'_>)| {
        let is_span = child.text("_type") == Some("span");
        let mut text = if is_span {
            let text = child.value("text").and_then(Json::as_str);
            text.unwrap_or_default().to_owned()
        } else {
            reference::words(child, shaping, place)?
        };
        if pointed && text.starts_with('.') {
            text.remove(0);
        }
        pointed = if is_span {
            pointed && text.is_empty()
        } else {
            text.ends_with('.')
        };
        let (key, marks) = (child.key(number), marks(child, &named));
        Some(json!({"_type": "span", "_key": key, "text": text, "marks": marks}))
    };
    let spans = fields.list("children").take(MOST_SPANS).enumerate();
    let children: Vec<Value> = spans.filter_map(span).collect();
    let style = fields.text("style").filter(|style| STYLES.contains(style));
    let mut block = Map::new();
    block.insert("_type".to_owned(), "block".into());
    block.insert("_key".to_owned(), fields.key(number).into());
    let style = outline.style(style.unwrap_or("normal"));
    block.insert("style".to_owned(), style.into());
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
