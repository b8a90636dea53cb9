//! Renders the view of a page into the body of a response.

use super::html::{HtmlParts, write_html};
use super::shaped_page::ShapedPage;
use crate::app::App;
use crate::content_coding::{self, Coding};
use crate::page_cache::{PageForm, PageKey};
use crate::renderer::{RenderError, Rendered};
use bytes::Bytes;

/// The body of a page.
pub(super) struct RenderedBody {
    pub(super) bytes: Bytes,
    pub(super) coding: Coding,
    /// The build that rendered it.
    pub(super) build: String,
}

/// Renders a page in the form and coding of a key.
pub(super) async fn render_body(
    app: &App,
    key: &PageKey,
    shaped: &ShapedPage,
) -> Result<RenderedBody, RenderError> {
    let (text, build) = match key.form {
        PageForm::Payload => (shaped.json.clone(), app.build_id()),
        PageForm::Document => render_html(app, shaped).await?,
    };
    let (bytes, coding) = content_coding::encode(text.into(), key.coding).await;
    Ok(RenderedBody {
        bytes,
        coding,
        build,
    })
}

/// Renders the HTML of a page. Returns it, and the id of the build that rendered it.
pub(crate) async fn render_html(
    app: &App,
    shaped: &ShapedPage,
) -> Result<(String, String), RenderError> {
    let start = app.now();
    let rendered = app.renderer.render(&shaped.render_request).await;
    app.metrics.observe_render_seconds(app.seconds_since(start));
    let Rendered { html, build } = rendered?;
    let html = write_html(&HtmlParts {
        view: &shaped.view,
        json: &shaped.json,
        structured_data: &shaped.structured_data,
        head: &html.head,
        html: &html.html,
        modules: &html.modules,
        build: &build,
        base_path: app.base_path(&shaped.view.shell.site.key),
    });
    Ok((html, build.id.clone()))
}
