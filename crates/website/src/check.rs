//! Checks every page before visitors see it: each document with an address is looked up, shaped and
//! rendered on its site, its HTML is parsed, and its links are checked.

mod findings;
mod markup;
mod page_list;
mod walk;

pub use findings::{Finding, Report};
pub use walk::Walk;

use crate::app::App;
use crate::page::{HtmlParts, ShapedPage, shape_page, write_html};
use crate::page_result::NoPage;
use crate::renderer::Rendered;
use crate::run::Running;
use axum::http::StatusCode;
use content_client::{ContentError, Query};
use findings::Findings;
use futures_util::StreamExt;
use markup::{Expected, faults};
use museum::{Locale, PAGE_TYPES, PageAddress, RequestError};
use page_list::{CheckedPage, PageList};
use serde::Deserialize;
use std::sync::{Arc, Mutex};
use thiserror::Error;

/// Pages that are checked at the same time.
const CONCURRENT_PAGES: usize = 4;

/// Every page of a site, and the sources of its redirects.
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
    /// A site has no client.
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
        let warnings = Arc::new(Mutex::new(Vec::new()));
        let received = warnings.clone();
        let receive = move |warning: &museum::Warning| {
            if let Ok(mut received) = received.lock() {
                received.push(warning.clone());
            }
        };
        let app = app.with(|state| state.warning_receiver = Some(Arc::new(receive)));
        let (page_list, checked_pages) = list_pages(&app).await?;
        let total = checked_pages.len();
        let mut findings = Findings::default();
        let checks = checked_pages
            .iter()
            .map(|checked| check_with_page(&app, checked));
        let mut checks = futures_util::stream::iter(checks).buffer_unordered(CONCURRENT_PAGES);
        while let Some((checked, check)) = checks.next().await {
            findings.add(&app.group, checked, check, &page_list);
            progress(findings.pages, total);
        }
        drop(checks);
        let warnings = warnings
            .lock()
            .map(|warnings| warnings.clone())
            .unwrap_or_default();
        app.renderer.end();
        Ok(findings.report(warnings))
    }
}

/// All addresses that lead to a page, and all pages to check.
async fn list_pages(app: &App) -> Result<(PageList, Vec<CheckedPage>), CheckError> {
    let types: Vec<&str> = PAGE_TYPES.iter().map(|page_type| page_type.name).collect();
    let (mut page_list, mut checked_pages) = (PageList::default(), Vec::new());
    for site in &app.group.sites {
        if site.project.is_none() {
            continue;
        }
        let key = || site.key.clone();
        let query = Query::new(PAGES)
            .with("site", site.key.as_str())
            .with("types", types.clone());
        let response = app.client(site)?.query(&query.bypass_cdn()).await;
        let response = response.map_err(|error| CheckError::Content { site: key(), error })?;
        let listed: Listed = response
            .read()
            .map_err(|error| CheckError::Unreadable { site: key(), error })?;
        page_list.add_search(&app.group, site);
        for redirect in listed.redirects.into_iter().flatten() {
            page_list.add_redirect(&app.group, site, &redirect);
        }
        for page in listed.pages {
            if !site.enables(&page.page_type) {
                continue;
            }
            let locale = page.locale.as_deref().and_then(Locale::parse);
            // A page without a language exists in every language of its site.
            let locales = locale.map_or_else(|| site.locales.clone(), |locale| vec![locale]);
            for locale in locales {
                let checked = CheckedPage {
                    site: key(),
                    id: page.id.clone(),
                    title: page.title.clone().unwrap_or_default(),
                    locale,
                    slug: page.slug.clone(),
                };
                page_list.add(&app.group, site, &checked);
                checked_pages.push(checked);
            }
        }
    }
    Ok((page_list, checked_pages))
}

/// The page at an address, or what the address responds with instead.
async fn content_page(app: &App, address: &PageAddress<'_>) -> Result<ShapedPage, String> {
    match shape_page(app, address, "").await {
        Ok(shaped) if shaped.status() == StatusCode::OK => Ok(shaped),
        Ok(shaped) => Err(format!("it answers {}", shaped.status())),
        Err(NoPage::Redirect(target)) => Err(format!("it leads to {}", target.to)),
        Err(NoPage::NotFound | NoPage::CanonicalParameters(_)) => Err("it answers 404".to_owned()),
        Err(_) => Err("it answers 500".to_owned()),
    }
}

/// The result of checking a page.
enum PageCheck {
    /// The shaped page, and the faults of its HTML.
    View(Box<ShapedPage>, Vec<String>),
    /// The page cannot be shaped or rendered.
    Failed(String),
}

async fn check_with_page<'a>(app: &App, checked: &'a CheckedPage) -> (&'a CheckedPage, PageCheck) {
    (checked, check_page(app, checked).await)
}

async fn check_page(app: &App, checked: &CheckedPage) -> PageCheck {
    let Ok(site) = app.group.site(&checked.site) else {
        return PageCheck::Failed("there is no such site".to_owned());
    };
    let address = PageAddress {
        site,
        locale: checked.locale,
        slug: checked.slug.clone(),
    };
    let shaped = match content_page(app, &address).await {
        Ok(shaped) => shaped,
        Err(problem) => return PageCheck::Failed(problem),
    };
    match app.renderer.render(&shaped.render_request).await {
        Ok(rendered) => {
            let faults = markup_faults(&shaped, &rendered, checked);
            PageCheck::View(Box::new(shaped), faults)
        }
        Err(error) => PageCheck::Failed(error.to_string()),
    }
}

fn markup_faults(shaped: &ShapedPage, rendered: &Rendered, checked: &CheckedPage) -> Vec<String> {
    let html = write_html(&HtmlParts {
        view: &shaped.view,
        // The blocks of JSON have no tags, and are the longest parts of the HTML.
        json: "",
        structured_data: "",
        head: &rendered.html.head,
        html: &rendered.html.html,
        modules: &rendered.html.modules,
        build: &rendered.build,
        base_path: "",
    });
    let expected = Expected {
        language: checked.locale.code(),
        title: &checked.title,
    };
    faults(&html, expected)
}
