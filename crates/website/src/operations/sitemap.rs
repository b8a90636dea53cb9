//! `/sitemap.xml`: the sitemaps of a host. Without parameters it is the index of the host's sites;
//! with `site` and `part` it is a file that the index names.

use crate::app::App;
use crate::visitor::Visitor;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::Query;
use futures_util::{StreamExt, stream};
use jiff::Timestamp;
use museum::sitemap::{self, Division, Entry};
use museum::{Json, Site, queries};
use std::error::Error;

type SitemapError = Box<dyn Error + Send + Sync>;

pub(crate) async fn sitemap(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(query_string): RawQuery,
) -> Response {
    let sites = app.group.sites_at(&visitor.host).into_iter();
    let sites: Vec<&Site> = sites.filter(|site| !site.noindex).collect();
    let body = match requested_file(query_string.as_deref().unwrap_or_default()) {
        None => index(&app, &sites).await,
        Some((key, part)) => match sites.iter().find(|site| site.key == key) {
            Some(site) => file(&app, site, part).await,
            None => Ok(None),
        },
    };
    match body {
        Ok(Some(body)) => respond(body),
        Ok(None) => (StatusCode::NOT_FOUND, "There is no such sitemap.\n").into_response(),
        Err(error) => {
            tracing::error!(host = visitor.host, cause = %error, "no content for a sitemap");
            let text = "The sitemap cannot be had now.\n";
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

/// The key of a site and the number of its file; `None` for the index. No file has the number 0,
/// which stands for an invalid one.
fn requested_file(query_string: &str) -> Option<(String, usize)> {
    let value = |name: &str| {
        let mut pairs = form_urlencoded::parse(query_string.as_bytes());
        pairs.find(|(parameter, _)| parameter == name)
    };
    let (_, site) = value("site")?;
    let part = value("part").and_then(|(_, part)| part.parse().ok());
    Some((site.into_owned(), part.unwrap_or(0)))
}

fn respond(body: Body) -> Response {
    let cached = format!("public, max-age={}", sitemap::MAX_AGE);
    let headers = [
        (header::CONTENT_TYPE, "application/xml; charset=utf-8"),
        (header::CACHE_CONTROL, &cached),
    ];
    (headers, body).into_response()
}

/// The index; `None` if no site has a page.
async fn index(app: &App, sites: &[&Site]) -> Result<Option<Body>, SitemapError> {
    let mut files = Vec::new();
    for site in sites.iter().filter(|site| site.project.is_some()) {
        let parts = parts(Entries::of(app, site)).await?;
        files.extend(parts.into_iter().enumerate().map(|(index, changed)| {
            let path = sitemap::path(site, index + 1);
            (app.group.absolute(site, &path), changed)
        }));
    }
    Ok((!files.is_empty()).then(|| sitemap::index(&files).into()))
}

/// For each file of a site, when a page in it was last changed.
async fn parts(mut entries: Entries) -> Result<Vec<Option<Timestamp>>, SitemapError> {
    let mut parts: Vec<Option<Timestamp>> = Vec::new();
    while let Some(batch) = entries.next().await? {
        for (part, entry) in batch {
            parts.resize(part, None);
            if let Some(last) = parts.last_mut() {
                *last = entry.changed.max(*last);
            }
        }
    }
    Ok(parts)
}

/// A file of a site; `None` if there is none with this number. It is sent while the entries are
/// read.
async fn file(app: &App, site: &Site, part: usize) -> Result<Option<Body>, SitemapError> {
    let mut entries = Entries::of(app, site);
    let Some(first) = entries.next_text_of(part).await? else {
        return Ok(None);
    };
    let begin = stream::iter([Ok(sitemap::head()), Ok(first)]);
    let rest = stream::unfold(entries, move |mut entries| async move {
        let text = entries.next_text_of(part).await.transpose()?;
        Some((text, entries))
    });
    let end = stream::iter([Ok(sitemap::END.to_owned())]);
    Ok(Some(Body::from_stream(begin.chain(rest).chain(end))))
}

/// The entries of a site, which are read in batches.
struct Entries {
    app: App,
    key: String,
    start: u32,
    division: Division,
    is_ended: bool,
}

impl Entries {
    fn of(app: &App, site: &Site) -> Self {
        Self {
            app: app.clone(),
            key: site.key.clone(),
            start: 0,
            division: Division::new(sitemap::LIMITS),
            is_ended: false,
        }
    }

    /// The next batch, each entry with the number of its file.
    async fn next(&mut self) -> Result<Option<Vec<(usize, Entry)>>, SitemapError> {
        if self.is_ended {
            return Ok(None);
        }
        let site = self.app.group.site(&self.key)?;
        let end = self.start + sitemap::AT_ONCE;
        let query = Query::new(queries::sitemap())
            .with("site", site.key.as_str())
            .with("types", sitemap::types(site))
            .with("start", self.start)
            .with("end", end)
            .with_request_tag("website.sitemap")?;
        let response = self.app.client(site)?.query(&query).await?;
        let result = response.read::<Json<'_>>()?;
        self.is_ended = sitemap::pages(&result) < sitemap::AT_ONCE as usize;
        self.start = end;
        let entries = sitemap::entries(&result, site, &self.app.group).into_iter();
        let numbered = entries.map(|entry| (self.division.part_of(&entry), entry));
        Ok(Some(numbered.collect()))
    }

    /// The text of the next entries of a file.
    async fn next_text_of(&mut self, part: usize) -> Result<Option<String>, SitemapError> {
        while let Some(batch) = self.next().await? {
            self.is_ended |= batch.last().is_some_and(|(last, _)| *last > part);
            let entries = batch.into_iter().filter(|(number, _)| *number == part);
            let text: String = entries.map(|(_, entry)| entry.text).collect();
            if !text.is_empty() {
                return Ok(Some(text));
            }
        }
        Ok(None)
    }
}
