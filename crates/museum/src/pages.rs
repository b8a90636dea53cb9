//! The page types, one a file.

mod calendar;
mod collection;
mod education_level;
mod education_overview;
mod education_theme;
mod education_topic;
mod event_page;
mod exhibition;
mod exhibition_overview;
mod failed;
mod front_page;
mod knowledge_article;
mod knowledge_overview;
mod knowledge_theme;
mod landing_page;
mod not_found;
mod podcast_episode_page;
mod podcast_overview;
mod podcast_show_page;
mod practical_info_overview;
mod press_overview;
mod press_release;
mod project;
mod project_overview;
mod publication;
mod publication_overview;
mod research_unit;
mod service;
mod service_overview;
mod ticket;
mod ticket_overview;

pub use calendar::Calendar;
pub use collection::Collection;
pub use education_level::EducationLevel;
pub use education_overview::EducationOverview;
pub use education_theme::EducationTheme;
pub use education_topic::EducationTopic;
pub(crate) use event_page::OTHER_EVENTS;
pub use event_page::{EventPage, ProgrammeEntry};
pub use exhibition::{Exhibition, ExhibitionHero, HeaderTypography};
pub use exhibition_overview::ExhibitionOverview;
pub use failed::{FAILED_PATH, FailedPage};
pub use front_page::FrontPage;
pub use knowledge_article::KnowledgeArticle;
pub use knowledge_overview::KnowledgeOverview;
pub use knowledge_theme::KnowledgeTheme;
pub use landing_page::LandingPage;
pub use not_found::NotFoundPage;
pub use podcast_episode_page::PodcastEpisodePage;
pub(crate) use podcast_overview::NEWEST_EPISODES;
pub use podcast_overview::{PodcastOverview, ShowCard};
pub use podcast_show_page::{PodcastShowPage, Season};
pub use practical_info_overview::PracticalInfoOverview;
pub use press_overview::PressOverview;
pub use press_release::PressRelease;
pub use project::Project;
pub use project_overview::ProjectOverview;
pub use publication::Publication;
pub use publication_overview::PublicationOverview;
pub use research_unit::ResearchUnit;
pub use service::Service;
pub use service_overview::ServiceOverview;
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

    /// Whether its query asks for a part of a list: `start` and `end`.
    pub fn asks_for_part(&self) -> bool {
        self.query().contains("$start")
    }

    /// Whether its query asks for what other sites share: `connected`.
    pub fn asks_for_connected(&self) -> bool {
        self.query().contains("$connected")
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
static KNOWLEDGE_ARTICLE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/knowledge_article.groq")));
static KNOWLEDGE_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/knowledge_overview.groq")));
static KNOWLEDGE_THEME: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/knowledge_theme.groq")));
static PROJECT: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/project.groq")));
static PROJECT_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/project_overview.groq")));
static RESEARCH_UNIT: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/research_unit.groq")));
static COLLECTION: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/collection.groq")));
static PUBLICATION: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/publication.groq")));
static PUBLICATION_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/publication_overview.groq")));
static PRESS_RELEASE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/press_release.groq")));
static PRESS_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/press_overview.groq")));
static SERVICE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/service.groq")));
static SERVICE_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/service_overview.groq")));
static EDUCATION_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/education_overview.groq")));
static EDUCATION_LEVEL: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/education_level.groq")));
static EDUCATION_THEME: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/education_theme.groq")));
static EDUCATION_TOPIC: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/education_topic.groq")));
static PODCAST_EPISODE_PAGE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/podcast_episode_page.groq")));
static PODCAST_OVERVIEW: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/podcast_overview.groq")));
static PODCAST_SHOW_PAGE: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/podcast_show_page.groq")));
static NOT_FOUND: LazyLock<String> =
    LazyLock::new(|| queries::joined(include_str!("pages/not_found.groq")));

/// Every type of page that a document can be.
pub static PAGE_TYPES: [PageType; 30] = [
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
        name: "knowledgeArticle",
        text: &KNOWLEDGE_ARTICLE,
        shape: |page, shaping| Body::KnowledgeArticle(KnowledgeArticle::shape(page, shaping)),
    },
    PageType {
        name: "knowledgeOverview",
        text: &KNOWLEDGE_OVERVIEW,
        shape: |page, shaping| Body::KnowledgeOverview(KnowledgeOverview::shape(page, shaping)),
    },
    PageType {
        name: "knowledgeTheme",
        text: &KNOWLEDGE_THEME,
        shape: |page, shaping| Body::KnowledgeTheme(KnowledgeTheme::shape(page, shaping)),
    },
    PageType {
        name: "project",
        text: &PROJECT,
        shape: |page, shaping| Body::Project(Project::shape(page, shaping)),
    },
    PageType {
        name: "projectOverview",
        text: &PROJECT_OVERVIEW,
        shape: |page, shaping| Body::ProjectOverview(ProjectOverview::shape(page, shaping)),
    },
    PageType {
        name: "researchUnit",
        text: &RESEARCH_UNIT,
        shape: |page, shaping| Body::ResearchUnit(ResearchUnit::shape(page, shaping)),
    },
    PageType {
        name: "collection",
        text: &COLLECTION,
        shape: |page, shaping| Body::Collection(Collection::shape(page, shaping)),
    },
    PageType {
        name: "publication",
        text: &PUBLICATION,
        shape: |page, shaping| Body::Publication(Publication::shape(page, shaping)),
    },
    PageType {
        name: "publicationOverview",
        text: &PUBLICATION_OVERVIEW,
        shape: |page, shaping| Body::PublicationOverview(PublicationOverview::shape(page, shaping)),
    },
    PageType {
        name: "pressRelease",
        text: &PRESS_RELEASE,
        shape: |page, shaping| Body::PressRelease(PressRelease::shape(page, shaping)),
    },
    PageType {
        name: "pressOverview",
        text: &PRESS_OVERVIEW,
        shape: |page, shaping| Body::PressOverview(PressOverview::shape(page, shaping)),
    },
    PageType {
        name: "service",
        text: &SERVICE,
        shape: |page, shaping| Body::Service(Service::shape(page, shaping)),
    },
    PageType {
        name: "serviceOverview",
        text: &SERVICE_OVERVIEW,
        shape: |page, shaping| Body::ServiceOverview(ServiceOverview::shape(page, shaping)),
    },
    PageType {
        name: "educationOverview",
        text: &EDUCATION_OVERVIEW,
        shape: |page, shaping| Body::EducationOverview(EducationOverview::shape(page, shaping)),
    },
    PageType {
        name: "educationLevel",
        text: &EDUCATION_LEVEL,
        shape: |page, shaping| Body::EducationLevel(EducationLevel::shape(page, shaping)),
    },
    PageType {
        name: "educationTheme",
        text: &EDUCATION_THEME,
        shape: |page, shaping| Body::EducationTheme(EducationTheme::shape(page, shaping)),
    },
    PageType {
        name: "educationTopic",
        text: &EDUCATION_TOPIC,
        shape: |page, shaping| Body::EducationTopic(EducationTopic::shape(page, shaping)),
    },
    PageType {
        name: "podcastEpisodePage",
        text: &PODCAST_EPISODE_PAGE,
        shape: |page, shaping| Body::PodcastEpisodePage(PodcastEpisodePage::shape(page, shaping)),
    },
    PageType {
        name: "podcastOverview",
        text: &PODCAST_OVERVIEW,
        shape: |page, shaping| Body::PodcastOverview(PodcastOverview::shape(page, shaping)),
    },
    PageType {
        name: "podcastShowPage",
        text: &PODCAST_SHOW_PAGE,
        shape: |page, shaping| Body::PodcastShowPage(PodcastShowPage::shape(page, shaping)),
    },
    PageType {
        name: "notFoundPage",
        text: &NOT_FOUND,
        shape: |page, shaping| Body::NotFound(NotFoundPage::shape(Some(page), shaping)),
    },
];
