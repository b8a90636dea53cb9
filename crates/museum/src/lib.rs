//! The museum group's own rules.
//!
//! Pure: content comes in as the content service returned it, and goes out as page models that
//! a component can render without fetching anything more. The GROQ of each query stands beside
//! the model that it feeds.
//!
//! The way of a page: [`Group::resolve`] finds site, locale and slug; [`queries::page`] queries
//! what is there, and [`Lookup::of`] reads the result; the query of the page's type
//! ([`PageType::query`]) and [`queries::shell`] fetch it and what is around it; and
//! [`PageView`] is made of both.

mod accessibility_statement;
mod address;
mod article;
mod calendar;
pub mod citation;
mod clock;
mod dataset_configuration;
mod education;
mod embeds;
mod events;
mod facility;
mod fact;
pub mod feed;
mod feed_link;
mod fields;
mod file;
mod file_name;
mod group;
mod hero;
mod item;
mod link;
mod locale;
mod lookup;
pub mod manifest;
mod material;
mod measurement;
mod modules;
pub mod news_feed;
mod opening;
mod page;
mod page_query_string;
mod pages;
mod paging;
mod person;
mod picture;
mod podcast;
pub mod podcast_feed;
mod press_pictures;
mod preview_card;
mod provider;
pub mod queries;
mod redirects;
mod reserved;
mod robots;
mod run;
mod run_card;
mod run_hero;
mod search_query;
mod search_synonyms;
mod seo;
mod shaping;
mod share;
mod shell;
mod sign_up;
mod site;
pub mod sitemap;
mod structured_data;
mod text;
mod theme;
mod tickets;
mod type_label;
mod web_manifest;
pub mod words;
mod xml;

pub use accessibility_statement::ACCESSIBILITY_PATH;
pub use address::{FRONT, PageAddress, Resolved, canonical};
pub use article::{ArticleHeading, ArticlePart, Note};
pub use calendar::{
    CalendarDay, CalendarFilter, CalendarLayout, CalendarQuery, CalendarView, DayTab, FilterOption,
    MOST_AHEAD, MOST_ROWS, Range, When,
};
pub use citation::{Citation, CitationFile, CitationFormat, CitationLinks};
pub use clock::{Days, TIME_ZONE, moment};
pub use dataset_configuration::DATASET_CONFIGURATION;
pub use education::{EducationAudience, EducationCard, EducationVariant, MOST_HIGHLIGHTED};
pub use embeds::Embeds;
pub(crate) use events::Event;
pub use events::{
    CalendarEntry, EventCard, EventDate, EventDates, EventDay, Listed, Occurrence, OccurrenceKind,
    Schedule, Showing, Slot, listed,
};
pub use file_name::encoded;

pub use facility::{FacilityHours, HoursLine, OpenNow, SeasonHours, UnusualDays};
pub use fact::Fact;
pub use feed_link::FeedLink;
pub use group::{Group, GroupError, Organisation, RegionName, RequestError};
pub use hero::{FrontHero, HeroItem, HeroLayout, PageHero};
pub use item::{Item, Tag};
pub use link::{Link, LinkKind};
pub use locale::Locale;
pub use lookup::{Lookup, Target};
pub use material::Material;
pub use measurement::Measurement;
pub use modules::*;
pub use opening::{
    ANNOUNCED_DAYS, DayHours, Exception, ExceptionGroup, Hours, Opening, OpeningHours, Period,
    Status, WeekLine,
};
pub use page::{Layout, LinkList, NavigationColour, Page, PageView, Translation};
pub use page_query_string::MAX_QUERY_STRING_BYTES;
pub use pages::*;
pub use paging::{ItemPages, ListParts, PER_PAGE, requested_page, requested_range};
pub use person::Person;
pub use picture::{Focus, OG_IMAGE_HEIGHT, OG_IMAGE_WIDTH, PAGE_WIDTHS, Picture, Source};
pub use podcast::{Episode, EpisodeNumber, LONG_TITLE, Sound, TitleSize};
pub use press_pictures::{PressPicture, PressPictures};
pub use preview_card::PreviewCard;
pub use provider::Provider;
pub use redirects::{Redirect, RedirectRow, check_redirects};
pub use reserved::{PAYLOAD, RESERVED, Reserved, is_reserved};
pub use robots::robots;
pub use run::{LAST_DAYS, Run, SOON_DAYS, Stage};
pub use run_card::{RunCard, RunStage};
pub use run_hero::{HeaderTypography, RunHero};
pub use search_query::{SearchOrder, SearchQuery};
pub use search_synonyms::search_alternatives;
pub use seo::{PreviewPicture, Seo};
/// JSON that borrows from the text it was read from: what the content service answered.
pub use serde_json_borrow::{OwnedValue as OwnedJson, Value as Json};
pub use shaping::{Shaping, Warning, WarningKind};
pub use share::Share;
pub use shell::{
    Address, Consent, Language, MenuEntry, Navigation, Newsletter, NewsletterForm, NewsletterPopUp,
    Region, Shell, SiblingSite, SiteFace, SocialProfile,
};
pub use sign_up::{NewsletterList, SignUpOutcome};
pub use site::{
    API_VERSION, CALENDAR_MONTHS, ContentType, DATASET, Environment, Hosts, Site, Spoken,
};
pub use text::{RichText, TextModule};
pub use theme::{DEFAULT_COLOURS, Inks, Theme};
pub use tickets::{TicketCard, TicketPanel, TicketTable, TicketVariant};
pub use type_label::{search_label, type_label};
pub use web_manifest::{APPLE_TOUCH_ICON, TOUCH_ICONS, WEB_MANIFEST, web_manifest};
