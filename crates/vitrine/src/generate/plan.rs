//! How many documents of each type.

use super::sites::{PAGES_OF_A_ROUND, SITES};
use thiserror::Error;

/// Below this number the sites have no pages to link to.
pub(crate) const FEWEST: usize = 500;

/// Events that are still to come, for each site.
const TO_COME: usize = 40;

/// A type of page and how many there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct PageType {
    pub(super) name: &'static str,
    pub(super) count: usize,
    /// The number of its first page among all pages.
    pub(super) first: usize,
}

/// The page types and their share of all pages in thousandths; 0 for one a site and
/// language. What the shares leave open are landing pages.
const PAGE_TYPES: [(&str, usize); 15] = [
    ("frontPage", 0),
    ("exhibitionOverview", 0),
    ("knowledgeOverview", 0),
    ("knowledgeArticle", 313),
    ("pressRelease", 188),
    ("eventPage", 94),
    ("publication", 63),
    ("exhibition", 38),
    ("collection", 47),
    ("project", 31),
    ("podcastEpisodePage", 31),
    ("educationTopic", 24),
    ("service", 16),
    ("ticket", 8),
    ("landingPage", 0),
];

/// The numbers of a dataset. They add up to the requested number.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(super) total: usize,
    pub(super) tag_groups: usize,
    pub(super) tags: usize,
    pub(super) persons: usize,
    pub(super) pages: Vec<PageType>,
    pub(super) events: usize,
    pub(super) events_to_come: usize,
    pub(super) redirects: usize,
}

/// Too few documents were requested.
#[derive(Debug, Error)]
#[error("--documents {0} is too few: every site needs some, so ask for {FEWEST} or more")]
pub(crate) struct TooFew(usize);

impl Plan {
    pub(crate) fn of(total: usize) -> Result<Self, TooFew> {
        if total < FEWEST {
            return Err(TooFew(total));
        }
        let tags = total / 20;
        let tag_groups = tags.div_ceil(50);
        let persons = total * 3 / 100;
        let events = total * 15 / 100;
        let redirects = total / 10;
        let others = tags + tag_groups + persons + events + redirects;
        let room = total - others - SITES.len() - PAGES_OF_A_ROUND;
        let mut pages = room * 1000 / 1035;
        while pages + extra_versions(pages) > room {
            pages -= 1;
        }
        Ok(Self {
            total,
            tag_groups,
            tags,
            persons,
            events,
            events_to_come: (TO_COME * SITES.len()).min(events / 3),
            redirects: redirects + room - pages - extra_versions(pages),
            pages: page_types(pages),
        })
    }

    /// The pages of a type.
    pub(super) fn page_type(&self, name: &str) -> Option<&PageType> {
        self.pages.iter().find(|kind| kind.name == name)
    }
}

fn page_types(pages: usize) -> Vec<PageType> {
    let overviews = PAGE_TYPES.iter().filter(|(_, share)| *share == 0).count() - 1;
    let shared = pages - overviews * PAGES_OF_A_ROUND;
    let mut first = 0;
    let mut types = Vec::new();
    for (name, share) in PAGE_TYPES {
        let count = match (name, share) {
            ("landingPage", _) => pages - first,
            (_, 0) => PAGES_OF_A_ROUND,
            (_, share) => shared * share / 1000,
        };
        types.push(PageType { name, count, first });
        first += count;
    }
    types
}

/// Whether the page of this number has a draft: 3 of 100 have.
pub(super) fn has_draft(page: usize) -> bool {
    page % 33 == 7
}

/// Whether it has a version in a release: 5 of 1000 have.
pub(super) fn has_version(page: usize) -> bool {
    page % 200 == 11
}

/// The drafts and versions of the first pages.
fn extra_versions(pages: usize) -> usize {
    (pages + 25) / 33 + (pages + 188) / 200
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drafts_and_versions_are_counted_as_they_are_made() {
        for pages in 0..1000 {
            let made =
                |page: &usize| usize::from(has_draft(*page)) + usize::from(has_version(*page));
            let made: usize = (0..pages).map(|page| made(&page)).sum();
            assert_eq!(extra_versions(pages), made, "{pages}");
        }
    }

    #[test]
    fn the_shares_hold_at_every_size() {
        assert!(Plan::of(FEWEST - 1).is_err());
        for total in [FEWEST, 1234, 10_000, 1_000_000] {
            let plan = Plan::of(total).unwrap();
            let pages: usize = plan.pages.iter().map(|kind| kind.count).sum();
            let fixed = SITES.len() + PAGES_OF_A_ROUND;
            let sum = plan.tags + plan.tag_groups + plan.persons + plan.events;
            let sum = sum + plan.redirects + pages + extra_versions(pages) + fixed;
            assert_eq!(sum, total);
            assert!(plan.page_type("landingPage").unwrap().count > total / 50);
        }
        let large = Plan::of(1_000_000).unwrap();
        let share = |name: &str| large.page_type(name).unwrap().count / 10_000;
        assert_eq!((share("knowledgeArticle"), share("pressRelease")), (20, 12));
        assert_eq!(large.events_to_come, 480);
    }
}
