//! Which documents of a dataset are seen, and how.

use crate::Principal;
use documents::{Layer, Perspective};

/// What a principal sees of a dataset in a perspective.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// The layers that cover each other, uppermost first; `None` for each
    /// document as it is stored.
    pub(crate) layers: Option<Vec<String>>,
    /// Only what anyone may see: published, and no dot in the id.
    pub(crate) anonymous: bool,
    /// Whether `versions.…` documents are there at all.
    pub(crate) versions: bool,
    /// Who sees, if each document must be tested.
    pub(crate) tested_for: Option<Principal>,
}

impl View {
    /// The view of a principal. To an anonymous one every perspective shows what is published.
    pub(crate) fn new(perspective: &Perspective, principal: &Principal, versions: bool) -> Self {
        let anonymous = principal.is_anonymous();
        let seen = |layer: &&Layer| versions || !matches!(layer, Layer::Release(_));
        let layers = match perspective {
            Perspective::Raw => None,
            Perspective::Stack(_) if anonymous => Some(vec!["published".to_owned()]),
            Perspective::Stack(layers) => {
                Some(layers.iter().filter(seen).map(layer_name).collect())
            }
        };
        Self {
            layers,
            anonymous,
            versions,
            tested_for: tested_for(principal),
        }
    }

    /// Documents as they are stored, all that the writer may read: what the
    /// queries of a transaction see.
    pub(crate) fn of_writer(principal: &Principal) -> Self {
        Self {
            layers: None,
            anonymous: principal.is_anonymous(),
            versions: true,
            tested_for: tested_for(principal),
        }
    }

    /// Whether which layer is seen depends on what the reader may read: a document
    /// that may not be read covers nothing, so all layers of it are fetched.
    pub(crate) fn is_layered(&self) -> bool {
        self.tested_for.is_some() && self.shows_origin()
    }

    /// Whether documents appear under their published id, with their own beside it.
    /// Published documents alone need no second id.
    pub(crate) fn shows_origin(&self) -> bool {
        self.layers.as_ref().is_some_and(|layers| layers.len() > 1)
    }
}

/// The statement itself selects what anyone may see; it needs no test.
fn tested_for(principal: &Principal) -> Option<Principal> {
    let tested = !principal.is_anonymous() && !principal.sees_everything();
    tested.then(|| principal.clone())
}

fn layer_name(layer: &Layer) -> String {
    match layer {
        Layer::Published => "published".to_owned(),
        Layer::Drafts => "drafts".to_owned(),
        Layer::Release(name) => name.as_str().to_owned(),
    }
}
