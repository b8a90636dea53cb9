//! A GIF: its head, its frames with their delays, and its loop count.

const EXTENSION: u8 = 0x21;
const PICTURE: u8 = 0x2c;
const END: u8 = 0x3b;
/// Kinds of extensions.
const CONTROL: u8 = 0xf9;
const APPLICATION: u8 = 0xff;

/// What an extension of this kind begins with: the length of a name, and the name.
const LOOPING: [&[u8]; 2] = [b"\x0bNETSCAPE2.0", b"\x0bANIMEXTS1.0"];
const PROFILE: &[u8] = b"\x0bICCRGBG1012";

pub(super) fn bare(picture: &[u8]) -> Option<Vec<u8>> {
    let head = 13 + table(*picture.get(10)?);
    let (head, mut rest) = picture.split_at_checked(head)?;
    if !head.starts_with(b"GIF8") {
        return None;
    }
    let mut out = head.to_vec();
    loop {
        let start = match *rest.first()? {
            END => {
                out.push(END);
                return Some(out);
            }
            // Its position and size, its colours, and the width of its first code.
            PICTURE => 11 + table(*rest.get(9)?),
            EXTENSION => 2,
            _ => return None,
        };
        let length = start + blocks(rest.get(start..)?)?;
        let (block, behind) = rest.split_at_checked(length)?;
        match block {
            [PICTURE, ..] | [EXTENSION, CONTROL, 4, _, _, _, _, 0] => out.extend_from_slice(block),
            [EXTENSION, APPLICATION, content @ ..] => application(&mut out, block, content),
            _ => {}
        }
        rest = behind;
    }
}

/// The length of a table of colours, by the byte that declares whether there is one.
fn table(flags: u8) -> usize {
    if flags & 0x80 == 0 {
        0
    } else {
        6 << (flags & 7)
    }
}

/// The length of blocks of data with the empty one that ends them.
fn blocks(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        let length = usize::from(*rest.get(at)?);
        at += 1 + length;
        if length == 0 {
            return Some(at);
        }
    }
}

/// Of application extensions, the colours stay, and the loop count without what may be
/// beside it.
fn application(out: &mut Vec<u8>, block: &[u8], content: &[u8]) {
    if content.starts_with(PROFILE) {
        out.extend_from_slice(block);
    }
    let looping = LOOPING.iter().find_map(|name| content.strip_prefix(*name));
    if let Some([3, 1, low, high, ..]) = looping {
        out.extend_from_slice(&block[..14]);
        out.extend_from_slice(&[3, 1, *low, *high, 0]);
    }
}

#[cfg(test)]
mod tests {
    use super::bare;

    const HEAD: &[u8] = b"GIF89a\x02\0\x01\0\x80\0\0\0\0\0\xff\xff\xff";
    const CONTROL: &[u8] = b"\x21\xf9\x04\0\x0a\0\0\0";
    const PICTURE: &[u8] =
        b"\x2c\0\0\0\0\x02\0\x01\0\x80\x01\x02\x03\x04\x05\x06\x02\x02\x44\x0a\0";
    const LOOPING: &[u8] = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x05\0\0";

    #[test]
    fn its_pictures_stay_and_words_go() {
        let metadata: [&[u8]; 5] = [
            b"\x21\xfe\x05place\x03gps\0",
            b"\x21\xff\x0bXMP DataXMP\x05<gps>\0",
            b"\x21\x01\x0c012345678901\x05words\0",
            b"\x21\xf9\x05\0\x0a\0\0\x07\0",
            b"\x21\xce\x03gps\0",
        ];
        let looping = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x05\0\x03gps\0";
        let whole = [
            HEAD,
            looping,
            &metadata.concat(),
            CONTROL,
            PICTURE,
            &metadata.concat(),
            CONTROL,
            PICTURE,
            b";PK\x03\x04",
        ];
        let expected = [HEAD, LOOPING, CONTROL, PICTURE, CONTROL, PICTURE, b";"].concat();
        assert_eq!(bare(&whole.concat()).unwrap(), expected);
        assert_eq!(bare(&expected).unwrap(), expected);
        let cut = &expected[..expected.len() - 1];
        assert!((0..cut.len()).all(|length| bare(&cut[..length]).is_none()));
    }
}
