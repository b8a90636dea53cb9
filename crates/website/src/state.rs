//! What every operation has at hand.

use crate::admission::{Admission, Share};
use crate::builds::Builds;
use crate::client_limit::ClientLimit;
use crate::clock::Clock;
use crate::headers::EveryHeader;
use crate::metrics::Metrics;
use crate::newsletter_provider::NewsletterProvider;
use crate::page_cache::{Copies, PageCache};
use crate::preview_card::PreviewCards;
use crate::renderer::Renderer;
use crate::root_data::RootDataCopies;
use crate::shared_caches::SharedCaches;
use crate::tokens::Tokens;
use content_client::{ApiVersion, BadName, Client, ContentError, DatasetName, ProjectId};
use http_server::{Limits, Network};
use jiff::{RoundMode, Timestamp, TimestampRound, Unit};
use museum::{Group, Locale, RequestError, Shaping, Site};
use std::collections::HashMap;
use std::io;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Random bytes. A test counts instead.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Receives each warning about what a page lacks.
pub(crate) type Noted = Arc<dyn Fn(&museum::Warning) + Send + Sync>;

/// Settings of a website.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The content service, as [`content_client::Settings::address`] has it.
    pub content: String,
    /// The tokens that are shown to it.
    pub tokens: Tokens,
    /// The prefix of image addresses; `/media` proxies them from the content service.
    pub media: String,
    /// The proxies that are trusted about the client's address.
    pub proxies: Vec<Network>,
    /// What connections of visitors may cost.
    pub limits: Limits,
    /// Networks whose connections are not counted, besides those of the proxies.
    pub uncapped: Vec<Network>,
    /// How pages are cached.
    pub pages: PageSettings,
    /// The password of the staging environment.
    pub password: Option<String>,
    /// Where newsletters are signed up to: a pattern like [`crate::NEWSLETTER_URL`].
    pub newsletter: String,
    /// Where Vite serves the sources, while one develops: what no build has is fetched
    /// from there.
    pub hot: Option<String>,
}

/// How pages are cached.
#[derive(Clone, Debug)]
pub struct PageSettings {
    /// Bytes that rendered pages may take in memory, and on disk again; 0 caches none.
    pub bytes: u64,
    /// The folder of the last good copies; without one they are in memory alone.
    pub copies: Option<PathBuf>,
    /// How long a visitor waits before the last good copy is served.
    pub deadline: Duration,
    /// The addresses of shared caches that are purged when content changes.
    pub purged: Vec<String>,
}

impl Default for PageSettings {
    fn default() -> Self {
        Self {
            bytes: 0,
            copies: None,
            deadline: Duration::from_secs(1),
            purged: Vec::new(),
        }
    }
}

