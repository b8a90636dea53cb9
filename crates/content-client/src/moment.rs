//! Many questions at one time.

use crate::client::Client;
use crate::error::ContentError;
use reqwest::header::HeaderValue;
use tokio::sync::OnceCell;

/// The time in which a page is put together: its questions are answered as of its beginning
/// or later. So what is published is asked once for all of them, and those whose answers the
/// client has from the same edition need not be asked. It is for one client, and for no
/// longer than a visitor waits.
#[derive(Debug, Default)]
pub struct Moment(OnceCell<Option<HeaderValue>>);

impl Moment {
    pub(crate) async fn edition(
        &self,
        client: &Client,
    ) -> Result<Option<&HeaderValue>, ContentError> {
        let edition = self.0.get_or_try_init(|| client.edition()).await?;
        Ok(edition.as_ref())
    }
}
