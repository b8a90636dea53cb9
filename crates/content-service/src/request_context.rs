//! The principal and the caller of a request, its project, and its version of the protocol.

use crate::api_version::ApiVersion;
use crate::error::Fault;
use crate::response_headers::ReadsLikeAnyone;
use crate::search_parameters::SearchParameters;
use crate::settings::Settings;
use crate::shares::Caller;
use crate::state::Service;
use axum::extract::{FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, HOST};
use axum::http::request::Parts;
use http_server::ClientAddress;
use lake::{Dataset, LakeError, Principal};
use std::collections::HashMap;
use std::net::IpAddr;

/// What is known of a request before its operation begins.
pub(crate) struct RequestContext {
    pub(crate) version: ApiVersion,
    pub(crate) project: String,
    /// Whose permissions count.
    pub(crate) principal: Principal,
    /// Whose share its queries are charged to.
    pub(crate) caller: Caller,
    path: HashMap<String, String>,
}

impl RequestContext {
    /// A part of the path by its name in the router; empty if it has none.
    pub(crate) fn part(&self, name: &str) -> &str {
        self.path.get(name).map_or("", String::as_str)
    }

    /// The dataset that the path names, if the principal may use it.
    pub(crate) async fn dataset(&self, service: &Service) -> Result<Dataset, Fault> {
        let name = self.part("dataset");
        let found = service.lake.dataset(&self.project, name, &self.principal);
        Ok(found.await?)
    }

    /// Refuses a request without a token, or with that of a website, which gives no permission.
    pub(crate) fn refuse_anonymous(&self) -> Result<(), Fault> {
        match self.principal {
            Principal::Anonymous => Err(LakeError::NeedsToken.into()),
            Principal::Holder { .. } => Ok(()),
        }
    }
}

impl FromRequestParts<Service> for RequestContext {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, service: &Service) -> Result<Self, Fault> {
        let Path(path): Path<HashMap<String, String>> = Path::from_request_parts(parts, service)
            .await
            .map_err(|_| Fault::not_found("Not found"))?;
        SearchParameters::tag(parts.uri.query())?;
        let version = path.get("version").and_then(|v| ApiVersion::parse(v));
        let version = version.ok_or_else(|| {
            Fault::bad_request("Invalid API version: use v1, vX or v and a date, as in v2024-10-01")
        })?;
        let project = project(path.get("project"), &parts.headers, &service.settings)
            .ok_or_else(|| Fault::bad_request("No project: name one by header, host or path"))?;
        let (principal, caller) = principal(&project, parts, service).await?;
        // For the body, which comes after.
        parts.extensions.insert(caller.clone());
        Ok(Self {
            version,
            project,
            principal,
            caller,
            path,
        })
    }
}

/// The principal that a request is authorised as, and the caller that it is charged to. Without a
/// token the principal is anonymous.
///
/// No cookie authorises. Sessions would come in here; a request that writes by a cookie has named
/// an origin that is listed, or the service's own, before it comes here (`cors`).
///
/// The token of a website identifies it as a caller and gives no permission: it reads what anyone
/// reads, so that its responses may be stored in shared caches.
pub(crate) async fn principal(
    project: &str,
    parts: &Parts,
    service: &Service,
) -> Result<(Principal, Caller), Fault> {
    let Some(secret) = bearer(&parts.headers) else {
        let client = parts.extensions.get::<ClientAddress>();
        let address = client.map_or(IpAddr::from([0; 4]), |client| client.0);
        return Ok((Principal::Anonymous, Caller::at_address(address)));
    };
    let holder = service.lake.holder(project, secret, service.now()).await?;
    match holder {
        Some(Principal::Holder { id, role, .. }) if role.is_website() => {
            if let Some(like_anyone) = parts.extensions.get::<ReadsLikeAnyone>() {
                like_anyone.set();
            }
            Ok((Principal::Anonymous, Caller::Website(id)))
        }
        Some(principal) => {
            let caller = Caller::Holder(principal.identity().to_owned());
            Ok((principal, caller))
        }
        None => {
            // The token of another project, sent to one that is misspelt, is no wrong token.
            service.lake.project(project).await?;
            Err(Fault::unauthorized("Session not found"))
        }
    }
}

/// By path, by header, by host, or the only one there is.
pub(crate) fn project(
    path: Option<&String>,
    headers: &HeaderMap,
    settings: &Settings,
) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let by_host = || {
        let host = text(HOST.as_str())?.split(':').next()?;
        let suffix = settings.api_host.as_deref()?;
        host.strip_suffix(suffix)?.strip_suffix('.')
    };
    path.map(String::as_str)
        .or_else(|| text("x-sanity-project-id"))
        .or_else(by_host)
        .map(str::to_owned)
        .or_else(|| settings.default_project.clone())
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_project_is_named_by_path_header_host_or_default() {
        let settings = Settings {
            default_project: Some("only".to_owned()),
            api_host: Some("api.localhost".to_owned()),
            ..Settings::default()
        };
        let cases = [
            (Some("path"), Some("header"), "a.api.localhost:1", "path"),
            (None, Some("header"), "a.api.localhost:1", "header"),
            (None, None, "a.api.localhost:1", "a"),
            (None, None, "api.localhost", "only"),
            (None, None, "evilapi.localhost", "only"),
        ];
        for (path, header, host, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            if let Some(header) = header {
                headers.insert("x-sanity-project-id", HeaderValue::from_static(header));
            }
            let path = path.map(str::to_owned);
            let found = project(path.as_ref(), &headers, &settings);
            assert_eq!(found.as_deref(), Some(expected));
        }
    }
}
