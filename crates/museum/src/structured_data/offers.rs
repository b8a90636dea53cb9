//! What tickets cost.

use super::{Node, Subject};
use crate::fields::Fields;
use crate::tickets::price;

const CURRENCY: &str = "DKK";

/// Whether tickets can be had.
#[derive(Clone, Copy)]
pub(super) enum Availability {
    Now,
    /// They are not sold yet.
    Later,
    SoldOut,
}

impl Availability {
    fn name(self) -> &'static str {
        match self {
            Self::Now => "https://schema.org/InStock",
            Self::Later => "https://schema.org/PreOrder",
            Self::SoldOut => "https://schema.org/SoldOut",
        }
    }
}

/// How tickets are sold.
pub(super) struct Sale {
    pub(super) availability: Availability,
    /// Where; on the page itself if nowhere else.
    pub(super) address: Option<String>,
    /// From when on.
    pub(super) from: Option<String>,
}

/// The prices at a name, each as an offer.
pub(super) fn offers(
    (fields, name): (Fields<'_>, &str),
    sale: &Sale,
    subject: &Subject<'_>,
) -> Vec<Node> {
    let offer = |(number, variant): (usize, Fields<'_>)| {
        let kroner = price(variant).filter(|kroner| *kroner >= 0.0)?;
        let id = subject.id(&format!("offer-{}", variant.key(number)));
        let node = Node::new("Offer", id)
            .with("name", variant.text("title")?)
            .with("price", kroner.to_string())
            .with("priceCurrency", CURRENCY)
            .with("availability", sale.availability.name())
            .with("url", sale.address.as_deref().unwrap_or(subject.url()))
            .with("validFrom", sale.from.as_deref());
        Some(node)
    };
    fields.list(name).enumerate().filter_map(offer).collect()
}
