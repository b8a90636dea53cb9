//! `/nyhedsbrev`, `/en/newsletter`, `/de/newsletter`, `/sv/nyhetsbrev`: what came of a sign-up,
//! for visitors whose browser runs no script.

use crate::{Locale, SignUpOutcome};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What came of a sign-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewsletterPage {
    /// `Tak for din tilmelding`.
    pub heading: String,
    /// What to do now.
    pub text: String,
}

impl NewsletterPage {
    /// The page of an outcome.
    pub(crate) fn new(outcome: SignUpOutcome, locale: Locale) -> Self {
        Self {
            heading: outcome.heading(locale).to_owned(),
            text: outcome.text(locale).to_owned(),
        }
    }
}
