//! The application state, which every operation has.

use crate::admission::{Admission, PermitQuota};
use crate::builds::Builds;
use crate::catalogue::Catalogue;
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

/// Receives each warning about the content of a page.
pub(crate) type WarningReceiver = Arc<dyn Fn(&museum::Warning) + Send + Sync>;

/// Why a website cannot start.
#[derive(Debug, Error)]
pub enum SetupError {
    /// A dataset has no client.
    #[error(transparent)]
    Dataset(#[from] DatasetError),
    /// The HTTP client for shared caches, the provider of newsletters or the catalogue cannot be
    /// built.
    #[error("no request can be sent: {0}")]
    Requests(#[from] reqwest::Error),
    /// The content security policy cannot be written.
    #[error(transparent)]
    Policy(#[from] PolicyError),
    /// The thread that writes last good copies cannot be started.
    #[error("copies of pages cannot be written: {0}")]
    Copies(#[from] io::Error),
}

/// The application: all sites of a group. Cloning shares it.
#[derive(Clone)]
pub(crate) struct App(Arc<AppState>);

impl Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

/// The state of the application.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) group: Arc<Group>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) builds: Builds,
    pub(crate) renderer: Renderer,
    pub(crate) clock: Clock,
    pub(crate) entropy: Entropy,
    pub(crate) metrics: Metrics,
    /// Receives warnings about content; without it they are logged.
    pub(crate) warning_receiver: Option<WarningReceiver>,
    pub(crate) pages: PageCache,
    /// Pages that are being rendered.
    pub(crate) renderings: SingleFlight<PageKey, PageResult<Page>>,
    /// Expired last good copies that are being rendered again from their stored query results.
    pub(crate) copy_rerenderings: SingleFlight<PageKey, Option<Page>>,
    pub(crate) root_data: RootDataCache,
    pub(crate) shared_caches: SharedCaches,
    pub(crate) security_headers: SecurityHeaders,
    /// How many pages may be rendered or wait for a worker; and of those, how many with parameters,
    /// and how many islands.
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
    /// The catalogue, if it is served.
    pub(crate) catalogue: Option<Catalogue>,
    pub(crate) datasets: Arc<Datasets>,
}

/// What is passed in: the time, randomness and metrics.
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
        let copies_folder = settings.pages.copies_folder.as_deref();
        let copies_folder = copies_folder.filter(|_| settings.pages.bytes > 0);
        let last_good_copies = copies_folder.map(|folder| Copies::open(folder, metrics.clone()));
        let last_good_copies = last_good_copies.transpose()?;
        let shared_caches = SharedCaches::new(&settings.pages.shared_cache_urls, &metrics)?;
        let pages = PageCache::new(
            settings.pages.bytes,
            datasets.clients().len(),
            last_good_copies.clone(),
            metrics.clone(),
        );
        let newsletter = NewsletterProvider::new(&settings.newsletter_url)?;
        let catalogue = settings.catalogue.then(Catalogue::new).transpose()?;
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
            root_data: RootDataCache::new(last_good_copies),
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
            catalogue,
            datasets: Arc::new(datasets),
        })))
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.clock)()
    }

    /// The application at another time, for the `as-of` cookie of development.
    pub(crate) fn with_clock_at(self, moment: Option<Timestamp>) -> Self {
        let Some(moment) = moment else {
            return self;
        };
        self.with(|state| state.clock = Arc::new(move || moment))
    }

    /// The application with a change to its state.
    pub(crate) fn with(self, change: impl FnOnce(&mut AppState)) -> Self {
        let mut state = Arc::unwrap_or_clone(self.0);
        change(&mut state);
        Self(Arc::new(state))
    }

    /// Shaping for a visitor of a site, now. Pages show minutes at the most precise, so they are
    /// shaped for the start of the minute.
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

    /// The base path of a site.
    pub(crate) fn base_path(&self, site: &str) -> &str {
        let site = self.group.site(site);
        site.map_or("", |site| site.base_path.as_str())
    }

    /// The index of a site's dataset; for a site without one, an index that no dataset has.
    pub(crate) fn dataset_of(&self, site: &str) -> usize {
        self.datasets.index_of(site).unwrap_or(usize::MAX)
    }

    /// Marks the pages of a dataset with one of these sync tags as stale, and purges them from the
    /// shared caches.
    pub(crate) fn mark_stale(&self, dataset: usize, tags: &[String]) {
        self.pages.mark_stale(dataset, tags, self.now());
        self.shared_caches.purge(tags);
    }

    /// The clients of all datasets, by index.
    pub(crate) fn datasets(&self) -> &[Client] {
        self.datasets.clients()
    }

    /// The id of the current build, which renders pages.
    pub(crate) fn build_id(&self) -> String {
        let build = self.builds.current();
        build.map(|build| build.id.clone()).unwrap_or_default()
    }

    /// Whether this is the current build, or none is known yet.
    pub(crate) fn is_current_build(&self, id: &str) -> bool {
        let build = self.builds.current();
        build.is_none_or(|build| build.id == id)
    }

    /// Seconds since a time; 0 if it is in the future.
    pub(crate) fn seconds_since(&self, start: Timestamp) -> f64 {
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
