//! Starts a website, and switches to new builds.

use crate::app::{App, Dependencies, SetupError};
use crate::builds::{BuildError, Builds};
use crate::certificate::{CertificateError, Files};
use crate::clock::Clock;
use crate::entropy::Entropy;
use crate::follow_content::follow_content;
use crate::metrics::Metrics;
use crate::renderer::{Renderer, RendererSettings};
use crate::router;
use crate::settings::Settings;
use http_server::Server;
use museum::{FRONT, Group, Locale, PageAddress, PageView, Shaping};
use std::io;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;

/// How often the website checks whether another build is current.
const BUILD_CHECK_INTERVAL: Duration = Duration::from_secs(2);

/// Why a website cannot start.
#[derive(Debug, Error)]
pub enum RunError {
    /// There is no valid build.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// The settings are invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The certificate is invalid.
    #[error(transparent)]
    Certificate(#[from] CertificateError),
    /// No worker starts.
    #[error("no worker starts: {0}\n  The program is Node; VITRINE_WEB_NODE says where it is.")]
    Worker(io::Error),
}

/// What a website needs to start.
pub struct Start {
    /// The group.
    pub group: Group,
    /// Settings.
    pub settings: Settings,
    /// The builds.
    pub builds: Builds,
    /// How pages are rendered.
    pub renderer: RendererSettings,
    /// The time.
    pub clock: Clock,
    /// Randomness.
    pub entropy: Entropy,
}

/// Where a website listens.
pub struct Listeners {
    /// For visitors.
    pub visitors: TcpListener,
    /// The certificate; without one the website speaks plain HTTP, behind a proxy.
    pub tls: Option<Files>,
    /// For monitoring.
    pub inner: Option<TcpListener>,
}

/// A website whose workers are ready.
pub struct Running(pub(crate) App);

impl Running {
    /// Starts the workers.
    pub async fn start(start: Start) -> Result<Self, RunError> {
        let Start {
            group,
            settings,
            builds,
            mut renderer,
            clock,
            entropy,
        } = start;
        if renderer.warm_up_request.is_empty() {
            renderer.warm_up_request = warm_up_request(&group).unwrap_or_default();
        }
        let metrics = Metrics::default();
        let build = builds
            .current()
            .ok_or_else(|| BuildError::None(renderer.socket_folder.clone()))?;
        let renderer = Renderer::start(build, renderer, metrics.clone(), clock.clone());
        let renderer = renderer.await.map_err(RunError::Worker)?;
        let dependencies = Dependencies {
            clock,
            entropy,
            metrics,
        };
        let app = App::new(group, settings, builds, renderer, dependencies)?;
        let copies = app.pages.load();
        if copies > 0 {
            tracing::info!(copies, "last good copies loaded from disk");
        }
        Ok(Self(app))
    }

    /// Serves until `stop` is ready.
    pub async fn serve(
        self,
        listeners: Listeners,
        stop: impl Future<Output = ()>,
    ) -> Result<(), RunError> {
        let Self(app) = self;
        let tls = listeners.tls.map(|files| files.config()).transpose()?;
        let builds_task = tokio::spawn(follow_builds(app.clone()));
        let content_task = tokio::spawn(follow_content(app.clone()));
        let inner = listeners.inner.map(|listener| {
            let router = router::monitoring(app.clone());
            tokio::spawn(Server::default().serve(listener, router, std::future::pending()))
        });
        let settings = &app.settings;
        let server = Server {
            limits: settings.limits.clone(),
            proxies: settings.proxies.clone(),
            uncapped: settings.unlimited_networks.clone(),
            tls,
        };
        let router = router::router(app.clone());
        server.serve(listeners.visitors, router, stop).await;
        builds_task.abort();
        content_task.abort();
        if let Some(inner) = inner {
            inner.abort();
        }
        app.renderer.end();
        Ok(())
    }

    /// The addresses of the group's sites.
    pub fn addresses(&self) -> Vec<String> {
        let group = &self.0.group;
        let address = |site| group.absolute(site, &site.path(Locale::default(), FRONT));
        group.sites.iter().map(address).collect()
    }
}

/// Switches to another build whenever the folder of builds names one as the latest.
async fn follow_builds(app: App) {
    loop {
        tokio::time::sleep(BUILD_CHECK_INTERVAL).await;
        match app.builds.changed() {
            Ok(None) => {}
            Ok(Some(build)) => match app.renderer.swap(build.clone()).await {
                Ok(()) => {
                    tracing::info!(build = build.id, "switched to another build");
                    app.builds.set_current(build);
                }
                Err(error) => {
                    tracing::error!(cause = %error, "the workers of the new build do not start");
                }
            },
            Err(error) => tracing::error!(cause = %error, "the latest build cannot be read"),
        }
    }
}

/// The request that warms a worker up: the error page, which has the whole shell around it.
fn warm_up_request(group: &Group) -> Option<String> {
    let site = group.sites.first()?;
    let address = PageAddress {
        site,
        locale: Locale::default(),
        slug: FRONT.to_owned(),
    };
    // No visitor sees this page, so any time is right.
    let now = jiff::Timestamp::UNIX_EPOCH;
    let shaping = Shaping::new(group, site, address.locale, "", now);
    let view = PageView::failed(None, &address, &shaping);
    let view = serde_json::to_value(view).ok()?;
    let request = serde_json::json!({"render": "page", "view": view});
    Some(request.to_string())
}
