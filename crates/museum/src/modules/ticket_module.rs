//! `ticketModule`

use crate::fields::Fields;
use crate::{Shaping, TicketPanel, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A ticket with its prices and what one gets for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TicketModule {
    /// A key for lists.
    pub key: String,
    /// The ticket.
    pub panel: TicketPanel,
}

impl TicketModule {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let Some(mut panel) = TicketPanel::at(fields, "ticket", shaping) else {
            shaping.warn(WarningKind::MissingField("ticket"), &key);
            return None;
        };
        if let Some(title) = fields.owned("title") {
            panel.title = title;
        }
        Some(Self { key, panel })
    }
}
