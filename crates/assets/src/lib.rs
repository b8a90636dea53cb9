//! Originals in an object store, and the images that are made of them.
//!
//! [`Assets`] is the entry point. An upload is taken in ([`Assets::take_in`]), inspected
//! and stored; an image is requested by its original and a recipe ([`Assets::derivative`]),
//! and made by a worker process if it is not cached. What is cached on disk here can be
//! lost at any time; what is in the store cannot.

mod asset_document;
mod asset_path;
mod assets;
mod bare;
mod budget;
mod content;
mod derivatives;
mod error;
mod exif;
mod intake;
mod look;
mod metrics;
mod originals;
mod plain;
mod pool;
mod recognise;
mod sources;
mod svg;
mod worker;
mod workplace;

pub use asset_document::{AssetDocument, Labels, Meta};
pub use asset_path::{AssetPath, Kind};
pub use assets::{Asker, AssetSettings, Assets, Clock, Picture, Store};
pub use budget::Allowance;
pub use content::Content;
pub use derivatives::DerivativeKey;
pub use error::AssetError;
pub use intake::Upload;
pub use look::Looked;
pub use metrics::AssetMetrics;
pub use originals::{Listed, Originals, Reading, S3};
pub use plain::format_of_file;
pub use pool::Workers;
pub use recognise::{Recognised, is_runnable, mime_type};
