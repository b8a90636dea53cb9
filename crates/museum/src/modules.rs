//! The modules of pages, one a file.

mod accordion;
mod billboard;
mod calendar_teaser;
mod call_to_action;
mod collection_list;
mod contact;
mod double_billboard;
mod embed;
mod event_list;
mod exhibition_list;
mod featured_collections;
mod featured_exhibitions;
mod featured_projects;
mod iframe_embed;
mod image;
mod image_detail;
mod image_slider;
mod newsletter;
mod opening_hours;
mod podcast_teaser;
mod project_list;
mod random_related_content;
mod related_content;
mod service_list;
mod statement;
mod styled_text_and_visual;
mod text_ribbon;
mod text_section;
mod ticket_detail;
mod ticket_module;
mod video;

pub use accordion::{Accordion, AccordionEntry};
pub use billboard::Billboard;
pub use calendar_teaser::{CalendarTeaser, TeaserGroup};
pub use call_to_action::CallToAction;
pub use collection_list::CollectionList;
pub use contact::Contact;
pub use double_billboard::DoubleBillboard;
pub(crate) use embed::on_host;
pub use embed::{Embed, EmbedContent, FORM_PATH, OFFICE_FORM};
pub use event_list::EventList;
pub(crate) use event_list::NEXT_EVENTS;
pub use exhibition_list::ExhibitionList;
pub use featured_collections::FeaturedCollections;
pub use featured_exhibitions::FeaturedExhibitions;
pub use featured_projects::FeaturedProjects;
pub use iframe_embed::IframeEmbed;
pub use image::ImageModule;
pub use image_detail::ImageDetail;
pub use image_slider::{ImageSlider, Slide};
pub use newsletter::{NewsletterList, NewsletterModule};
pub use opening_hours::OpeningHoursModule;
pub use podcast_teaser::PodcastTeaser;
pub use project_list::ProjectList;
pub(crate) use random_related_content::RANDOM_CHOICE;
pub use random_related_content::{RANDOM_RELATED, RandomRelated};
pub use related_content::{RELATED_LIMIT, RelatedContent, RelatedTab};
pub use service_list::ServiceList;
pub use statement::Statement;
pub use styled_text_and_visual::{Side, StyledTextAndVisual};
pub use text_ribbon::TextRibbon;
pub use text_section::TextSection;
pub use ticket_detail::TicketDetail;
pub use ticket_module::TicketModule;
pub use video::{Captions, Clip, Video};

