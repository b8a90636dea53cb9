//! The page types, one a file.

mod failed;
mod front_page;
mod landing_page;
mod not_found;
mod practical_info_overview;

pub use failed::{FAILED_PATH, FailedPage};
pub use front_page::FrontPage;
pub use landing_page::LandingPage;
pub use not_found::NotFoundPage;
pub use practical_info_overview::PracticalInfoOverview;

use crate::fields::Fields;
use crate::{Body, Shaping, queries};
use std::sync::LazyLock;

/// A type of page: its name in documents, what is asked of it, and how it is shaped.
pub struct PageType {
    /// `_type` in documents.
    pub name: &'static str,
    text: &'static LazyLock<String>,
    pub(crate) shape: fn(Fields<'_>, &Shaping<'_>) -> Body,
}

impl PageType {
    /// The type of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        PAGE_TYPES.iter().find(|kind| kind.name == name)
    }

    /// Its query: one document with parameters `slug`, `site`, `locale`, `today` and
    /// `tomorrow`.
    pub fn query(&self) -> &'static str {
        self.text
    }
}

static LANDING_PAGE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/landing_page.groq")));
static FRONT_PAGE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/front_page.groq")));
static PRACTICAL_INFO_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/practical_info_overview.groq")));
static NOT_FOUND: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/not_found.groq")));

/// Every type of page that a document can be.
pub static PAGE_TYPES: [PageType; 4] = [
    PageType {
        name: "landingPage",
        text: &LANDING_PAGE,
        shape: |page, shaping| Body::LandingPage(LandingPage::shape(page, shaping)),
    },
    PageType {
        name: "frontPage",
        text: &FRONT_PAGE,
        shape: |page, shaping| Body::FrontPage(FrontPage::shape(page, shaping)),
    },
    PageType {
        name: "practicalInfoOverview",
        text: &PRACTICAL_INFO_OVERVIEW,
        shape: |page, shaping| {
            Body::PracticalInfoOverview(PracticalInfoOverview::shape(page, shaping))
        },
    },
    PageType {
        name: "notFoundPage",
        text: &NOT_FOUND,
        shape: |page, shaping| Body::NotFound(NotFoundPage::shape(Some(page), shaping)),
    },
];
