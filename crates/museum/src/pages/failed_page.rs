//! `500`: something went wrong. Shown at `/fejl` too.

use crate::Locale;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Its texts: `docs/rules.md#error-pages`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FailedPage {
    /// The status code: 500 unless something else is known.
    pub status: u16,
    /// `Internal Server Error`, or what the status is called.
    pub status_message: String,
    /// `Fejl`.
    pub title: String,
    /// `Noget gik galt`.
    pub description: String,
    /// `Vi kan desværre ikke vise siden`.
    pub heading: String,
    /// `Prøv igen senere, eller kontakt os hvis fejlen fortsætter`.
    pub subtitle: String,
}

/// The path at which it can be seen.
pub const FAILED_PATH: &str = "fejl";
/// The status where nothing else is known: `docs/rules.md#error-pages`.
const FAILED_STATUS: u16 = 500;

impl FailedPage {
    /// The page in a language. The texts are those of `docs/rules.md#error-pages`.
    pub fn new(locale: Locale) -> Self {
        let [title, description, heading, subtitle] = texts(locale).map(str::to_owned);
        Self {
            status: FAILED_STATUS,
            status_message: "Internal Server Error".to_owned(),
            title,
            description,
            heading,
            subtitle,
        }
    }
}

fn texts(locale: Locale) -> [&'static str; 4] {
    let all = [
        Message::FailedTitle,
        Message::FailedDescription,
        Message::FailedHeading,
        Message::FailedSubtitle,
    ];
    all.map(|message| message.text(locale))
}
