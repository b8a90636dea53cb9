//! For which clients a page may be rendered, and how many at once.

use crate::admission::QuotaPermit;
use crate::app::App;
use crate::page_cache::PageKey;
use crate::page_result::NoPage;
use std::net::IpAddr;
use tokio::sync::OwnedSemaphorePermit;

/// The permission to render a page, until it is dropped.
#[expect(dead_code, reason = "a permit is held, and not read")]
pub(super) enum RenderPermit {
    WithoutParameters(OwnedSemaphorePermit),
    WithParameters(QuotaPermit),
}

/// A page that may be rendered for its client.
pub(super) struct AdmittedPage {
    /// The permit of a page without parameters, for which no request waits.
    permit: Option<OwnedSemaphorePermit>,
}

impl AdmittedPage {
    /// Admits a page for a client, unless too many are being rendered or the client is over its
    /// limit.
    pub(super) fn new(app: &App, key: &PageKey, client: Option<IpAddr>) -> Result<Self, NoPage> {
        if key.has_parameters() {
            return if app.take_parameter_page(client) {
                Ok(Self { permit: None })
            } else {
                Err(NoPage::ClientLimit)
            };
        }
        let permit = app.admission.try_permit().ok_or(NoPage::Overloaded)?;
        Ok(Self {
            permit: Some(permit),
        })
    }

    /// The permit. A page with parameters waits for one of its quota.
    pub(super) async fn permit(self, app: &App) -> Result<RenderPermit, NoPage> {
        if let Some(permit) = self.permit {
            return Ok(RenderPermit::WithoutParameters(permit));
        }
        let permit = app.parameter_pages.wait_for_permit().await;
        permit
            .map(RenderPermit::WithParameters)
            .ok_or(NoPage::Overloaded)
    }
}
