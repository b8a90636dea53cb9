//! The request for an image or a file, and the check of its permission.
//!
//! URLs of assets name their project and dataset. For assets of a public dataset the service reads
//! only the dataset, which the lake caches.

use crate::error::Fault;
use crate::public_address::public_address;
use crate::request_context;
use crate::state::Service;
use assets::{Asker, AssetPath, Kind};
use axum::extract::{FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use http_server::Arrival;
use lake::{Dataset, LakeError, Principal};
use pictures::Rung;
use std::collections::HashMap;

/// A request for an asset, before the asset is read.
pub(crate) struct AssetRequest {
    principal: Principal,
    dataset: Dataset,
    path: HashMap<String, String>,
    pub(crate) headers: HeaderMap,
    arrival: Option<Arrival>,
}

impl FromRequestParts<Service> for AssetRequest {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Fault> {
        let Path(path): Path<HashMap<String, String>> = Path::from_request_parts(parts, service)
            .await
            .map_err(|_| Fault::not_found("Not found"))?;
        let part = |name: &str| path.get(name).map_or("", String::as_str);
        let project = part("project");
        let (principal, _) = request_context::principal(project, parts, service).await?;
        let dataset = service.lake.dataset(project, part("dataset"), &principal);
        Ok(Self {
            dataset: dataset.await?,
            principal,
            path,
            headers: parts.headers.clone(),
            arrival: parts.extensions.get().cloned(),
        })
    }
}

impl AssetRequest {
    /// The address under which clients reach the service.
    pub(crate) fn public_address(&self, service: &Service) -> Result<String, Fault> {
        public_address(&service.settings, self.arrival.as_ref(), &self.headers)
    }

    /// A part of the path by its name in the router; empty if it has none.
    pub(crate) fn part(&self, name: &str) -> &str {
        self.path.get(name).map_or("", String::as_str)
    }

    /// The dataset, if the response is the same for everyone.
    pub(crate) fn public_dataset(&self) -> Option<&Dataset> {
        let is_public = self.dataset.public && self.principal.is_anonymous();
        is_public.then_some(&self.dataset)
    }

    /// Whether anyone may read the asset.
    pub(crate) fn is_public(&self) -> bool {
        self.dataset.public
    }

    /// The path of an original of this dataset.
    pub(crate) fn asset_path(&self, kind: Kind, name: String) -> AssetPath {
        AssetPath {
            kind,
            project: self.dataset.project.clone(),
            dataset: self.dataset.name.clone(),
            name,
        }
    }

    /// Refuses a reader that may not read the document of an asset. In a public dataset the document
    /// need not exist.
    pub(crate) async fn check(&self, service: &Service, id: &str) -> Result<(), Fault> {
        if self.dataset.public || self.principal.sees_everything() {
            return Ok(());
        }
        self.check_document(service, id).await
    }

    /// Refuses a reader without a token that permits to read the document of an asset.
    pub(crate) async fn check_token(&self, service: &Service, id: &str) -> Result<(), Fault> {
        if self.principal.is_anonymous() {
            return Err(LakeError::NeedsToken.into());
        }
        if self.principal.sees_everything() {
            return Ok(());
        }
        self.check_document(service, id).await
    }

    async fn check_document(&self, service: &Service, id: &str) -> Result<(), Fault> {
        let ids = [id.to_owned()];
        let found = service.lake.documents(&self.dataset, &self.principal, &ids);
        if found.await?.documents.is_empty() {
            return Err(Fault::not_found("Asset not found"));
        }
        Ok(())
    }

    /// The caller for the budget of derivatives, which does not count callers whose token permits to
    /// read the image.
    pub(crate) fn asker(&self, rung: Rung) -> Asker {
        if !self.dataset.public || self.principal.sees_everything() {
            return Asker::Trusted;
        }
        Asker::Anyone(rung)
    }
}
