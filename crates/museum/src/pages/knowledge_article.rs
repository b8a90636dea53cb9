//! `knowledgeArticle`: a long text to read.

use crate::article::Article;
use crate::fields::Fields;
use crate::{ArticleHeading, ArticlePart, Fact, Item, Module, Note, PageHero, Person, Shaping, Share};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An article.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct KnowledgeArticle {
    /// The top.
    pub hero: PageHero,
    /// Ways to share it.
    pub share: Option<Share>,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// The day on which it came out.
    pub published: Option<String>,
    /// Minutes that one reads.
    pub minutes: u32,
    /// Who wrote it.
    pub authors: Vec<Person>,
    /// What there is to know.
    pub facts: Vec<Fact>,
    /// The headings, of a text that is long enough.
    pub contents: Vec<ArticleHeading>,
    /// The text.
    pub parts: Vec<ArticlePart>,
    /// The notes.
    pub notes: Vec<Note>,
    /// What else to see.
    pub related: Vec<Item>,
    /// What follows.
    pub modules: Vec<Module>,
}

impl KnowledgeArticle {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let article = Article::at(page, "content", shaping);
        Self {
            hero: PageHero::shape(page, shaping),
            share: Share::shape(page, shaping),
            subtitle: page.owned("subtitle"),
            published: crate::item::published(page, shaping),
            minutes: article.minutes(),
            authors: Person::list(page, "authors", shaping),
            facts: Fact::list(page, "facts"),
            contents: article.contents,
            parts: article.parts,
            notes: article.notes,
            related: Item::chosen(page, "related", shaping),
            modules: Module::below_top(page, shaping),
        }
    }
}
