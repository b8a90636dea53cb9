//! The events of documents.

use super::document_event::{
    ChangeInGroup, ChangeKind, GroupChange, ReleaseEnd, Remaining, TransactionHeader,
};
use super::event_page::{Candidate, EventCursor, EventPage, EventsRequest, first_page};
use super::group;
use super::group_changes::{self, ByChange, change_kind, contributors, revisions_at};
use super::release_event::{Scheduling, release_end, schedulings};
use super::release_states::{self, Steps, document_of};
use crate::read::possible;
use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Principal};
use documents::{DocumentId, IdKind};
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::{BTreeMap, BTreeSet};

/// The events of each document.
pub type EventsOfDocuments = BTreeMap<String, Vec<Value>>;

struct Row {
    seq: i64,
    document: String,
    created: bool,
    deleted: bool,
    revision: Option<String>,
    id: String,
    author: String,
    at: String,
}

from_row!(Row: seq, document, created, deleted, revision, id, author, at);

/// All changes of published documents, and those that created or deleted drafts and versions.
const CHANGES: &str = r#"select c.seq, c.document, c.revert = '[0,null]' as created,
       c.apply = '[0,null]' as deleted,
       case when c.apply = '[0,null]' then c.revert::json -> 1 ->> '_rev' end as revision,
       t.id, t.author,
       to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from (
       select ds, seq, document, apply, revert from change where ds = $1 and document = any($2)
       union all
       select ds, seq, document, apply, revert from change where ds = $1 and document = any($3)
       and (apply = '[0,null]' or revert = '[0,null]')
     ) c join transaction t on t.ds = c.ds and t.seq = c.seq
     where c.apply <> c.revert
     and ($4::bigint is null or (c.seq, c.document) < ($4, $5))
     order by c.seq desc, c.document desc limit $6"#;

/// The source of an event.
enum Source {
    /// A change of the document.
    Change(TransactionHeader, GroupChange),
    /// The release of a version was scheduled or unscheduled. The version existed in this revision.
    Scheduling(TransactionHeader, Scheduling, String),
}

impl Lake {
    /// A page of the events of documents. A reader with limited permissions receives events of
    /// documents that it may read now, which say nothing about other documents of their groups.
    pub async fn document_events(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[String],
        request: &EventsRequest,
    ) -> Result<EventPage<EventsOfDocuments>, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let ids = self.visible(dataset, principal, possible(ids)).await?;
        let ids: Vec<DocumentId> = ids
            .iter()
            .filter_map(|id| DocumentId::parse(id).ok())
            .collect();
        let mut database = self.pool.begin().await?;
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let scope = self
            .event_scope(&mut database, dataset, principal, &ids)
            .await?;
        let mut candidates = changes(&mut database, dataset.ds, &ids, request).await?;
        candidates.extend(
            scope
                .schedulings(&mut database, dataset.ds, &ids, request)
                .await?,
        );
        let (page, next) = first_page(candidates, request.limit);
        let events = scope.events(&mut database, dataset.ds, &ids, page).await?;
        Ok(EventPage { events, next })
    }

    /// Those of these documents that the reader may read now, or all if it may read everything.
    pub(super) async fn visible(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: Vec<String>,
    ) -> Result<Vec<String>, LakeError> {
        if principal.sees_everything() || ids.is_empty() {
            return Ok(ids);
        }
        let found = self.documents(dataset, principal, &ids).await?;
        let omitted: BTreeSet<&String> = found.omitted.iter().collect();
        Ok(ids
            .iter()
            .filter(|id| !omitted.contains(id))
            .cloned()
            .collect())
    }

    async fn event_scope(
        &self,
        database: &mut PgConnection,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[DocumentId],
    ) -> Result<EventScope, LakeError> {
        let members = group::members(database, dataset.ds, ids).await?;
        let members = members.iter().map(ToString::to_string).collect();
        let members = self.visible(dataset, principal, members).await?;
        let members: BTreeSet<DocumentId> = members
            .iter()
            .filter_map(|id| DocumentId::parse(id).ok())
            .collect();
        let releases: BTreeSet<String> = members
            .iter()
            .filter_map(|id| id.release().map(document_of))
            .collect();
        let releases = releases.into_iter().collect();
        let releases = self.visible(dataset, principal, releases).await?;
        let releases = release_states::steps(database, dataset.ds, &releases).await?;
        Ok(EventScope { members, releases })
    }
}

