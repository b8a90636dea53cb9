//! The settings of the website, as its crate takes them.

use super::Settings;
use http_server::Limits;
use museum::Environment;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use website::{Files, PageSettings, RendererSettings, Tokens};

impl Settings {
    /// Where the website listens.
    pub(crate) fn web_listen(&self) -> &str {
        self.text("web_listen").unwrap_or_default()
    }

    /// Where it listens for those who watch it.
    pub(crate) fn web_inner_listen(&self) -> &str {
        self.text("web_inner_listen").unwrap_or_default()
    }

    /// The file of the group.
    pub(crate) fn web_group(&self) -> &Path {
        Path::new(self.text("web_group").unwrap_or_default())
    }

    /// The folder of builds.
    pub(crate) fn web_builds(&self) -> &Path {
        Path::new(self.text("web_builds").unwrap_or_default())
    }

    /// The folder for what the website stores.
    pub(crate) fn web_data(&self) -> &Path {
        Path::new(self.text("web_data").unwrap_or_default())
    }

    /// Where it runs.
    pub(crate) fn web_environment(&self) -> Environment {
        let name = self.text("web_environment").unwrap_or_default();
        Environment::parse(name).unwrap_or_default()
    }

    /// The moment at which it begins, if that is not now.
    pub(crate) fn web_as_of(&self) -> Option<&str> {
        self.text("web_as_of")
    }

    /// Whether it speaks plain HTTP.
    pub(crate) fn web_plain(&self) -> bool {
        self.text("web_plain") == Some("true")
    }

    /// The certificate that is given.
    pub(crate) fn web_certificate(&self) -> Option<Files> {
        Some(Files {
            certificate: PathBuf::from(self.text("web_certificate")?),
            key: PathBuf::from(self.text("web_key")?),
        })
    }

    /// The port in the sites' addresses: in development the one that is listened on, else
    /// the usual one.
    pub(crate) fn web_port(&self, listening: SocketAddr) -> u16 {
        let configured = self.text("web_port").and_then(|port| port.parse().ok());
        let usual = match self.web_environment() {
            Environment::Development => listening.port(),
            Environment::Staging | Environment::Production => 443,
        };
        configured.unwrap_or(usual)
    }

    /// What the website does. All fields are named here, so that a new one is not
    /// forgotten in the table.
    pub(crate) fn web(&self) -> website::Settings {
        let text = |name| self.text(name).map(str::to_owned);
        website::Settings {
            content: text("web_content").unwrap_or_default(),
            tokens: self
                .text("web_token")
                .map(Tokens::parse)
                .unwrap_or_default(),
            media: text("web_media").unwrap_or_default(),
            proxies: self.networks("web_proxies"),
            limits: self.web_limits(),
            uncapped: self.networks("web_uncapped"),
            pages: PageSettings {
                bytes: self.number("web_page_cache_bytes"),
                copies: Some(self.web_data().join("pages")),
                deadline: Duration::from_millis(self.number("web_page_milliseconds")),
                purged: self.list("web_purge"),
            },
            password: text("web_password"),
            newsletter: text("web_newsletter_url").unwrap_or_default(),
            // Sources are for those who write them.
            hot: text("web_hot").filter(|_| self.web_environment() == Environment::Development),
        }
    }

    /// What connections of visitors may cost.
    fn web_limits(&self) -> Limits {
        let seconds = |name| Duration::from_secs(self.number(name));
        Limits {
            connections: self.size("web_connections"),
            connections_per_address: self.size("web_connections_per_address"),
            head: seconds("web_head_seconds"),
            idle: seconds("web_idle_seconds"),
            stall: seconds("web_stall_seconds"),
            ..Limits::default()
        }
    }

    /// How it renders pages.
    pub(crate) fn web_renderer(&self, sockets: PathBuf) -> RendererSettings {
        let size = |name| self.size(name);
        let usual = RendererSettings::default();
        RendererSettings {
            node: self.text("web_node").map_or(usual.node, PathBuf::from),
            workers: match size("web_workers") {
                0 => std::thread::available_parallelism().map_or(usual.workers, usize::from),
                workers => workers,
            },
            queue: size("web_queue"),
            deadline: Duration::from_millis(self.number("web_render_milliseconds")),
            heap_megabytes: self.number("web_heap_megabytes"),
            renders: self.number("web_renders"),
            sockets,
            ..usual
        }
    }
}
