//! The events of a document, as the Studio's history names them.
//!
//! An event is derived from the changes that a transaction made to the documents of a group, not
//! from the request: mutations and actions lead to the same events. Edits of drafts and versions are
//! no events; the Studio reads them from the transactions.

use documents::{DocumentId, IdKind};
use serde_json::{Value, json};

/// Whether a change created, updated or deleted its document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChangeKind {
    Created,
    Updated,
    Deleted,
}

/// A transaction without its content.
#[derive(Clone, Debug)]
pub(super) struct TransactionHeader {
    pub(super) seq: i64,
    pub(super) id: String,
    pub(super) author: String,
    pub(super) at: String,
}

/// The change of one document of a group.
#[derive(Clone, Debug)]
pub(super) struct GroupChange {
    pub(super) document: DocumentId,
    pub(super) kind: ChangeKind,
    /// The last revision of the document, if it was deleted.
    pub(super) previous_revision: Option<String>,
}

/// A document that exists after a transaction.
#[derive(Clone, Debug)]
pub(super) struct Remaining {
    pub(super) document: DocumentId,
    /// Empty if it is not recorded.
    pub(super) revision: String,
}

/// How the same transaction ended the release of a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReleaseEnd {
    /// It published the release, which had been scheduled or not.
    Published { scheduled: bool },
    /// It archived the release, which can be unarchived.
    Archived,
}

/// A change with what its event depends on.
pub(super) struct ChangeInGroup<'s> {
    pub(super) transaction: &'s TransactionHeader,
    pub(super) change: &'s GroupChange,
    /// The changes of other documents of the group by the same transaction.
    pub(super) other_changes: &'s [GroupChange],
    /// The documents of the group that exist afterwards. They are only read for a deletion.
    pub(super) remaining: &'s [Remaining],
    /// Authors of the version that was published.
    pub(super) contributors: &'s [String],
    /// How the same transaction ended a release, if it did.
    pub(super) release_end: &'s dyn Fn(&str) -> Option<ReleaseEnd>,
}

impl ChangeInGroup<'_> {
    /// The event; `None` if the change is no event.
    pub(super) fn event(&self) -> Option<Value> {
        let is_version = matches!(self.change.document.kind(), IdKind::Draft | IdKind::Version);
        match (is_version, self.change.kind) {
            (true, ChangeKind::Created) => Some(self.version_created()),
            (true, ChangeKind::Updated) => None,
            (true, ChangeKind::Deleted) => Some(self.version_deleted()),
            (false, ChangeKind::Deleted) => Some(self.published_deleted()),
            (false, kind) => Some(self.published_written(kind)),
        }
    }

    /// The version that became the published document, if one did: the transaction deleted it. A
    /// version of a release that was published comes before a draft that was deleted.
    pub(super) fn published_version(&self) -> Option<&GroupChange> {
        let deleted_versions = || {
            let changes = self.other_changes.iter();
            let deletions = changes.filter(|change| change.kind == ChangeKind::Deleted);
            deletions.filter(|change| change.document.kind() != IdKind::Published)
        };
        deleted_versions()
            .find(|change| self.is_published(change))
            .or_else(|| deleted_versions().find(|change| change.document.kind() == IdKind::Draft))
            .or_else(|| deleted_versions().next())
    }

    fn is_published(&self, version: &GroupChange) -> bool {
        matches!(
            self.end_of_release(version),
            Some(ReleaseEnd::Published { .. })
        )
    }

    fn end_of_release(&self, version: &GroupChange) -> Option<ReleaseEnd> {
        (self.release_end)(version.document.release()?)
    }

    fn published_written(&self, change_kind: ChangeKind) -> Value {
        if let Some(version) = self.published_version() {
            return self.version_published(version);
        }
        let kind = match change_kind {
            ChangeKind::Created => "createLiveDocument",
            _ => "updateLiveDocument",
        };
        let mut event = self.base(kind);
        event["revisionId"] = json!(self.transaction.id);
        event
    }

    fn published_deleted(&self) -> Value {
        let by_release = self
            .other_changes
            .iter()
            .find(|change| change.kind == ChangeKind::Deleted && self.is_published(change));
        if let Some(version) = by_release {
            return self.unpublished(&version.document, version.previous_revision.as_deref());
        }
        let is_draft = |remaining: &&Remaining| remaining.document.kind() == IdKind::Draft;
        let draft = self.remaining.iter().find(is_draft);
        match draft.or(self.remaining.first()) {
            Some(version) => self.unpublished(&version.document, Some(&version.revision)),
            None => self.base("deleteDocumentGroup"),
        }
    }

    fn version_created(&self) -> Value {
        self.of_version(
            "createDocumentVersion",
            &self.change.document,
            Some(&self.transaction.id),
        )
    }

    fn version_deleted(&self) -> Value {
        let published = self
            .other_changes
            .iter()
            .find(|change| change.document.as_str() == self.change.document.published_str());
        let written = published.is_some_and(|change| change.kind != ChangeKind::Deleted);
        if written || self.is_published(self.change) {
            return self.version_published(self.change);
        }
        let archived = self.end_of_release(self.change) == Some(ReleaseEnd::Archived);
        if self.remaining.is_empty() && !archived {
            return self.base("deleteDocumentGroup");
        }
        let revision = self.change.previous_revision.as_deref();
        self.of_version("deleteDocumentVersion", &self.change.document, revision)
    }

    fn version_published(&self, version: &GroupChange) -> Value {
        let cause = match (version.document.kind(), self.end_of_release(version)) {
            (IdKind::Draft, _) => "document.publish",
            (_, Some(ReleaseEnd::Published { scheduled: true })) => "release.schedule",
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
        base(kind, self.change.document.published_str(), self.transaction)
    }
}

