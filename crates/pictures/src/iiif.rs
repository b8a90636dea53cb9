//! The IIIF Image API 3.0 at level 2: `{region}/{size}/{rotation}/{quality}.{format}`, and
//! what `info.json` says of an original.
//!
//! Where the specification leaves a choice:
//!
//! - `square` is the middle of the picture.
//! - A size that needs the picture to grow is refused unless it begins with `^`. That
//!   holds for `!w,h` too, as the validator asks it: `!2000,2000` of a picture of 1000
//!   by 1000 is refused and not answered with the picture itself.
//! - A result beyond [`crate::LONGEST_SIDE`] is refused, but for the forms that ask for
//!   as much as there is: `max`, `^max`, `!w,h`.
//! - A moving picture is shown by its first.

mod info;
mod region;
mod request;
mod rung;
mod size;

pub use info::{Info, PROFILE, TILE, TileSet};
pub use region::Region;
pub use request::Request;
pub use size::SizeAsked;