/// Why a website cannot start.
#[derive(Debug, Error)]
pub enum SetupError {
    /// A site's project, dataset or version is none.
    #[error("site {site}: {error}")]
    Name {
        /// The site.
        site: String,
        /// What is wrong.
        error: BadName,
    },
    /// The content client cannot be made.
    #[error(transparent)]
    Client(#[from] ContentError),
    /// Nothing sends requests: to caches that are purged, to the newsletter's provider.
    #[error("no request can be sent: {0}")]
    Requests(#[from] reqwest::Error),
    /// Nothing writes copies.
    #[error("copies of pages cannot be written: {0}")]
    Copies(#[from] io::Error),
}

/// A website: all sites of a group. Cloning shares everything, and costs next to nothing: each
/// part of a request has its own.
#[derive(Clone)]
pub(crate) struct Website(Arc<Parts>);

impl Deref for Website {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// The parts of a website.
#[derive(Clone)]
pub(crate) struct Parts {
    pub(crate) group: Arc<Group>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) builds: Builds,
    pub(crate) renderer: Renderer,
    pub(crate) clock: Clock,
    pub(crate) entropy: Entropy,
    pub(crate) metrics: Metrics,
    /// Receives what pages lack; without it, the log does.
    pub(crate) noted: Option<Noted>,
    /// Rendered pages.
    pub(crate) pages: PageCache,
    pub(crate) root_data: RootDataCopies,
    pub(crate) shared_caches: SharedCaches,
    pub(crate) every_header: EveryHeader,
    pub(crate) admission: Admission,
    /// The places for pages with parameters, and those for islands.
    pub(crate) choices: Share,
    pub(crate) islands: Share,
    pub(crate) preview_cards: PreviewCards,
    pub(crate) not_found_limit: ClientLimit,
    pub(crate) search_limit: ClientLimit,
    pub(crate) suggestion_limit: ClientLimit,
    pub(crate) choice_limit: ClientLimit,
    pub(crate) island_limit: ClientLimit,
    pub(crate) sign_up_limit: ClientLimit,
    pub(crate) newsletter: NewsletterProvider,
    clients: Arc<Clients>,
}

/// The clients of a website.
struct Clients {
    /// One for each dataset.
    datasets: Vec<Client>,
    /// The dataset of each site that has one.
    sites: HashMap<String, usize>,
}

/// What comes from outside: the time, randomness, and where things are counted.
pub(crate) type Around = (Clock, Entropy, Metrics);

impl Website {
    pub(crate) fn new(
        group: Group,
        settings: Settings,
        builds: Builds,
        renderer: Renderer,
        around: Around,
    ) -> Result<Self, SetupError> {
        let (clock, entropy, metrics) = around;
        let (renderer_places, renderer_workers) = (renderer.places(), renderer.workers());
        let admission = Admission::new(renderer_places);
        let clients = clients(&group, &settings, &entropy)?;
        let copies = settings.pages.copies.as_deref();
        let copies = copies.filter(|_| settings.pages.bytes > 0);
        let copies = copies.map(|folder| Copies::open(folder, metrics.clone()));
        let copies = copies.transpose()?;
        let shared_caches = SharedCaches::new(&settings.pages.purged, &metrics)?;
        let pages = PageCache::new(
            settings.pages.bytes,
            clients.datasets.len(),
            copies.clone(),
            metrics.clone(),
        );
        let newsletter = NewsletterProvider::new(&settings.newsletter)?;
        Ok(Self(Arc::new(Parts {
            every_header: EveryHeader::new(&settings, &group),
            group: Arc::new(group),
            settings: Arc::new(settings),
            builds,
            renderer,
            clock,
            entropy,
            metrics,
            noted: None,
            pages,
            root_data: RootDataCopies::new(copies),
            shared_caches,
            choices: Share::new(&admission, renderer_places / 2),
            islands: Share::new(&admission, renderer_workers / 2),
            admission,
            preview_cards: PreviewCards::new(),
            not_found_limit: ClientLimit::of_not_found(),
            search_limit: ClientLimit::of_searches(),
            suggestion_limit: ClientLimit::of_suggestions(),
            choice_limit: ClientLimit::of_choices(),
            island_limit: ClientLimit::of_islands(),
            sign_up_limit: ClientLimit::of_sign_ups(),
            newsletter,
            clients: Arc::new(clients),
        })))
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.clock)()
    }

    /// The same website at another moment, for one who looks ahead.
    pub(crate) fn at(self, moment: Option<Timestamp>) -> Self {
        let Some(moment) = moment else {
            return self;
        };
        self.with(|parts| parts.clock = Arc::new(move || moment))
    }

    /// The same website with a part changed.
    pub(crate) fn with(self, change: impl FnOnce(&mut Parts)) -> Self {
        let mut parts = Arc::unwrap_or_clone(self.0);
        change(&mut parts);
        Self(Arc::new(parts))
    }

    /// Shaping for a visitor of a site, now. Nothing on a page is more precise than a minute,
    /// so a page is the same for a minute.
    pub(crate) fn shaping<'a>(&'a self, site: &'a Site, locale: Locale) -> Shaping<'a> {
        let minute = TimestampRound::new()
            .smallest(Unit::Minute)
            .mode(RoundMode::Floor);
        let now = self.now();
        let now = now.round(minute).unwrap_or(now);
        Shaping::new(&self.group, site, locale, &self.settings.media, now)
    }

    /// The client for a site's content.
    pub(crate) fn client(&self, site: &Site) -> Result<&Client, RequestError> {
        self.group.content_of(site)?;
        let client = self.clients.datasets.get(self.dataset_of(&site.key));
        client.ok_or(RequestError::NoClient)
    }

    /// What the paths of a site begin with.
    pub(crate) fn base_path(&self, site: &str) -> &str {
        let own = self.group.site(site);
        own.map_or("", |own| own.base_path.as_str())
    }

    /// The number of a site's dataset; one that no dataset has if it has none.
    pub(crate) fn dataset_of(&self, site: &str) -> usize {
        let dataset = self.clients.sites.get(site);
        dataset.copied().unwrap_or(usize::MAX)
    }

    /// Drops the pages of a dataset that bear one of these tags, here and in caches in front.
    pub(crate) fn drop_tagged(&self, dataset: usize, tags: &[String]) {
        self.pages.drop_tagged(dataset, tags, self.now());
        self.shared_caches.purge(tags);
    }

    /// The clients of all datasets, by their numbers.
    pub(crate) fn datasets(&self) -> &[Client] {
        &self.clients.datasets
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
    pub(crate) fn since(&self, begun: Timestamp) -> f64 {
        (self.now() - begun)
            .total(jiff::Unit::Second)
            .unwrap_or_default()
            .max(0.0)
    }

    /// A random name of letters and digits.
    pub(crate) fn random_name(&self, length: usize) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bytes = vec![0; length];
        (self.entropy)(&mut bytes);
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte & 31)]);
        bytes.into_iter().map(letter).collect()
    }

    /// A number below another.
    pub(crate) fn chance(&self, below: usize) -> usize {
        let mut bytes = [0; 8];
        (self.entropy)(&mut bytes);
        let below = below.max(1) as u64;
        usize::try_from(u64::from_ne_bytes(bytes) % below).unwrap_or_default()
    }
}

/// A client for each site; those of one dataset share their connections.
fn clients(group: &Group, settings: &Settings, entropy: &Entropy) -> Result<Clients, SetupError> {
    let mut made: HashMap<(String, String, String), usize> = HashMap::new();
    let mut clients = Clients {
        datasets: Vec::new(),
        sites: HashMap::new(),
    };
    for site in &group.sites {
        let Some(project) = &site.project else {
            continue;
        };
        let key = (
            project.clone(),
            site.dataset.clone(),
            site.api_version.clone(),
        );
        let number = if let Some(number) = made.get(&key) {
            *number
        } else {
            let client = client(site, project, settings, entropy)?;
            clients.datasets.push(client);
            clients.datasets.len() - 1
        };
        made.insert(key, number);
        clients.sites.insert(site.key.clone(), number);
    }
    Ok(clients)
}

fn client(
    site: &Site,
    project: &str,
    settings: &Settings,
    entropy: &Entropy,
) -> Result<Client, SetupError> {
    let named = |error| SetupError::Name {
        site: site.key.clone(),
        error,
    };
    let token = settings.tokens.of(project).map(str::to_owned);
    let project = ProjectId::parse(project).map_err(named)?;
    let dataset = DatasetName::parse(&site.dataset).map_err(named)?;
    let settings = content_client::Settings {
        version: ApiVersion::parse(&site.api_version).map_err(named)?,
        token,
        ..content_client::Settings::new(&settings.content, project, dataset)
    };
    Ok(Client::new(settings, entropy.clone())?)
}
