//! A long text: paragraphs with notes, pictures and quotes.

use crate::fields::Fields;
use crate::text::{Outline, block, is_in_text, module_within};
use crate::{Link, Module, Picture, RichText, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Words that one reads in a minute.
const WORDS_A_MINUTE: usize = 200;
/// From so many headings on a text has a list of them.
const HEADINGS_FOR_CONTENTS: usize = 3;

/// A part of a long text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ArticlePart {
    /// Paragraphs and headings.
    Text {
        /// A key for lists.
        key: String,
        /// What is said. A heading's anchor is its key.
        text: RichText,
    },
    /// A picture.
    Picture {
        /// A key for lists.
        key: String,
        /// The picture.
        picture: Picture,
        /// Whether it goes beyond the measure of the text.
        wide: bool,
    },
    /// A module within the text: `docs/rules.md#modules-within-texts`.
    Module {
        /// A key for lists.
        key: String,
        /// The module.
        module: Box<Module>,
    },
    /// What someone said.
    Quote {
        /// A key for lists.
        key: String,
        /// The words.
        text: String,
        /// Who said them.
        source: Option<String>,
        /// Where they are from, only if it leads somewhere: `docs/rules.md#links`.
        link: Option<Link>,
    },
}

/// A note: its number stands in the text, in a mark of the same key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Note {
    /// The key of its mark.
    pub key: String,
    /// From 1.
    pub number: u32,
    /// What it says.
    pub text: String,
}

/// A heading in the list of contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ArticleHeading {
    /// Its anchor.
    pub id: String,
    /// What it says.
    pub title: String,
}

/// A long text, read.
#[derive(Default)]
pub(crate) struct Article {
    pub(crate) parts: Vec<ArticlePart>,
    pub(crate) notes: Vec<Note>,
    pub(crate) contents: Vec<ArticleHeading>,
    words: usize,
    outline: Outline,
}

impl Article {
    /// The text at a name.
    pub(crate) fn at(page: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Self {
        let mut article = Self::default();
        for (number, fields) in page.list(name).enumerate() {
            article.add(fields, number, shaping, name);
        }
        if article.contents.len() < HEADINGS_FOR_CONTENTS {
            article.contents.clear();
        }
        article
    }

    /// Minutes that one reads, at least one.
    pub(crate) fn minutes(&self) -> u32 {
        let minutes = self.words.div_ceil(WORDS_A_MINUTE).max(1);
        u32::try_from(minutes).unwrap_or(u32::MAX)
    }

    fn add(&mut self, fields: Fields<'_>, number: usize, shaping: &Shaping<'_>, place: &str) {
        let key = fields.key(number);
        match fields.text("_type").unwrap_or_default() {
            "block" => self.add_block(fields, number, shaping, place),
            "articlePicture" => {
                let picture = Picture::at(fields, "image", shaping);
                let wide = fields.is_on("wide");
                let part = picture.map(|picture| ArticlePart::Picture { key, picture, wide });
                self.parts.extend(part);
            }
            "quote" => self.parts.extend(quote(fields, key, shaping)),
            name if is_in_text(name) => {
                if let Some(module) = module_within(fields, number, shaping).map(Box::new) {
                    self.outline.begin();
                    self.parts.push(ArticlePart::Module { key, module });
                }
            }
            other => shaping.warn(WarningKind::UnknownBlock(other.to_owned()), place),
        }
    }

    fn add_block(&mut self, fields: Fields<'_>, number: usize, shaping: &Shaping<'_>, place: &str) {
        let (outline, notes) = (&mut self.outline, &mut self.notes);
        let shaped = block(fields, number, shaping, place, outline, Some(notes));
        let said = plain_text(&shaped);
        self.words += said.split_whitespace().count();
        if shaped["style"] == "h2" {
            self.contents.push(ArticleHeading {
                id: fields.key(number),
                title: said,
            });
        }
        match self.parts.last_mut() {
            Some(ArticlePart::Text { text, .. }) => text.0.push(shaped),
            _ => self.parts.push(ArticlePart::Text {
                key: fields.key(number),
                text: RichText(vec![shaped]),
            }),
        }
    }
}

fn quote(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<ArticlePart> {
    Some(ArticlePart::Quote {
        key,
        text: fields.owned("text")?,
        source: fields.owned("source"),
        link: Link::if_any(fields, "link", shaping),
    })
}

/// The words of a block.
fn plain_text(block: &Value) -> String {
    let spans = block["children"].as_array().into_iter().flatten();
    spans.filter_map(|span| span["text"].as_str()).collect()
}
