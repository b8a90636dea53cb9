//! The sign-up form of a newsletter, as a browser sends it. All of it is checked.

use museum::SignUpOutcome;
use std::collections::HashMap;

/// Bytes of an e-mail address, at most: RFC 5321, 4.5.3.1.
const MAX_ADDRESS_BYTES: usize = 254;
/// Bytes before the `@`, at most.
const MAX_LOCAL_PART_BYTES: usize = 64;
/// Characters of a name, at most.
const MAX_NAME_LENGTH: usize = 60;
/// Characters before the `@` besides letters and digits: RFC 5322, 3.2.3.
const ADDRESS_CHARACTERS: &[u8] = b".!#$%&'*+-/=?^_`{|}~";
/// Characters of a name besides letters and digits. None of them makes a link or markup in an
/// e-mail.
const NAME_CHARACTERS: &str = " .'’-";

/// The fields of the form.
pub(crate) struct SignUpForm {
    pub(crate) site: String,
    pub(crate) locale: String,
    /// The id of the page whose module names the list, and the key of that module.
    pub(crate) page: String,
    pub(crate) module: Option<String>,
    email: String,
    name: String,
    has_consent: bool,
    /// A field that visitors do not see, but programs fill in.
    trap: String,
}

/// A visitor who signs up.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Subscriber {
    pub(crate) email: String,
    pub(crate) name: Option<String>,
}

impl SignUpForm {
    /// Reads the body of a request.
    pub(crate) fn read(body: &[u8]) -> Self {
        let fields = form_urlencoded::parse(body).into_owned();
        let mut fields: HashMap<String, String> = fields.collect();
        let mut take = |name: &str| fields.remove(name).unwrap_or_default();
        Self {
            site: take("site"),
            locale: take("locale"),
            page: take("page"),
            module: Some(take("module")).filter(|key| !key.is_empty()),
            email: take("email"),
            name: take("name"),
            has_consent: take("consent") == "yes",
            trap: take("website"),
        }
    }

    /// Whether a program has filled the form in.
    pub(crate) fn is_trapped(&self) -> bool {
        !self.trap.is_empty()
    }

    /// The subscriber, or the field that is invalid.
    pub(crate) fn subscriber(&self) -> Result<Subscriber, SignUpOutcome> {
        let (email, name) = (self.email.trim_matches(' '), self.name.trim_matches(' '));
        if !is_address(email) {
            return Err(SignUpOutcome::Address);
        }
        if !is_name(name) {
            return Err(SignUpOutcome::Name);
        }
        if !self.has_consent {
            return Err(SignUpOutcome::Consent);
        }
        Ok(Subscriber {
            email: email.to_owned(),
            name: Some(name.to_owned()).filter(|name| !name.is_empty()),
        })
    }
}

/// Whether a text may be an e-mail address. Only an e-mail to it shows whether it exists.
fn is_address(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else {
        return false;
    };
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || ADDRESS_CHARACTERS.contains(&byte);
    let is_valid_local_part =
        (1..=MAX_LOCAL_PART_BYTES).contains(&local.len()) && local.bytes().all(is_allowed);
    is_valid_local_part && text.len() <= MAX_ADDRESS_BYTES && is_domain(domain)
}

fn is_domain(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(is_allowed);
    text.contains('.') && text.split('.').all(is_part)
}

/// Whether a text may be a name. It may be empty.
fn is_name(text: &str) -> bool {
    let is_allowed = |c: char| c.is_alphanumeric() || NAME_CHARACTERS.contains(c);
    text.chars().count() <= MAX_NAME_LENGTH && text.chars().all(is_allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_line_without_markup() {
        for address in [
            "anna@eksempel.dk",
            "a.b+c@xn--bl-xla.example",
            "o'neill@a-b.co.uk",
        ] {
            assert!(is_address(address), "{address}");
        }
        let long = format!("{}@eksempel.dk", "a".repeat(65));
        let longer = format!("a@{}dk", "eksempel.".repeat(30));
        let invalid = [
            "",
            "anna",
            "@eksempel.dk",
            "anna@",
            "anna@dk",
            "a@b@c.dk",
            "a b@c.dk",
            "a@b..dk",
            "a@b.dk\r\nBcc: x@y.dk",
            "a@b.dk\n",
            "\0a@b.dk",
            "<a@b.dk>",
            "a@b.dk,c@d.dk",
            "ø@b.dk",
            &long,
            &longer,
        ];
        for address in invalid {
            assert!(!is_address(address), "{address:?}");
        }
    }

    #[test]
    fn a_name_holds_no_markup_and_no_link() {
        for name in ["", "Åse", "Jean-Luc O’Neill", "Margrethe 2.", "李明"] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(61);
        let invalid = [
            "<script>",
            "a\r\nBcc: b",
            "https://evil.example",
            "*|EMAIL|*",
            "a\tb",
            &long,
        ];
        for name in invalid {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
