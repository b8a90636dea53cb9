//! The form of a newsletter, as a browser sends it. Nothing in it is believed.

use museum::SignUpOutcome;
use std::collections::HashMap;

/// Bytes of an address: RFC 5321, 4.5.3.1.
const LONGEST_ADDRESS: usize = 254;
/// Bytes before its `@`.
const LONGEST_LOCAL_PART: usize = 64;
/// Characters of a name.
const LONGEST_NAME: usize = 60;
/// Signs in an address besides letters and digits: RFC 5322, 3.2.3.
const IN_ADDRESS: &[u8] = b".!#$%&'*+-/=?^_`{|}~";
/// The same in a name. None of them makes a link or markup in a letter.
const IN_NAME: &str = " .'’-";

/// What a form holds.
pub(crate) struct SignUpForm {
    pub(crate) site: String,
    pub(crate) locale: String,
    /// The document of the page whose module names the list, and the key of that module.
    pub(crate) page: String,
    pub(crate) module: Option<String>,
    email: String,
    name: String,
    agreed: bool,
    /// A field that visitors do not see.
    trap: String,
}

/// Someone who signs up.
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
            agreed: take("consent") == "yes",
            trap: take("website"),
        }
    }

    /// Whether a program filled it in: it fills what nobody sees.
    pub(crate) fn is_trapped(&self) -> bool {
        !self.trap.is_empty()
    }

    /// Who signs up, or what is wrong with the form.
    pub(crate) fn subscriber(&self) -> Result<Subscriber, SignUpOutcome> {
        let (email, name) = (self.email.trim_matches(' '), self.name.trim_matches(' '));
        if !is_address(email) {
            return Err(SignUpOutcome::Address);
        }
        if !is_name(name) {
            return Err(SignUpOutcome::Name);
        }
        if !self.agreed {
            return Err(SignUpOutcome::Consent);
        }
        Ok(Subscriber {
            email: email.to_owned(),
            name: Some(name.to_owned()).filter(|name| !name.is_empty()),
        })
    }
}

/// Whether a text may be an address. Only a letter finds out whether it is one.
fn is_address(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else {
        return false;
    };
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || IN_ADDRESS.contains(&byte);
    let right = (1..=LONGEST_LOCAL_PART).contains(&local.len()) && local.bytes().all(fits);
    right && text.len() <= LONGEST_ADDRESS && is_domain(domain)
}

fn is_domain(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(fits);
    text.contains('.') && text.split('.').all(is_part)
}

/// Whether a text may be a name. None is one too.
fn is_name(text: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || IN_NAME.contains(c);
    text.chars().count() <= LONGEST_NAME && text.chars().all(fits)
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
        let wrong = [
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
        for address in wrong {
            assert!(!is_address(address), "{address:?}");
        }
    }

    #[test]
    fn a_name_holds_no_markup_and_no_link() {
        for name in ["", "Åse", "Jean-Luc O’Neill", "Margrethe 2.", "李明"] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(61);
        let wrong = [
            "<script>",
            "a\r\nBcc: b",
            "https://evil.example",
            "*|EMAIL|*",
            "a\tb",
            &long,
        ];
        for name in wrong {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
