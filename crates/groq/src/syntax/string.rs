//! String literals: reading escapes and writing them.

use std::fmt::{self, Write};

/// Reads a quoted string token. `None` if an escape is malformed.
///
/// `"a\n"`, `'it\'s'`, `"\u00e6"`, `"\u{1F3DB}"`; a pair of surrogate escapes
/// is one character, as in JSON.
pub(super) fn unquote(token: &str) -> Option<String> {
    let body = token.get(1..token.len().checked_sub(1)?)?;
    if !body.contains('\\') {
        return Some(body.to_owned());
    }
    let mut text = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let (character, length) = escape(&rest[at + 1..])?;
        text.push(character);
        rest = &rest[at + 1 + length..];
    }
    text.push_str(rest);
    Some(text)
}

/// The character that an escape encodes, and how long the escape is after its backslash.
fn escape(rest: &str) -> Option<(char, usize)> {
    let first = rest.chars().next()?;
    let character = match first {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '"' | '\'' | '\\' | '/' => first,
        'u' => return unicode_escape(rest),
        _ => return None,
    };
    Some((character, first.len_utf8()))
}

fn unicode_escape(rest: &str) -> Option<(char, usize)> {
    if let Some(braced) = rest.strip_prefix("u{") {
        let digits = &braced[..braced.find('}')?];
        let code = u32::from_str_radix(digits, 16).ok()?;
        let hexadecimal = digits.bytes().all(|b| b.is_ascii_hexdigit());
        return Some((
            char::from_u32(code).filter(|_| hexadecimal)?,
            digits.len() + 3,
        ));
    }
    let high = four_digits(rest)?;
    if (0xd800..0xdc00).contains(&high) {
        let low = rest.get(5..).and_then(|r| r.strip_prefix('\\'));
        if let Some(low) = low.and_then(four_digits)
            && (0xdc00..0xe000).contains(&low)
        {
            let code = 0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00);
            return Some((char::from_u32(code)?, 11));
        }
    }
    Some((char::from_u32(high)?, 5))
}

fn four_digits(rest: &str) -> Option<u32> {
    let digits = rest.strip_prefix('u')?.get(..4)?;
    if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    u32::from_str_radix(digits, 16).ok()
}

/// Writes a string as a literal in double quotes.
pub(super) fn quote(f: &mut impl Write, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            c if c.is_control() => write!(f, "\\u{{{:x}}}", u32::from(c))?,
            c => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_read() {
        let cases = [
            (r#""plain""#, Some("plain")),
            (r"'it\'s'", Some("it's")),
            (r#""\u00e6\u{F8}""#, Some("æø")),
            (r#""\ud83c\udfdb!""#, Some("🏛!")),
            (r#""\ud83c""#, None),
            (r#""\u{110000}""#, None),
            (r#""\u+041""#, None),
            (r#""\x""#, None),
            (r#""\u12""#, None),
            (r#""\u{12""#, None),
        ];
        for (token, expected) in cases {
            assert_eq!(unquote(token).as_deref(), expected, "{token}");
        }
    }

    #[test]
    fn a_written_string_reads_back() {
        for text in ["", "a\"b\\c", "line\nbreak\u{1}", "blåbærgrød 🏛"] {
            let mut out = String::new();
            quote(&mut out, text).unwrap();
            assert_eq!(unquote(&out).as_deref(), Some(text));
        }
    }
}
