//! What a client may still request. Cached pages are not counted, nor is anything from networks
//! that are trusted.

use crate::app::App;
use crate::client_limit::ClientLimit;
use crate::metrics::SearchEnd;
use std::net::IpAddr;

impl App {
    /// A client whose requests are counted: one that is not in a network that is trusted.
    pub(crate) fn counted(&self, client: Option<IpAddr>) -> Option<IpAddr> {
        let networks = &self.settings.uncapped;
        client.filter(|client| !networks.iter().any(|network| network.contains(*client)))
    }

    /// Whether a client may search once more, which is counted.
    pub(crate) fn may_search(&self, client: Option<IpAddr>) -> bool {
        self.may_look(&self.search_limit, client)
    }

    /// The same for what is suggested while one types.
    pub(crate) fn may_suggest(&self, client: Option<IpAddr>) -> bool {
        self.may_look(&self.suggestion_limit, client)
    }

    fn may_look(&self, limit: &ClientLimit, client: Option<IpAddr>) -> bool {
        let may = self.is_within(limit, client);
        if !may {
            self.metrics.searched(SearchEnd::Refused);
        }
        may
    }

    /// The same for who signs up to a newsletter.
    pub(crate) fn may_sign_up(&self, client: Option<IpAddr>) -> bool {
        self.is_within(&self.sign_up_limit, client)
    }

    /// The same for a page with parameters that has to be rendered.
    pub(crate) fn may_choose(&self, client: Option<IpAddr>) -> bool {
        self.is_within(&self.choice_limit, client)
    }

    /// The same for an island.
    pub(crate) fn may_have_island(&self, client: Option<IpAddr>) -> bool {
        self.is_within(&self.island_limit, client)
    }

    fn is_within(&self, limit: &ClientLimit, client: Option<IpAddr>) -> bool {
        let client = self.counted(client);
        client.is_none_or(|client| limit.takes(client, self.now()))
    }
}
