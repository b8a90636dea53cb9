//! A page, from its address to its response:
//!
//! 1. `operations/page.rs` reads the request and resolves the address: site, locale and slug.
//! 2. `get_page.rs` is the cache around the next three steps: it returns a cached page, has a
//!    page produced, or falls back to the last good copy.
//! 3. `look_up.rs` queries the content service for the content at the address.
//! 4. `shape.rs` shapes it into a view, by the rules of `museum`.
//! 5. `render.rs` has a worker render the view, and compresses the HTML.
//! 6. `operations/page.rs` turns the `PageResult` into a response.
//!
//! `produce_page.rs` calls steps 3 to 5 in this order.

mod accessibility_statement;
mod content;
mod error_page;
mod get_page;
mod html;
mod look_up;
mod not_found_page;
mod page_request;
mod parameters;
mod produce_page;
mod render;
mod render_permit;
mod response;
mod root_data;
mod search_page;
mod shape;
mod shaped_page;
mod sign_up_page;
mod warnings;

pub(crate) use error_page::{ErrorPageShell, error_page};
pub(crate) use get_page::{fresh_page, render_and_store};
pub(crate) use html::{HtmlParts, static_error_html, write_html};
pub(crate) use page_request::{PageRequest, published_page};
pub(crate) use parameters::with_tracking_parameters;
pub(crate) use produce_page::{IfChanged, reshape_page, shape_page};
pub(crate) use render::render_html;
pub(crate) use response::{is_not_modified, page_response};
pub(crate) use root_data::refresh_root_data;
pub(crate) use search_page::suggest_pages;
pub(crate) use shaped_page::ShapedPage;
