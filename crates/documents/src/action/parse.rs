//! The wire form of actions.

use super::{Action, IfExists, MalformedAction, ReleaseChange};
use crate::release::{RELEASE_TYPE, ReleaseState, ReleaseStep};
use crate::{
    Document, DocumentId, IdKind, MAX_DEPTH, MalformedMutation, Mutation, Patch, ReleaseName,
    within_depth,
};
use serde_json::{Map, Value, json};

type Parsed<T> = Result<T, MalformedAction>;

const PREFIX: &str = "sanity.action.";

pub(super) fn action(action: &Value) -> Parsed<Action> {
    let object = action.as_object().ok_or(MalformedAction::NotAnAction)?;
    let full = object.get("actionType").and_then(Value::as_str);
    let full = full.ok_or(MalformedAction::NotAnAction)?;
    let unknown = || MalformedAction::UnknownType(full.to_owned());
    let kind = full.strip_prefix(PREFIX).ok_or_else(unknown)?;
    let fields = Fields { kind, object };
    match kind.split_once('.') {
        Some(("document", name)) => document(name, &fields)?.ok_or_else(unknown),
        Some(("release", name)) => release(name, &fields)?.ok_or_else(unknown),
        _ => Err(unknown()),
    }
}

/// An action on a document; `None` if there is none of that name. A draft may be named by
/// `draftId` or `versionId`.
fn document(name: &str, fields: &Fields<'_>) -> Parsed<Option<Action>> {
    Ok(Some(match name {
        "create" => {
            fields.only(&["publishedId", "attributes", "ifExists"])?;
            let (document, version) = fields.draft()?;
            let or_ignore = fields.choice("ifExists", &["fail", "ignore"])? == "ignore";
            Action::Create {
                document,
                version,
                or_ignore,
            }
        }
        "replaceDraft" => {
            fields.only(&["publishedId", "attributes"])?;
            let (document, version) = fields.draft()?;
            Action::ReplaceDraft { document, version }
        }
        "edit" => {
            fields.only(&["draftId", "versionId", "publishedId", "patch"])?;
            Action::Edit {
                version: fields.version_of_published()?,
                patch: fields.patch()?,
            }
        }
        "delete" => {
            fields.only(&["publishedId", "includeDrafts", "purge"])?;
            delete(fields)?
        }
        "discard" | "version.discard" => {
            fields.only(&["draftId", "versionId", "purge"])?;
            Action::Discard {
                version: fields.version()?,
                purge: fields.flag("purge")?,
            }
        }
        "publish" => {
            fields.only(&[
                "draftId",
                "versionId",
                "publishedId",
                "ifDraftRevisionId",
                "ifVersionRevisionId",
                "ifPublishedRevisionId",
            ])?;
            let of_draft = fields.text("ifDraftRevisionId")?;
            Action::Publish {
                version: fields.version_of_published()?,
                if_version_revision: of_draft.or(fields.text("ifVersionRevisionId")?),
                if_published_revision: fields.text("ifPublishedRevisionId")?,
            }
        }
        "unpublish" => {
            fields.only(&["draftId", "versionId", "publishedId"])?;
            Action::Unpublish {
                version: fields.version_of_published()?,
            }
        }
        "version.create" => create_version(fields)?,
        "version.replace" => {
            fields.only(&["document", "publishedId"])?;
            let (document, version) = fields.version_document()?;
            Action::ReplaceVersion { document, version }
        }
        "version.unpublish" => {
            fields.only(&["versionId", "publishedId"])?;
            Action::UnpublishVersion {
                version: fields.version_of_published()?,
            }
        }
        _ => return Ok(None),
    }))
}

fn delete(fields: &Fields<'_>) -> Parsed<Action> {
    let published = fields.published()?;
    let expected = "an array of IDs";
    let versions = match fields.get("includeDrafts") {
        None => Vec::new(),
        Some(Value::Array(ids)) => {
            let read = |id: &Value| {
                let id = id
                    .as_str()
                    .ok_or_else(|| fields.shape("includeDrafts", expected))?;
                related(version_id(id)?, &published)
            };
            ids.iter().map(read).collect::<Parsed<_>>()?
        }
        Some(_) => return Err(fields.shape("includeDrafts", expected)),
    };
    Ok(Action::Delete {
        published,
        versions,
        purge: fields.flag("purge")?,
    })
}

