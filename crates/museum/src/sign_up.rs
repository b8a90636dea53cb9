//! A visitor signs up to a newsletter: which list it is, and what came of it.

use crate::fields::Fields;
use crate::words::Message;
use crate::{Json, Locale, PageAddress, Site};

/// Characters of an identifier, at most. Those of an account stand in a host's name.
const LONGEST_IDENTIFIER: usize = 63;

/// What a form names instead of a module where the site's pop-up has a list of its own.
pub(crate) const POP_UP: &str = "pop-up";

/// The identifiers of a list at the service that sends letters: `docs/rules.md#newsletter`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct NewsletterList {
    pub account: String,
    pub region: String,
    pub list_id: String,
    pub user_id: String,
}

impl NewsletterList {
    /// The list that content names, by the result of [`crate::queries::newsletter_list`]: that
    /// of a page's module, of the site's pop-up, or of the site where no module is named. `None`
    /// where it lacks an identifier, or one has signs that no identifier has.
    pub fn find(answer: &Json<'_>, module: Option<&str>) -> Option<Self> {
        let answer = Fields::of(answer);
        match module {
            Some(POP_UP) => Self::read(answer.child("popUp")?),
            Some(key) => Self::read(module_of(answer.value("page")?, key)?),
            None => Self::read(answer.child("site")?),
        }
    }

    fn read(fields: Fields<'_>) -> Option<Self> {
        let host_part = |name| fields.owned(name).filter(|text| is_host_part(text));
        let identifier = |name| fields.owned(name).filter(|text| is_identifier(text));
        Some(Self {
            account: host_part("account")?,
            region: host_part("region")?,
            list_id: identifier("listId")?,
            user_id: identifier("userId")?,
        })
    }
}

/// Whether a list is named at all: a letter without one is an editor's mistake.
pub(crate) fn names_list(letter: Fields<'_>) -> bool {
    letter.text("listId").is_some()
}

/// The newsletter module with this key, wherever in a document it stands: among the modules, in
/// those of an audience, within a text.
fn module_of<'a>(value: &'a Json<'a>, key: &str) -> Option<Fields<'a>> {
    match value {
        Json::Array(values) => values.iter().find_map(|value| module_of(value, key)),
        Json::Object(fields) => {
            let module = Fields::of(value);
            let is_it =
                module.text("_type") == Some("newsletter") && module.text("_key") == Some(key);
            if is_it {
                return Some(module);
            }
            fields.iter().find_map(|(_, value)| module_of(value, key))
        }
        _ => None,
    }
}

/// `[a-z0-9-]+`: it becomes a part of a host's name, and must not lead to another host.
fn is_host_part(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    text.len() <= LONGEST_IDENTIFIER && text.bytes().all(fits)
}

fn is_identifier(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    text.len() <= LONGEST_IDENTIFIER && text.bytes().all(fits)
}

/// What came of a sign-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignUpOutcome {
    /// A letter is on its way that has to be confirmed, or the address is on the list already.
    /// Who is on a list is nobody's business: both look the same.
    Sent,
    /// No letter can be sent to this address.
    Address,
    /// The name is none.
    Name,
    /// The visitor has not agreed.
    Consent,
    /// The visitor signs up again and again.
    TooOften,
    /// The list does not answer.
    Away,
}

