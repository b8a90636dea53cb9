//! Opens, transforms and encodes images, one at a time, in a process of its own.
//!
//! Images come from anyone, and libvips and the libraries below it are C: a crash, a
//! hang or an image that eats all memory must cost one image and not the service.
//!
//! Of the crate `libvips` only what holds with libvips 8.14 is used. Its functions with
//! options name every option there is today, and an older library refuses those it does
//! not know; so loaders and savers get theirs as text. Its arrays of doubles, numbers
//! and images are sound, its `Clone`, `VipsBlob` and static interpolators are not.

mod decode;
mod encode;
mod engine;
mod entropy_crop;
mod inspect;
mod memory;
mod moving;
mod palette;
mod part;
mod picture;
mod pyramid;
mod refused;
mod serve;
mod steps;
mod target;
mod transform;

pub use engine::Engine;
pub use inspect::inspect;
pub use pyramid::pyramid;
pub use refused::Refused;
pub use serve::serve;
pub use transform::transform;
