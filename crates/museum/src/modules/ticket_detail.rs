//! `ticketDetail`

use crate::fields::Fields;
use crate::{Link, Shaping, TicketPanel, TicketTable, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The prices of a ticket, within a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TicketDetail {
    /// A key for lists.
    pub key: String,
    /// The heading.
    pub title: String,
    /// The prices.
    pub table: TicketTable,
    /// Where it is sold, else its page.
    pub link: Option<Link>,
}

impl TicketDetail {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let Some(panel) = TicketPanel::at(fields, "ticket", shaping) else {
            shaping.warn(WarningKind::MissingField("ticket"), &key);
            return None;
        };
        Some(Self {
            key,
            title: fields.owned("title").unwrap_or(panel.title),
            table: panel.table,
            link: panel.purchase.or(panel.page),
        })
    }
}
