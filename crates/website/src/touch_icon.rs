//! The mark of a site as an icon for home screens. The build has its shape as a PNG with a palette,
//! which is replaced by one in the site's colours.

use museum::Inks;

/// The bytes of the signature of a PNG.
const SIGNATURE_BYTES: usize = 8;
/// The bytes of a chunk before its content, which are its length and its name, and those after it,
/// which are a checksum.
const CHUNK_PREFIX_BYTES: usize = 8;
const CHUNK_SUFFIX_BYTES: usize = 4;

/// A picture whose palette goes from the background colour of a site to its foreground colour;
/// `None` if it has no palette, or a colour is invalid.
pub(crate) fn in_inks(picture: &[u8], inks: &Inks) -> Option<Vec<u8>> {
    let ground = colour(&inks.background)?;
    let cuts = colour(&inks.foreground)?;
    let (start, length) = palette(picture)?;
    let shades = length / 3;
    let mut content = Vec::with_capacity(length);
    for shade in 0..shades {
        let steps = shades.saturating_sub(1).max(1);
        content
            .extend([0, 1, 2].map(|channel| between(ground[channel], cuts[channel], shade, steps)));
    }
    let mut name_and_content = b"PLTE".to_vec();
    name_and_content.extend(content);
    let mut coloured = picture.to_vec();
    let end = start + length;
    coloured
        .get_mut(start - 4..end)?
        .copy_from_slice(&name_and_content);
    coloured
        .get_mut(end..end + CHUNK_SUFFIX_BYTES)?
        .copy_from_slice(&crc32(&name_and_content).to_be_bytes());
    Some(coloured)
}

/// The position of the content of the palette, and its length.
fn palette(picture: &[u8]) -> Option<(usize, usize)> {
    let mut position = SIGNATURE_BYTES;
    loop {
        let head = picture.get(position..position + CHUNK_PREFIX_BYTES)?;
        let (length, name) = head.split_at(4);
        let length = u32::from_be_bytes(length.try_into().ok()?);
        let length = usize::try_from(length).ok()?;
        if name == b"PLTE" {
            return Some((position + CHUNK_PREFIX_BYTES, length));
        }
        position = position
            .checked_add(CHUNK_PREFIX_BYTES + CHUNK_SUFFIX_BYTES)?
            .checked_add(length)?;
    }
}

/// Parses a colour: `#b8330f`.
pub(crate) fn colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some([red, green, blue])
}

fn between(from: u8, to: u8, step: usize, steps: usize) -> u8 {
    let mixed = usize::from(from) * (steps - step) + usize::from(to) * step;
    u8::try_from((mixed + steps / 2) / steps).unwrap_or(to)
}

/// The checksum of a chunk: CRC-32.
fn crc32(bytes: &[u8]) -> u32 {
    let shifted = |sum: u32, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    let sum = bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), shifted)
    });
    !sum
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn chunk(name: &[u8], content: &[u8]) -> Vec<u8> {
        let name_and_content = [name, content].concat();
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [
            &length[..],
            &name_and_content,
            &crc32(&name_and_content).to_be_bytes(),
        ]
        .concat()
    }

    /// A picture with a palette of three greys.
    pub(crate) fn picture(greys: [u8; 9]) -> Vec<u8> {
        let head = chunk(b"IHDR", &[0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0]);
        let parts = [chunk(b"PLTE", &greys), chunk(b"IEND", &[])];
        [vec![0; SIGNATURE_BYTES], head, parts.concat()].concat()
    }

    fn inks(background: &str, foreground: &str) -> Inks {
        Inks {
            foreground: foreground.to_owned(),
            background: background.to_owned(),
        }
    }

    #[test]
    fn the_palette_goes_from_the_ground_to_the_cuts() {
        let greys = picture([0, 0, 0, 128, 128, 128, 255, 255, 255]);
        let found = in_inks(&greys, &inks("#b8330f", "#fff8eb")).unwrap();
        let middle = [0xdc, 0x96, 0x7d];
        let expected = [[0xb8, 0x33, 0x0f], middle, [0xff, 0xf8, 0xeb]].concat();
        assert_eq!(found, picture(expected.try_into().unwrap()));
    }

    /// The checksum of the last chunk of every PNG, which has no content.
    #[test]
    fn checksums_are_those_of_png() {
        assert_eq!(crc32(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn an_invalid_picture_is_refused() {
        let inks = inks("#b8330f", "#fff8ea");
        for bytes in [&[][..], &[0; 8], &[255; 40]] {
            assert_eq!(in_inks(bytes, &inks), None);
        }
        let greys = picture([0; 9]);
        assert_eq!(in_inks(&greys[..40], &inks), None);
        assert_eq!(in_inks(&greys, &self::inks("rød", "#fff")), None);
    }
}
