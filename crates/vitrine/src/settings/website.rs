//! The settings of the website.

use super::group::settings;
use super::value::{Secret, Text, Url};
use http_server::{Limits, Network};
use museum::Environment;
use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;
use website::{Files, NEWSLETTER_URL, PageSettings, RendererSettings, Tokens};

/// Bytes of rendered pages in memory, if none are set.
const PAGE_CACHE_BYTES: u64 = 128 << 20;

settings! {
    /// The settings of the website.
    #[expect(clippy::struct_field_names, reason = "fields are named as in a file of settings")]
    pub(crate) struct WebsiteSettings {
        /// The address on which the website listens.
        web_listen: SocketAddr = "127.0.0.1:8443", flag "--listen";
        /// The address on which it answers those who watch it: `/metrics`, `/healthz`, `/readyz`.
        web_inner_listen: SocketAddr = "127.0.0.1:24109";
        /// The file that describes the group and its sites.
        web_group: PathBuf = "demo/group.toml", flag "--group";
        /// The content service, for the website; `{project}` in it stands for a site's project.
        web_content: Url = "http://127.0.0.1:24100", flag "--content";
        /// The token of the role website that the website shows to the content service, or
        /// project=token with commas between them; without one it shares what callers without a
        /// name have.
        web_token: Option<Secret>;
        /// What addresses of pictures begin with; `/media` passes them on from the content service.
        web_media: Text = "/media";
        /// Which of the sites' hosts are served: production, staging or development.
        web_environment: Environment = Environment::default().name(), flag "--environment";
        /// The port in the sites' addresses; 443 if not set, in development that of `web_listen`.
        web_port: Option<NonZeroU16>;
        /// The password of the staging environment, which does not start without one.
        web_password: Option<Secret>;
        /// Networks of proxies that are believed about who sends a request and to which host, with
        /// commas.
        web_proxies: Vec<Network>;
        /// Networks besides those of `web_proxies` whose connections are not counted, with commas:
        /// the museum's own, if many visitors share one address.
        web_uncapped: Vec<Network>;
        /// Connections to the website at once; one that is more is closed.
        web_connections: NonZeroUsize = 8192;
        /// The same from one address; in IPv6 from one /64.
        web_connections_per_address: NonZeroUsize = Limits::default().connections_per_address;
        /// Seconds for the handshake of TLS, for the head of a request, and for an idle connection
        /// of HTTP/1.
        web_head_seconds: NonZeroU64 = Limits::default().head.as_secs();
        /// Seconds for an idle connection of HTTP/2.
        web_idle_seconds: NonZeroU64 = Limits::default().idle.as_secs();
        /// Seconds that a visitor may take nothing of a response, or send nothing of a body.
        web_stall_seconds: NonZeroU64 = Limits::default().stall.as_secs();
        /// The file of the certificate, PEM; in development one is made if not set.
        web_certificate: Option<PathBuf>;
        /// The file of its key, PEM.
        web_key: Option<PathBuf>;
        /// Whether plain HTTP is spoken, behind a proxy that has the certificate.
        web_plain: bool = false;
        /// The moment at which the sites begin, 2026-12-24T11:00; not for production.
        web_as_of: Option<Text>, flag "--as-of";
        /// The folder for what the website stores: the certificate of development.
        web_data: PathBuf = ".data/web";
        /// The folder of builds of the web application; see `vitrine builds`.
        web_builds: PathBuf = ".data/builds", flag "--builds";
        /// The provider of the newsletters' lists, in Mailchimp's form; `{account}` and `{region}`
        /// in it stand for those of a list.
        web_newsletter_url: Url = NEWSLETTER_URL;
        /// Whether `/mocks` shows the catalogue: every page type and module, and the components that
        /// `componentNames.ts` lists, with the content of their tests. For those who make the
        /// websites; search engines do not index it.
        web_catalogue: bool = false;
        /// Where Vite serves the sources, in development alone: see `make dev-hot`.
        web_hot: Option<Url>;
        /// The program that renders pages: Node.
        web_node: PathBuf = RendererSettings::default().node.display();
        /// Processes that render pages; as many as there are processors if not set.
        web_workers: Option<NonZeroUsize>;
        /// Pages that may wait to be rendered; more visitors are refused for a while.
        web_queue: NonZeroUsize = RendererSettings::default().max_queue;
        /// Bytes of rendered pages that are cached in memory, and again as copies in the folder
        /// `pages` of `web_data`; 0 caches none.
        web_page_cache_bytes: u64 = PAGE_CACHE_BYTES;
        /// Milliseconds that a visitor waits for a page before the last good copy is served.
        web_page_milliseconds: NonZeroU64 = PageSettings::default().page_wait.as_millis();
        /// Addresses of shared caches in front of the website, separated by commas. They may cache
        /// pages, and each node purges them by key when content changes: `docs/operating.md`.
        web_purge: Vec<Url>;
        /// Milliseconds that a page may take to be rendered.
        web_render_milliseconds: NonZeroU64 = RendererSettings::default().render_timeout.as_millis();
        /// Megabytes that the values of a process that renders may take.
        web_heap_megabytes: NonZeroU64 = RendererSettings::default().heap_megabytes;
        /// Pages after which such a process makes room for a new one.
        web_renders: NonZeroU64 = RendererSettings::default().max_renders;
    }
}

