//! An original without its metadata.
//!
//! Locations, names and comments are taken out; the colour profile and the orientation
//! stay, since the image looks wrong without them. Nothing is encoded anew. What follows
//! the end of the image goes too: another image, or another file.

mod avif;
mod gif;

use pictures::Format;

/// The bytes of an image that are served; `None` if it cannot be parsed.
pub(crate) fn bare(format: Format, picture: &[u8]) -> Option<Vec<u8>> {
    match format {
        Format::Jpeg => jpeg(picture),
        Format::Png => png(picture),
        Format::Webp => webp(picture),
        Format::Gif => gif::bare(picture),
        Format::Avif => avif::bare(picture),
        Format::Tiff | Format::Heif | Format::Svg => None,
    }
}

const EXIF: &[u8] = b"Exif\0\0";
const PROFILE: &[u8] = b"ICC_PROFILE\0";
const ORIENTATION: u16 = 0x0112;

/// What a PNG is made of: pixels, colours, and the frames of an animated one. Programs add
/// chunks of their own, which may reveal anything.
const PNG_CHUNKS: [&[u8]; 15] = [
    b"IHDR", b"PLTE", b"IDAT", b"tRNS", b"cHRM", b"gAMA", b"iCCP", b"sBIT", b"sRGB", b"cICP",
    b"bKGD", b"pHYs", b"acTL", b"fcTL", b"fdAT",
];

/// The same of a WebP, besides the chunk that declares which of them there are.
const WEBP_CHUNKS: [&[u8]; 6] = [b"VP8 ", b"VP8L", b"ALPH", b"ANIM", b"ANMF", b"ICCP"];

fn jpeg(picture: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(picture.len());
    let mut rest = picture.strip_prefix(&[0xff, 0xd8])?;
    out.extend_from_slice(&[0xff, 0xd8]);
    let (mut orientation, mut in_scan) = (None, false);
    loop {
        // Before a marker there is scan data, or nothing that is read.
        let scan = rest.windows(2).position(|pair| {
            pair[0] == 0xff && !matches!(pair[1], 0x00 | 0x01 | 0xd0..=0xd7 | 0xff)
        })?;
        if in_scan {
            out.extend_from_slice(&rest[..scan]);
        }
        let marker = rest[scan + 1];
        if marker == 0xd9 {
            out.extend_from_slice(&[0xff, 0xd9]);
            return Some(out);
        }
        let segment = &rest[scan..];
        let length = usize::from(u16::from_be_bytes([*segment.get(2)?, *segment.get(3)?]));
        let segment = segment.get(..length + 2)?;
        let content = segment.get(4..)?;
        rest = &rest[scan + length + 2..];
        in_scan = marker == 0xda;
        let stays = match marker {
            0xe0 if content.starts_with(b"JFIF\0") => {
                jfif(&mut out, segment);
                false
            }
            0xee => content.starts_with(b"Adobe") && content.len() <= 12,
            0xe2 => content.starts_with(PROFILE),
            0xe1 => {
                if let Some(exif) = content.strip_prefix(EXIF) {
                    orientation = orientation.or_else(|| turned(exif));
                }
                false
            }
            0xe0 | 0xe3..=0xef | 0xfe => false,
            _ => {
                // The image itself begins: its orientation from the EXIF goes before it.
                if let Some(orientation) = orientation.take() {
                    out.extend_from_slice(&[0xff, 0xe1, 0, 34]);
                    out.extend_from_slice(EXIF);
                    out.extend_from_slice(&only(orientation));
                }
                true
            }
        };
        if stays {
            out.extend_from_slice(segment);
        }
    }
}

/// The JFIF header of a JPEG without its thumbnail: that may show more than the image,
/// which was cropped later.
fn jfif(out: &mut Vec<u8>, segment: &[u8]) {
    match segment.get(..16) {
        Some(head) if segment.len() > 18 => {
            out.extend_from_slice(&[0xff, 0xe0, 0, 16]);
            out.extend_from_slice(&head[4..]);
            out.extend_from_slice(&[0, 0]);
        }
        _ => out.extend_from_slice(segment),
    }
}

