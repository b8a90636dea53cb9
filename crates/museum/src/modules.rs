//! The modules of pages, one a file.

mod accordion;
mod billboard;
mod call_to_action;
mod contact;
mod double_billboard;
mod iframe_embed;
mod image;
mod random_related;
mod related_content;
mod statement;
mod styled_text_and_visual;
mod text_ribbon;
mod text_section;

pub use accordion::{Accordion, AccordionEntry};
pub use billboard::Billboard;
pub use call_to_action::CallToAction;
pub use contact::{Contact, Person};
pub use double_billboard::DoubleBillboard;
pub use iframe_embed::IframeEmbed;
pub use image::ImageModule;
pub use random_related::RandomRelated;
pub use related_content::{RelatedContent, RelatedTab};
pub use statement::Statement;
pub use styled_text_and_visual::{Side, StyledTextAndVisual};
pub use text_ribbon::TextRibbon;
pub use text_section::TextSection;

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
    /// A type that no component draws: only in preview, where it is shown as a box.
    Unknown {
        /// The type that the document names.
        name: String,
    },
}
