//! From a key to a rendered page: content, view, HTML, compressed bytes.

use crate::content_coding;
use crate::document::{Parts, document};
use crate::find::{Found, find};
use crate::operations::page::Form;
use crate::page_cache::{PageKey, Rendition};
use crate::renderer::{RenderError, Rendered};
use crate::shaped::Shaped;
use crate::state::Website;
use axum::http::StatusCode;
use museum::{PageAddress, Target};

pub(crate) const HTML: &str = "text/html; charset=utf-8";
pub(crate) const JSON: &str = "application/json";

/// What is there instead of a page that can be stored.
pub(crate) enum NoPage {
    /// Another address.
    Redirect(Target),
    /// An error page to render.
    View(Box<Shaped>, StatusCode),
    /// The page was found and not rendered.
    Render(RenderError),
}

/// Renders the page of a key.
pub(crate) async fn render_page(
    site: &Website,
    key: &PageKey,
    address: &PageAddress<'_>,
) -> Result<Rendition, NoPage> {
    let shaped = match find(site, address, &key.search).await {
        Found::View(shaped, StatusCode::OK) => shaped,
        Found::View(shaped, status) => return Err(NoPage::View(shaped, status)),
        Found::Redirect(target) => return Err(NoPage::Redirect(target)),
    };
    let (media_type, body) = match key.form {
        Form::Payload => (JSON, shaped.data.clone()),
        Form::Document => {
            let html = render_document(site, &shaped).await;
            (HTML, html.map_err(NoPage::Render)?)
        }
    };
    let (body, coding) = content_coding::pack(body.into(), key.coding).await;
    let valid_until = shaped.valid_until.and_then(|until| {
        let until = site.group.zone.to_zoned(until).ok()?;
        Some(until.timestamp())
    });
    Ok(Rendition {
        media_type,
        body,
        coding,
        tags: shaped.tags,
        valid_until,
    })
}

/// Renders the document of a view.
pub(crate) async fn render_document(
    site: &Website,
    shaped: &Shaped,
) -> Result<String, RenderError> {
    let begun = site.now();
    let rendered = site.renderer.render(&shaped.request).await;
    site.metrics.render_took(site.since(begun));
    let Rendered { drawn, build } = rendered?;
    Ok(document(&Parts {
        view: &shaped.view,
        data: &shaped.data,
        head: &drawn.head,
        html: &drawn.html,
        modules: &drawn.modules,
        build: &build,
    }))
}

/// Names in addresses that advertisers and newsletters add. No page reads them.
const IGNORED: [&str; 7] = [
    "gclid", "fbclid", "msclkid", "dclid", "mc_cid", "mc_eid", "igshid",
];

/// The part of a query string that a page may read. What advertisers add stays in the address,
/// and makes no other page.
pub(crate) fn page_parameters(search: &str) -> String {
    let is_read = |pair: &&str| {
        let name = pair.split('=').next().unwrap_or_default();
        !name.starts_with("utm_") && !IGNORED.contains(&name)
    };
    let pairs: Vec<&str> = search.split('&').filter(is_read).collect();
    pairs.join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_advertisers_add_makes_no_other_page() {
        let cases = [
            ("", ""),
            ("tag=tur", "tag=tur"),
            ("utm_source=x&tag=tur&fbclid=y", "tag=tur"),
            ("gclid=1", ""),
            ("utm=1", "utm=1"),
        ];
        for (search, expected) in cases {
            assert_eq!(page_parameters(search), expected, "{search}");
        }
    }
}