fn png(picture: &[u8]) -> Option<Vec<u8>> {
    const HEAD: &[u8] = b"\x89PNG\r\n\x1a\n";
    let mut out = Vec::with_capacity(picture.len());
    let mut rest = picture.strip_prefix(HEAD)?;
    out.extend_from_slice(HEAD);
    loop {
        let length = u32::from_be_bytes(*rest.first_chunk()?);
        let length = usize::try_from(length).ok()?;
        let chunk = rest.get(..length.checked_add(12)?)?;
        rest = &rest[chunk.len()..];
        match &chunk[4..8] {
            // Without it the image would lie on its side: it has to be made anew.
            b"eXIf" if turned(&chunk[8..]).is_some() => return None,
            b"IEND" => {
                out.extend_from_slice(chunk);
                return Some(out);
            }
            kind if PNG_CHUNKS.contains(&kind) => out.extend_from_slice(chunk),
            // Ancillary, by the case of its first letter: it may be skipped.
            kind if kind[0].is_ascii_lowercase() => {}
            _ => return None,
        }
    }
}

fn webp(picture: &[u8]) -> Option<Vec<u8>> {
    const ALONE: u8 = !0b0000_1100;
    let body = picture.strip_prefix(b"RIFF")?;
    let length = usize::try_from(u32::from_le_bytes(*body.first_chunk()?)).ok()?;
    let body = body.get(4..)?.get(..length)?;
    let mut rest = body.strip_prefix(b"WEBP")?;
    let mut out = b"RIFF\0\0\0\0WEBP".to_vec();
    while !rest.is_empty() {
        let length = u32::from_le_bytes(*rest.get(4..)?.first_chunk()?);
        let length = usize::try_from(length).ok()?;
        // A chunk of odd length has a byte after it, which the last may lack.
        let padded = length.checked_add(8 + length % 2)?.min(rest.len());
        let chunk = rest
            .get(..padded)
            .filter(|chunk| chunk.len() >= length + 8)?;
        rest = &rest[padded..];
        match &chunk[..4] {
            b"EXIF" if turned(exif(&chunk[8..])).is_some() => return None,
            b"VP8X" => {
                let at = out.len() + 8;
                out.extend_from_slice(chunk);
                // Clears the flags for EXIF and XMP.
                *out.get_mut(at)? &= ALONE;
            }
            kind if WEBP_CHUNKS.contains(&kind) => out.extend_from_slice(chunk),
            _ => {}
        }
    }
    let length = u32::try_from(out.len() - 8).ok()?;
    out[4..8].copy_from_slice(&length.to_le_bytes());
    Some(out)
}

/// EXIF without the words that some write before it.
fn exif(content: &[u8]) -> &[u8] {
    content.strip_prefix(EXIF).unwrap_or(content)
}

/// The orientation in EXIF, if it is not the usual one.
fn turned(exif: &[u8]) -> Option<u16> {
    let big = match exif.get(..4)? {
        b"MM\0*" => true,
        b"II*\0" => false,
        _ => return None,
    };
    let short = |at: usize| {
        let bytes = *exif.get(at..)?.first_chunk()?;
        Some(if big {
            u16::from_be_bytes(bytes)
        } else {
            u16::from_le_bytes(bytes)
        })
    };
    let long = |at: usize| {
        let bytes = *exif.get(at..)?.first_chunk()?;
        let number = if big {
            u32::from_be_bytes(bytes)
        } else {
            u32::from_le_bytes(bytes)
        };
        usize::try_from(number).ok()
    };
    let first = long(4)?;
    let count = usize::from(short(first)?);
    let entries = (0..count).map(|i| first + 2 + i * 12);
    let orientation = entries
        .take_while(|at| at + 12 <= exif.len())
        .find(|at| short(*at) == Some(ORIENTATION))
        .and_then(|at| short(at + 8));
    orientation.filter(|orientation| (2..=8).contains(orientation))
}

