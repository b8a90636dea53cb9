//! The text form of a patch: a header and lines for each hunk.

use super::{Edit, Hunk, Kind, TextError};

/// Reads hunks. Their starts still count bytes.
pub(super) fn parse(text: &str) -> Result<Vec<Hunk>, TextError> {
    let mut hunks = Vec::new();
    if text.is_empty() {
        return Ok(hunks);
    }
    for line in text.split('\n') {
        match (line.chars().next(), hunks.last_mut()) {
            (_, None) | (Some('@'), _) => hunks.push(header(line)?),
            (None, _) => {}
            (Some(sign), Some(hunk)) => edit(hunk, sign, line)?,
        }
    }
    Ok(hunks)
}

/// `@@ -start,length +start,length @@`
fn header(line: &str) -> Result<Hunk, TextError> {
    let wrong = || TextError::Header(line.chars().take(80).collect());
    let inner = line
        .strip_prefix("@@ -")
        .and_then(|rest| rest.strip_suffix(" @@"));
    let (one, two) = inner.and_then(|i| i.split_once(" +")).ok_or_else(wrong)?;
    let (start1, length1) = range(one).ok_or_else(wrong)?;
    let (start2, length2) = range(two).ok_or_else(wrong)?;
    Ok(Hunk {
        start1,
        start2,
        length1,
        length2,
        edits: Vec::new(),
    })
}

/// A start, counted from zero, and a length. Starts on the wire count from one, unless
/// the range is empty.
fn range(text: &str) -> Option<(i64, i64)> {
    let (start, length) = text.split_once(',').unwrap_or((text, ""));
    let number = |digits: &str| -> Option<i64> {
        let plain = digits.len() <= 15 && digits.bytes().all(|b| b.is_ascii_digit());
        if plain { digits.parse().ok() } else { None }
    };
    let start = number(start)?;
    match length {
        "" => Some((start - 1, 1)),
        "0" => Some((start, 0)),
        length => Some((start - 1, number(length)?)),
    }
}

fn edit(hunk: &mut Hunk, sign: char, line: &str) -> Result<(), TextError> {
    let kind = match sign {
        '-' => Kind::Delete,
        '+' => Kind::Insert,
        ' ' => Kind::Keep,
        _ => return Err(TextError::Sign(line.chars().take(80).collect())),
    };
    let text =
        decode(&line[1..]).ok_or_else(|| TextError::Escape(line.chars().take(80).collect()))?;
    let units: Vec<u16> = text.encode_utf16().collect();
    // Lengths on the wire count bytes.
    let surplus = i64::try_from(text.len().saturating_sub(units.len())).unwrap_or(0);
    if kind != Kind::Insert {
        hunk.length1 -= surplus;
    }
    if kind != Kind::Delete {
        hunk.length2 -= surplus;
    }
    hunk.edits.push(Edit { kind, text: units });
    Ok(())
}

/// Characters that an encoded URL reserves, and that therefore stay encoded.
const RESERVED: &[u8] = b";/?:@&=+$,#";

/// Undoes JavaScript's `encodeURI`.
fn decode(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] != b'%' {
            decoded.push(bytes[i]);
            i += 1;
            continue;
        }
        let digits = text.get(i + 1..i + 3)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let byte = u8::from_str_radix(digits, 16).ok()?;
        if RESERVED.contains(&byte) {
            decoded.extend_from_slice(&bytes[i..i + 3]);
        } else {
            decoded.push(byte);
        }
        i += 3;
    }
    String::from_utf8(decoded).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hunks() {
        let read =
            parse("@@ -1,4 +2 @@\n a%C3%A6\n-b%25\n+%3B%F0%9F%8F%9B\n\n@@ -0,0 +1,3 @@\n+abc\n")
                .unwrap();
        let starts: Vec<_> = read
            .iter()
            .map(|h| (h.start1, h.length1, h.start2, h.length2))
            .collect();
        assert_eq!(starts, [(0, 3, 1, -2), (0, 0, 0, 3)]);
        let texts = read[0]
            .edits
            .iter()
            .map(|e| String::from_utf16(&e.text).unwrap());
        assert_eq!(texts.collect::<Vec<_>>(), ["aæ", "b%", "%3B🏛"]);
    }

    #[test]
    fn refused() {
        let examples = [
            ("x", "found \"x\""),
            ("@@ -1 +1 @", "@@ -1 +1 @"),
            ("@@ -a +1 @@", "expected a line like"),
            ("@@ -1 +1 @@\n*a", "begin with"),
            ("@@ -1 +1 @@\næ", "begin with"),
            ("@@ -1 +1 @@\n+%", "illegal escape"),
            ("@@ -1 +1 @@\n+%zz", "illegal escape"),
            ("@@ -1 +1 @@\n+%FF", "illegal escape"),
            ("@@ -1 +1 @@\n+%+1", "illegal escape"),
            ("@@ -1111111111111111 +1 @@", "expected a line like"),
        ];
        for (text, words) in examples {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
        assert_eq!(parse(""), Ok(Vec::new()));
    }
}
