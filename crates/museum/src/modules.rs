//! The modules of pages, one a file, and their registry.
//!
//! A line of the registry is all that a module needs outside its own files: see `pages.rs`.

use crate::fields::Fields;
use crate::{Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A type of module: its name in documents, its part of the query, and how it is shaped.
pub struct ModuleType {
    /// `_type` in documents.
    pub name: &'static str,
    /// The name of its model and of its component.
    pub model: &'static str,
    /// The fields of its projection, in GROQ.
    pub groq: &'static str,
    shape: fn(Fields<'_>, String, &Shaping<'_>) -> Option<Module>,
}

macro_rules! module_types {
    ($($file:ident::$model:ident = $name:tt;)*) => {
        $(mod $file;)*
        $(pub use $file::*;)*

        /// A module.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
        #[serde(tag = "type")]
        #[expect(missing_docs, reason = "each model says what it is")]
        pub enum Module {
            $(#[serde(rename = $name)] $model($model),)*
            /// A type without a component: only in preview, where it is shown as a box.
            #[serde(rename = "unknown")]
            Unknown {
                /// The type that the document names.
                name: String,
            },
        }

        /// Every type of module.
        pub static MODULE_TYPES: &[ModuleType] = &[$(ModuleType {
            name: $name,
            model: stringify!($model),
            groq: include_str!(concat!("modules/", stringify!($file), ".groq")),
            shape: |fields, key, shaping| {
                // Some modules are shown whatever they lack: theirs is no `Option`.
                let shaped: Option<$model> = $model::shape(fields, key, shaping).into();
                shaped.map(Module::$model)
            },
        }),*];
    };
}

module_types! {
    accordion::Accordion = "accordion";
    text_section::TextSection = "textSection";
    styled_text_and_visual::StyledTextAndVisual = "styledTextAndVisual";
    text_ribbon::TextRibbon = "textRibbon";
    statement::Statement = "statement";
    billboard::Billboard = "billboard";
    double_billboard::DoubleBillboard = "doubleBillboard";
    billboard_with_reference::BillboardWithReference = "billboardWithReference";
    image::ImageModule = "image";
    contact::Contact = "contact";
    iframe_embed::IframeEmbed = "iframeEmbed";
    call_to_action::CallToAction = "callToAction";
    random_related_content::RandomRelatedContent = "randomRelatedContent";
    related_content::RelatedContent = "relatedContent";
    opening_hours::OpeningHoursModule = "openingHours";
    exhibition_list::ExhibitionList = "exhibitionList";
    featured_exhibitions::FeaturedExhibitions = "featuredExhibitions";
    event_list::EventList = "eventList";
    calendar_teaser::CalendarTeaser = "calendarTeaser";
    ticket_module::TicketModule = "ticketModule";
    ticket_detail::TicketDetail = "ticketDetail";
    project_list::ProjectList = "projectList";
    service_list::ServiceList = "serviceList";
    collection_list::CollectionList = "collectionList";
    featured_projects::FeaturedProjects = "featuredProjects";
    featured_collections::FeaturedCollections = "featuredCollections";
    embed::Embed = "embed";
    image_detail::ImageDetail = "imageDetail";
    image_slider::ImageSlider = "imageSlider";
    newsletter::NewsletterModule = "newsletter";
    podcast_teaser::PodcastTeaser = "podcastTeaser";
    video::Video = "video";
    hero_article::HeroArticle = "heroArticle";
}

/// The key of the film that is a page's media.
pub(crate) const FILM_KEY: &str = "film";

impl Module {
    /// The modules of a page. If the first is an article's hero, it takes the place of the page's
    /// own top: `docs/rules.md#articles-and-other-pages`.
    pub(crate) fn list(page: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let mut modules = Self::below_top(page, shaping);
        if let Some(Self::HeroArticle(first)) = modules.first_mut() {
            first.head(page, shaping);
        }
        modules
    }

    /// The modules of what has a top of its own above them whatever they are. One of an unknown
    /// type is skipped with a warning: `docs/rules.md#unknown-modules`; an editor sees a box in
    /// its place.
    pub(crate) fn below_top(page: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let mut modules = Self::at(page, "modules", shaping);
        // The media of a page may be a film. Its poster is the page's picture.
        if let Some(video) = page.child("video")
            && let Some(film) = Video::shape(video, FILM_KEY.to_owned(), shaping)
        {
            // An article's hero stays the first: `docs/rules.md#articles-and-other-pages`.
            let after_hero = matches!(modules.first(), Some(Self::HeroArticle(_)));
            modules.insert(usize::from(after_hero), Self::Video(film));
        }
        modules
    }

    /// The modules at another name.
    pub(crate) fn at(page: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let each = page.list(name).enumerate();
        each.filter_map(|(number, fields)| Self::shape(fields, number, shaping))
            .collect()
    }

    pub(crate) fn shape(fields: Fields<'_>, number: usize, shaping: &Shaping<'_>) -> Option<Self> {
        let name = fields.text("_type").unwrap_or_default();
        let Some(kind) = MODULE_TYPES.iter().find(|kind| kind.name == name) else {
            let place = format!("modules {}", fields.key(number));
            shaping.warn(WarningKind::UnknownModule(name.to_owned()), &place);
            let name = name.to_owned();
            return shaping.preview.then_some(Self::Unknown { name });
        };
        (kind.shape)(fields, fields.key(number), shaping)
    }
}
