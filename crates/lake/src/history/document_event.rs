//! What happened to a document, in the words that the Studio's history has for it.
//!
//! An event is derived from what a transaction did to the documents of a group, not from how that
//! was requested: raw mutations and actions leave the same events. Edits of drafts and versions are
//! none; whoever shows them reads the transactions.

use documents::{DocumentId, IdKind};
use serde_json::{Value, json};

/// What a transaction did to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Created,
    Updated,
    Deleted,
}

/// A transaction without its content.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) seq: i64,
    pub(super) id: String,
    pub(super) author: String,
    pub(super) at: String,
}

/// What a transaction did to one document of a group.
#[derive(Clone, Debug)]
pub(super) struct GroupChange {
    pub(super) document: DocumentId,
    pub(super) deed: Deed,
    /// The revision that it had, if it was deleted.
    pub(super) previous_revision: Option<String>,
}

/// A document that is there after a transaction.
#[derive(Clone, Debug)]
pub(super) struct Remaining {
    pub(super) document: DocumentId,
    /// Empty if no transaction tells.
    pub(super) revision: String,
}

/// What the same transaction did to the release of a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReleaseDeed {
    /// It published the release, which had been scheduled or not.
    Published { scheduled: bool },
    /// It archived the release, which can come back.
    Archived,
}

/// A transaction as one of its documents sees it.
pub(super) struct Scene<'s> {
    pub(super) transaction: &'s Head,
    pub(super) own: &'s GroupChange,
    /// What it did to the other documents of the group.
    pub(super) others: &'s [GroupChange],
    /// Documents of the group that are there afterwards; only looked up where the own one is gone.
    pub(super) remaining: &'s [Remaining],
    /// Authors of the version that was published.
    pub(super) contributors: &'s [String],
    /// What it did to a release.
    pub(super) release_deed: &'s dyn Fn(&str) -> Option<ReleaseDeed>,
}

impl Scene<'_> {
    /// The event, if it is one.
    pub(super) fn event(&self) -> Option<Value> {
        let of_version = matches!(self.own.document.kind(), IdKind::Draft | IdKind::Version);
        match (of_version, self.own.deed) {
            (true, Deed::Created) => Some(self.version_created()),
            (true, Deed::Updated) => None,
            (true, Deed::Deleted) => Some(self.version_deleted()),
            (false, Deed::Deleted) => Some(self.published_deleted()),
            (false, deed) => Some(self.published_written(deed)),
        }
    }

    /// The version that a transaction made the published document of, if it did: one that went.
    /// A release that was published is a stronger sign than a draft that is gone.
    pub(super) fn published_version(&self) -> Option<&GroupChange> {
        let gone = || {
            let gone = |change: &&GroupChange| change.deed == Deed::Deleted;
            let others = self.others.iter().filter(gone);
            others.filter(|change| change.document.kind() != IdKind::Published)
        };
        gone()
            .find(|change| self.is_published(change))
            .or_else(|| gone().find(|change| change.document.kind() == IdKind::Draft))
            .or_else(|| gone().next())
    }

    fn is_published(&self, version: &GroupChange) -> bool {
        matches!(
            self.deed_of_release(version),
            Some(ReleaseDeed::Published { .. })
        )
    }

    fn deed_of_release(&self, version: &GroupChange) -> Option<ReleaseDeed> {
        (self.release_deed)(version.document.release()?)
    }

    fn published_written(&self, deed: Deed) -> Value {
        if let Some(version) = self.published_version() {
            return self.version_published(version);
        }
        let kind = match deed {
            Deed::Created => "createLiveDocument",
            _ => "updateLiveDocument",
        };
        let mut event = self.base(kind);
        event["revisionId"] = json!(self.transaction.id);
        event
    }

    fn published_deleted(&self) -> Value {
        let by_release = self
            .others
            .iter()
            .find(|change| change.deed == Deed::Deleted && self.is_published(change));
        if let Some(version) = by_release {
            return self.unpublished(&version.document, version.previous_revision.as_deref());
        }
        let draft = |one: &&Remaining| one.document.kind() == IdKind::Draft;
        let remaining = self.remaining.iter().find(draft);
        match remaining.or(self.remaining.first()) {
            Some(version) => self.unpublished(&version.document, Some(&version.revision)),
            None => self.base("deleteDocumentGroup"),
        }
    }

    fn version_created(&self) -> Value {
        self.of_version(
            "createDocumentVersion",
            &self.own.document,
            Some(&self.transaction.id),
        )
    }

    fn version_deleted(&self) -> Value {
        let published = self
            .others
            .iter()
            .find(|change| change.document.as_str() == self.own.document.published_str());
        let written = published.is_some_and(|published| published.deed != Deed::Deleted);
        if written || self.is_published(self.own) {
            return self.version_published(self.own);
        }
        let archived = self.deed_of_release(self.own) == Some(ReleaseDeed::Archived);
        if self.remaining.is_empty() && !archived {
            return self.base("deleteDocumentGroup");
        }
        let revision = self.own.previous_revision.as_deref();
        self.of_version("deleteDocumentVersion", &self.own.document, revision)
    }

    fn version_published(&self, version: &GroupChange) -> Value {
        let cause = match (version.document.kind(), self.deed_of_release(version)) {
            (IdKind::Draft, _) => "document.publish",
            (_, Some(ReleaseDeed::Published { scheduled: true })) => "release.schedule",
            _ => "release.publish",
        };
        let revision = version.previous_revision.as_deref();
        let mut event = self.of_version("publishDocumentVersion", &version.document, revision);
        event["revisionId"] = json!(self.transaction.id);
        event["publishCause"] = json!(cause);
        if !self.contributors.is_empty() {
            event["contributors"] = json!(self.contributors);
        }
        event
    }

    fn unpublished(&self, version: &DocumentId, revision: Option<&str>) -> Value {
        self.of_version("unpublishDocument", version, revision)
    }

    fn of_version(&self, kind: &str, version: &DocumentId, revision: Option<&str>) -> Value {
        let mut event = self.base(kind);
        describe_version(&mut event, version, revision.unwrap_or_default());
        event
    }

    fn base(&self, kind: &str) -> Value {
        base(kind, self.own.document.published_str(), self.transaction)
    }
}

