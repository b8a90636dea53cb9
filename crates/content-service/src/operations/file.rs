//! `GET /files/{project}/{dataset}/{name}` and the same with a name to save it under.
//!
//! An image among files is served as images are: without its metadata.

use crate::asset_request::AssetRequest;
use crate::asset_response::{AssetHeaders, RequestedRange, attachment};
use crate::error::Fault;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use assets::{AssetError, AssetPath, DerivativeKey, Kind, format_of_file, is_runnable, mime_type};
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use pictures::{FileId, Format};

pub(crate) async fn get(
    State(service): State<Service>,
    asset_request: AssetRequest,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let missing = |_| Fault::not_found("Asset not found");
    let id = FileId::from_file_name(asset_request.part("name")).map_err(missing)?;
    asset_request.check(&service, &id.to_string()).await?;
    let search = SearchParameters::parse(search.as_deref());
    // An SVG is never shown by the browser, only saved.
    let format = Format::from_extension(id.extension()).filter(|format| *format != Format::Svg);
    let raw = search.flag("dlRaw", false)?;
    if let Some(format) = format.filter(|_| !raw) {
        return picture(&service, &asset_request, &id, format, &search).await;
    }
    if format.is_some() {
        asset_request.check_token(&service, &id.to_string()).await?;
    }
    let name = id.file_name();
    let saved = raw || search.get("dl").is_some() || is_runnable(id.extension());
    let asset_headers = AssetHeaders {
        mime_type: mime_type(id.extension()),
        entity_tag: format!("\"{}\"", id.name()),
        varies: false,
        disposition: saved.then(|| saved_as(&asset_request, &search, &name)),
        link: None,
        raw: format.is_some(),
    };
    let path = asset_request.asset_path(Kind::File, name);
    stored(&service, &asset_request, &path, &asset_headers).await
}

/// An image, in a format that browsers show.
async fn picture(
    service: &Service,
    asset_request: &AssetRequest,
    id: &FileId,
    format: Format,
    search: &SearchParameters,
) -> Result<Response, Fault> {
    let path = asset_request.asset_path(Kind::File, id.file_name());
    let served = format_of_file(format);
    let name = format!("{}.{}", id.name(), served.extension());
    let saved = search.get("dl").is_some();
    let asset_headers = AssetHeaders {
        mime_type: served.mime(),
        entity_tag: DerivativeKey::plain(&path).entity_tag(),
        varies: false,
        disposition: saved.then(|| saved_as(asset_request, search, &name)),
        link: None,
        raw: false,
    };
    if let Some(response) = asset_headers.not_modified(asset_request) {
        return Ok(response);
    }
    let picture = service.assets.plain_file(&path, format).await?;
    Ok(asset_headers.asset_response(asset_request, picture.content))
}

/// The requested name, or the one in the URL, or this one.
fn saved_as(asset_request: &AssetRequest, search: &SearchParameters, usual: &str) -> String {
    let requested = search.get("dl").filter(|name| !name.is_empty());
    let vanity = Some(asset_request.part("vanity")).filter(|vanity| !vanity.is_empty());
    attachment(requested.or(vanity).unwrap_or(usual))
}

/// An original as it is in the store, or the requested range of it.
pub(super) async fn stored(
    service: &Service,
    asset_request: &AssetRequest,
    path: &AssetPath,
    asset_headers: &AssetHeaders,
) -> Result<Response, Fault> {
    if let Some(response) = asset_headers.not_modified(asset_request) {
        return Ok(response);
    }
    let originals = service.assets.originals();
    let key = path.key();
    let size = originals.size(&key).await?.ok_or(AssetError::NotFound)?;
    let requested = asset_headers.requested_range(asset_request, size);
    let range = match &requested {
        RequestedRange::Whole => None,
        RequestedRange::Of(range) => Some(range.clone()),
        RequestedRange::Outside => {
            return Ok(asset_headers.range_not_satisfiable(asset_request, size));
        }
    };
    let reading = originals.read(&key, range).await?;
    let body = Body::from_stream(reading.bytes);
    Ok(asset_headers.response(asset_request, &requested, size, body))
}
