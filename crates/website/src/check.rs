//! Checks every page before visitors see it: each document that has an address is found, shaped
//! and rendered on its site, its HTML is parsed, and its links are looked up.

mod gathered;
mod markup;
mod page_list;
mod walk;

pub use gathered::{Finding, Report};
pub use walk::Walk;

use crate::app::App;
use crate::page::{HtmlParts, ShapedPage, shape_page, write_html};
use crate::page_result::NoPage;
use crate::renderer::Rendered;
use crate::run::Running;
use axum::http::StatusCode;
use content_client::{ContentError, Query};
use futures_util::StreamExt;
use gathered::Gathered;
use markup::{Expected, faults};
use museum::{Locale, PAGE_TYPES, PageAddress, RequestError};
use page_list::{CheckedPage, PageList};
use serde::Deserialize;
use std::sync::{Arc, Mutex};
use thiserror::Error;

/// Pages at once.
const AT_ONCE: usize = 4;

/// Every page of a site, and the old addresses that lead somewhere.
const PAGES: &str = "{
  \"pages\": *[site == $site && _type in $types && defined(slug.current)]
    {_id, _type, title, locale, \"slug\": slug.current},
  \"redirects\": *[_type == \"redirect\" && site == $site].source.current
}";

/// Why nothing could be checked.
#[derive(Debug, Error)]
pub enum CheckError {
    /// The content service does not respond.
    #[error("the pages of {site} cannot be had: {error}")]
    Content {
        /// The site.
        site: String,
        /// The error it returned.
        error: ContentError,
    },
    /// The response cannot be parsed.
    #[error("the pages of {site} cannot be read: {error}")]
    Unreadable {
        /// The site.
        site: String,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// A site without a client.
    #[error(transparent)]
    Request(#[from] RequestError),
}

#[derive(Deserialize)]
struct Listed {
    pages: Vec<ListedPage>,
    #[serde(default)]
    redirects: Vec<Option<String>>,
}

#[derive(Deserialize)]
struct ListedPage {
    #[serde(rename = "_id")]
    id: String,
    #[serde(rename = "_type")]
    page_type: String,
    title: Option<String>,
    locale: Option<String>,
    slug: String,
}

impl Running {
    /// Checks every page of every site. `progress` receives how many are done, and the total.
    pub async fn check(self, progress: impl Fn(usize, usize)) -> Result<Report, CheckError> {
        let Self(app) = self;
        let found = Arc::new(Mutex::new(Vec::new()));
        let lacking = found.clone();
        let note = move |warning: &museum::Warning| {
            if let Ok(mut lacking) = lacking.lock() {
                lacking.push(warning.clone());
            }
        };
        let app = app.with(|state| state.warning_receiver = Some(Arc::new(note)));
        let (known, places) = listed(&app).await?;
        let total = places.len();
        let mut gathered = Gathered::default();
        let looking = places.iter().map(|place| look(&app, place));
        let mut looking = futures_util::stream::iter(looking).buffer_unordered(AT_ONCE);
        while let Some((place, seen)) = looking.next().await {
            gathered.add(&app.group, place, seen, &known);
            progress(gathered.pages, total);
        }
        drop(looking);
        let found = found.lock().map(|found| found.clone()).unwrap_or_default();
        app.renderer.end();
        Ok(gathered.report(found))
    }
}

/// All pages, and all addresses that lead somewhere.
async fn listed(app: &App) -> Result<(PageList, Vec<CheckedPage>), CheckError> {
    let types: Vec<&str> = PAGE_TYPES.iter().map(|kind| kind.name).collect();
    let (mut known, mut places) = (PageList::default(), Vec::new());
    for site in &app.group.sites {
        if site.project.is_none() {
            continue;
        }
        let key = || site.key.clone();
        let query = Query::new(PAGES)
            .with("site", site.key.as_str())
            .with("types", types.clone());
        let answer = app.client(site)?.query(&query.bypass_cdn()).await;
        let answer = answer.map_err(|error| CheckError::Content { site: key(), error })?;
        let listed: Listed = answer
            .read()
            .map_err(|error| CheckError::Unreadable { site: key(), error })?;
        known.add_search(&app.group, site);
        for redirect in listed.redirects.into_iter().flatten() {
            known.add_redirect(&app.group, site, &redirect);
        }
        for page in listed.pages {
            if !site.enables(&page.page_type) {
                continue;
            }
            let given = page.locale.as_deref().and_then(Locale::parse);
            // A page without a language is one in each that its site has.
            let locales = given.map_or_else(|| site.locales.clone(), |locale| vec![locale]);
            for locale in locales {
                let place = CheckedPage {
                    site: key(),
                    id: page.id.clone(),
                    title: page.title.clone().unwrap_or_default(),
                    locale,
                    slug: page.slug.clone(),
                };
                known.add(&app.group, site, &place);
                places.push(place);
            }
        }
    }
    Ok((known, places))
}

/// The page of content at an address, or what stands there in its place.
async fn content_page(app: &App, address: &PageAddress<'_>) -> Result<ShapedPage, String> {
    match shape_page(app, address, "").await {
        Ok(shaped) if shaped.status() == StatusCode::OK => Ok(shaped),
        Ok(shaped) => Err(format!("it answers {}", shaped.status())),
        Err(NoPage::Redirect(target)) => Err(format!("it leads to {}", target.to)),
        Err(NoPage::NotFound | NoPage::CanonicalParameters(_)) => Err("it answers 404".to_owned()),
        Err(_) => Err("it answers 500".to_owned()),
    }
}

/// What came of looking at a page.
enum Seen {
    /// What was shaped, and what is wrong with the HTML rendered from it.
    View(Box<ShapedPage>, Vec<String>),
    Failed(String),
}

async fn look<'a>(app: &App, place: &'a CheckedPage) -> (&'a CheckedPage, Seen) {
    (place, seen(app, place).await)
}

async fn seen(app: &App, place: &CheckedPage) -> Seen {
    let Ok(site) = app.group.site(&place.site) else {
        return Seen::Failed("there is no such site".to_owned());
    };
    let address = PageAddress {
        site,
        locale: place.locale,
        slug: place.slug.clone(),
    };
    let shaped = match content_page(app, &address).await {
        Ok(shaped) => shaped,
        Err(problem) => return Seen::Failed(problem),
    };
    match app.renderer.render(&shaped.render_request).await {
        Ok(rendered) => {
            let faults = markup_faults(&shaped, &rendered, place);
            Seen::View(Box::new(shaped), faults)
        }
        Err(error) => Seen::Failed(error.to_string()),
    }
}

fn markup_faults(shaped: &ShapedPage, rendered: &Rendered, place: &CheckedPage) -> Vec<String> {
    let html = write_html(&HtmlParts {
        view: &shaped.view,
        // The blocks of JSON hold no tags, and would be the longest parts to read.
        json: "",
        structured_data: "",
        head: &rendered.html.head,
        html: &rendered.html.html,
        modules: &rendered.html.modules,
        build: &rendered.build,
        base_path: "",
    });
    let expected = Expected {
        language: place.locale.code(),
        title: &place.title,
    };
    faults(&html, expected)
}
