//! `GET /files/{project}/{dataset}/{name}` and the same with a name to save it under.

use crate::error::Fault;
use crate::give_out::{Head, Part, attachment};
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use crate::viewer::Viewer;
use assets::{AssetError, Kind, Place, is_runnable, mime_type};
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use pictures::FileId;

pub(crate) async fn get(
    State(service): State<Service>,
    viewer: Viewer,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let missing = |_| Fault::not_found("Asset not found");
    let id = FileId::from_file_name(viewer.part("name")).map_err(missing)?;
    viewer.check(&service, &id.to_string()).await?;
    let search = SearchParameters::parse(search.as_deref());
    let download = search.get("dl");
    let saved = download.is_some() || is_runnable(id.extension());
    let name = id.file_name();
    let disposition = saved.then(|| {
        let asked = download.filter(|name| !name.is_empty());
        let vanity = Some(viewer.part("vanity")).filter(|vanity| !vanity.is_empty());
        attachment(asked.or(vanity).unwrap_or(&name))
    });
    let head = Head {
        mime_type: mime_type(id.extension()),
        entity_tag: format!("\"{}\"", id.name()),
        varies: false,
        disposition,
        link: None,
    };
    let place = viewer.place(Kind::File, name);
    stored(&service, &viewer, &place, &head).await
}

/// An original as it is in the store, or the part that is asked for.
pub(super) async fn stored(
    service: &Service,
    viewer: &Viewer,
    place: &Place,
    head: &Head,
) -> Result<Response, Fault> {
    if let Some(known) = head.known(viewer) {
        return Ok(known);
    }
    let originals = service.assets.originals();
    let key = place.key();
    let size = originals.size(&key).await?.ok_or(AssetError::NotFound)?;
    let part = head.part(viewer, size);
    let range = match &part {
        Part::Whole => None,
        Part::Of(range) => Some(range.clone()),
        Part::Outside => return Ok(head.outside(viewer, size)),
    };
    let reading = originals.read(&key, range).await?;
    let body = Body::from_stream(reading.bytes);
    Ok(head.answer(viewer, &part, size, body))
}
