//! What every operation has at hand.

use crate::admission::{Admission, PermitQuota};
use crate::builds::Builds;
use crate::client_limit::ClientLimit;
use crate::clock::Clock;
use crate::datasets::{DatasetError, Datasets};
use crate::entropy::Entropy;
use crate::metrics::Metrics;
use crate::newsletter_provider::NewsletterProvider;
use crate::page_cache::{Copies, Page, PageCache, PageKey};
use crate::page_result::PageResult;
use crate::preview_card::PreviewCards;
use crate::renderer::Renderer;
use crate::root_data_cache::RootDataCache;
use crate::security_headers::{PolicyError, SecurityHeaders};
use crate::settings::Settings;
use crate::shared_caches::SharedCaches;
use content_client::Client;
use jiff::{RoundMode, Timestamp, TimestampRound, Unit};
use load_control::SingleFlight;
use museum::{Group, Locale, RequestError, Shaping, Site};
use std::io;
use std::ops::Deref;
use std::sync::Arc;
use thiserror::Error;

/// Receives each warning about what a page lacks.
pub(crate) type WarningReceiver = Arc<dyn Fn(&museum::Warning) + Send + Sync>;

/// Why a website cannot start.
#[derive(Debug, Error)]
pub enum SetupError {
    /// A dataset has no client.
    #[error(transparent)]
    Dataset(#[from] DatasetError),
    /// Nothing sends requests: to caches that are purged, to the newsletter's provider.
    #[error("no request can be sent: {0}")]
    Requests(#[from] reqwest::Error),
    /// There is no content security policy.
    #[error(transparent)]
    Policy(#[from] PolicyError),
    /// Nothing writes copies.
    #[error("copies of pages cannot be written: {0}")]
    Copies(#[from] io::Error),
}

/// The application: all sites of a group. Cloning shares everything, and costs next to nothing.
#[derive(Clone)]
pub(crate) struct App(Arc<AppState>);

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

/// What the application consists of.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) group: Arc<Group>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) builds: Builds,
    pub(crate) renderer: Renderer,
    pub(crate) clock: Clock,
    pub(crate) entropy: Entropy,
    pub(crate) metrics: Metrics,
    /// Receives what pages lack; without it, the log does.
    pub(crate) warning_receiver: Option<WarningReceiver>,
    /// Rendered pages, and those that are being rendered.
    pub(crate) pages: PageCache,
    pub(crate) renderings: SingleFlight<PageKey, PageResult<Page>>,
    /// Expired last good copies that are being rendered again from their stored query results.
    pub(crate) copy_rerenderings: SingleFlight<PageKey, Option<Page>>,
    pub(crate) root_data: RootDataCache,
    pub(crate) shared_caches: SharedCaches,
    pub(crate) security_headers: SecurityHeaders,
    /// How many pages are rendered at once; and of those, how many with parameters and islands.
    pub(crate) admission: Admission,
    pub(crate) parameter_pages: PermitQuota,
    pub(crate) islands: PermitQuota,
    pub(crate) preview_cards: PreviewCards,
    pub(crate) not_found_limit: ClientLimit,
    pub(crate) search_limit: ClientLimit,
    pub(crate) suggestion_limit: ClientLimit,
    pub(crate) parameter_page_limit: ClientLimit,
    pub(crate) island_limit: ClientLimit,
    pub(crate) sign_up_limit: ClientLimit,
    pub(crate) newsletter: NewsletterProvider,
    datasets: Arc<Datasets>,
}

/// What comes from outside: the time, randomness, and where things are counted.
pub(crate) struct Dependencies {
    pub(crate) clock: Clock,
    pub(crate) entropy: Entropy,
    pub(crate) metrics: Metrics,
}

impl App {
    pub(crate) fn new(
        group: Group,
        settings: Settings,
        builds: Builds,
        renderer: Renderer,
        dependencies: Dependencies,
    ) -> Result<Self, SetupError> {
        let Dependencies {
            clock,
            entropy,
            metrics,
        } = dependencies;
        let (capacity, workers) = (renderer.capacity(), renderer.workers());
        let admission = Admission::new(capacity);
        let datasets = Datasets::connect(&group, &settings, &entropy)?;
        let copies = settings.pages.copies_folder.as_deref();
        let copies = copies.filter(|_| settings.pages.bytes > 0);
        let copies = copies.map(|folder| Copies::open(folder, metrics.clone()));
        let copies = copies.transpose()?;
        let shared_caches = SharedCaches::new(&settings.pages.shared_cache_urls, &metrics)?;
        let pages = PageCache::new(
            settings.pages.bytes,
            datasets.clients().len(),
            copies.clone(),
            metrics.clone(),
        );
        let newsletter = NewsletterProvider::new(&settings.newsletter_url)?;
        Ok(Self(Arc::new(AppState {
            security_headers: SecurityHeaders::new(&settings, &group)?,
            group: Arc::new(group),
            settings: Arc::new(settings),
            builds,
            renderer,
            clock,
            entropy,
            metrics,
            warning_receiver: None,
            pages,
            renderings: SingleFlight::default(),
            copy_rerenderings: SingleFlight::default(),
            root_data: RootDataCache::new(copies),
            shared_caches,
            parameter_pages: PermitQuota::new(&admission, capacity / 2),
            islands: PermitQuota::new(&admission, workers / 2),
            admission,
            preview_cards: PreviewCards::new(),
            not_found_limit: ClientLimit::of_not_found(),
            search_limit: ClientLimit::of_searches(),
            suggestion_limit: ClientLimit::of_suggestions(),
            parameter_page_limit: ClientLimit::of_parameter_pages(),
            island_limit: ClientLimit::of_islands(),
            sign_up_limit: ClientLimit::of_sign_ups(),
            newsletter,
            datasets: Arc::new(datasets),
        })))
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.clock)()
    }

    /// The application at another moment, for a visitor who looks ahead.
    pub(crate) fn at(self, moment: Option<Timestamp>) -> Self {
        let Some(moment) = moment else {
            return self;
        };
        self.with(|state| state.clock = Arc::new(move || moment))
    }

    /// The application with something changed.
    pub(crate) fn with(self, change: impl FnOnce(&mut AppState)) -> Self {
        let mut state = Arc::unwrap_or_clone(self.0);
        change(&mut state);
        Self(Arc::new(state))
    }

    /// Shaping for a visitor of a site, now. Nothing on a page is more precise than a minute,
    /// so a page is the same for a minute.
    pub(crate) fn shaping<'a>(&'a self, site: &'a Site, locale: Locale) -> Shaping<'a> {
        let minute = TimestampRound::new()
            .smallest(Unit::Minute)
            .mode(RoundMode::Floor);
        let now = self.now();
        let now = now.round(minute).unwrap_or(now);
        Shaping::new(
            &self.group,
            site,
            locale,
            &self.settings.media_base_url,
            now,
        )
    }

    /// The client for a site's content.
    pub(crate) fn client(&self, site: &Site) -> Result<&Client, RequestError> {
        self.group.content_of(site)?;
        let client = self.datasets().get(self.dataset_of(&site.key));
        client.ok_or(RequestError::NoClient)
    }

    /// What the paths of a site begin with.
    pub(crate) fn base_path(&self, site: &str) -> &str {
        let site = self.group.site(site);
        site.map_or("", |site| site.base_path.as_str())
    }

    /// The number of a site's dataset; one that no dataset has if it has none.
    pub(crate) fn dataset_of(&self, site: &str) -> usize {
        self.datasets.number_of(site).unwrap_or(usize::MAX)
    }

    /// Marks the pages of a dataset with one of these sync tags as stale, and purges them from the
    /// shared caches.
    pub(crate) fn mark_stale(&self, dataset: usize, tags: &[String]) {
        self.pages.mark_stale(dataset, tags, self.now());
        self.shared_caches.purge(tags);
    }

    /// The clients of all datasets, by their numbers.
    pub(crate) fn datasets(&self) -> &[Client] {
        self.datasets.clients()
    }

    /// The build that renders pages now.
    pub(crate) fn build_id(&self) -> String {
        let build = self.builds.current();
        build.map(|build| build.id.clone()).unwrap_or_default()
    }

    /// Whether a build renders pages now.
    pub(crate) fn is_current_build(&self, id: &str) -> bool {
        let build = self.builds.current();
        build.is_none_or(|build| build.id == id)
    }

    /// Seconds since a moment.
    pub(crate) fn since(&self, start: Timestamp) -> f64 {
        (self.now() - start)
            .total(jiff::Unit::Second)
            .unwrap_or_default()
            .max(0.0)
    }

    /// A random name of letters and digits.
    pub(crate) fn random_name(&self, length: usize) -> String {
        http_server::random_name(&*self.entropy, length)
    }

    /// A random number below another.
    pub(crate) fn random_below(&self, limit: usize) -> usize {
        let mut bytes = [0; 8];
        (self.entropy)(&mut bytes);
        let limit = limit.max(1) as u64;
        usize::try_from(u64::from_ne_bytes(bytes) % limit).unwrap_or_default()
    }
}
