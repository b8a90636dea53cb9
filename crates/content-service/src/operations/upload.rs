//! `POST /assets/images/{dataset}` and `POST /assets/files/{dataset}`
//!
//! The original is stored before its document is written, so that no document is ever
//! without its original, whatever ends the service in between. An original without a
//! document is found by `vitrine assets gc`.

use crate::error::Fault;
use crate::public_address::public_address;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use assets::{AssetDocument, AssetError, AssetPath, Kind, Labels, Looked, Meta, Upload};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use groq::Limits;
use lake::{Dataset, Transaction};
use pictures::{AssetName, FileId, ImageId};
use serde_json::{Map, Value, json};

/// The maximal bytes of a text that describes an asset.
const MAX_LABEL_BYTES: usize = 8192;

pub(crate) async fn image(
    State(service): State<Service>,
    context: RequestContext,
    request: Request,
) -> Result<Json<Value>, Fault> {
    let arriving = Arriving::begin(&service, &context, request.uri().query()).await?;
    let base = arriving.base(&request)?;
    let upload = arriving.take_in(request).await?;
    let meta = Meta::parse(arriving.search.all("meta"));
    let looked = service.assets.look(&upload, meta.palette, meta.lqip);
    let looked = looked.await?;
    let metadata = service.assets.exif(&upload, meta).await;
    let extension = looked.format.extension();
    let id = name(&upload).and_then(|name| {
        ImageId::new(name, looked.width, looked.height, extension).map_err(unnamed)
    })?;
    let path = arriving.asset_path(Kind::Image, id.file_name());
    let asset = StoredAsset {
        id: id.to_string(),
        path: &path,
        extension,
        mime_type: looked.format.mime(),
        looked: Some(&looked),
        metadata,
    };
    let document = arriving.store(&base, upload, asset).await?;
    service.assets.remember(&path, &looked).await;
    Ok(Json(json!({ "document": document })))
}

pub(crate) async fn file(
    State(service): State<Service>,
    context: RequestContext,
    request: Request,
) -> Result<Json<Value>, Fault> {
    let arriving = Arriving::begin(&service, &context, request.uri().query()).await?;
    let base = arriving.base(&request)?;
    let upload = arriving.take_in(request).await?;
    let filename = arriving.labels.filename.as_deref();
    let recognised = service.assets.recognise(&upload, filename);
    let id =
        name(&upload).and_then(|name| FileId::new(name, &recognised.extension).map_err(unnamed))?;
    let path = arriving.asset_path(Kind::File, id.file_name());
    let asset = StoredAsset {
        id: id.to_string(),
        path: &path,
        extension: &recognised.extension,
        mime_type: recognised.mime_type,
        looked: None,
        metadata: Map::new(),
    };
    let document = arriving.store(&base, upload, asset).await?;
    Ok(Json(json!({ "document": document })))
}

/// An upload by a caller that may create documents.
struct Arriving<'a> {
    service: &'a Service,
    context: &'a RequestContext,
    dataset: Dataset,
    search: SearchParameters,
    labels: Labels,
}

/// What becomes of an upload.
struct StoredAsset<'a> {
    id: String,
    path: &'a AssetPath,
    extension: &'a str,
    mime_type: &'a str,
    looked: Option<&'a Looked>,
    metadata: Map<String, Value>,
}

impl<'a> Arriving<'a> {
    /// Checks the permissions of the caller before the body is read.
    async fn begin(
        service: &'a Service,
        context: &'a RequestContext,
        search: Option<&str>,
    ) -> Result<Self, Fault> {
        context.refuse_anonymous()?;
        let dataset = context.dataset(service).await?;
        if !context.principal.may_create_some() {
            return Err(forbidden());
        }
        let search = SearchParameters::parse(search);
        Ok(Self {
            labels: labels(&search)?,
            service,
            context,
            dataset,
            search,
        })
    }

    /// The address under which clients reach the service, for that of the asset.
    fn base(&self, request: &Request) -> Result<String, Fault> {
        let arrival = request.extensions().get();
        public_address(&self.service.settings, arrival, request.headers())
    }

