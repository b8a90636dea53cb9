//! The ids of assets, which encode what an asset is: references, addresses and file names are
//! derived from one another without a lookup.
//!
//! | | image | file |
//! |---|---|---|
//! | document id | `image-{name}-{width}x{height}-{extension}` | `file-{name}-{extension}` |
//! | file name | `{name}-{width}x{height}.{extension}` | `{name}.{extension}` |
//!
//! Our names are the SHA-1 of the bytes. Old projects have names of 24 letters and
//! digits, and the ecosystem's tools take `[a-zA-Z0-9_]{24,40}`; so does this.

use std::fmt;
use thiserror::Error;

/// A text that is not the id or the file name of an asset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "not an asset: an image is image-{{name}}-{{width}}x{{height}}-{{extension}}, a file is \
     file-{{name}}-{{extension}}"
)]
pub struct NotAnAsset;

/// The longest extension: longer than any that is known.
const LONGEST_EXTENSION: usize = 16;

/// The name of an asset: 40 lower-case hexadecimal digits, the SHA-1 of its bytes; or 24
/// to 40 letters, digits and underscores, from an old project.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AssetName(Box<str>);

impl AssetName {
    /// Reads a name.
    pub fn parse(name: &str) -> Result<Self, NotAnAsset> {
        let known = (24..=40).contains(&name.len())
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if known {
            Ok(Self(name.into()))
        } else {
            Err(NotAnAsset)
        }
    }

    /// The name of bytes with this SHA-1.
    pub fn of_sha1(sha1: [u8; 20]) -> Self {
        let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or_default();
        let digits = sha1
            .iter()
            .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]);
        Self(digits.collect::<String>().into())
    }

    /// The SHA-1 of the bytes, where the name is one.
    pub fn sha1(&self) -> Option<[u8; 20]> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let (pairs, rest) = self.0.as_bytes().as_chunks::<2>();
        let mut sha1 = [0; 20];
        if pairs.len() != sha1.len() || !rest.is_empty() {
            return None;
        }
        for (byte, [high, low]) in sha1.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Some(sha1)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for AssetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The id of an image.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageId {
    name: AssetName,
    width: u32,
    height: u32,
    extension: Box<str>,
}

/// The id of a file that is not an image.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId {
    name: AssetName,
    extension: Box<str>,
}

impl ImageId {
    /// An id from its parts; the extension in lower case and without its dot.
    pub fn new(
        name: AssetName,
        width: u32,
        height: u32,
        extension: &str,
    ) -> Result<Self, NotAnAsset> {
        if width == 0 || height == 0 {
            return Err(NotAnAsset);
        }
        let extension = read_extension(extension)?;
        Ok(Self {
            name,
            width,
            height,
            extension,
        })
    }

    /// Reads a document id: `image-{name}-{width}x{height}-{extension}`.
    pub fn parse(id: &str) -> Result<Self, NotAnAsset> {
        let rest = id.strip_prefix("image-").ok_or(NotAnAsset)?;
        let (rest, extension) = rest.rsplit_once('-').ok_or(NotAnAsset)?;
        Self::read(rest, extension)
    }

    /// Reads a file name: `{name}-{width}x{height}.{extension}`.
    pub fn from_file_name(name: &str) -> Result<Self, NotAnAsset> {
        let (rest, extension) = name.rsplit_once('.').ok_or(NotAnAsset)?;
        Self::read(rest, extension)
    }

    fn read(name_and_size: &str, extension: &str) -> Result<Self, NotAnAsset> {
        let (name, size) = name_and_size.split_once('-').ok_or(NotAnAsset)?;
        let (width, height) = size.split_once('x').ok_or(NotAnAsset)?;
        Self::new(
            AssetName::parse(name)?,
            read_side(width)?,
            read_side(height)?,
            extension,
        )
    }

    /// Its name.
    pub fn name(&self) -> &AssetName {
        &self.name
    }

    /// Its width in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Its height in pixels.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The extension of its format: `jpg`.
    pub fn extension(&self) -> &str {
        &self.extension
    }

    /// `{name}-{width}x{height}.{extension}`.
    pub fn file_name(&self) -> String {
        let Self {
            name,
            width,
            height,
            extension,
        } = self;
        format!("{name}-{width}x{height}.{extension}")
    }
}

/// The document id.
impl fmt::Display for ImageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name,
            width,
            height,
            extension,
        } = self;
        write!(f, "image-{name}-{width}x{height}-{extension}")
    }
}

impl FileId {
    /// An id from its parts; the extension in lower case and without its dot.
    pub fn new(name: AssetName, extension: &str) -> Result<Self, NotAnAsset> {
        let extension = read_extension(extension)?;
        Ok(Self { name, extension })
    }

    /// Reads a document id: `file-{name}-{extension}`.
    pub fn parse(id: &str) -> Result<Self, NotAnAsset> {
        let rest = id.strip_prefix("file-").ok_or(NotAnAsset)?;
        let (name, extension) = rest.split_once('-').ok_or(NotAnAsset)?;
        Self::new(AssetName::parse(name)?, extension)
    }

    /// Reads a file name: `{name}.{extension}`.
    pub fn from_file_name(name: &str) -> Result<Self, NotAnAsset> {
        let (name, extension) = name.split_once('.').ok_or(NotAnAsset)?;
        Self::new(AssetName::parse(name)?, extension)
    }

    /// Its name.
    pub fn name(&self) -> &AssetName {
        &self.name
    }

    /// The extension of its format: `pdf`.
    pub fn extension(&self) -> &str {
        &self.extension
    }

    /// `{name}.{extension}`.
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.extension)
    }
}

/// The document id.
impl fmt::Display for FileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "file-{}-{}", self.name, self.extension)
    }
}

fn read_extension(extension: &str) -> Result<Box<str>, NotAnAsset> {
    let known = (1..=LONGEST_EXTENSION).contains(&extension.len())
        && extension
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    known.then(|| extension.into()).ok_or(NotAnAsset)
}

/// A side has one spelling, so that an asset has one id.
fn read_side(digits: &str) -> Result<u32, NotAnAsset> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    if plain {
        digits.parse().map_err(|_| NotAnAsset)
    } else {
        Err(NotAnAsset)
    }
}
