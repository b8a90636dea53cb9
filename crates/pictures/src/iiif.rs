//! The IIIF Image API 3.0 at level 2: `{region}/{size}/{rotation}/{quality}.{format}`, and
//! what `info.json` reports about an original.
//!
//! Where the specification leaves a choice:
//!
//! - `square` is the middle of the image.
//! - A size that needs the image to be scaled up is refused unless it begins with `^`. That
//!   holds for `!w,h` too, as the validator requires: `!2000,2000` of an image of 1000 by
//!   1000 is refused; the response is not the image itself.
//! - A result beyond [`crate::LONGEST_SIDE`] is refused, but for the forms that request as
//!   much as there is: `max`, `^max`, `!w,h`.
//! - An animation is shown by its first frame.

mod info;
mod region;
mod request;
mod rung;
mod size;

pub use info::{Info, PROFILE, TILE, TileSet};
pub use region::Region;
pub use request::Request;
pub use size::SizeParameter;
