//! What a request wants of an image, and what has to be done for it.
//!
//! Pure: an address becomes a [`Recipe`], a list of numbers without a choice left in
//! it, and the image worker follows that. Nothing here reads a file or a socket.
//!
//! An image address goes this way:
//!
//! ```
//! use pictures::{Accept, Format, Original, Parameters, Rung};
//!
//! let original = Original {
//!     width: 3000,
//!     height: 2000,
//!     format: Format::Jpeg,
//!     transparent: false,
//!     frames: 1,
//! };
//! let parameters = Parameters::parse("w=640&auto=format")?;
//! let format = parameters.format(&original, Accept::parse("image/avif,image/webp,*/*"));
//! let recipe = parameters.recipe(&original, format)?;
//! assert_eq!((recipe.size().width, recipe.size().height), (640, 427));
//! assert_eq!(recipe.on_ladder(&original), Rung::Known);
//! assert_eq!(recipe.key(), "640x427;avif;q50");
//! # Ok::<(), pictures::BadParameter>(())
//! ```

mod accept;
mod address;
mod asset_id;
mod bad_parameter;
mod cost;
mod format;
mod geometry;
pub mod iiif;
mod job;
mod key;
mod ladder;
mod original;
mod parameters;
mod recipe;
mod recognise;

pub use accept::Accept;
pub use address::{AssetAddress, AssetFile};
pub use asset_id::{AssetName, FileId, ImageId, NotAnAsset};
pub use bad_parameter::BadParameter;
pub use format::Format;
pub use job::{Inspection, Job, JobResult, Made, Refusal, Swatch, Tone};
pub use ladder::{LADDER, PREVIEWS, Rung, page_quality};
pub use original::Original;
pub use parameters::{Download, Parameters};
pub use recipe::{Canvas, Colour, Cut, Recipe, Rectangle, Shade, Size};
pub use recognise::{ENOUGH, recognise};

/// The longest side of a rendered image. More is not refused: the image is rendered as large as
/// this allows, in the requested shape.
pub const LONGEST_SIDE: u32 = 8192;
