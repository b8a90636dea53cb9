//! The page types, one a file.

mod calendar;
mod event_page;
mod exhibition;
mod exhibition_overview;
mod failed;
mod front_page;
mod landing_page;
mod not_found;
mod practical_info_overview;
mod ticket;
mod ticket_overview;

pub use calendar::Calendar;
pub(crate) use event_page::OTHER_EVENTS;
pub use event_page::{EventPage, ProgrammeEntry};
pub use exhibition::{Exhibition, ExhibitionHero, HeaderTypography};
pub use exhibition_overview::ExhibitionOverview;
pub use failed::{FAILED_PATH, FailedPage};
pub use front_page::FrontPage;
pub use landing_page::LandingPage;
pub use not_found::NotFoundPage;
pub use practical_info_overview::PracticalInfoOverview;
pub use ticket::Ticket;
pub use ticket_overview::TicketOverview;

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

    /// Whether its query asks for the days that are shown: `from` and `until`.
    pub fn asks_for_days(&self) -> bool {
        self.query().contains("$until")
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
static CALENDAR: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/calendar.groq")));
static EVENT_PAGE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/event_page.groq")));
static EXHIBITION: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/exhibition.groq")));
static EXHIBITION_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/exhibition_overview.groq")));
static TICKET: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/ticket.groq")));
static TICKET_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/ticket_overview.groq")));
static NOT_FOUND: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/not_found.groq")));

/// Every type of page that a document can be.
pub static PAGE_TYPES: [PageType; 10] = [
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
        name: "calendar",
        text: &CALENDAR,
        shape: |page, shaping| Body::Calendar(Calendar::shape(page, shaping)),
    },
    PageType {
        name: "eventPage",
        text: &EVENT_PAGE,
        shape: |page, shaping| Body::EventPage(EventPage::shape(page, shaping)),
    },
    PageType {
        name: "exhibition",
        text: &EXHIBITION,
        shape: |page, shaping| Body::Exhibition(Exhibition::shape(page, shaping)),
    },
    PageType {
        name: "exhibitionOverview",
        text: &EXHIBITION_OVERVIEW,
        shape: |page, shaping| Body::ExhibitionOverview(ExhibitionOverview::shape(page, shaping)),
    },
    PageType {
        name: "ticket",
        text: &TICKET,
        shape: |page, shaping| Body::Ticket(Ticket::shape(page, shaping)),
    },
    PageType {
        name: "ticketOverview",
        text: &TICKET_OVERVIEW,
        shape: |page, shaping| Body::TicketOverview(TicketOverview::shape(page, shaping)),
    },
    PageType {
        name: "notFoundPage",
        text: &NOT_FOUND,
        shape: |page, shaping| Body::NotFound(NotFoundPage::shape(Some(page), shaping)),
    },
];