/// What every event of a document has.
pub(super) fn base(kind: &str, document: &str, transaction: &Head) -> Value {
    json!({
        "type": kind,
        "timestamp": transaction.at,
        "author": transaction.author,
        "documentId": document,
    })
}

/// What an event says of a version. A draft belongs to no release.
pub(super) fn describe_version(event: &mut Value, version: &DocumentId, revision: &str) {
    event["versionId"] = json!(version.as_str());
    event["versionRevisionId"] = json!(revision);
    if let Some(release) = version.release() {
        event["releaseId"] = json!(release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(document: &str, deed: Deed) -> GroupChange {
        GroupChange {
            document: DocumentId::parse(document).unwrap(),
            deed,
            previous_revision: (deed == Deed::Deleted).then(|| "before".to_owned()),
        }
    }

    /// What a transaction did to a document and others of its group, what was there afterwards,
    /// what it did to the release, and the event.
    type Example<'e> = (
        &'e [(&'e str, Deed)],
        &'e [&'e str],
        Option<ReleaseDeed>,
        &'e str,
    );

    /// The event of the first change beside the others: its type, its version and its cause.
    fn event_of(changes: &[GroupChange], remaining: &[&str], deed: Option<ReleaseDeed>) -> String {
        let head = Head {
            seq: 1,
            id: "tx".to_owned(),
            author: "karen".to_owned(),
            at: "2026-11-18T03:00:00.000Z".to_owned(),
        };
        let remaining: Vec<Remaining> = remaining
            .iter()
            .map(|id| Remaining {
                document: DocumentId::parse(id).unwrap(),
                revision: "there".to_owned(),
            })
            .collect();
        let scene = Scene {
            transaction: &head,
            own: &changes[0],
            others: &changes[1..],
            remaining: &remaining,
            contributors: &[],
            release_deed: &|_| deed,
        };
        let Some(event) = scene.event() else {
            return "none".to_owned();
        };
        assert_eq!(event["documentId"], "a");
        let part = |name: &str| event[name].as_str().unwrap_or_default().to_owned();
        let parts = [
            "type",
            "versionId",
            "versionRevisionId",
            "revisionId",
            "publishCause",
        ];
        parts
            .map(part)
            .join(" ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn what_happened_to_one_document_of_a_group() {
        use Deed::{Created, Deleted, Updated};
        let (a, draft, version) = ("a", "drafts.a", "versions.r.a");
        let published = Some(ReleaseDeed::Published { scheduled: false });
        let scheduled = Some(ReleaseDeed::Published { scheduled: true });
        let table: [Example; 16] = [
            (
                &[(draft, Created)],
                &[],
                None,
                "createDocumentVersion drafts.a tx",
            ),
            (&[(draft, Updated)], &[], None, "none"),
            (
                &[(draft, Deleted)],
                &[a],
                None,
                "deleteDocumentVersion drafts.a before",
            ),
            (&[(draft, Deleted)], &[], None, "deleteDocumentGroup"),
            (
                &[(draft, Deleted), (a, Updated)],
                &[a],
                None,
                "publishDocumentVersion drafts.a before tx document.publish",
            ),
            (
                &[(a, Created), (draft, Deleted)],
                &[],
                None,
                "publishDocumentVersion drafts.a before tx document.publish",
            ),
            (&[(a, Created)], &[], None, "createLiveDocument tx"),
            (&[(a, Updated)], &[], None, "updateLiveDocument tx"),
            (
                &[(a, Deleted), (draft, Created)],
                &[draft],
                None,
                "unpublishDocument drafts.a there",
            ),
            (&[(a, Deleted)], &[], None, "deleteDocumentGroup"),
            (
                &[(a, Deleted)],
                &[version],
                None,
                "unpublishDocument versions.r.a there",
            ),
            (
                &[(a, Updated), (version, Deleted)],
                &[],
                published,
                "publishDocumentVersion versions.r.a before tx release.publish",
            ),
            (
                &[(version, Deleted), (a, Created)],
                &[a],
                scheduled,
                "publishDocumentVersion versions.r.a before tx release.schedule",
            ),
            // The release unpublishes the document.
            (
                &[(a, Deleted), (version, Deleted)],
                &[draft],
                published,
                "unpublishDocument versions.r.a before",
            ),
            (
                &[(version, Deleted), (a, Deleted)],
                &[],
                published,
                "publishDocumentVersion versions.r.a before tx release.publish",
            ),
            (
                &[(version, Deleted)],
                &[],
                Some(ReleaseDeed::Archived),
                "deleteDocumentVersion versions.r.a before",
            ),
        ];
        for (changes, remaining, deed, expected) in table {
            let done: Vec<GroupChange> =
                changes.iter().map(|(id, deed)| change(id, *deed)).collect();
            assert_eq!(event_of(&done, remaining, deed), expected, "{changes:?}");
        }
    }
}