fn create_version(fields: &Fields<'_>) -> Parsed<Action> {
    if fields.get("document").is_some() {
        fields.only(&["publishedId", "document"])?;
        let (document, version) = fields.version_document()?;
        return Ok(Action::CreateVersion { document, version });
    }
    fields.only(&["publishedId", "baseId", "versionId", "ifBaseRevisionId"])?;
    Ok(Action::CopyVersion {
        version: fields.version_of_published()?,
        base: DocumentId::parse(&fields.required("baseId")?)?,
        if_base_revision: fields.text("ifBaseRevisionId")?,
    })
}

/// An action on a release; `None` if there is none of that name.
fn release(name: &str, fields: &Fields<'_>) -> Parsed<Option<Action>> {
    let step = |step| {
        fields.only(&["releaseId"])?;
        Ok::<_, MalformedAction>(ReleaseChange::Step(step))
    };
    let change = match name {
        "create" => {
            fields.only(&["releaseId", "metadata"])?;
            ReleaseChange::Create {
                metadata: metadata(fields)?,
            }
        }
        "edit" => {
            fields.only(&["releaseId", "patch"])?;
            ReleaseChange::Edit {
                patch: fields.patch()?,
            }
        }
        "schedule" => {
            fields.only(&["releaseId", "publishAt"])?;
            ReleaseChange::Schedule {
                publish_at: fields.time("publishAt")?,
            }
        }
        "import" => import(fields)?,
        "publish" => step(ReleaseStep::Publish)?,
        "unschedule" => step(ReleaseStep::Unschedule)?,
        "archive" => step(ReleaseStep::Archive)?,
        "unarchive" => step(ReleaseStep::Unarchive)?,
        "delete" => step(ReleaseStep::Delete)?,
        _ => return Ok(None),
    };
    let name = fields.release()?;
    Ok(Some(Action::Release { name, change }))
}

fn import(fields: &Fields<'_>) -> Parsed<ReleaseChange> {
    fields.only(&["releaseId", "attributes", "document", "ifExists"])?;
    let key = ["attributes", "document"]
        .into_iter()
        .find(|key| fields.get(key).is_some())
        .unwrap_or("document");
    let mut release = fields.object(key)?.clone();
    let name = fields.release()?;
    release.insert("_id".into(), Value::from(name.document_id()?.as_str()));
    release.insert("_type".into(), Value::from(RELEASE_TYPE));
    release.insert("name".into(), Value::from(name.as_str()));
    let state = release
        .entry("state")
        .or_insert_with(|| ReleaseState::Active.as_str().into());
    if state.as_str().and_then(ReleaseState::named).is_none() {
        return Err(fields.shape(key, "a release with a state that there is"));
    }
    let metadata = release.entry("metadata").or_insert_with(|| json!({}));
    if !metadata.is_object() {
        return Err(fields.shape(key, "a release with an object as metadata"));
    }
    let document = checked_document(release)?;
    let if_exists = match fields.choice("ifExists", &["fail", "ignore", "replace"])? {
        "ignore" => IfExists::Ignore,
        "replace" => IfExists::Replace,
        _ => IfExists::Fail,
    };
    Ok(ReleaseChange::Import {
        document,
        if_exists,
    })
}

