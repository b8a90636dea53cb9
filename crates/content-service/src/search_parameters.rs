//! The query string of a URL.

use crate::error::Fault;
use groq::{Parameters, Value};

/// Names and values in the order they were written; a name may come twice.
pub(crate) struct SearchParameters(Vec<(String, String)>);

impl SearchParameters {
    pub(crate) fn parse(text: Option<&str>) -> Self {
        let pairs = form_urlencoded::parse(text.unwrap_or_default().as_bytes());
        Self(pairs.into_owned().collect())
    }

    /// The tag of a request, if it has one. A query may be long, and need not be decoded for that.
    pub(crate) fn tag(text: Option<&str>) -> Result<Option<String>, Fault> {
        let pairs = text.unwrap_or_default().split('&');
        let pair = pairs.into_iter().find(|pair| pair.starts_with("tag="));
        let Some((_, tag)) = Self::parse(pair).0.pop() else {
            return Ok(None);
        };
        let fits = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        if (1..=75).contains(&tag.len()) && tag.chars().all(fits) {
            return Ok(Some(tag));
        }
        Err(Fault::bad_request(
            "tag must be 1 to 75 letters, digits, dots, dashes or underscores",
        ))
    }

    /// The first value of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.0.iter();
        pairs.find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The first value of a name, for use in a database query: no text in PostgreSQL
    /// contains U+0000.
    pub(crate) fn text(&self, name: &str) -> Result<Option<&str>, Fault> {
        match self.get(name) {
            Some(text) if text.contains('\0') => Err(Fault::bad_request(format!(
                "parameter \"{name}\" must not contain the character U+0000"
            ))),
            text => Ok(text),
        }
    }

    /// Every value of a name.
    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let pairs = self.0.iter().filter(move |(n, _)| n == name);
        pairs.map(|(_, v)| v.as_str())
    }

    /// `true` or `false`; the default where the name is missing.
    pub(crate) fn flag(&self, name: &str, default: bool) -> Result<bool, Fault> {
        match self.get(name) {
            None => Ok(default),
            Some("true") => Ok(true),
            Some("false") => Ok(false),
            Some(other) => Err(Fault::bad_request(format!(
                "parameter \"{name}\" must be true or false, not {other:?}"
            ))),
        }
    }

    /// Parameters of a query: `$name` with a JSON value.
    pub(crate) fn query_parameters(&self) -> Result<Parameters, Fault> {
        let mut parameters = Parameters::new();
        for (name, json) in &self.0 {
            if let Some(name) = name.strip_prefix('$') {
                let value = Value::from_json(json).map_err(|error| {
                    Fault::bad_request(format!("unable to parse value of \"${name}\": {error}"))
                })?;
                parameters.insert(name.into(), value);
            }
        }
        Ok(parameters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_75_letters_at_most() {
        let (longest, longer) = ("a".repeat(75), "a".repeat(76));
        for (text, expected) in [
            ("query=%26tag%3Dx&tag=a.b&tag=c".to_owned(), Ok("a.b")),
            ("query=*".to_owned(), Ok("")),
            (format!("tag={longest}"), Ok(longest.as_str())),
            (format!("tag={longer}"), Err(())),
            ("tag=".to_owned(), Err(())),
            ("tag=a%20b".to_owned(), Err(())),
        ] {
            let found = SearchParameters::tag(Some(&text));
            let found = found.map(Option::unwrap_or_default).map_err(|_| ());
            assert_eq!(found, expected.map(str::to_owned), "{text}");
        }
    }

    #[test]
    fn parameters_are_json() {
        let search = SearchParameters::parse(Some("query=*&%24id=%22a%22&%24n=1&tag=a.b"));
        let parameters = search.query_parameters().unwrap();
        assert_eq!(parameters["id"].to_json(), "\"a\"");
        assert_eq!(parameters["n"].to_json(), "1");
        assert_eq!(search.get("query"), Some("*"));
        let wrong = SearchParameters::parse(Some("$id=a&dryRun=yes"));
        assert!(wrong.query_parameters().is_err());
        assert!(wrong.flag("dryRun", false).is_err());
    }
}
