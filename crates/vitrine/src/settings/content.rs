//! The settings of the content service, and of its database.

use super::group::settings;
use super::value::{DatabaseUrl, HostName, NatsUrl, ProjectId, Url};
use content_service::Settings as Service;
use http_server::{Limits, Network, Server};
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::time::Duration;

settings! {
    /// The settings of the content service, and of its database.
    pub(crate) struct ContentSettings {
        /// The PostgreSQL database that holds everything.
        database_url: DatabaseUrl = "postgres://vitrine:vitrine@127.0.0.1:25432/vitrine", flag "--database";
        /// Connections to the database, at most.
        database_connections: NonZeroU32 = 16, flag "--connections";
        /// The NATS server by which the nodes of the content service hear of each other's commits;
        /// without one they ask the database once a second.
        nats_url: Option<NatsUrl>;
        /// The address on which the content service listens.
        content_listen: SocketAddr = "127.0.0.1:24100", flag "--listen";
        /// The project of requests and commands that name none.
        default_project: Option<ProjectId>, flag "--default-project";
        /// The host below which each project has a name: museum.HOST.
        api_host: HostName = "api.localhost", flag "--api-host";
        /// Elementary steps that a query may take.
        query_steps: NonZeroU64 = Service::default().query_steps;
        /// Bytes of values that a query may make.
        query_bytes: NonZeroU64 = Service::default().query_bytes;
        /// Seconds that a query may take.
        query_seconds: NonZeroU64 = Service::default().query_seconds;
        /// Bytes that a response may have.
        longest_answer: NonZeroUsize = Service::default().max_response_bytes;
        /// Bytes of memory that all queries may hold together; callers without a token may hold
        /// half of it together, and a quarter each.
        query_memory: NonZeroU64 = Service::default().query_memory;
        /// Elementary steps that a query without a token may take.
        anonymous_query_steps: NonZeroU64 = Service::default().anonymous_query_steps;
        /// Bytes of values that a query without a token may make.
        anonymous_query_bytes: NonZeroU64 = Service::default().anonymous_query_bytes;
        /// Seconds that a query without a token may take.
        anonymous_query_seconds: NonZeroU64 = Service::default().anonymous_query_seconds;
        /// Bytes that a response to a caller without a token may have.
        anonymous_longest_answer: NonZeroUsize = Service::default().anonymous_max_response_bytes;
        /// Bytes that the body of a request may have.
        largest_body: NonZeroUsize = Service::default().largest_body;
        /// Bytes that the body of a request without a token may have.
        anonymous_largest_body: NonZeroUsize = Service::default().anonymous_largest_body;
        /// Streams of events that one caller may have open: one token, or one address without one.
        streams_per_caller: NonZeroUsize = Service::default().streams_per_caller;
        /// Bytes that the path and the parameters of a request may have.
        longest_address: NonZeroUsize = Service::default().longest_address;
        /// Seconds for the head of a request, and for an idle connection.
        head_seconds: NonZeroU64 = Limits::default().head.as_secs();
        /// Seconds until the response to a request must begin.
        request_seconds: NonZeroU64 = Service::default().request_seconds;
        /// Seconds that a caller may take nothing of a response, or send nothing of a body.
        stall_seconds: NonZeroU64 = Limits::default().stall.as_secs();
        /// Whether the log shows the parameters of requests, and so what people look for.
        log_query_parameters: bool = Service::default().log_query_parameters;
        /// The address that the world has for the content service, for the addresses in asset
        /// documents; if not set, what `trusted_proxies` report, or the address at which a request
        /// came in.
        public_url: Option<Url>;
        /// Networks of the proxies that the content service believes about who sends a request,
        /// and under which host and scheme, with commas.
        trusted_proxies: Vec<Network>;
        /// Connections to the content service at once; one that is more is closed.
        content_connections: NonZeroUsize = Limits::default().connections;
        /// The same from one address; in IPv6 from one /64.
        // Fewer than of the website: no school class comes here.
        content_connections_per_address: NonZeroUsize = 256usize;
        /// Networks whose connections to the content service are not counted besides those of
        /// `trusted_proxies`, with commas: that of the website.
        content_uncapped: Vec<Network>;
    }
}

impl ContentSettings {
    /// What the content service is started with.
    pub(crate) fn service(&self) -> Service {
        Service {
            default_project: self.default_project.as_deref().map(str::to_owned),
            api_host: Some(self.api_host.to_owned()),
            query_steps: self.query_steps.get(),
            query_bytes: self.query_bytes.get(),
            query_seconds: self.query_seconds.get(),
            max_response_bytes: self.longest_answer.get(),
            query_memory: self.query_memory.get(),
            anonymous_query_steps: self.anonymous_query_steps.get(),
            anonymous_query_bytes: self.anonymous_query_bytes.get(),
            anonymous_query_seconds: self.anonymous_query_seconds.get(),
            anonymous_max_response_bytes: self.anonymous_longest_answer.get(),
            largest_body: self.largest_body.get(),
            anonymous_largest_body: self.anonymous_largest_body.get(),
            streams_per_caller: self.streams_per_caller.get(),
            longest_address: self.longest_address.get(),
            request_seconds: self.request_seconds.get(),
            public_url: self.public_url.as_deref().map(str::to_owned),
            log_query_parameters: self.log_query_parameters,
        }
    }

    /// How the content service serves connections.
    pub(crate) fn server(&self) -> Server {
        Server {
            limits: Limits {
                connections: self.content_connections.get(),
                connections_per_address: self.content_connections_per_address.get(),
                head: Duration::from_secs(self.head_seconds.get()),
                stall: Duration::from_secs(self.stall_seconds.get()),
                ..Limits::default()
            },
            uncapped: self.content_uncapped.clone(),
            proxies: self.trusted_proxies.clone(),
            tls: None,
        }
    }

    /// The address of the content service in asset documents that commands write.
    pub(crate) fn public_base(&self) -> String {
        match &self.public_url {
            Some(url) => url.to_string(),
            None => format!("http://{}", self.content_listen),
        }
    }
}
