//! `openingHours`

use crate::facility::{Facility, FacilityHours};
use crate::fields::Fields;
use crate::{Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// When the site and its places are open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OpeningHoursModule {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: Option<String>,
    /// The places.
    pub facilities: Vec<FacilityHours>,
}

impl OpeningHoursModule {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let facilities = Facility::list(fields);
        if facilities.is_empty() {
            shaping.warn(WarningKind::MissingField("facilities"), &key);
            return None;
        }
        Some(Self {
            key,
            title: fields.owned("title"),
            facilities: facilities
                .iter()
                .map(|facility| facility.hours_lines(shaping))
                .collect(),
        })
    }
}