impl SignUpOutcome {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Sent,
        Self::Address,
        Self::Name,
        Self::Consent,
        Self::TooOften,
        Self::Away,
    ];

    /// The name in a query string that the page reads.
    pub const PARAMETER: &str = "outcome";

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Address => "address",
            Self::Name => "name",
            Self::Consent => "consent",
            Self::TooOften => "too-often",
            Self::Away => "away",
        }
    }

    /// Reads the part of an address after the question mark. Each outcome has one spelling, so
    /// that there are no more pages than outcomes.
    pub fn read(search: &str) -> Option<Self> {
        let (parameter, name) = search.split_once('=')?;
        let mut all = Self::ALL.into_iter();
        let named = all.find(|outcome| outcome.name() == name);
        named.filter(|_| parameter == Self::PARAMETER)
    }

    /// The path of the page that says it.
    pub fn path(self, site: &Site, locale: Locale) -> String {
        let page = site.newsletter_path(locale);
        format!("{page}?{}={}", Self::PARAMETER, self.name())
    }

    /// What it is, in a few words.
    pub(crate) fn heading(self, locale: Locale) -> &'static str {
        let message = match self {
            Self::Sent => Message::SignUpThanks,
            _ => Message::SignUpFailed,
        };
        message.text(locale)
    }

    /// What the visitor can do now.
    pub fn text(self, locale: Locale) -> &'static str {
        let message = match self {
            Self::Sent => Message::SignUpSent,
            Self::Address => Message::SignUpAddress,
            Self::Name => Message::SignUpName,
            Self::Consent => Message::SignUpConsent,
            Self::TooOften => Message::SignUpTooOften,
            Self::Away => Message::SignUpAway,
        };
        message.text(locale)
    }
}

impl Locale {
    /// The slug of the page that says what came of a sign-up: [`crate::RESERVED`] has them all.
    fn newsletter_slug(self) -> &'static str {
        match self {
            Self::Da => "nyhedsbrev",
            Self::En | Self::De => "newsletter",
            Self::Sv => "nyhetsbrev",
        }
    }
}

impl Site {
    /// The path of its page that says what came of a sign-up, which its search names.
    pub(crate) fn newsletter_path(&self, locale: Locale) -> String {
        self.path(locale, locale.newsletter_slug())
    }
}

impl PageAddress<'_> {
    /// Whether this is the page that says what came of a sign-up.
    pub fn is_newsletter(&self) -> bool {
        self.slug == self.locale.newsletter_slug()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str, module: Option<&str>) -> Option<NewsletterList> {
        let answer: Json<'_> = serde_json::from_str(text).unwrap();
        NewsletterList::find(&answer, module)
    }

    #[test]
    fn a_list_is_found_where_content_names_it() {
        let own = r#""account": "museet", "region": "us1", "userId": "u1", "listId": "l1""#;
        let text = format!(
            r#"{{"site": {{{own}}}, "popUp": {{{own}}}, "page": {{"teacher": {{"modules": [
                {{"_type": "newsletter", "_key": "k", {own}}},
                {{"_type": "statement", "_key": "s", {own}}}]}}}}}}"#
        );
        let found = list(&text, None);
        assert_eq!(found.as_ref().map(|list| &*list.account), Some("museet"));
        assert_eq!(list(&text, Some("k")), found);
        assert_eq!(list(&text, Some("pop-up")), found);
        assert_eq!(list(&text, Some("s")), None);
        assert_eq!(list(&text, Some("x")), None);
        assert_eq!(list(r#"{"site": null, "page": null}"#, Some("k")), None);
    }

    /// An account is a part of a host's name.
    #[test]
    fn a_list_leads_to_no_other_host() {
        for account in [
            "evil.example/",
            "a.b",
            "A",
            "a@b",
            "a b",
            "",
            &"a".repeat(64),
        ] {
            let text = format!(
                r#"{{"site": {{"account": "{account}", "region": "us1", "userId": "u",
                    "listId": "l"}}}}"#
            );
            assert_eq!(list(&text, None), None, "{account}");
        }
    }

    #[test]
    fn an_outcome_has_one_address() {
        for outcome in SignUpOutcome::ALL {
            let search = format!("outcome={}", outcome.name());
            assert_eq!(SignUpOutcome::read(&search), Some(outcome));
        }
        for search in [
            "",
            "outcome",
            "outcome=",
            "outcome=x",
            "outcome=sent&outcome=sent",
            "x=sent",
        ] {
            assert_eq!(SignUpOutcome::read(search), None, "{search}");
        }
    }
}