/// The fields that every event of a document has.
pub(super) fn base(kind: &str, document: &str, transaction: &TransactionHeader) -> Value {
    json!({
        "type": kind,
        "timestamp": transaction.at,
        "author": transaction.author,
        "documentId": document,
    })
}

/// Adds the fields that describe a version. A draft belongs to no release.
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

    fn change(document: &str, kind: ChangeKind) -> GroupChange {
        GroupChange {
            document: DocumentId::parse(document).unwrap(),
            kind,
            previous_revision: (kind == ChangeKind::Deleted).then(|| "before".to_owned()),
        }
    }

    /// The changes of a group, the documents that remain, how the release ended, and the event of the
    /// first change.
    type Example<'e> = (
        &'e [(&'e str, ChangeKind)],
        &'e [&'e str],
        Option<ReleaseEnd>,
        &'e str,
    );

    /// The event of the first of these changes: its type, its version and its cause.
    fn event_of(
        changes: &[GroupChange],
        remaining: &[&str],
        release_end: Option<ReleaseEnd>,
    ) -> String {
        let header = TransactionHeader {
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
        let change = ChangeInGroup {
            transaction: &header,
            change: &changes[0],
            other_changes: &changes[1..],
            remaining: &remaining,
            contributors: &[],
            release_end: &|_| release_end,
        };
        let Some(event) = change.event() else {
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
        use ChangeKind::{Created, Deleted, Updated};
        let (a, draft, version) = ("a", "drafts.a", "versions.r.a");
        let published = Some(ReleaseEnd::Published { scheduled: false });
        let scheduled = Some(ReleaseEnd::Published { scheduled: true });
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
                Some(ReleaseEnd::Archived),
                "deleteDocumentVersion versions.r.a before",
            ),
        ];
        for (changes, remaining, release_end, expected) in table {
            let done: Vec<GroupChange> =
                changes.iter().map(|(id, kind)| change(id, *kind)).collect();
            assert_eq!(
                event_of(&done, remaining, release_end),
                expected,
                "{changes:?}"
            );
        }
    }
}
