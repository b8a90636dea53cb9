//! The mark of a site as a picture for home screens. The build has its shape as a PNG whose
//! pixels are places in a palette; the site's colours are written into that.

use museum::Inks;

/// What a PNG begins with.
const SIGNATURE: usize = 8;
/// What a chunk has around its content: the length and the name, and a sum after it.
const BEFORE: usize = 8;
const AFTER: usize = 4;

/// A picture in the inks of a site, from the ground to the cuts; `None` if it has no palette,
/// or the inks are none.
pub(crate) fn in_inks(picture: &[u8], inks: &Inks) -> Option<Vec<u8>> {
    let ground = colour(&inks.background)?;
    let cuts = colour(&inks.foreground)?;
    let (start, length) = palette(picture)?;
    let shades = length / 3;
    let mut content = Vec::with_capacity(length);
    for shade in 0..shades {
        let of_all = shades.saturating_sub(1).max(1);
        content.extend([0, 1, 2].map(|part| between(ground[part], cuts[part], shade, of_all)));
    }
    let mut named = b"PLTE".to_vec();
    named.extend(content);
    let mut coloured = picture.to_vec();
    let end = start + length;
    coloured.get_mut(start - 4..end)?.copy_from_slice(&named);
    coloured
        .get_mut(end..end + AFTER)?
        .copy_from_slice(&sum(&named).to_be_bytes());
    Some(coloured)
}

/// Where the content of the palette begins, and how long it is.
fn palette(picture: &[u8]) -> Option<(usize, usize)> {
    let mut at = SIGNATURE;
    loop {
        let head = picture.get(at..at + BEFORE)?;
        let (length, name) = head.split_at(4);
        let length = u32::from_be_bytes(length.try_into().ok()?);
        let length = usize::try_from(length).ok()?;
        if name == b"PLTE" {
            return Some((at + BEFORE, length));
        }
        at = at.checked_add(BEFORE + AFTER)?.checked_add(length)?;
    }
}

/// `#b8330f`
pub(crate) fn colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some([red, green, blue])
}

fn between(from: u8, to: u8, part: usize, of_all: usize) -> u8 {
    let mixed = usize::from(from) * (of_all - part) + usize::from(to) * part;
    u8::try_from((mixed + of_all / 2) / of_all).unwrap_or(to)
}

/// The sum that PNG has over a chunk: CRC-32.
fn sum(bytes: &[u8]) -> u32 {
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
        let named = [name, content].concat();
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&length[..], &named, &sum(&named).to_be_bytes()].concat()
    }

    /// A picture with a palette of three greys.
    pub(crate) fn picture(greys: [u8; 9]) -> Vec<u8> {
        let head = chunk(b"IHDR", &[0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0]);
        let parts = [chunk(b"PLTE", &greys), chunk(b"IEND", &[])];
        [vec![0; SIGNATURE], head, parts.concat()].concat()
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

    /// The sum of a chunk without content, as every PNG ends.
    #[test]
    fn sums_are_those_of_png() {
        assert_eq!(sum(b"IEND"), 0xae42_6082);
    }

    #[test]
    fn what_is_no_picture_has_no_colours() {
        let inks = inks("#b8330f", "#fff8ea");
        for bytes in [&[][..], &[0; 8], &[255; 40]] {
            assert_eq!(in_inks(bytes, &inks), None);
        }
        let greys = picture([0; 9]);
        assert_eq!(in_inks(&greys[..40], &inks), None);
        assert_eq!(in_inks(&greys, &self::inks("rød", "#fff")), None);
    }
}
