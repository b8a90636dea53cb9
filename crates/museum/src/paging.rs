//! Long lists in parts: each part is an address, `?page=2`.

use crate::fields::Fields;
use crate::{FilterOption, Item, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many items a part has: whole rows of four and of two.
pub const PER_PAGE: u32 = 8;
/// The last part that can be asked for: crawlers count on.
const MOST_PAGES: u32 = 500;

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ItemPages {
    /// What is in this part.
    pub items: Vec<Item>,
    /// The parts by number; none if there is but one.
    pub pages: Vec<FilterOption>,
    /// The part before.
    pub previous: Option<String>,
    /// The part after.
    pub next: Option<String>,
}

/// The name in a query string by which a part is requested.
pub(crate) const PAGE_PARAMETER: &str = "page";

/// Which part was requested, from 1.
pub fn requested_page(search: &str) -> u32 {
    let pairs = url::form_urlencoded::parse(search.as_bytes());
    let mut numbers = pairs.filter(|(name, _)| name == PAGE_PARAMETER);
    let number = numbers.next().and_then(|(_, value)| value.parse().ok());
    number
        .filter(|number| (1..=MOST_PAGES).contains(number))
        .unwrap_or(1)
}

/// The places of its items in the whole list, the last not with it.
pub fn requested_range(search: &str) -> (u32, u32) {
    let before = (requested_page(search) - 1) * PER_PAGE;
    (before, before + PER_PAGE)
}

impl ItemPages {
    /// The part at a name, of a list whose length is at another.
    pub(crate) fn shape(
        page: Fields<'_>,
        (items, total): (&str, &str),
        shaping: &Shaping<'_>,
    ) -> Self {
        let path = page.text("slug").unwrap_or_default();
        let path = shaping.site.path(shaping.locale, path);
        let total = page.whole(total, 0..=u32::MAX).unwrap_or_default();
        let last = total.div_ceil(PER_PAGE).min(MOST_PAGES);
        let now = requested_page(&shaping.search);
        let address = |number: u32| match number {
            1 => path.clone(),
            number => format!("{path}?{PAGE_PARAMETER}={number}"),
        };
        let option = |number: u32| FilterOption {
            group: None,
            title: number.to_string(),
            href: address(number),
            chosen: number == now,
        };
        let several = last > 1;
        Self {
            items: Item::chosen(page, items, shaping),
            pages: (1..=last).filter(|_| several).map(option).collect(),
            previous: (1 < now && now <= last).then(|| address(now - 1)),
            next: (now < last).then(|| address(now + 1)),
        }
    }
}
