//! Who may have a page rendered, and how many at once.

use crate::admission::SharedPermit;
use crate::app::App;
use crate::page_cache::PageKey;
use crate::page_result::NoPage;
use std::net::IpAddr;
use tokio::sync::OwnedSemaphorePermit;

/// The permission to render a page, until it is dropped.
#[expect(dead_code, reason = "a permit is held, and not read")]
pub(super) enum RenderPermit {
    Plain(OwnedSemaphorePermit),
    WithParameters(SharedPermit),
}

/// A page that its client may have rendered.
pub(super) struct Admitted {
    /// The permit of a page without parameters, which there is at once or not at all.
    plain: Option<OwnedSemaphorePermit>,
}

impl Admitted {
    /// Admits a page for a client, unless too many are rendered, or the client has had too many.
    pub(super) fn new(app: &App, key: &PageKey, client: Option<IpAddr>) -> Result<Self, NoPage> {
        if key.has_parameters() {
            return if app.may_choose(client) {
                Ok(Self { plain: None })
            } else {
                Err(NoPage::ClientLimit)
            };
        }
        let permit = app.admission.enter().ok_or(NoPage::Overloaded)?;
        Ok(Self {
            plain: Some(permit),
        })
    }

    /// Waits for the permit. Pages with parameters share a few, and wait for each other.
    pub(super) async fn permit(self, app: &App) -> Result<RenderPermit, NoPage> {
        if let Some(permit) = self.plain {
            return Ok(RenderPermit::Plain(permit));
        }
        let permit = app.choices.enter().await;
        permit
            .map(RenderPermit::WithParameters)
            .ok_or(NoPage::Overloaded)
    }
}