    async fn take_in(&self, request: Request) -> Result<Upload, Fault> {
        let assets = &self.service.assets;
        let length = request.headers().get(CONTENT_LENGTH);
        let length = length.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
        let most = assets.largest_upload();
        if length.is_some_and(|length| length > most) {
            return Err(AssetError::TooLong(most).into());
        }
        let upload = assets.take_in(request.into_body().into_data_stream());
        let upload = upload.await?;
        if upload.size == 0 {
            return Err(Fault::bad_request("The body holds no file"));
        }
        Ok(upload)
    }

    fn asset_path(&self, kind: Kind, name: String) -> AssetPath {
        AssetPath {
            kind,
            project: self.dataset.project.clone(),
            dataset: self.dataset.name.clone(),
            name,
        }
    }

    /// Stores the original and then its document, and gives the document back: of an
    /// upload that came before, that which there is.
    async fn store(
        &self,
        base: &str,
        upload: Upload,
        asset: StoredAsset<'_>,
    ) -> Result<Value, Fault> {
        let service = self.service;
        let document = AssetDocument {
            id: asset.id,
            path: asset.path,
            sha1: &upload.sha1,
            extension: asset.extension,
            mime_type: asset.mime_type,
            size: upload.size,
            base,
            upload_id: &service.random_name(32),
            labels: &self.labels,
            looked: asset.looked,
            metadata: asset.metadata,
        };
        let document = document.to_json();
        if !self.context.principal.may_create(&document.to_string())? {
            return Err(forbidden());
        }
        service.assets.store(asset.path, upload).await?;
        let made = json!({ "createIfNotExists": document });
        let (operation, there) = self.transact(made).await?;
        let there = there.unwrap_or(document);
        if operation == "create" {
            return Ok(there);
        }
        self.complete(there).await
    }

    /// Adds labels to an asset that its first upload did not have.
    async fn complete(&self, there: Value) -> Result<Value, Fault> {
        let mut missing = self.labels.fields();
        missing.retain(|name, _| there.get(name).is_none_or(Value::is_null));
        if missing.is_empty() {
            return Ok(there);
        }
        let patch = json!({"patch": {"id": there["_id"], "setIfMissing": missing}});
        match self.transact(patch).await {
            Ok((_, Some(completed))) => Ok(completed),
            // Who may not change the document has it as it is.
            _ => Ok(there),
        }
    }

    /// Makes one mutation; what it was and the document afterwards.
    async fn transact(&self, mutation: Value) -> Result<(&'static str, Option<Value>), Fault> {
        let service = self.service;
        let transaction = Transaction {
            id: service.random_name(22),
            mutations: vec![mutation],
            now: service.now(),
            dry_run: false,
            generate_array_keys: false,
            // Its mutations name their documents.
            limits: Limits::default(),
            long_evaluations: None,
        };
        let mut keys = || service.random_name(12);
        let principal = &self.context.principal;
        let outcome = service
            .lake
            .transact(&self.dataset, principal, transaction, &mut keys)
            .await?;
        let result = outcome.results.into_iter().next();
        let (operation, document) =
            result.map_or(("none", None), |result| (result.operation, result.document));
        let document = document.and_then(|text| serde_json::from_str(&text).ok());
        Ok((operation, document))
    }
}

fn name(upload: &Upload) -> Result<AssetName, Fault> {
    AssetName::parse(&upload.sha1).map_err(unnamed)
}

fn unnamed(_: pictures::NotAnAsset) -> Fault {
    Fault::bad_request("The file cannot be given an id")
}

fn forbidden() -> Fault {
    let message = "Insufficient permissions; permission \"create\" required";
    Fault::new(StatusCode::FORBIDDEN, message)
}

fn labels(search: &SearchParameters) -> Result<Labels, Fault> {
    let text = |name: &str| match search.text(name)?.filter(|text| !text.is_empty()) {
        Some(text) if text.len() > MAX_LABEL_BYTES => {
            let message = format!("{name} must have at most {MAX_LABEL_BYTES} bytes");
            Err(Fault::bad_request(message))
        }
        text => Ok(text.map(str::to_owned)),
    };
    Ok(Labels {
        label: text("label")?,
        title: text("title")?,
        description: text("description")?,
        filename: text("filename")?,
        credit_line: text("creditLine")?,
        source_id: text("sourceId")?,
        source_name: text("sourceName")?,
        source_url: text("sourceUrl")?,
    })
}
