//! A request for an image.

use super::region::decimal;
use super::{Region, SizeParameter};
use crate::geometry::LARGEST;
use crate::parameters::QUALITY;
use crate::{BadParameter, Cut, Format, Original, Recipe, Rectangle, Shade, Size};
use std::fmt;

/// What an IIIF address requests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    pub(super) region: Region,
    pub(super) size: SizeParameter,
    pub(super) mirror: bool,
    pub(super) turn: f64,
    pub(super) shade: Shade,
    pub(super) format: Format,
}

impl Request {
    /// Reads what follows the identifier, decoded: `full/max/0/default.jpg`.
    pub fn parse(path: &str) -> Result<Self, BadParameter> {
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            [region, size, rotation, last] => Self::from_parts(region, size, rotation, last),
            _ => Err(BadParameter::not(
                "path",
                "{region}/{size}/{rotation}/{quality}.{format}",
                path,
            )),
        }
    }

    /// Reads the four parts, each decoded.
    pub fn from_parts(
        region: &str,
        size: &str,
        rotation: &str,
        quality_and_format: &str,
    ) -> Result<Self, BadParameter> {
        let region = Region::parse(region)?;
        let size = SizeParameter::parse(size)?;
        let (mirror, turn) = read_rotation(rotation)?;
        let (quality, format) = quality_and_format
            .rsplit_once('.')
            .ok_or_else(|| not_a_format(quality_and_format))?;
        Ok(Self {
            region,
            size,
            mirror,
            turn,
            shade: read_quality(quality)?,
            format: read_format(format)?,
        })
    }

    /// The requested format.
    pub fn format(&self) -> Format {
        self.format
    }

    /// What has to be done.
    pub fn recipe(&self, original: &Original) -> Result<Recipe, BadParameter> {
        let (region, size) = self.measured(original)?;
        Ok(Recipe {
            frame: (original.moves() && self.format.can_move()).then_some(0),
            cut: if region == original.size().whole() {
                Cut::Whole
            } else {
                Cut::Part(region)
            },
            scale: size,
            canvas: None,
            mirror: self.mirror,
            flip: false,
            turn: self.turn,
            blur: 0.0,
            sharpen: 0,
            saturation: 0,
            invert: false,
            shade: self.shade,
            background: None,
            format: self.format,
            quality: self.format.encoder_quality(QUALITY),
        })
    }

    /// The one address of this image, from the region on: for the `canonical` link.
    pub fn canonical(&self, original: &Original) -> Result<String, BadParameter> {
        let (region, size) = self.measured(original)?;
        let region_text = if region == original.size().whole() {
            "full".to_owned()
        } else {
            region.to_string()
        };
        let size_text = canonical_size(region.size(), size);
        Ok(format!("{region_text}/{size_text}/{}", self.last_parts()))
    }

    /// `{rotation}/{quality}.{format}`
    fn last_parts(&self) -> String {
        let mirror = if self.mirror { "!" } else { "" };
        let quality = match self.shade {
            Shade::Colour => "default",
            Shade::Grey => "gray",
            Shade::Bitonal => "bitonal",
        };
        let (turn, format) = (self.turn, self.format.extension());
        format!("{mirror}{turn}/{quality}.{format}")
    }

    /// Its region and its size in pixels.
    pub(super) fn measured(&self, original: &Original) -> Result<(Rectangle, Size), BadParameter> {
        if original.format == Format::Svg {
            let message = "is an SVG, which has no pixels";
            return Err(BadParameter::new("identifier", message));
        }
        let region = self.region.on(original.size())?;
        Ok((region, self.size.of(region.size())?))
    }
}

/// What follows the identifier in an address.
impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.region, self.size, self.last_parts())
    }
}

fn canonical_size(region: Size, size: Size) -> String {
    let Size { width, height } = size;
    if size == region.shrunk(LARGEST) {
        "max".to_owned()
    } else if size == region.fitted(LARGEST) {
        "^max".to_owned()
    } else if size.within(region) {
        format!("{width},{height}")
    } else {
        format!("^{width},{height}")
    }
}

/// Whether it is mirrored, and the degrees clockwise: `!90`, `22.5`.
fn read_rotation(text: &str) -> Result<(bool, f64), BadParameter> {
    let (mirror, degrees) = match text.strip_prefix('!') {
        Some(degrees) => (true, degrees),
        None => (false, text),
    };
    match decimal(degrees).filter(|degrees| *degrees <= 360.0) {
        Some(degrees) => Ok((mirror, degrees % 360.0)),
        None => Err(BadParameter::not(
            "rotation",
            "degrees from 0 to 360, with a ! before them where the picture is mirrored",
            text,
        )),
    }
}

fn read_quality(text: &str) -> Result<Shade, BadParameter> {
    match text {
        "default" | "color" => Ok(Shade::Colour),
        "gray" => Ok(Shade::Grey),
        "bitonal" => Ok(Shade::Bitonal),
        _ => Err(BadParameter::not(
            "quality",
            "default, color, gray or bitonal",
            text,
        )),
    }
}

/// A format has one name here, unlike elsewhere: `jpg`, not `jpeg`.
fn read_format(text: &str) -> Result<Format, BadParameter> {
    let format = Format::ALL.into_iter().find(|format| {
        let written = format.is_written();
        written && format.extension() == text
    });
    format.ok_or_else(|| not_a_format(text))
}

fn not_a_format(text: &str) -> BadParameter {
    BadParameter::not("format", "jpg, png, webp, avif or gif", text)
}
