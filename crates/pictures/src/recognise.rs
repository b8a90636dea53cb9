//! Formats by the bytes at their start. Names and declared types are ignored.

use crate::Format;

/// So many bytes at the start are needed.
pub const ENOUGH: u64 = 64;

/// The format, if it is one that is read. Everything else (PDF, SVG, what a library
/// below might also understand) is never shown to a loader.
pub fn recognise(start: &[u8]) -> Option<Format> {
    match start {
        [0xff, 0xd8, 0xff, ..] => Some(Format::Jpeg),
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(Format::Png),
        [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some(Format::Gif),
        [
            b'R',
            b'I',
            b'F',
            b'F',
            _,
            _,
            _,
            _,
            b'W',
            b'E',
            b'B',
            b'P',
            ..,
        ] => Some(Format::Webp),
        // The first two have 32-bit offsets, the last two 64-bit ones.
        [b'I', b'I', 42, 0, ..]
        | [b'M', b'M', 0, 42, ..]
        | [b'I', b'I', 43, 0, 8, 0, ..]
        | [b'M', b'M', 0, 43, 0, 8, ..] => Some(Format::Tiff),
        [_, _, _, length, b'f', b't', b'y', b'p', brands @ ..] => {
            // The box states its own length: brands beyond it belong to other boxes.
            let end = usize::from(*length).saturating_sub(8).min(brands.len());
            by_brand(&brands[..end])
        }
        _ => None,
    }
}

/// The main brand, a version, and brands that it is compatible with. `mif1` states only that it
/// is an image; one of the others gives the kind.
fn by_brand(brands: &[u8]) -> Option<Format> {
    let mut all = brands.chunks_exact(4);
    let one = |brand: &[u8]| match brand {
        b"avif" => Some(Format::Avif),
        b"heic" | b"heix" | b"heim" | b"heis" => Some(Format::Heif),
        _ => None,
    };
    all.find_map(one)
}

#[cfg(test)]
mod tests {
    use super::recognise;
    use crate::Format;

    #[test]
    fn a_format_is_known_by_its_first_bytes() {
        let table: [(&[u8], Option<Format>); 12] = [
            (b"\xff\xd8\xff\xe0\0\x10JFIF", Some(Format::Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Some(Format::Png)),
            (b"GIF89a\x01\0\x01\0", Some(Format::Gif)),
            (b"RIFF\x24\0\0\0WEBPVP8 ", Some(Format::Webp)),
            (b"RIFF\x24\0\0\0WAVEfmt ", None),
            (b"II*\0\x08\0\0\0", Some(Format::Tiff)),
            (b"MM\0+\0\x08\0\0", Some(Format::Tiff)),
            (
                b"\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf",
                Some(Format::Avif),
            ),
            (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", Some(Format::Heif)),
            (b"\0\0\0\x18ftypisom\0\0\0\0isomavc1", None),
            (b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", None),
            (b"", None),
        ];
        for (start, format) in table {
            assert_eq!(recognise(start), format, "{}", start.escape_ascii());
        }
    }
}
