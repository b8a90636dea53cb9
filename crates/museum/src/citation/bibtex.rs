//! BibTeX.

use super::{Citation, Kind};

pub(super) fn written(citation: &Citation) -> String {
    let kind = match citation.kind() {
        Kind::Article => "article",
        Kind::Book => "book",
        Kind::Other => "misc",
    };
    let authors: Vec<String> = citation.authors.iter().map(|name| author(name)).collect();
    let authors = (!authors.is_empty()).then(|| authors.join(" and "));
    let pages = citation.page_range().map(|range| match range {
        (first, Some(last)) => format!("{first}--{last}"),
        (first, None) => first.to_owned(),
    });
    let day = citation.published;
    let plain = |text: &Option<String>| text.as_deref().map(escaped);
    let fields = [
        ("author", authors),
        // The second pair keeps the letters large that are.
        ("title", Some(format!("{{{}}}", escaped(&citation.title)))),
        ("journal", plain(&citation.journal)),
        ("volume", plain(&citation.volume)),
        ("number", plain(&citation.issue)),
        ("pages", pages.as_deref().map(escaped)),
        ("publisher", plain(&citation.publisher)),
        ("year", day.map(|day| day.year().to_string())),
        ("month", day.map(|day| day.month().to_string())),
        ("isbn", plain(&citation.isbn)),
        ("doi", citation.doi.as_deref().map(verbatim)),
        ("url", Some(verbatim(&citation.address))),
        ("langid", Some(language(&citation.language).to_owned())),
    ];
    let known = fields.into_iter();
    let known = known.filter_map(|(name, value)| Some(format!("  {name} = {{{}}}", value?)));
    let known: Vec<String> = known.collect();
    format!("@{kind}{{{},\n{}\n}}\n", citation.key(), known.join(",\n"))
}

/// A name, in braces where its parts would be read as several.
fn author(name: &str) -> String {
    let is_several = name.to_lowercase().split(' ').any(|word| word == "and");
    let escaped = escaped(name);
    if is_several || name.matches(',').count() > 1 {
        format!("{{{escaped}}}")
    } else {
        escaped
    }
}

/// Reference managers and LaTeX take these fields as they are: only what would end the field, or
/// begin a command, is written in the way of addresses.
fn verbatim(text: &str) -> String {
    let written = text.replace('\\', "%5C");
    written.replace('{', "%7B").replace('}', "%7D")
}

/// Braces are counted even after a backslash: those of a text are written by name.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => written.push_str("\\textbackslash{}"),
            '{' => written.push_str("\\textbraceleft{}"),
            '}' => written.push_str("\\textbraceright{}"),
            '~' => written.push_str("\\textasciitilde{}"),
            '^' => written.push_str("\\textasciicircum{}"),
            '$' | '&' | '%' | '#' | '_' => written.extend(['\\', letter]),
            other => written.push(other),
        }
    }
    written
}

fn language(code: &str) -> &str {
    match code {
        "da" => "danish",
        "de" => "ngerman",
        "sv" => "swedish",
        _ => "english",
    }
}