impl WebsiteSettings {
    /// The certificate that is given.
    pub(crate) fn certificate(&self) -> Option<Files> {
        Some(Files {
            certificate: self.web_certificate.clone()?,
            key: self.web_key.clone()?,
        })
    }

    /// The port in the sites' addresses: in development the one that is listened on, else
    /// that of HTTPS.
    pub(crate) fn port(&self, listening: SocketAddr) -> u16 {
        let default = match self.web_environment {
            Environment::Development => listening.port(),
            Environment::Staging | Environment::Production => 443,
        };
        self.web_port.map_or(default, NonZeroU16::get)
    }

    /// What the website is started with.
    pub(crate) fn service(&self) -> website::Settings {
        let text = |text: &Option<Secret>| text.as_deref().map(str::to_owned);
        let is_development = self.web_environment == Environment::Development;
        website::Settings {
            content_service_url: self.web_content.to_string(),
            tokens: self
                .web_token
                .as_deref()
                .map(Tokens::parse)
                .unwrap_or_default(),
            media_base_url: self.web_media.to_string(),
            proxies: self.web_proxies.clone(),
            limits: self.limits(),
            unlimited_networks: self.web_uncapped.clone(),
            pages: PageSettings {
                bytes: self.web_page_cache_bytes,
                copies_folder: Some(self.web_data.join("pages")),
                page_wait: Duration::from_millis(self.web_page_milliseconds.get()),
                shared_cache_urls: self.web_purge.iter().map(|url| url.to_string()).collect(),
            },
            password: text(&self.web_password),
            newsletter_url: self.web_newsletter_url.to_string(),
            catalogue: self.web_catalogue,
            vite_url: self
                .web_hot
                .as_deref()
                .filter(|_| is_development)
                .map(str::to_owned),
        }
    }

    /// What connections of visitors may cost.
    fn limits(&self) -> Limits {
        Limits {
            connections: self.web_connections.get(),
            connections_per_address: self.web_connections_per_address.get(),
            head: Duration::from_secs(self.web_head_seconds.get()),
            idle: Duration::from_secs(self.web_idle_seconds.get()),
            stall: Duration::from_secs(self.web_stall_seconds.get()),
            ..Limits::default()
        }
    }

    /// How the website renders pages, by processes whose sockets are in this folder.
    pub(crate) fn renderer(&self, sockets: PathBuf) -> RendererSettings {
        let default = RendererSettings::default();
        let processors = std::thread::available_parallelism().ok();
        RendererSettings {
            node: self.web_node.clone(),
            workers: self
                .web_workers
                .or(processors)
                .map_or(default.workers, NonZeroUsize::get),
            max_queue: self.web_queue.get(),
            render_timeout: Duration::from_millis(self.web_render_milliseconds.get()),
            heap_megabytes: self.web_heap_megabytes.get(),
            max_renders: self.web_renders.get(),
            socket_folder: sockets,
            ..default
        }
    }
}