/// EXIF that holds nothing but the orientation.
fn only(orientation: u16) -> [u8; 26] {
    let mut exif = *b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0";
    exif[18..20].copy_from_slice(&orientation.to_be_bytes());
    exif
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(marker: u8, content: &[u8]) -> Vec<u8> {
        let length = u16::try_from(content.len() + 2).unwrap().to_be_bytes();
        [&[0xff, marker], &length[..], content].concat()
    }

    fn little_exif(orientation: u8) -> Vec<u8> {
        let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x02\0".to_vec();
        exif.extend_from_slice(b"\x0f\x01\x02\0\x04\0\0\0Nik\0");
        exif.extend_from_slice(b"\x12\x01\x03\0\x01\0\0\0");
        exif.extend_from_slice(&[orientation, 0, 0, 0, 0, 0, 0, 0]);
        exif
    }

    #[test]
    fn a_jpeg_keeps_its_colours_and_its_orientation() {
        let soi = vec![0xff, 0xd8];
        let scan = [&segment(0xda, b"scan")[..], b"\x12\xff\x00\xff\xd0\x34"].concat();
        let table = segment(0xc4, b"\xff\xd9");
        let second = [&segment(0xda, b"scan")[..], b"\x56\xff\xd9"].concat();
        let picture = [
            soi.clone(),
            segment(0xe0, b"JFIF\0"),
            segment(0xe1, &little_exif(6)),
            segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0<gps>"),
            segment(0xe2, b"ICC_PROFILE\0\x01\x01colours"),
            segment(0xe2, b"MPF\0index"),
            segment(0xed, b"Photoshop 3.0\0"),
            segment(0xe0, b"JFXX\0a small picture"),
            segment(0xfe, b"<script>"),
            b"beside".to_vec(),
            segment(0xdb, b"quantities"),
            scan.clone(),
            table.clone(),
            second.clone(),
            b"PK\x03\x04 another file".to_vec(),
        ]
        .concat();
        let out = bare(Format::Jpeg, &picture).unwrap();
        let expected = [
            soi,
            segment(0xe0, b"JFIF\0"),
            segment(0xe2, b"ICC_PROFILE\0\x01\x01colours"),
            segment(0xe1, &[EXIF, &only(6)].concat()),
            segment(0xdb, b"quantities"),
            scan,
            table,
            second,
        ]
        .concat();
        assert_eq!(out, expected);
        assert_eq!(turned(&only(6)), Some(6));
        assert_eq!(
            bare(Format::Jpeg, &out).unwrap(),
            out,
            "nothing is left to take out"
        );
        assert_eq!(bare(Format::Jpeg, &picture[..60]), None);
    }

    #[test]
    fn a_png_and_a_webp_lose_their_texts() {
        let chunk = |kind: &[u8], content: &[u8]| {
            let length = u32::try_from(content.len()).unwrap().to_be_bytes();
            [&length[..], kind, content, b"crc!"].concat()
        };
        let head = b"\x89PNG\r\n\x1a\n".to_vec();
        let retained = [
            chunk(b"IHDR", b"x"),
            chunk(b"iCCP", b"c"),
            chunk(b"IDAT", b"d"),
        ]
        .concat();
        let end = chunk(b"IEND", b"");
        let picture = [
            &head[..],
            &retained,
            &chunk(b"tEXt", b"GPS"),
            &chunk(b"prVt", b"GPS"),
            &end,
            b"PK\x03\x04",
        ]
        .concat();
        let out = bare(Format::Png, &picture).unwrap();
        assert_eq!(out, [head, retained, end].concat());

        let chunk = |kind: &[u8], content: &[u8]| {
            let length = u32::try_from(content.len()).unwrap().to_le_bytes();
            let pad = if content.len() % 2 == 1 { "\0" } else { "" };
            [kind, &length[..], content, pad.as_bytes()].concat()
        };
        let riff = |body: &[u8]| {
            let length = u32::try_from(body.len() + 4).unwrap().to_le_bytes();
            [b"RIFF", &length[..], b"WEBP", body].concat()
        };
        let body = [
            chunk(b"VP8X", &[0b0001_1110, 0]),
            chunk(b"VP8 ", b"pixel"),
            chunk(b"EXIF", b"place"),
            chunk(b"PRVT", b"place"),
        ]
        .concat();
        let out = bare(Format::Webp, &[riff(&body), b"tail".to_vec()].concat()).unwrap();
        let left = [chunk(b"VP8X", &[0b0001_0010, 0]), chunk(b"VP8 ", b"pixel")].concat();
        assert_eq!(out, riff(&left));
    }
}
