//! The address of an image or a file, built from checked parts only.
//!
//! Text from a visitor never becomes part of an address directly: it is parsed into types, and the
//! address is written from these. `..%2f..%2fmetrics` is no file name, so no address has it.

use crate::names::{DatasetName, ProjectId};
use pictures::{AssetAddress, AssetFile, BadParameter, ImageId, NotAnAsset, Parameters, iiif};
use thiserror::Error;
use url::Url;

/// Why an address is not that of an asset.
#[derive(Debug, Error)]
pub enum BadAssetAddress {
    /// Its path names no asset.
    #[error(transparent)]
    Path(#[from] NotAnAsset),
    /// The requested transformation of an image is not possible.
    #[error(transparent)]
    Parameter(#[from] BadParameter),
}

/// A request for an asset, as the content service accepts it.
#[derive(Clone, Debug, PartialEq)]
pub struct AssetRequest {
    /// The project.
    pub project: ProjectId,
    /// The dataset.
    pub dataset: DatasetName,
    target: Target,
}

#[derive(Clone, Debug, PartialEq)]
enum Target {
    /// `/images/…` and `/files/…`.
    Stored {
        asset: AssetFile,
        vanity: Option<String>,
        query_pairs: Vec<(String, String)>,
    },
    /// `/iiif/3/{project}/{dataset}/{id}`.
    Service(ImageId),
    /// Its `info.json`.
    Info(ImageId),
    /// An image made of it: a region in some size, rotation and quality.
    Region(ImageId, iiif::Request),
}

impl AssetRequest {
    /// Reads a decoded path below the service's address, without a slash at its start, and
    /// the query string as the visitor sent it.
    pub fn parse(path: &str, query_string: &str) -> Result<Self, BadAssetAddress> {
        match path.strip_prefix("iiif/3/") {
            Some(rest) => Self::iiif(rest),
            None => Self::stored(path, query_string),
        }
    }

    fn stored(path: &str, query_string: &str) -> Result<Self, BadAssetAddress> {
        let AssetAddress {
            project,
            dataset,
            asset,
            vanity,
        } = AssetAddress::parse(path)?;
        let (project, dataset) = owner(&project, &dataset)?;
        // A dot segment would change the path.
        if vanity
            .as_deref()
            .is_some_and(|name| [".", ".."].contains(&name))
        {
            return Err(NotAnAsset.into());
        }
        let is_parameter = match &asset {
            AssetFile::Image(_) => {
                Parameters::parse(query_string)?;
                Parameters::means_something
            }
            AssetFile::File(_) => |name: &str| name == "dl",
        };
        let pairs = form_urlencoded::parse(query_string.as_bytes()).into_owned();
        let target = Target::Stored {
            asset,
            vanity,
            query_pairs: pairs.filter(|(name, _)| is_parameter(name)).collect(),
        };
        Ok(Self {
            project,
            dataset,
            target,
        })
    }

    fn iiif(path: &str) -> Result<Self, BadAssetAddress> {
        let parts: Vec<&str> = path.split('/').collect();
        let [project, dataset, id, rest @ ..] = parts.as_slice() else {
            return Err(NotAnAsset.into());
        };
        let (project, dataset) = owner(project, dataset)?;
        let id = ImageId::parse(id)?;
        let target = match rest {
            // Somebody who shortens an address by hand leaves the slash.
            [] | [""] => Target::Service(id),
            ["info.json"] => Target::Info(id),
            [region, size, rotation, quality] => {
                let request = iiif::Request::from_parts(region, size, rotation, quality);
                Target::Region(id, request.map_err(|_| NotAnAsset)?)
            }
            _ => return Err(NotAnAsset.into()),
        };
        Ok(Self {
            project,
            dataset,
            target,
        })
    }

    /// Whether it is part of IIIF, which viewers on pages of other sites request.
    pub fn is_iiif(&self) -> bool {
        !matches!(self.target, Target::Stored { .. })
    }

    /// The path of the image's IIIF service, if the service itself is requested.
    pub fn service(&self) -> Option<String> {
        matches!(self.target, Target::Service(_)).then(|| self.path())
    }

    /// The path of the image's IIIF service, if its `info.json` is requested.
    pub fn service_of_info(&self) -> Option<String> {
        let Target::Info(id) = &self.target else {
            return None;
        };
        Some(self.iiif_path(id))
    }

    /// The path, with a slash at its start. It leaves out the name to save a file under, so that
    /// nothing in it has to be escaped.
    pub fn path(&self) -> String {
        let (project, dataset) = (&self.project, &self.dataset);
        match &self.target {
            Target::Stored { asset, .. } => {
                let (folder, name) = (asset.folder(), asset.file_name());
                format!("/{folder}/{project}/{dataset}/{name}")
            }
            Target::Service(id) => self.iiif_path(id),
            Target::Info(id) => format!("{}/info.json", self.iiif_path(id)),
            Target::Region(id, request) => format!("{}/{request}", self.iiif_path(id)),
        }
    }

    fn iiif_path(&self, id: &ImageId) -> String {
        format!("/iiif/3/{}/{}/{id}", self.project, self.dataset)
    }

    /// The URL below the service's address.
    pub(crate) fn url(&self, base: &str) -> Result<Url, url::ParseError> {
        let mut url = Url::parse(&format!("{base}{}", self.path()))?;
        if let Target::Stored {
            vanity,
            query_pairs,
            ..
        } = &self.target
        {
            if let (Some(vanity), Ok(mut parts)) = (vanity, url.path_segments_mut()) {
                parts.push(vanity);
            }
            if !query_pairs.is_empty() {
                url.query_pairs_mut().extend_pairs(query_pairs);
            }
        }
        Ok(url)
    }
}

fn owner(project: &str, dataset: &str) -> Result<(ProjectId, DatasetName), NotAnAsset> {
    let project = ProjectId::parse(project).map_err(|_| NotAnAsset)?;
    let dataset = DatasetName::parse(dataset).map_err(|_| NotAnAsset)?;
    Ok((project, dataset))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "0123456789abcdef0123456789abcdef01234567";

    fn url(path: &str, query_string: &str) -> Option<String> {
        let request = AssetRequest::parse(&path.replace("NAME", NAME), query_string).ok()?;
        let url = request.url("http://a:1").unwrap();
        Some(url.as_str().replace(NAME, "NAME"))
    }

    #[test]
    fn addresses_are_written_from_their_parts() {
        let image = "images/museerne/stage/NAME-60x40.jpg";
        let iiif = "iiif/3/museerne/stage/image-NAME-60x40-jpg";
        for (path, search, expected) in [
            (image, "", "http://a:1/images/museerne/stage/NAME-60x40.jpg"),
            (
                image,
                "w=640&x=%2e%2e%2f&dl=a%2Fb",
                "http://a:1/images/museerne/stage/NAME-60x40.jpg?w=640&dl=a%2Fb",
            ),
            (
                "images/museerne/stage/NAME-60x40.jpg/b\u{e5}d?x#y%2f..",
                "",
                "http://a:1/images/museerne/stage/NAME-60x40.jpg/b%C3%A5d%3Fx%23y%252f..",
            ),
            (
                "files/museerne/stage/NAME.pdf",
                "dl=&w=1",
                "http://a:1/files/museerne/stage/NAME.pdf?dl=",
            ),
            (
                &format!("{iiif}/"),
                "",
                "http://a:1/iiif/3/museerne/stage/image-NAME-60x40-jpg",
            ),
            (
                &format!("{iiif}/info.json"),
                "x=1",
                "http://a:1/iiif/3/museerne/stage/image-NAME-60x40-jpg/info.json",
            ),
            (
                &format!("{iiif}/pct:1.50,0,50,50/^!100,80/!022.5/color.webp"),
                "",
                "http://a:1/iiif/3/museerne/stage/image-NAME-60x40-jpg/pct:1.5,0,50,50/^!100,80\
                 /!22.5/default.webp",
            ),
        ] {
            assert_eq!(url(path, search).as_deref(), Some(expected), "{path}");
        }
    }

    #[test]
    fn what_is_no_part_makes_no_address() {
        for path in [
            "",
            "metrics",
            "images/museerne/../../metrics",
            "images/museerne/stage/../../metrics",
            "images/museerne/../NAME-60x40.jpg",
            "images/../stage/NAME-60x40.jpg",
            "images/museerne/stage/NAME-60x40.jpg/..",
            "images/museerne/stage/NAME-60x40.jpg/a/b",
            "iiif/2/museerne/stage/image-NAME-60x40-jpg",
            "iiif/3/museerne/stage/image-NAME-60x40-jpg/../info.json",
            "iiif/3/museerne/stage/image-NAME-60x40-jpg/full/max/0/default.jpg?x",
            "iiif/3/museerne/stage/NAME-60x40.jpg/info.json",
        ] {
            assert_eq!(url(path, ""), None, "{path}");
        }
    }
}
