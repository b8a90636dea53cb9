//! Perspectives: which of a document's versions a reader sees.

use crate::{Document, DocumentId, IdError, IdKind, ReleaseName};
use serde_json::Value;
use std::fmt;
use thiserror::Error;

/// The most layers of a stack.
const MAX_LAYERS: usize = 100;

/// A reader's view of the dataset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// Every document under its own id.
    Raw,
    /// Of each document the uppermost version. The first layer is the upper one.
    Stack(Vec<Layer>),
}

/// One layer of a stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// What visitors see.
    Published,
    /// What editors work on.
    Drafts,
    /// What a release will publish.
    Release(ReleaseName),
}

/// Why a text names no perspective.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PerspectiveError {
    /// Nothing there.
    #[error(
        "the perspective is empty; use \"published\", \"drafts\", \"raw\" or the names of releases"
    )]
    Empty,
    /// `raw` is not a layer.
    #[error("the raw perspective cannot be combined with another")]
    RawCombined,
    /// Not the name of a release.
    #[error("invalid perspective: {0}")]
    Name(#[from] IdError),
    /// More than a hundred layers.
    #[error("the perspective has more than {MAX_LAYERS} layers")]
    TooMany,
}

impl Perspective {
    /// What visitors see.
    pub fn published() -> Self {
        Self::Stack(vec![Layer::Published])
    }

    /// Drafts over what visitors see.
    pub fn drafts() -> Self {
        Self::Stack(vec![Layer::Drafts, Layer::Published])
    }

    /// Reads the form of the query string: one name, or several with commas, the upper one
    /// first. Published documents lie under all others unless they are named.
    pub fn parse(text: &str) -> Result<Self, PerspectiveError> {
        let names: Vec<&str> = text.split(',').map(str::trim).collect();
        if names == ["raw"] {
            return Ok(Self::Raw);
        }
        if names.len() > MAX_LAYERS {
            return Err(PerspectiveError::TooMany);
        }
        let mut layers = Vec::with_capacity(names.len() + 1);
        for name in names {
            let layer = Layer::parse(name)?;
            if !layers.contains(&layer) {
                layers.push(layer);
            }
        }
        if !layers.contains(&Layer::Published) {
            layers.push(Layer::Published);
        }
        Ok(Self::Stack(layers))
    }

    /// The rank of a document, 0 uppermost; `None` if this perspective does not show it. In
    /// the raw perspective all have the same rank.
    pub fn rank(&self, id: &DocumentId) -> Option<usize> {
        match self {
            Self::Raw => Some(0),
            Self::Stack(layers) => layers.iter().position(|layer| layer.holds(id)),
        }
    }

    /// The ids under which a document may be stored, the uppermost first. In the raw
    /// perspective, only its own.
    pub fn candidates(&self, id: &DocumentId) -> Vec<DocumentId> {
        match self {
            Self::Raw => vec![id.clone()],
            // An id that would be too long is an id that no document has.
            Self::Stack(layers) => layers.iter().filter_map(|l| l.id_in(id).ok()).collect(),
        }
    }

    /// The overlay: from the stored versions of one document to what a reader sees.
    ///
    /// In a stack that is the uppermost version, under the published id and with its true
    /// id as `_originalId`; nothing if that version marks the document as removed by its
    /// release. The raw perspective shows all of them as they are.
    pub fn overlay(&self, versions: impl IntoIterator<Item = Document>) -> Vec<Document> {
        let versions = versions.into_iter();
        if *self == Self::Raw {
            return versions.collect();
        }
        let ranked = versions.filter_map(|document| {
            let id = DocumentId::parse(document.get("_id")?.as_str()?).ok()?;
            Some((self.rank(&id)?, id, document))
        });
        let Some((_, id, mut document)) = ranked.min_by_key(|(rank, ..)| *rank) else {
            return Vec::new();
        };
        if id.kind() == IdKind::Version && is_removal(&document) {
            return Vec::new();
        }
        document.insert("_id".into(), Value::from(id.published_str()));
        document.insert("_originalId".into(), Value::from(id.as_str()));
        vec![document]
    }
}

/// Whether a version marks the removal of its document when the release is published.
pub(crate) fn is_removal(version: &Document) -> bool {
    let system = version.get("_system");
    system.and_then(|s| s.get("delete")) == Some(&Value::Bool(true))
}

impl Layer {
    fn parse(name: &str) -> Result<Self, PerspectiveError> {
        Ok(match name {
            "" => return Err(PerspectiveError::Empty),
            "raw" => return Err(PerspectiveError::RawCombined),
            "published" => Self::Published,
            // The name that `drafts` had before 2025.
            "drafts" | "previewDrafts" => Self::Drafts,
            _ => Self::Release(ReleaseName::parse(name)?),
        })
    }

