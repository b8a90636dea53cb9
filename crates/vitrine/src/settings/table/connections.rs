//! The settings of the content service's connections, and of whom it believes.

use super::{Kind, Setting};
use http_server::Limits;

pub(super) static TABLE: [Setting; 4] = [
    Setting {
        name: "trusted_proxies",
        flag: None,
        meaning: "Networks of the proxies that the content service believes about who sends a request, and under which host and scheme, with commas.",
        kind: Kind::Networks,
        default: |_| None,
    },
    Setting {
        name: "content_connections",
        flag: None,
        meaning: "Connections to the content service at once; one that is more is closed.",
        kind: Kind::Number,
        default: |_| Some(Limits::default().connections.to_string()),
    },
    Setting {
        name: "content_connections_per_address",
        flag: None,
        meaning: "The same from one address; in IPv6 from one /64.",
        kind: Kind::Number,
        // Fewer than of the website: no school class comes here.
        default: |_| Some("256".to_owned()),
    },
    Setting {
        name: "content_uncapped",
        flag: None,
        meaning: "Networks whose connections to the content service are not counted besides those of trusted_proxies, with commas: that of the website.",
        kind: Kind::Networks,
        default: |_| None,
    },
];
