//! `500`: something went wrong. Shown at `/fejl` too.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The texts of spec 8.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
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
