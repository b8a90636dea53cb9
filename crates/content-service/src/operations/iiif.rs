//! `GET /iiif/3/{project}/{dataset}/{name}`: the IIIF Image API, level 2.
//!
//! The name is the id of the asset's document or the name of its file.

use crate::asset_request::AssetRequest;
use crate::asset_response::AssetHeaders;
use crate::error::Fault;
use crate::state::Service;
use assets::{AssetError, AssetPath, DerivativeKey, Kind};
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, LINK, LOCATION, VARY};
use axum::response::{IntoResponse, Response};
use pictures::iiif::{Info, PROFILE, Request};
use pictures::{Format, ImageId, Original};

/// The parts that the request for an image and for its description share.
struct IiifRequest {
    path: AssetPath,
    original: Original,
    /// The URL of the image.
    address: String,
}

/// Redirects the URL of the image itself to its description.
pub(crate) async fn base(
    State(service): State<Service>,
    asset_request: AssetRequest,
    RawQuery(_): RawQuery,
) -> Result<Response, Fault> {
    let id = id(&asset_request)?;
    asset_request.check(&service, &id.to_string()).await?;
    let address = address(&service, &asset_request)?;
    let location = [(LOCATION, format!("{address}/info.json"))];
    Ok((StatusCode::SEE_OTHER, location).into_response())
}

/// `info.json`
pub(crate) async fn info(
    State(service): State<Service>,
    asset_request: AssetRequest,
) -> Result<Response, Fault> {
    let parsed = parse_request(&service, &asset_request).await?;
    if parsed.original.format == Format::Svg {
        return Err(Fault::bad_request("An SVG has no pixels to request"));
    }
    // An image that is not in the store has no description, even if its name is valid.
    let size = service.assets.originals().size(&parsed.path.key()).await?;
    size.ok_or(AssetError::NotFound)?;
    let info = Info::of(&parsed.address, &parsed.original, None);
    let info = serde_json::to_string(&info)
        .map_err(|error| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))?;
    let accepts = asset_request
        .headers
        .get(ACCEPT)
        .and_then(|v| v.to_str().ok());
    let linked = accepts.is_some_and(|accepts| accepts.contains("application/ld+json"));
    let kind = if linked {
        "application/ld+json;profile=\"http://iiif.io/api/image/3/context.json\""
    } else {
        "application/json"
    };
    // Unlike an image, the description may change.
    let cache_control = if asset_request.is_public() {
        "public, max-age=86400"
    } else {
        "private, max-age=86400"
    };
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CACHE_CONTROL, cache_control.to_owned()),
        (VARY, "Accept".to_owned()),
        (LINK, format!("<{PROFILE}>;rel=\"profile\"")),
    ];
    Ok((headers, info).into_response())
}

/// `{region}/{size}/{rotation}/{quality}.{format}`
pub(crate) async fn image(
    State(service): State<Service>,
    asset_request: AssetRequest,
) -> Result<Response, Fault> {
    let part = |name| asset_request.part(name);
    let request = Request::from_parts(
        part("region"),
        part("size"),
        part("rotation"),
        part("quality"),
    );
    let request = request?;
    let parsed = parse_request(&service, &asset_request).await?;
    let (path, original) = (&parsed.path, &parsed.original);
    let recipe = request.recipe(original)?;
    let canonical = request.canonical(original)?;
    let link = format!(
        "<{PROFILE}>;rel=\"profile\", <{}/{canonical}>;rel=\"canonical\"",
        parsed.address
    );
    let asset_headers = AssetHeaders {
        mime_type: request.format().mime(),
        entity_tag: DerivativeKey::new(path, &recipe.key()).entity_tag(),
        varies: false,
        disposition: None,
        link: Some(link),
        raw: false,
    };
    if let Some(response) = asset_headers.not_modified(&asset_request) {
        return Ok(response);
    }
    let by = asset_request.asker(request.on_ladder(original));
    let picture = service.assets.derivative(path, original, &recipe, by);
    Ok(asset_headers.asset_response(&asset_request, picture.await?.content))
}

async fn parse_request(
    service: &Service,
    asset_request: &AssetRequest,
) -> Result<IiifRequest, Fault> {
    let id = id(asset_request)?;
    asset_request.check(service, &id.to_string()).await?;
    let path = asset_request.asset_path(Kind::Image, id.file_name());
    Ok(IiifRequest {
        original: service.assets.original(&path, &id).await?,
        path,
        address: address(service, asset_request)?,
    })
}

fn id(asset_request: &AssetRequest) -> Result<ImageId, Fault> {
    let name = asset_request.part("name");
    let id = ImageId::parse(name).or_else(|_| ImageId::from_file_name(name));
    id.map_err(|_| Fault::not_found("Asset not found"))
}

/// The URL of the image, as it was requested.
fn address(service: &Service, asset_request: &AssetRequest) -> Result<String, Fault> {
    let base = asset_request.public_address(service)?;
    let [project, dataset, name] =
        ["project", "dataset", "name"].map(|part| asset_request.part(part));
    Ok(format!("{base}/iiif/3/{project}/{dataset}/{name}"))
}
