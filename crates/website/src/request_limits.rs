//! The limits of clients. Each function counts a request, and returns false if the client is over
//! its limit. Cached pages are not counted, nor any request from an unlimited network.

use crate::app::App;
use crate::client_limit::ClientLimit;
use crate::metrics::SearchOutcome;
use std::net::IpAddr;

impl App {
    /// The client, if limits apply to it.
    pub(crate) fn limited_client(&self, client: Option<IpAddr>) -> Option<IpAddr> {
        let networks = &self.settings.unlimited_networks;
        client.filter(|client| !networks.iter().any(|network| network.contains(*client)))
    }

    /// For a search.
    pub(crate) fn take_search(&self, client: Option<IpAddr>) -> bool {
        self.take_search_within(&self.search_limit, client)
    }

    /// For suggestions while a visitor types.
    pub(crate) fn take_suggestion(&self, client: Option<IpAddr>) -> bool {
        self.take_search_within(&self.suggestion_limit, client)
    }

    fn take_search_within(&self, limit: &ClientLimit, client: Option<IpAddr>) -> bool {
        let is_within_limit = self.take(limit, client);
        if !is_within_limit {
            self.metrics.count_search(SearchOutcome::Refused);
        }
        is_within_limit
    }

    /// For a sign-up to a newsletter.
    pub(crate) fn take_sign_up(&self, client: Option<IpAddr>) -> bool {
        self.take(&self.sign_up_limit, client)
    }

    /// For a page with parameters that has to be rendered.
    pub(crate) fn take_parameter_page(&self, client: Option<IpAddr>) -> bool {
        self.take(&self.parameter_page_limit, client)
    }

    /// For an island.
    pub(crate) fn take_island(&self, client: Option<IpAddr>) -> bool {
        self.take(&self.island_limit, client)
    }

    fn take(&self, limit: &ClientLimit, client: Option<IpAddr>) -> bool {
        let client = self.limited_client(client);
        client.is_none_or(|client| limit.try_take(client, self.now()))
    }
}