use crate::fields::Fields;
use crate::{Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
#[ts(export)]
pub enum Module {
    /// Questions that open to answers.
    Accordion(Accordion),
    /// Running text.
    TextSection(TextSection),
    /// Text beside a picture.
    StyledTextAndVisual(StyledTextAndVisual),
    /// A band of short texts.
    TextRibbon(TextRibbon),
    /// One sentence, large.
    Statement(Statement),
    /// A large picture with its label.
    Billboard(Billboard),
    /// Two of them.
    DoubleBillboard(DoubleBillboard),
    /// One that takes all from the page it leads to.
    BillboardWithReference(Billboard),
    /// A picture.
    Image(ImageModule),
    /// Whom to ask.
    Contact(Contact),
    /// Something from elsewhere in a frame.
    IframeEmbed(IframeEmbed),
    /// What to do next.
    CallToAction(CallToAction),
    /// Ten pages of the site, another choice at each visit.
    RandomRelatedContent(RandomRelated),
    /// Related pages under tabs.
    RelatedContent(RelatedContent),
    /// When the site and its places are open.
    OpeningHours(OpeningHoursModule),
    /// Exhibitions of the site.
    ExhibitionList(ExhibitionList),
    /// Exhibitions that an editor chose.
    FeaturedExhibitions(FeaturedExhibitions),
    /// The next events.
    EventList(EventList),
    /// What is on today and tomorrow.
    CalendarTeaser(CalendarTeaser),
    /// A ticket.
    TicketModule(TicketModule),
    /// The prices of a ticket.
    TicketDetail(TicketDetail),
    /// Projects of the site, by when they are.
    ProjectList(ProjectList),
    /// The services of the site.
    ServiceList(ServiceList),
    /// The collections of the site.
    CollectionList(CollectionList),
    /// Projects that an editor chose, large.
    FeaturedProjects(FeaturedProjects),
    /// Collections that an editor chose, large.
    FeaturedCollections(FeaturedCollections),
    /// Something from elsewhere, by its code.
    Embed(Embed),
    /// A picture that one can go close to.
    ImageDetail(ImageDetail),
    /// A gallery.
    ImageSlider(ImageSlider),
    /// A sign-up.
    Newsletter(NewsletterModule),
    /// An episode to hear at once.
    PodcastTeaser(PodcastTeaser),
    /// A film.
    Video(Video),
    /// A type that no component draws: only in preview, where it is shown as a box.
    Unknown {
        /// The type that the document names.
        name: String,
    },
}

/// A type of module: its name in documents, what is asked of it, and how it is shaped.
pub struct ModuleType {
    /// `_type` in documents.
    pub name: &'static str,
    /// The fields that are asked for, in GROQ.
    pub groq: &'static str,
    shape: fn(Fields<'_>, String, &Shaping<'_>) -> Option<Module>,
}

macro_rules! module_type {
    ($name:literal, $groq:literal, $shape:expr) => {
        ModuleType {
            name: $name,
            groq: include_str!(concat!("modules/", $groq)),
            shape: $shape,
        }
    };
}

/// Every type of module.
pub static MODULE_TYPES: [ModuleType; 32] = [
    module_type!("accordion", "accordion.groq", |f, k, s| {
        Accordion::shape(f, k, s).map(Module::Accordion)
    }),
    module_type!("textSection", "text_section.groq", |f, k, s| {
        Some(Module::TextSection(TextSection::shape(f, k, s)))
    }),
    module_type!(
        "styledTextAndVisual",
        "styled_text_and_visual.groq",
        |f, k, s| {
            let module = StyledTextAndVisual::shape(f, k, s);
            Some(Module::StyledTextAndVisual(module))
        }
    ),
    module_type!("textRibbon", "text_ribbon.groq", |f, k, s| {
        TextRibbon::shape(f, k, s).map(Module::TextRibbon)
    }),
    module_type!("statement", "statement.groq", |f, k, s| {
        Statement::shape(f, k, s).map(Module::Statement)
    }),
    module_type!("billboard", "billboard.groq", |f, k, s| {
        Billboard::shape(f, k, s).map(Module::Billboard)
    }),
    module_type!("doubleBillboard", "double_billboard.groq", |f, k, s| {
        DoubleBillboard::shape(f, k, s).map(Module::DoubleBillboard)
    }),
    module_type!(
        "billboardWithReference",
        "billboard_with_reference.groq",
        |f, k, s| { Billboard::of_reference(f, k, s).map(Module::BillboardWithReference) }
    ),
    module_type!("image", "image.groq", |f, k, s| {
        ImageModule::shape(f, k, s).map(Module::Image)
    }),
    module_type!("contact", "contact.groq", |f, k, s| {
        Some(Module::Contact(Contact::shape(f, k, s)))
    }),
    module_type!("iframeEmbed", "iframe_embed.groq", |f, k, s| {
        IframeEmbed::shape(f, k, s).map(Module::IframeEmbed)
    }),
    module_type!("callToAction", "call_to_action.groq", |f, k, s| {
        CallToAction::shape(f, k, s).map(Module::CallToAction)
    }),
    module_type!(
        "randomRelatedContent",
        "random_related_content.groq",
        |f, k, s| { RandomRelated::shape(f, k, s).map(Module::RandomRelatedContent) }
    ),
    module_type!("relatedContent", "related_content.groq", |f, k, s| {
        RelatedContent::shape(f, k, s).map(Module::RelatedContent)
    }),
    module_type!("openingHours", "opening_hours.groq", |f, k, s| {
        OpeningHoursModule::shape(f, k, s).map(Module::OpeningHours)
    }),
    module_type!("exhibitionList", "exhibition_list.groq", |f, k, s| {
        ExhibitionList::shape(f, k, s).map(Module::ExhibitionList)
    }),
    module_type!(
        "featuredExhibitions",
        "featured_exhibitions.groq",
        |f, k, s| { FeaturedExhibitions::shape(f, k, s).map(Module::FeaturedExhibitions) }
    ),
    module_type!("eventList", "event_list.groq", |f, k, s| {
        EventList::shape(f, k, s).map(Module::EventList)
    }),
    module_type!("calendarTeaser", "calendar_teaser.groq", |f, k, s| {
        CalendarTeaser::shape(f, k, s).map(Module::CalendarTeaser)
    }),
    module_type!("ticketModule", "ticket_module.groq", |f, k, s| {
        TicketModule::shape(f, k, s).map(Module::TicketModule)
    }),
    module_type!("ticketDetail", "ticket_detail.groq", |f, k, s| {
        TicketDetail::shape(f, k, s).map(Module::TicketDetail)
    }),
    module_type!("projectList", "project_list.groq", |f, k, s| {
        ProjectList::shape(f, k, s).map(Module::ProjectList)
    }),
    module_type!("serviceList", "service_list.groq", |f, k, s| {
        ServiceList::shape(f, k, s).map(Module::ServiceList)
    }),
    module_type!("collectionList", "collection_list.groq", |f, k, s| {
        CollectionList::shape(f, k, s).map(Module::CollectionList)
    }),
    module_type!("featuredProjects", "featured_projects.groq", |f, k, s| {
        FeaturedProjects::shape(f, k, s).map(Module::FeaturedProjects)
    }),
    module_type!(
        "featuredCollections",
        "featured_collections.groq",
        |f, k, s| { FeaturedCollections::shape(f, k, s).map(Module::FeaturedCollections) }
    ),
    module_type!("embed", "embed.groq", |f, k, s| {
        Embed::shape(f, k, s).map(Module::Embed)
    }),
    module_type!("imageDetail", "image_detail.groq", |f, k, s| {
        ImageDetail::shape(f, k, s).map(Module::ImageDetail)
    }),
    module_type!("imageSlider", "image_slider.groq", |f, k, s| {
        ImageSlider::shape(f, k, s).map(Module::ImageSlider)
    }),
    module_type!("newsletter", "newsletter.groq", |f, k, s| {
        NewsletterModule::shape(f, k, s).map(Module::Newsletter)
    }),
    module_type!("podcastTeaser", "podcast_teaser.groq", |f, k, s| {
        PodcastTeaser::shape(f, k, s).map(Module::PodcastTeaser)
    }),
    module_type!("video", "video.groq", |f, k, s| {
        Video::shape(f, k, s).map(Module::Video)
    }),
];

impl Module {
    /// The modules of a page. One of an unknown type is skipped with a warning: spec 2.4;
    /// an editor sees a box in its place.
    pub(crate) fn list(page: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        Self::at(page, "modules", shaping)
    }

    /// The modules at another name.
    pub(crate) fn at(page: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let each = page.list(name).enumerate();
        each.filter_map(|(number, fields)| Self::shape(fields, number, shaping))
            .collect()
    }

    fn shape(fields: Fields<'_>, number: usize, shaping: &Shaping<'_>) -> Option<Self> {
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
