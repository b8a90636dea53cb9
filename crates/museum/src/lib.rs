//! The museum group's own rules.
//!
//! Pure: content comes in as the content service answered it, and goes out as page
//! models that a component can draw without asking anything more. The GROQ of each
//! query stands beside the model that it feeds.
//!
//! The way of a page: [`Group::resolve`] finds site, locale and slug; [`queries::page`]
//! asks what is there, and [`Lookup::of`] reads the answer; the query of the page's type
//! ([`PageType::query`]) and [`queries::shell`] fetch it and what is around it; and
//! [`PageView`] is made of both.

mod address;
mod clock;
mod events;
mod facility;
mod fields;
mod group;
mod hero;
mod item;
mod link;
mod locale;
mod lookup;
mod modules;
mod opening;
mod page;
mod pages;
mod picture;
pub mod queries;
mod redirects;
mod reserved;
mod run;
mod seo;
mod shaping;
mod shell;
mod site;
mod text;
mod theme;
mod type_label;
pub mod words;

pub use address::{FRONT, PageAddress, Resolved, canonical};
pub use clock::{Days, TIME_ZONE};
pub use events::{EventDay, Listed, Occurrence, OccurrenceKind, Schedule, Slot, listed};
pub use facility::{FacilityHours, HoursLine, OpenNow, UnusualDays};
pub use group::{Group, GroupError, RegionName, RequestError};
pub use hero::{FrontHero, HeroItem, HeroLayout, PageHero};
pub use item::{Item, Tag};
pub use link::{Link, LinkKind};
pub use locale::Locale;
pub use lookup::{Lookup, Target};
pub use modules::{
    Accordion, AccordionEntry, Billboard, CallToAction, Contact, DoubleBillboard, IframeEmbed,
    ImageModule, MODULE_TYPES, Module, ModuleType, OpeningHoursModule, Person, RANDOM_RELATED,
    RELATED_LIMIT, RandomRelated, RelatedContent, RelatedTab, Side, Statement, StyledTextAndVisual,
    TextRibbon, TextSection,
};
pub use opening::{
    ANNOUNCED_DAYS, DayHours, Exception, ExceptionGroup, Hours, Opening, OpeningHours, Period,
    Status, WeekLine,
};
pub use page::{Body, Layout, NavigationColour, Page, PageView, Translation};
pub use pages::{
    FAILED_PATH, FailedPage, FrontPage, LandingPage, NotFoundPage, PAGE_TYPES, PageType,
    PracticalInfoOverview,
};
pub use picture::{Focus, OG_IMAGE_WIDTH, PAGE_WIDTHS, Picture, Source};
pub use redirects::{Redirect, RedirectRow, check_redirects};
pub use reserved::{PAYLOAD, RESERVED, Reserved, is_reserved};
pub use run::{LAST_DAYS, Run, SOON_DAYS, Stage};
pub use seo::Seo;
pub use shaping::{Shaping, Warning, WarningKind};
pub use shell::{
    Address, Language, MenuEntry, Navigation, Newsletter, Region, Shell, SiblingSite, SiteFace,
    SocialProfile,
};
pub use site::{
    API_VERSION, CALENDAR_MONTHS, ContentType, DATASET, Environment, Hosts, Site, Spoken,
};
pub use text::RichText;
pub use theme::{DEFAULT_COLOURS, Inks, Theme};
pub use type_label::{search_label, type_label};
