//! Many questions at one time.

use crate::client::Client;
use reqwest::header::HeaderValue;
use std::time::Duration;
use tokio::sync::OnceCell;

/// How long a page waits to be spared its questions.
const LONGEST_WAIT: Duration = Duration::from_secs(3);

/// The time in which a page is put together: its questions are answered as of its beginning
/// or later. So what is published is asked once for all of them, and those whose answers the
/// client has from the same edition need not be asked. It is for one client, and for no
/// longer than a visitor waits.
#[derive(Debug, Default)]
pub struct Moment(OnceCell<Option<HeaderValue>>);

impl Moment {
    /// What is published; `None` if the service does not say. Then the questions are asked,
    /// and their answers tell what is wrong.
    pub(crate) async fn edition(&self, client: &Client) -> Option<&HeaderValue> {
        let asked = || async {
            let edition = tokio::time::timeout(LONGEST_WAIT, client.edition()).await;
            edition.ok()?.ok()?
        };
        self.0.get_or_init(asked).await.as_ref()
    }
}
