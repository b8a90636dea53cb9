//! An AVIF: boxes, of which the image takes three or four. Their content refers to offsets
//! in the file, so none is moved: what lies between is overwritten with zeros.

/// Byte strings that occur in an image with metadata.
const TELLTALES: [&[u8]; 3] = [b"Exif", b"application/rdf+xml", b"x:xmpmeta"];

/// The boxes of an image, and of an animated one.
const NEEDED: [&[u8]; 4] = [b"ftyp", b"meta", b"mdat", b"moov"];

pub(super) fn bare(picture: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(picture.len());
    let (mut rest, mut end) = (picture, 0);
    while let Some((head, content)) = next(rest) {
        let length = head + content;
        out.extend_from_slice(&rest[..head]);
        if NEEDED.contains(&&rest[4..8]) {
            out.extend_from_slice(&rest[head..length]);
            end = out.len();
        } else {
            let name = out.len() - head + 4;
            out[name..name + 4].copy_from_slice(b"free");
            out.resize(out.len() + content, 0);
        }
        rest = &rest[length..];
    }
    out.truncate(end);
    let tells = |word: &&[u8]| out.windows(word.len()).any(|part| part == *word);
    let whole = out.get(4..8) == Some(b"ftyp");
    (whole && !TELLTALES.iter().any(tells)).then_some(out)
}

/// How long the head and the content of the next box are. A box that extends to the end of
/// the file is not accepted: nobody could tell what was appended.
fn next(rest: &[u8]) -> Option<(usize, usize)> {
    let short = u32::from_be_bytes(*rest.first_chunk()?);
    let (head, length) = match short {
        1 => (16, u64::from_be_bytes(*rest.get(8..)?.first_chunk()?)),
        length => (8, u64::from(length)),
    };
    let length = usize::try_from(length).ok()?;
    let fits = length >= head && length <= rest.len();
    fits.then(|| (head, length - head))
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn what_is_no_part_of_the_picture_goes() {
        let file_type = b"\0\0\0\x0cftypavif";
        let meta = b"\0\0\0\x0cmetaplan";
        let data = b"\0\0\0\x01mdat\0\0\0\0\0\0\0\x13pix";
        let metadata = b"\0\0\0\x0buuidgps";
        let whole = [
            &file_type[..],
            metadata,
            meta,
            data,
            metadata,
            b"PK\x03\x04",
        ]
        .concat();
        let blotted = b"\0\0\0\x0bfree\0\0\0";
        let expected = [&file_type[..], blotted, meta, data].concat();
        assert_eq!(bare(&whole).unwrap(), expected);
        assert_eq!(bare(&expected).unwrap(), expected);
        let exif = [&file_type[..], b"\0\0\0\x0cmetaExif", data].concat();
        assert_eq!(bare(&exif), None);
        assert_eq!(bare(b"PK\x03\x04"), None);
    }
}
