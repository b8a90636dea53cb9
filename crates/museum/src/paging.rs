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
const PAGE_PARAMETER: &str = "page";

/// Where queries have the length of the list: a page has one at most.
const TOTAL: &str = "total";

/// Which part was requested, from 1.
pub fn requested_page(query_string: &str) -> u32 {
    let pairs = url::form_urlencoded::parse(query_string.as_bytes());
    let mut numbers = pairs.filter(|(name, _)| name == PAGE_PARAMETER);
    let number = numbers.next().and_then(|(_, value)| value.parse().ok());
    number
        .filter(|number| (1..=MOST_PAGES).contains(number))
        .unwrap_or(1)
}

/// The places of its items in the whole list, the last not with it.
pub fn requested_range(query_string: &str) -> (u32, u32) {
    let before = (requested_page(query_string) - 1) * PER_PAGE;
    (before, before + PER_PAGE)
}

/// A part of a page's list after the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaterPart {
    pub(crate) number: u32,
    /// Whether the list is so long.
    pub(crate) is_there: bool,
}

impl LaterPart {
    /// The part that was requested of a page, if that has a list, and it is not the first.
    pub(crate) fn requested(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let last = last_page(page)?;
        let number = requested_page(&shaping.query_string);
        (number > 1).then_some(Self {
            number,
            is_there: number <= last,
        })
    }

    /// Its address, of that of the page.
    pub(crate) fn address(self, page: &str) -> String {
        format!("{page}?{}", part_query(self.number))
    }
}

/// Whether a page's list has a part.
pub(crate) fn has_page(page: Fields<'_>, number: u32) -> bool {
    last_page(page).is_some_and(|last| number <= last)
}

/// The query string of a part. The first needs none.
pub(crate) fn part_query(number: u32) -> String {
    match number {
        1 => String::new(),
        number => format!("{PAGE_PARAMETER}={number}"),
    }
}

/// The number of the last part of a page's list.
fn last_page(page: Fields<'_>) -> Option<u32> {
    let total = page.whole(TOTAL, 0..=u32::MAX)?;
    Some(total.div_ceil(PER_PAGE).min(MOST_PAGES))
}

/// The parts of a list, each with an address.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct ListParts {
    /// The parts by number; none if there is but one.
    pub pages: Vec<FilterOption>,
    /// The part before.
    pub previous: Option<String>,
    /// The part after.
    pub next: Option<String>,
}

impl ListParts {
    /// As many parts as the last one's number says, of which one is shown now.
    pub(crate) fn new(last: u32, now: u32, address: impl Fn(u32) -> String) -> Self {
        let option = |number: u32| FilterOption {
            group: None,
            title: number.to_string(),
            href: address(number),
            chosen: number == now,
        };
        Self {
            pages: (1..=last).filter(|_| last > 1).map(option).collect(),
            previous: (1 < now && now <= last).then(|| address(now - 1)),
            next: (now < last).then(|| address(now + 1)),
        }
    }
}

impl ItemPages {
    /// The part at a name.
    pub(crate) fn shape(page: Fields<'_>, items: &str, shaping: &Shaping<'_>) -> Self {
        let path = page.text("slug").unwrap_or_default();
        let path = shaping.site.path(shaping.locale, path);
        let last = last_page(page).unwrap_or_default();
        let now = requested_page(&shaping.query_string);
        let address = |number: u32| match part_query(number).as_str() {
            "" => path.clone(),
            query_string => format!("{path}?{query_string}"),
        };
        let parts = ListParts::new(last, now, address);
        Self {
            items: Item::chosen(page, items, shaping),
            pages: parts.pages,
            previous: parts.previous,
            next: parts.next,
        }
    }
}