/// The members of an action.
struct Fields<'a> {
    kind: &'a str,
    object: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    fn shape(&self, key: &'static str, expected: &'static str) -> MalformedAction {
        let action = format!("{PREFIX}{}", self.kind);
        MalformedAction::Shape {
            key,
            action,
            expected,
        }
    }

    /// Refuses other members: a guard that is misspelt would guard nothing.
    fn only(&self, known: &[&str]) -> Parsed<()> {
        let is_known = |key: &str| key == "actionType" || known.contains(&key);
        match self.object.keys().find(|key| !is_known(key)) {
            Some(key) => Err(MalformedAction::UnknownKey {
                key: key.clone(),
                action: format!("{PREFIX}{}", self.kind),
            }),
            None => Ok(()),
        }
    }

    /// A member; one that is null is not there.
    fn get(&self, key: &str) -> Option<&'a Value> {
        self.object.get(key).filter(|value| !value.is_null())
    }

    fn text(&self, key: &'static str) -> Parsed<Option<String>> {
        match self.get(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(_) => Err(self.shape(key, "a string")),
        }
    }

    fn required(&self, key: &'static str) -> Parsed<String> {
        self.text(key)?.ok_or_else(|| self.shape(key, "a string"))
    }

    fn flag(&self, key: &'static str) -> Parsed<bool> {
        match self.get(key) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(self.shape(key, "true or false")),
        }
    }

    /// One of some words; the first if there is none.
    fn choice(&self, key: &'static str, words: &[&'static str]) -> Parsed<&'static str> {
        let word = self.text(key)?;
        let word = word.as_deref().unwrap_or(words[0]);
        let found = words.iter().find(|one| **one == word);
        found
            .copied()
            .ok_or_else(|| self.shape(key, "one of the words that it may be"))
    }

    fn object(&self, key: &'static str) -> Parsed<&'a Map<String, Value>> {
        let object = self.get(key).and_then(Value::as_object);
        object.ok_or_else(|| self.shape(key, "an object"))
    }

    /// A time, in the form in which it is stored.
    fn time(&self, key: &'static str) -> Parsed<String> {
        let text = self.required(key)?;
        let time = text.parse::<jiff::Timestamp>();
        let time = time.map_err(|_| self.shape(key, "a time, as in \"2026-11-15T08:30:00Z\""))?;
        Ok(format!("{time:.3}"))
    }

    fn patch(&self) -> Parsed<Patch> {
        let patch = self.object("patch")?;
        if let Some(key) = ["id", "query", "params"]
            .iter()
            .find(|key| patch.contains_key(**key))
        {
            return Err(MalformedAction::UnknownKey {
                key: (*key).to_owned(),
                action: "patch".to_owned(),
            });
        }
        Ok(Patch::parse(patch)?)
    }

    fn release(&self) -> Parsed<ReleaseName> {
        Ok(ReleaseName::parse(&self.required("releaseId")?)?)
    }

    fn published(&self) -> Parsed<DocumentId> {
        let id = DocumentId::parse(&self.required("publishedId")?)?;
        match id.kind() {
            IdKind::Published => Ok(id),
            _ => Err(MalformedAction::NotPublished(id.to_string())),
        }
    }

    /// The draft or version that is named alone.
    fn version(&self) -> Parsed<DocumentId> {
        let text = match self.text("draftId")? {
            Some(id) => id,
            None => self.required("versionId")?,
        };
        version_id(&text)
    }

    fn version_of_published(&self) -> Parsed<DocumentId> {
        related(self.version()?, &self.published()?)
    }

    /// The `attributes` as a draft. They may have the id of a draft or version, or none.
    fn draft(&self) -> Parsed<(Document, DocumentId)> {
        let mut document = self.object("attributes")?.clone();
        let published = self.published()?;
        let version = match document.get("_id").and_then(Value::as_str) {
            Some(id) if id != published.as_str() => related(version_id(id)?, &published)?,
            _ => published.draft_id()?,
        };
        document.insert("_id".into(), Value::from(version.as_str()));
        Ok((checked_document(document)?, version))
    }

    /// The `document` as a version, which has its id.
    fn version_document(&self) -> Parsed<(Document, DocumentId)> {
        let document = self.object("document")?.clone();
        let id = document.get("_id").and_then(Value::as_str);
        let version = version_id(id.unwrap_or_default())?;
        if self.get("publishedId").is_some() {
            related(version.clone(), &self.published()?)?;
        }
        Ok((checked_document(document)?, version))
    }
}

/// The id of a draft or a version. What it is of is no document of the service itself.
fn version_id(text: &str) -> Parsed<DocumentId> {
    let id = DocumentId::parse(text)?;
    let is_version = matches!(id.kind(), IdKind::Draft | IdKind::Version);
    if is_version && id.published_id().kind() == IdKind::Published {
        return Ok(id);
    }
    Err(MalformedAction::NotAVersion(id.to_string()))
}

fn related(version: DocumentId, published: &DocumentId) -> Parsed<DocumentId> {
    if version.published_str() == published.as_str() {
        return Ok(version);
    }
    Err(MalformedAction::Unrelated {
        version: version.to_string(),
        published: published.to_string(),
    })
}

/// The same rules as for a document in a mutation.
fn checked_document(document: Document) -> Parsed<Document> {
    let mutation = Mutation::parse(&json!({"createOrReplace": Value::Object(document)}))?;
    match mutation {
        Mutation::CreateOrReplace(document, _) => Ok(document),
        _ => Ok(Document::new()),
    }
}

/// The metadata of a new release, which may have none.
fn metadata(fields: &Fields<'_>) -> Parsed<Map<String, Value>> {
    if fields.get("metadata").is_none() {
        return Ok(Map::new());
    }
    let metadata = fields.object("metadata")?;
    if metadata
        .values()
        .all(|value| within_depth(value, MAX_DEPTH - 2))
    {
        return Ok(metadata.clone());
    }
    Err(MalformedMutation::TooDeep.into())
}
