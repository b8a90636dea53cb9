//! `GET /images/{project}/{dataset}/{name}` and the same with a name to save it under.

use crate::asset_request::AssetRequest;
use crate::asset_response::{self, AssetHeaders, attachment};
use crate::cached_derivatives::accept;
use crate::error::Fault;
use crate::state::Service;
use assets::{AssetError, AssetPath, DerivativeKey, Kind, Picture};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use pictures::{Accept, Format, ImageId, Original, Parameters, Recipe};

pub(crate) async fn get(
    State(service): State<Service>,
    request: Request,
) -> Result<Response, Fault> {
    let (mut request, _) = request.into_parts();
    let asset_request = AssetRequest::from_request_parts(&mut request, &service).await?;
    let search = request.uri.query().unwrap_or_default();
    let parameters = Parameters::parse(search)?;
    let missing = |_| Fault::not_found("Asset not found");
    let id = ImageId::from_file_name(asset_request.part("name")).map_err(missing)?;
    asset_request.check(&service, &id.to_string()).await?;
    if parameters.raw() {
        return raw(&service, &asset_request, &id, &parameters).await;
    }
    let accept = accept(&asset_request.headers);
    let image = ImageRequest::new(&service, &asset_request, &parameters, &id, accept).await?;
    let asset_headers = asset_headers(&asset_request, &parameters, &image.key, image.format);
    if let Some(response) = asset_headers.not_modified(&asset_request) {
        return Ok(response);
    }
    let picture = image.picture(&service, &asset_request).await?;
    let answer = asset_headers.asset_response(&asset_request, picture.content);
    if let Some(dataset) = asset_request
        .public_dataset()
        .filter(|_| answer.status() == StatusCode::OK)
    {
        let mut headers = answer.headers().clone();
        asset_response::add_any_origin(&mut headers);
        let address = (&request.uri, accept);
        let cached = service.cached_derivatives();
        cached.insert(address, dataset, image.key, headers);
    }
    Ok(answer)
}

/// An image of an original, or the original itself.
struct ImageRequest {
    path: AssetPath,
    original: Original,
    format: Format,
    /// `None` if no transformation is requested.
    recipe: Option<Recipe>,
    key: DerivativeKey,
}

impl ImageRequest {
    async fn new(
        service: &Service,
        asset_request: &AssetRequest,
        parameters: &Parameters,
        id: &ImageId,
        accept: Accept,
    ) -> Result<Self, Fault> {
        let path = asset_request.asset_path(Kind::Image, id.file_name());
        let original = service.assets.original(&path, id).await?;
        let (format, recipe, key) = if parameters.is_original(&original) {
            let format = Parameters::default().format(&original, Accept::default());
            (format, None, DerivativeKey::plain(&path))
        } else {
            let format = parameters.format(&original, accept);
            let recipe = parameters.recipe(&original, format)?;
            let key = DerivativeKey::new(&path, &recipe.key());
            (format, Some(recipe), key)
        };
        Ok(Self {
            path,
            original,
            format,
            recipe,
            key,
        })
    }

    async fn picture(
        &self,
        service: &Service,
        asset_request: &AssetRequest,
    ) -> Result<Picture, AssetError> {
        let (assets, path, original) = (&service.assets, &self.path, &self.original);
        match &self.recipe {
            None => assets.plain(path, original).await,
            Some(recipe) => {
                let asker = asset_request.asker(recipe.on_ladder(original));
                assets.derivative(path, original, recipe, asker).await
            }
        }
    }
}

/// The uploaded bytes with all metadata, for callers with a token that permits to read them.
async fn raw(
    service: &Service,
    asset_request: &AssetRequest,
    id: &ImageId,
    parameters: &Parameters,
) -> Result<Response, Fault> {
    asset_request.check_token(service, &id.to_string()).await?;
    let format = Format::from_extension(id.extension());
    let asset_headers = AssetHeaders {
        mime_type: format.map_or("application/octet-stream", Format::mime),
        entity_tag: format!("\"{}\"", id.name()),
        varies: false,
        disposition: Some(saved(asset_request, parameters, &id.file_name())),
        link: None,
        raw: true,
    };
    let path = asset_request.asset_path(Kind::Image, id.file_name());
    super::file::stored(service, asset_request, &path, &asset_headers).await
}

fn asset_headers(
    asset_request: &AssetRequest,
    parameters: &Parameters,
    key: &DerivativeKey,
    format: Format,
) -> AssetHeaders {
    let disposition = parameters.download().map(|_| {
        let name = asset_request.part("name");
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        saved(
            asset_request,
            parameters,
            &format!("{stem}.{}", format.extension()),
        )
    });
    AssetHeaders {
        mime_type: format.mime(),
        entity_tag: key.entity_tag(),
        varies: parameters.varies(),
        disposition,
        link: None,
        raw: false,
    }
}

/// The requested name, or the one in the URL, or this one.
fn saved(asset_request: &AssetRequest, parameters: &Parameters, usual: &str) -> String {
    let requested = parameters.download().and_then(|dl| dl.name.as_deref());
    let vanity = Some(asset_request.part("vanity")).filter(|vanity| !vanity.is_empty());
    attachment(requested.or(vanity).unwrap_or(usual))
}
