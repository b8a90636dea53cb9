//! A WebP without metadata. libvips 8.14 writes EXIF and XMP into it whatever its options.

/// The chunk that lists which other chunks there are.
const EXTENDED: &[u8] = b"VP8X";

/// The flags in its first byte: there is a profile, EXIF, XMP.
const METADATA: u8 = 0b0010_1100;

/// The same image without metadata. What is no WebP is left as it is.
pub(super) fn bare(file: &[u8]) -> Vec<u8> {
    let Some((head, mut rest)) = file.split_at_checked(12) else {
        return file.to_vec();
    };
    let mut chunks = Vec::with_capacity(file.len());
    while let Some((chunk, behind)) = next(rest) {
        let (name, data) = chunk.split_at(4);
        match name {
            b"EXIF" | b"XMP " | b"ICCP" => {}
            // If no other flag is set there, the chunk is not needed.
            EXTENDED if data[4] & !METADATA == 0 => {}
            EXTENDED => {
                let start = chunks.len();
                chunks.extend(chunk);
                chunks[start + 8] &= !METADATA;
            }
            _ => chunks.extend(chunk),
        }
        rest = behind;
    }
    let length = u32::try_from(chunks.len() + 4).unwrap_or(u32::MAX);
    [&head[..4], &length.to_le_bytes(), b"WEBP", &chunks].concat()
}

/// A chunk with its name and length, of even length, and what is behind it.
fn next(rest: &[u8]) -> Option<(&[u8], &[u8])> {
    let length = u32::from_le_bytes(rest.get(4..8)?.try_into().ok()?);
    let length = usize::try_from(length).ok()?;
    rest.split_at_checked(8 + length + length % 2)
        .filter(|_| length > 0)
}

#[cfg(test)]
mod tests {
    use super::bare;

    fn file(chunks: &[u8]) -> Vec<u8> {
        let length = u32::try_from(chunks.len() + 4).unwrap().to_le_bytes();
        [b"RIFF", &length[..], b"WEBP", chunks].concat()
    }

    #[test]
    fn metadata_goes_and_the_rest_stays() {
        let picture = b"VP8 \x03\0\0\0abc\0";
        let secret = b"EXIF\x04\0\0\0SECRXMP \x02\0\0\0ET";
        let extended =
            |flags: u8| [b"VP8X\x0a\0\0\0", &[flags, 0, 0, 0, 9, 0, 0, 9, 0, 0][..]].concat();
        let whole = file(&[&extended(0b0000_1100), &picture[..], secret].concat());
        assert_eq!(bare(&whole), file(picture));
        // An image with alpha sets a flag.
        let whole = file(&[&extended(0b0001_1100), &picture[..], secret].concat());
        assert_eq!(
            bare(&whole),
            file(&[&extended(0b0001_0000), &picture[..]].concat())
        );
        assert_eq!(bare(b"RIFF"), b"RIFF");
    }
}
