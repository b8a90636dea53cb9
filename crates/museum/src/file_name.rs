//! The names under which visitors save files: their titles, not the hashes of their contents.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// Beyond this a name is cut: some systems have room for 255 bytes.
const LONGEST: usize = 80;
/// What an address does not show as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

/// `Et-skib-på-hjul` of "Et skib på hjul": letters and digits, joined.
pub(crate) fn file_name(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(LONGEST).collect();
    name.trim_end_matches('-').to_owned()
}

/// The query that asks for a file to be saved: `dl=Et-skib-p%C3%A5-hjul.pdf`. Without a title the
/// content service names it.
pub(crate) fn saved_as(title: &str, extension: &str) -> String {
    match file_name(title).as_str() {
        "" => "dl=".to_owned(),
        name => {
            format!("dl={}.{extension}", encoded(name))
        }
    }
}

/// A name as a part of an address or of a header.
pub fn encoded(name: &str) -> String {
    utf8_percent_encode(name, ENCODED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_of_letters_and_digits() {
        let cases = [
            ("Et skib på hjul", "pdf", "dl=Et-skib-p%C3%A5-hjul.pdf"),
            ("../../»Guld«: 1/2", "jpg", "dl=Guld-1-2.jpg"),
            ("…", "pdf", "dl="),
            ("", "pdf", "dl="),
        ];
        for (title, extension, expected) in cases {
            assert_eq!(saved_as(title, extension), expected, "{title}");
        }
        assert_eq!(file_name(&"ord ".repeat(99)).chars().count(), 79);
    }
}