/// The other documents that events may speak of, since the reader may read them.
struct EventScope {
    /// The documents of the same groups.
    members: BTreeSet<DocumentId>,
    /// The steps of their releases, by the ids of the releases' documents.
    releases: BTreeMap<String, Steps>,
}

/// The changes of a page, and one more, which shows whether there is a next page.
async fn changes(
    database: &mut PgConnection,
    ds: i32,
    ids: &[DocumentId],
    request: &EventsRequest,
) -> Result<Vec<Candidate<Source>>, LakeError> {
    let is_version = |id: &&DocumentId| matches!(id.kind(), IdKind::Draft | IdKind::Version);
    let (versions, published): (Vec<&DocumentId>, Vec<_>) = ids.iter().partition(is_version);
    let texts = |ids: Vec<&DocumentId>| -> Vec<String> {
        ids.into_iter().map(ToString::to_string).collect()
    };
    let after = request.after.as_ref();
    let rows: Vec<Row> = sqlx::query_as(CHANGES)
        .bind(ds)
        .bind(texts(published))
        .bind(texts(versions))
        .bind(after.map(|cursor| cursor.seq))
        .bind(after.map(|cursor| cursor.document.as_str()))
        .bind(i64::try_from(request.limit.saturating_add(1)).unwrap_or(i64::MAX))
        .fetch_all(database)
        .await?;
    Ok(rows.into_iter().filter_map(of_row).collect())
}

fn of_row(row: Row) -> Option<Candidate<Source>> {
    let document = DocumentId::parse(&row.document).ok()?;
    let change = GroupChange {
        document: document.clone(),
        kind: change_kind(row.created, row.deleted),
        previous_revision: row.revision,
    };
    let header = TransactionHeader {
        seq: row.seq,
        id: row.id,
        author: row.author,
        at: row.at,
    };
    Some(Candidate {
        seq: row.seq,
        document,
        source: Source::Change(header, change),
    })
}

impl EventScope {
    /// The schedulings of releases, with one candidate for each version that existed.
    async fn schedulings(
        &self,
        database: &mut PgConnection,
        ds: i32,
        ids: &[DocumentId],
        request: &EventsRequest,
    ) -> Result<Vec<Candidate<Source>>, LakeError> {
        let mut by_change: ByChange<(&TransactionHeader, Scheduling)> = BTreeMap::new();
        for id in ids {
            let Some(steps) = id.release().and_then(|name| self.steps_of(name)) else {
                continue;
            };
            for (header, scheduling) in schedulings(steps) {
                let is_later = |cursor: &EventCursor| cursor.is_before(header.seq, id.as_str());
                if request.after.as_ref().is_none_or(is_later) {
                    by_change.insert((header.seq, id.clone()), (header, scheduling));
                }
            }
        }
        let revisions = revisions_at(database, ds, by_change.keys()).await?;
        let candidates = revisions
            .into_iter()
            .filter_map(|((seq, document), revision)| {
                let (header, scheduling) = by_change.remove(&(seq, document.clone()))?;
                Some(Candidate {
                    seq,
                    document,
                    source: Source::Scheduling(header.clone(), scheduling, revision),
                })
            });
        Ok(candidates.collect())
    }

    fn steps_of(&self, release: &str) -> Option<&Steps> {
        self.releases.get(&document_of(release))
    }

    fn release_end(&self, release: &str, seq: i64) -> Option<ReleaseEnd> {
        release_end(self.steps_of(release)?, seq)
    }

