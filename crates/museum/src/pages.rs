//! The page types, one a file, and their registry.
//!
//! A line of the registry is all that a type needs outside its own files: it gives the module,
//! the query, the row of the table and the variant of [`Body`]. `make codegen` writes
//! the registries of the websites and the lists of the Studio from it.

use crate::fields::Fields;
use crate::site::ContentType;
use crate::structured_data::{self, Describe};
use crate::words::Message;
use crate::{Shaping, queries};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use ts_rs::TS;

/// A type of page: its name in documents, its query, and how it is shaped.
pub struct PageType {
    /// `_type` in documents.
    pub name: &'static str,
    /// The name of its model and of its component.
    pub model: &'static str,
    /// What it is called above its title. A page that is only a page has no such word.
    pub(crate) label: Option<Message>,
    /// What its site must have, unless every site has it.
    pub(crate) content: Option<ContentType>,
    query: LazyLock<PageQuery>,
    pub(crate) shape: fn(Fields<'_>, &Shaping<'_>) -> Body,
    /// What search engines get to know of what it is about.
    pub(crate) describe: Option<Describe>,
}

/// A query, with the fragments that it names put in, and its parameters.
struct PageQuery {
    text: String,
    parameters: BTreeSet<String>,
}

impl PageQuery {
    fn of(text: &str) -> Self {
        let text = queries::joined(text);
        let parameters = groq::parse(&text).map(|query| query.parameters());
        Self {
            text,
            // The tests parse every query: an error here is theirs to report.
            parameters: parameters.unwrap_or_default(),
        }
    }
}

macro_rules! page_types {
    (
        documents {
            $($file:ident::$model:ident = $name:tt
                $(, label $label:ident)? $(, described by $part:ident::$nodes:ident)?
                $(, on sites with $content:ident)?;)*
        }
        no_documents {
            $($other_file:ident::$other:ident = $other_name:tt;)*
        }
    ) => {
        $(mod $file;)*
        $(mod $other_file;)*
        $(pub use $file::*;)*
        $(pub use $other_file::*;)*

        /// The part of a page that its type decides.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
        #[serde(tag = "type")]
        #[expect(missing_docs, reason = "each model says what it is")]
        pub enum Body {
            $(#[serde(rename = $name)] $model($model),)*
            $(#[serde(rename = $other_name)] $other($other),)*
        }

        /// Every type of page that a document can be.
        pub static PAGE_TYPES: [PageType; [$($name),*].len()] = [$(PageType {
            name: $name,
            model: stringify!($model),
            label: optional!($(Message::$label)?),
            content: optional!($(ContentType::$content)?),
            query: LazyLock::new(|| {
                PageQuery::of(include_str!(concat!("pages/", stringify!($file), ".groq")))
            }),
            shape: |page, shaping| Body::$model($model::shape(page, shaping)),
            describe: optional!($(structured_data::$part::$nodes)?),
        }),*];

        /// Pages that no document stands for: the names of their types and of their models.
        pub static WITHOUT_DOCUMENT: &[(&str, &str)] = &[$(($other_name, stringify!($other))),*];
    };
}

macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

page_types! {
    documents {
        landing_page::LandingPage = "landingPage";
        front_page::FrontPage = "frontPage";
        practical_info_overview::PracticalInfoOverview = "practicalInfoOverview", label PracticalInfo;
        calendar::Calendar = "calendar", label Calendar;
        event_page::EventPage = "eventPage", label Event, described by event::nodes;
        exhibition::Exhibition = "exhibition", label Exhibition, described by exhibition::nodes;
        exhibition_overview::ExhibitionOverview = "exhibitionOverview", label Exhibition;
        ticket::Ticket = "ticket", label Ticket;
        ticket_overview::TicketOverview = "ticketOverview";
        knowledge_article::KnowledgeArticle = "knowledgeArticle", label Knowledge, described by article::nodes, on sites with Knowledge;
        knowledge_overview::KnowledgeOverview = "knowledgeOverview", label Knowledge, on sites with Knowledge;
        knowledge_theme::KnowledgeTheme = "knowledgeTheme", label Knowledge, on sites with Knowledge;
        project::Project = "project", label Project, described by research::project, on sites with Projects;
        project_overview::ProjectOverview = "projectOverview", label Project, on sites with Projects;
        research_unit::ResearchUnit = "researchUnit", label Research, described by research::unit, on sites with ResearchUnits;
        collection::Collection = "collection", described by collection::nodes, on sites with Collections;
        publication::Publication = "publication", label Publication, described by research::publication, on sites with Publications;
        publication_overview::PublicationOverview = "publicationOverview", label Publication, on sites with Publications;
        press_release::PressRelease = "pressRelease", label Press, described by article::news, on sites with Press;
        press_overview::PressOverview = "pressOverview", label Press, on sites with Press;
        service::Service = "service", label Service, described by service::nodes, on sites with Services;
        service_overview::ServiceOverview = "serviceOverview", label Service, on sites with Services;
        education_overview::EducationOverview = "educationOverview", label Education;
        education_level::EducationLevel = "educationLevel", label Education;
        education_theme::EducationTheme = "educationTheme", label Education;
        education_topic::EducationTopic = "educationTopic", label Education, described by education::nodes;
        podcast_episode_page::PodcastEpisodePage = "podcastEpisodePage", label Episode, described by podcast::episode, on sites with Podcasts;
        podcast_overview::PodcastOverview = "podcastOverview", label Podcast, on sites with Podcasts;
        podcast_show_page::PodcastShowPage = "podcastShowPage", label Podcast, described by podcast::series, on sites with Podcasts;
        not_found_page::NotFoundPage = "notFoundPage";
    }
    no_documents {
        failed_page::FailedPage = "failedPage";
        search_page::SearchPage = "searchPage";
        newsletter_page::NewsletterPage = "newsletterPage";
    }
}

impl PageType {
    /// The type of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        PAGE_TYPES.iter().find(|kind| kind.name == name)
    }

    /// Its query: one document with parameters `slug`, `site`, `locale`, `today` and
    /// `tomorrow`.
    pub fn query(&self) -> &str {
        &self.query.text
    }

    /// Whether its pages show days that one chooses.
    pub fn is_calendar(&self) -> bool {
        self.has_parameter("until")
    }

    /// Whether its pages show a long list in parts.
    pub fn has_parts(&self) -> bool {
        self.has_parameter("start")
    }

    /// Whether its query has a parameter of this name.
    pub fn has_parameter(&self, name: &str) -> bool {
        self.query.parameters.contains(name)
    }
}
