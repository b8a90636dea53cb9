//! `GET /images/{project}/{dataset}/{name}` and the same with a name to save it under.

use crate::asset_request::AssetRequest;
use crate::asset_response::{self, Head, attachment};
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
    let viewer = AssetRequest::from_request_parts(&mut request, &service).await?;
    let search = request.uri.query().unwrap_or_default();
    let parameters = Parameters::parse(search)?;
    let missing = |_| Fault::not_found("Asset not found");
    let id = ImageId::from_file_name(viewer.part("name")).map_err(missing)?;
    viewer.check(&service, &id.to_string()).await?;
    if parameters.raw() {
        return raw(&service, &viewer, &id, &parameters).await;
    }
    let accept = accept(&viewer.headers);
    let image = ImageRequest::new(&service, &viewer, &parameters, &id, accept).await?;
    let head = head(&viewer, &parameters, &image.key, image.format);
    if let Some(known) = head.known(&viewer) {
        return Ok(known);
    }
    let picture = image.picture(&service, &viewer).await?;
    let answer = head.asset_response(&viewer, picture.content);
    if let Some(dataset) = viewer
        .as_anyone()
        .filter(|_| answer.status() == StatusCode::OK)
    {
        let mut headers = answer.headers().clone();
        asset_response::let_any_page(&mut headers);
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
    /// Without one, no transformation is requested.
    recipe: Option<Recipe>,
    key: DerivativeKey,
}

impl ImageRequest {
    async fn new(
        service: &Service,
        viewer: &AssetRequest,
        parameters: &Parameters,
        id: &ImageId,
        accept: Accept,
    ) -> Result<Self, Fault> {
        let path = viewer.asset_path(Kind::Image, id.file_name());
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
        viewer: &AssetRequest,
    ) -> Result<Picture, AssetError> {
        let (assets, path, original) = (&service.assets, &self.path, &self.original);
        match &self.recipe {
            None => assets.plain(path, original).await,
            Some(recipe) => {
                let asker = viewer.asker(recipe.on_ladder(original));
                assets.derivative(path, original, recipe, asker).await
            }
        }
    }
}

/// The very bytes that were uploaded, with all metadata: for callers who may read.
async fn raw(
    service: &Service,
    viewer: &AssetRequest,
    id: &ImageId,
    parameters: &Parameters,
) -> Result<Response, Fault> {
    viewer.check_token(service, &id.to_string()).await?;
    let format = Format::from_extension(id.extension());
    let head = Head {
        mime_type: format.map_or("application/octet-stream", Format::mime),
        entity_tag: format!("\"{}\"", id.name()),
        varies: false,
        disposition: Some(saved(viewer, parameters, &id.file_name())),
        link: None,
        raw: true,
    };
    let path = viewer.asset_path(Kind::Image, id.file_name());
    super::file::stored(service, viewer, &path, &head).await
}

fn head(
    viewer: &AssetRequest,
    parameters: &Parameters,
    key: &DerivativeKey,
    format: Format,
) -> Head {
    let disposition = parameters.download().map(|_| {
        let name = viewer.part("name");
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        saved(
            viewer,
            parameters,
            &format!("{stem}.{}", format.extension()),
        )
    });
    Head {
        mime_type: format.mime(),
        entity_tag: key.entity_tag(),
        varies: parameters.varies(),
        disposition,
        link: None,
        raw: false,
    }
}

/// The requested name, or the one in the URL, or this one.
fn saved(viewer: &AssetRequest, parameters: &Parameters, usual: &str) -> String {
    let requested = parameters.download().and_then(|dl| dl.name.as_deref());
    let vanity = Some(viewer.part("vanity")).filter(|vanity| !vanity.is_empty());
    attachment(requested.or(vanity).unwrap_or(usual))
}