    fn holds(&self, id: &DocumentId) -> bool {
        match self {
            Self::Published => matches!(id.kind(), IdKind::Published | IdKind::System),
            Self::Drafts => id.kind() == IdKind::Draft,
            Self::Release(name) => id.release() == Some(name.as_str()),
        }
    }

    fn id_in(&self, id: &DocumentId) -> Result<DocumentId, IdError> {
        match self {
            Self::Published => Ok(id.published_id()),
            Self::Drafts => id.draft_id(),
            Self::Release(name) => id.version_id(name),
        }
    }
}

impl fmt::Display for Perspective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Stack(layers) = self else {
            return f.write_str("raw");
        };
        for (i, layer) in layers.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            match layer {
                Layer::Published => f.write_str("published")?,
                Layer::Drafts => f.write_str("drafts")?,
                Layer::Release(name) => write!(f, "{name}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names() {
        let examples = [
            ("published", "published"),
            ("drafts", "drafts,published"),
            ("previewDrafts", "drafts,published"),
            ("raw", "raw"),
            ("rA", "rA,published"),
            ("rA,rB,drafts", "rA,rB,drafts,published"),
            ("rA, drafts", "rA,drafts,published"),
            ("published,drafts", "published,drafts"),
            ("rA,rA", "rA,published"),
        ];
        for (text, expected) in examples {
            let perspective = Perspective::parse(text).unwrap();
            assert_eq!(perspective.to_string(), expected, "{text}");
        }
    }

    /// Raw is combined with no other.
    #[test]
    fn refused() {
        let examples = [
            ("", "is empty"),
            ("rA,", "is empty"),
            ("raw,drafts", "cannot be combined"),
            ("drafts,raw", "cannot be combined"),
            ("r.A", "not the name of a release"),
            ("æ", "not the name of a release"),
        ];
        for (text, words) in examples {
            let error = Perspective::parse(text).unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }

    fn overlay(perspective: &str, stored: &[&str]) -> Vec<String> {
        let document = |id: &&str| {
            let document = json!({"_id": id, "_system": {"delete": id.starts_with("versions.rX")}});
            document.as_object().unwrap().clone()
        };
        let perspective = Perspective::parse(perspective).unwrap();
        let seen = perspective.overlay(stored.iter().map(document));
        let text = |document: &Document, key: &str| {
            let value = document.get(key).and_then(Value::as_str);
            value.unwrap_or("-").to_owned()
        };
        let pair = |d: &Document| format!("{} {}", text(d, "_id"), text(d, "_originalId"));
        seen.iter().map(pair).collect()
    }

    #[test]
    fn overlays() {
        let all = ["a", "drafts.a", "versions.rA.a", "versions.rB.a"];
        let examples: &[(&str, &[&str], &[&str])] = &[
            ("published", &all, &["a a"]),
            ("drafts", &all, &["a drafts.a"]),
            ("rA", &all, &["a versions.rA.a"]),
            ("rB,rA,drafts", &all, &["a versions.rB.a"]),
            ("rC,rA,drafts", &all, &["a versions.rA.a"]),
            ("rC,drafts", &all, &["a drafts.a"]),
            ("rC", &all, &["a a"]),
            ("published,drafts", &all, &["a a"]),
            ("published", &["drafts.a", "versions.rA.a"], &[]),
            ("drafts", &["a"], &["a a"]),
            ("drafts", &["versions.rA.a"], &[]),
            ("rX", &["a", "drafts.a", "versions.rX.a"], &[]),
            ("drafts", &["a", "versions.rX.a"], &["a a"]),
            (
                "published",
                &["_.releases.rA"],
                &["_.releases.rA _.releases.rA"],
            ),
            ("raw", &["a", "drafts.a"], &["a -", "drafts.a -"]),
        ];
        for (perspective, stored, expected) in examples {
            assert_eq!(
                &overlay(perspective, stored),
                expected,
                "{perspective} {stored:?}"
            );
        }
    }

    #[test]
    fn candidates_are_the_ids_to_look_up() {
        let id = DocumentId::parse("drafts.a").unwrap();
        let ids = |text: &str| {
            let candidates = Perspective::parse(text).unwrap().candidates(&id);
            candidates
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
        };
        assert_eq!(ids("rA,drafts"), ["versions.rA.a", "drafts.a", "a"]);
        assert_eq!(ids("raw"), ["drafts.a"]);
    }
}
