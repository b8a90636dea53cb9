//! `info.json`: what a viewer has to know about an image.

use crate::geometry::LARGEST;
use crate::{LONGEST_SIDE, Original, Size};
use serde::Serialize;

/// The side of a tile in pixels.
pub const TILE: u32 = 512;
/// The address of the level, for the `profile` link.
pub const PROFILE: &str = "http://iiif.io/api/image/3/level2.json";

/// The image information of an original. Its fields come in the order of the
/// specification, `@context` first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Info {
    #[serde(rename = "@context")]
    context: &'static str,
    id: String,
    #[serde(rename = "type")]
    kind: &'static str,
    protocol: &'static str,
    profile: &'static str,
    width: u32,
    height: u32,
    max_width: u32,
    max_height: u32,
    max_area: u64,
    sizes: Vec<Size>,
    tiles: [TileSet; 1],
    #[serde(skip_serializing_if = "Option::is_none")]
    rights: Option<String>,
    preferred_formats: [&'static str; 2],
    extra_formats: [&'static str; 3],
    extra_qualities: [&'static str; 3],
    extra_features: [&'static str; 5],
}

/// Tiles of one size, and the factors by which the image may be scaled down for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TileSet {
    width: u32,
    scale_factors: Vec<u32>,
}

impl Info {
    /// Of an original with this address, which has no slash at its end. `rights` is the
    /// address of a Creative Commons licence or of a statement of rightsstatements.org.
    pub fn of(id: &str, original: &Original, rights: Option<&str>) -> Self {
        let size = original.size();
        let factors = scale_factors(size);
        let sizes = factors.iter().rev().map(|factor| reduced(size, *factor));
        Self {
            context: "http://iiif.io/api/image/3/context.json",
            id: id.to_owned(),
            kind: "ImageService3",
            protocol: "http://iiif.io/api/image",
            profile: "level2",
            width: size.width,
            height: size.height,
            max_width: LONGEST_SIDE,
            max_height: LONGEST_SIDE,
            max_area: u64::from(LONGEST_SIDE) * u64::from(LONGEST_SIDE),
            sizes: sizes.filter(|size| size.within(LARGEST)).collect(),
            tiles: [TileSet {
                width: TILE,
                scale_factors: factors,
            }],
            rights: rights.map(str::to_owned),
            // A viewer takes the first that it can show. A tile is made while somebody
            // waits for it, and a JPEG is there soonest.
            preferred_formats: if original.transparent {
                ["webp", "png"]
            } else {
                ["jpg", "webp"]
            },
            extra_formats: ["webp", "avif", "gif"],
            extra_qualities: ["color", "gray", "bitonal"],
            extra_features: [
                "canonicalLinkHeader",
                "mirroring",
                "profileLinkHeader",
                "rotationArbitrary",
                "sizeUpscaling",
            ],
        }
    }
}

/// 1, 2, 4 and so on, until the image is a single tile.
pub(super) fn scale_factors(size: Size) -> Vec<u32> {
    let longest = size.width.max(size.height);
    let factors = std::iter::successors(Some(1_u32), |factor| {
        (longest.div_ceil(*factor) > TILE).then_some(factor * 2)
    });
    factors.collect()
}

/// A size divided, as viewers round it: up.
pub(super) fn reduced(size: Size, factor: u32) -> Size {
    Size {
        width: size.width.div_ceil(factor),
        height: size.height.div_ceil(factor),
    }
}
