//! The museum group's own rules.
//!
//! Pure: content comes in as the content service answered it, and goes out as page
//! models that a component can draw without asking anything more. The GROQ of each
//! query stands beside the model that it feeds.

mod hero;
mod item;
mod link;
mod locale;
mod modules;
mod page;
mod pages;
mod picture;
mod seo;
mod shell;
mod text;
mod theme;

pub use hero::{FrontHero, HeroItem, HeroLayout, PageHero};
pub use item::{Item, Tag};
pub use link::{Link, LinkKind};
pub use locale::Locale;
pub use modules::{
    Accordion, AccordionEntry, Billboard, CallToAction, Contact, DoubleBillboard, IframeEmbed,
    ImageModule, Module, Person, RandomRelated, RelatedContent, RelatedTab, Side, Statement,
    StyledTextAndVisual, TextRibbon, TextSection,
};
pub use page::{Body, Layout, NavigationColour, Page, PageView, Translation};
pub use pages::{FailedPage, FrontPage, LandingPage, NotFoundPage};
pub use picture::{Focus, Picture, Source};
pub use seo::Seo;
pub use shell::{
    Address, Language, MenuEntry, Navigation, Newsletter, Region, Shell, SiblingSite, SiteFace,
    SocialProfile,
};
pub use text::RichText;
pub use theme::{Inks, Theme};
