//! Tickets: what they cost, and what one gets for it (`docs/rules.md#tickets`).

use crate::fields::Fields;
use crate::link::to_page;
use crate::{Item, Link, Locale, Shaping, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The highest price, in kroner: a house for a week is below it.
const HIGHEST_PRICE: f64 = 1_000_000.0;
/// The most people whom one ticket lets in.
const MOST_PEOPLE: u32 = 10_000;

/// One price of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TicketVariant {
    /// A key for lists.
    pub key: String,
    /// For whom: `Voksen`.
    pub title: String,
    /// A few words about it.
    pub note: Option<String>,
    /// How many people it lets in, where that is not one.
    pub people: Option<u32>,
    /// `140 kr.`
    pub price: String,
}

/// The prices of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TicketTable {
    /// The heading, if it has one of its own.
    pub title: Option<String>,
    /// The prices.
    pub variants: Vec<TicketVariant>,
    /// What is said below them.
    pub disclaimer: Option<String>,
}

/// A ticket, with what one gets for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TicketPanel {
    /// Its name.
    pub title: String,
    /// A few sentences.
    pub lead: Option<String>,
    /// The heading over the benefits.
    pub benefits_title: Option<String>,
    /// What one gets.
    pub benefits: Vec<String>,
    /// Where it is sold.
    pub purchase: Option<Link>,
    /// Its own page.
    pub page: Option<Link>,
    /// What it costs.
    pub table: TicketTable,
}

impl TicketTable {
    /// The prices of a document: `variants`, or as an event page calls them.
    pub(crate) fn shape(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        let variants = TicketVariant::list(fields, name, shaping);
        (!variants.is_empty()).then(|| Self {
            title: fields.owned("variantsTitle"),
            variants,
            disclaimer: fields
                .owned("variantsDisclaimer")
                .or_else(|| fields.owned("ticketsDisclaimer")),
        })
    }
}

impl TicketVariant {
    /// The higher the score, the earlier; the order of the document among equals.
    fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let mut scored: Vec<(f64, Self)> = Vec::new();
        for (number, variant) in fields.list(name).enumerate() {
            let (Some(title), Some(price)) = (variant.owned("title"), price(variant)) else {
                continue;
            };
            let score = variant.number("score", f64::MIN..=f64::MAX);
            let score = score.unwrap_or_default();
            let shown = Self {
                key: variant.key(number),
                title,
                note: variant.owned("description"),
                people: variant.whole("capacity", 2..=MOST_PEOPLE),
                price: words::price(price, shaping.locale),
            };
            scored.push((score, shown));
        }
        scored.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        scored.into_iter().map(|(_, variant)| variant).collect()
    }
}

impl TicketPanel {
    /// A ticket as `ticket.groq` returns it; `None` if it has no known price.
    pub(crate) fn shape(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let benefits = fields.values("benefits");
        let benefits = benefits.filter_map(crate::Json::as_str);
        Some(Self {
            title: fields.owned("title")?,
            lead: fields.owned("description"),
            benefits_title: fields.owned("benefitsTitle"),
            benefits: benefits.map(str::to_owned).collect(),
            purchase: Link::at(fields, "purchaseLink", shaping),
            page: to_page(fields, shaping, "ticket"),
            table: TicketTable::shape(fields, "variants", shaping)?,
        })
    }

    /// The ticket that another document names.
    pub(crate) fn at(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        let ticket = fields.child(name)?;
        let here = shaping.takes_chosen(ticket.text("locale"), ticket.text("site"));
        here.then(|| Self::shape(ticket, shaping)).flatten()
    }
}

/// A ticket in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TicketCard {
    /// The ticket.
    pub item: Item,
    /// The variant whose price is shown, if it has several prices: `Voksen`.
    pub variant: Option<String>,
    /// The price of its first variant: `140 kr.`
    pub price: Option<String>,
    /// Where it is sold.
    pub purchase: Option<Link>,
}

impl TicketCard {
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let tickets = fields.list(name);
        tickets
            .filter_map(|ticket| Self::shape(ticket, name, shaping))
            .collect()
    }

    /// The ticket at a name.
    pub(crate) fn at(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        Self::shape(fields.child(name)?, name, shaping)
    }

    fn shape(ticket: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        if !shaping.takes_chosen(ticket.text("locale"), ticket.text("site")) {
            return None;
        }
        let variants = TicketVariant::list(ticket, "variants", shaping);
        let first = variants.first();
        let several = variants
            .iter()
            .any(|other| first.is_some_and(|first| first.price != other.price));
        Some(Self {
            item: Item::shape(ticket, shaping, name)?,
            variant: first.filter(|_| several).map(|first| first.title.clone()),
            price: first.map(|first| first.price.clone()),
            purchase: Link::at(ticket, "purchaseLink", shaping),
        })
    }
}

/// A price that can be paid.
pub(crate) fn price(variant: Fields<'_>) -> Option<f64> {
    variant.number("price", f64::MIN..=HIGHEST_PRICE)
}

/// What one variant of a ticket costs, by its key; the lowest price where none is named, for
/// sentences that say "from".
pub(crate) fn price_of(
    ticket: Fields<'_>,
    variant: Option<&str>,
    locale: Locale,
) -> Option<String> {
    let found = match variant {
        Some(key) => ticket
            .list("variants")
            .find(|one| one.text("_key") == Some(key))
            .and_then(price),
        None => lowest_price(ticket),
    };
    found.map(|kroner| words::price(kroner, locale))
}

/// The lowest price that one pays. What is free is not what a ticket costs, unless all of it is.
fn lowest_price(ticket: Fields<'_>) -> Option<f64> {
    let all: Vec<f64> = ticket.list("variants").filter_map(price).collect();
    let paid = all.iter().copied().filter(|price| *price > 0.0);
    paid.min_by(f64::total_cmp).or_else(|| all.first().copied())
}