    /// The events of a page by document.
    async fn events(
        &self,
        database: &mut PgConnection,
        ds: i32,
        ids: &[DocumentId],
        page: Vec<Candidate<Source>>,
    ) -> Result<EventsOfDocuments, LakeError> {
        let other_changes = self.other_changes(database, ds, &page).await?;
        let remaining = self.remaining(database, ds, &page).await?;
        let published = self.published_versions(&page, &other_changes);
        let contributors = contributors(database, ds, &published).await?;
        let mut events: EventsOfDocuments =
            ids.iter().map(|id| (id.to_string(), Vec::new())).collect();
        for candidate in page {
            let key = (candidate.seq, candidate.document.clone());
            let event = match &candidate.source {
                Source::Scheduling(header, scheduling, revision) => {
                    Some(scheduling.event(header, &candidate.document, revision))
                }
                Source::Change(header, change) => {
                    let version = published.get(&key).cloned();
                    let authors = version.and_then(|id| contributors.get(&(candidate.seq, id)));
                    let change = ChangeInGroup {
                        transaction: header,
                        change,
                        other_changes: changes_at(&other_changes, &key),
                        remaining: remaining.get(&key).map_or(&[], Vec::as_slice),
                        contributors: authors.map_or(&[], Vec::as_slice),
                        release_end: &|release| self.release_end(release, candidate.seq),
                    };
                    change.event()
                }
            };
            events
                .entry(candidate.document.to_string())
                .or_default()
                .extend(event);
        }
        Ok(events)
    }

    /// The changes of other documents of the same groups by the transactions of a page.
    async fn other_changes(
        &self,
        database: &mut PgConnection,
        ds: i32,
        page: &[Candidate<Source>],
    ) -> Result<ByChange<Vec<GroupChange>>, LakeError> {
        let numbers: BTreeSet<i64> = page.iter().map(|candidate| candidate.seq).collect();
        let changes = group_changes::changes(database, ds, &numbers, &self.members).await?;
        let mut other_changes: ByChange<Vec<GroupChange>> = BTreeMap::new();
        for (seq, change) in changes {
            for Candidate { document, .. } in page.iter().filter(|one| one.seq == seq) {
                let is_same_group = document.published_str() == change.document.published_str();
                if is_same_group && *document != change.document {
                    let key = (seq, document.clone());
                    other_changes.entry(key).or_default().push(change.clone());
                }
            }
        }
        Ok(other_changes)
    }

    /// For each deletion of a page, the documents of its group that still existed.
    async fn remaining(
        &self,
        database: &mut PgConnection,
        ds: i32,
        page: &[Candidate<Source>],
    ) -> Result<ByChange<Vec<Remaining>>, LakeError> {
        let is_deletion = |candidate: &&Candidate<Source>| match &candidate.source {
            Source::Change(_, change) => change.kind == ChangeKind::Deleted,
            Source::Scheduling(..) => false,
        };
        let deletions: Vec<&Candidate<Source>> = page.iter().filter(is_deletion).collect();
        let group_of = |candidate: &Candidate<Source>| {
            let published = candidate.document.published_id();
            let members = self.members.iter();
            let members = members.filter(move |id| id.published_str() == published.as_str());
            members.cloned().collect::<Vec<_>>()
        };
        let keys: BTreeSet<(i64, DocumentId)> = deletions
            .iter()
            .flat_map(|deletion| group_of(deletion).into_iter().map(|id| (deletion.seq, id)))
            .collect();
        let revisions = revisions_at(database, ds, keys.iter()).await?;
        let remaining = deletions.into_iter().map(|deletion| {
            let documents = group_of(deletion).into_iter().filter_map(|document| {
                let revision = revisions.get(&(deletion.seq, document.clone()))?.clone();
                Some(Remaining { document, revision })
            });
            let key = (deletion.seq, deletion.document.clone());
            (key, documents.collect())
        });
        Ok(remaining.collect())
    }

    /// The versions whose publication the changes of a page are.
    fn published_versions(
        &self,
        page: &[Candidate<Source>],
        other_changes: &ByChange<Vec<GroupChange>>,
    ) -> ByChange<DocumentId> {
        let published = page.iter().filter_map(|candidate| {
            let Source::Change(header, change) = &candidate.source else {
                return None;
            };
            let key = (candidate.seq, candidate.document.clone());
            let in_group = ChangeInGroup {
                transaction: header,
                change,
                other_changes: changes_at(other_changes, &key),
                remaining: &[],
                contributors: &[],
                release_end: &|release| self.release_end(release, candidate.seq),
            };
            let version = match change.document.kind() {
                IdKind::Draft | IdKind::Version => change.document.clone(),
                _ => in_group.published_version()?.document.clone(),
            };
            Some((key, version))
        });
        published.collect()
    }
}

fn changes_at<'c>(
    changes: &'c ByChange<Vec<GroupChange>>,
    key: &(i64, DocumentId),
) -> &'c [GroupChange] {
    changes.get(key).map_or(&[], Vec::as_slice)
}
