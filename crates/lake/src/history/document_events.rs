//! The events of documents.

use super::document_event::{Deed, GroupChange, Head, ReleaseDeed, Remaining, Scene};
use super::event_page::{Candidate, EventCursor, EventPage, EventsRequest, cut};
use super::group;
use super::group_changes::{self, ByPlace, contributors, deed_of, there};
use super::release_event::{Scheduling, deed, schedulings};
use super::release_states::{self, Steps, document_of};
use crate::read::possible;
use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Reader};
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

/// Every change of published documents; of drafts and versions those by which they came or went.
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

enum What {
    /// Something was done to the document itself.
    Own(Head, GroupChange),
    /// Something was done to the release of a version that was there in this revision.
    Scheduling(Head, Scheduling, String),
}

impl Lake {
    /// What happened to documents, a page at a time. A reader with limited permissions learns of
    /// documents that they may read now, and nothing of those that became or were part of them.
    pub async fn document_events(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        ids: &[String],
        request: &EventsRequest,
    ) -> Result<EventPage<EventsOfDocuments>, LakeError> {
        if reader.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let ids = self.visible(dataset, reader, possible(ids)).await?;
        let ids: Vec<DocumentId> = ids
            .iter()
            .filter_map(|id| DocumentId::parse(id).ok())
            .collect();
        let mut database = self.pool.begin().await?;
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let seen = self.seen(&mut database, dataset, reader, &ids).await?;
        let mut candidates = changes(&mut database, dataset.ds, &ids, request).await?;
        candidates.extend(
            seen.schedulings(&mut database, dataset.ds, &ids, request)
                .await?,
        );
        let (taken, next) = cut(candidates, request.limit);
        let events = seen.events(&mut database, dataset.ds, &ids, taken).await?;
        Ok(EventPage { events, next })
    }

    /// Those of these documents that the reader may read now, or all if they see everything.
    pub(super) async fn visible(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        ids: Vec<String>,
    ) -> Result<Vec<String>, LakeError> {
        if reader.sees_everything() || ids.is_empty() {
            return Ok(ids);
        }
        let found = self.documents(dataset, reader, &ids).await?;
        let omitted: BTreeSet<&String> = found.omitted.iter().collect();
        Ok(ids
            .iter()
            .filter(|id| !omitted.contains(id))
            .cloned()
            .collect())
    }

    async fn seen(
        &self,
        database: &mut PgConnection,
        dataset: &Dataset,
        reader: &Reader,
        ids: &[DocumentId],
    ) -> Result<Seen, LakeError> {
        let members = group::members(database, dataset.ds, ids).await?;
        let members = members.iter().map(ToString::to_string).collect();
        let members = self.visible(dataset, reader, members).await?;
        let members: BTreeSet<DocumentId> = members
            .iter()
            .filter_map(|id| DocumentId::parse(id).ok())
            .collect();
        let releases: BTreeSet<String> = members
            .iter()
            .filter_map(|id| id.release().map(document_of))
            .collect();
        let releases = releases.into_iter().collect();
        let releases = self.visible(dataset, reader, releases).await?;
        let releases = release_states::steps(database, dataset.ds, &releases).await?;
        Ok(Seen { members, releases })
    }
}

/// What a reader may learn of, beside the documents themselves.
struct Seen {
    /// The documents of the same groups.
    members: BTreeSet<DocumentId>,
    /// The steps of their releases, by the ids of the releases' documents.
    releases: BTreeMap<String, Steps>,
}

/// The page of changes that are events of their own, and one more.
async fn changes(
    database: &mut PgConnection,
    ds: i32,
    ids: &[DocumentId],
    request: &EventsRequest,
) -> Result<Vec<Candidate<What>>, LakeError> {
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

fn of_row(row: Row) -> Option<Candidate<What>> {
    let document = DocumentId::parse(&row.document).ok()?;
    let change = GroupChange {
        document: document.clone(),
        deed: deed_of(row.created, row.deleted),
        previous_revision: row.revision,
    };
    let head = Head {
        seq: row.seq,
        id: row.id,
        author: row.author,
        at: row.at,
    };
    Some(Candidate {
        seq: row.seq,
        document,
        what: What::Own(head, change),
    })
}

impl Seen {
    /// The schedules of releases, one event of each version that was there.
    async fn schedulings(
        &self,
        database: &mut PgConnection,
        ds: i32,
        ids: &[DocumentId],
        request: &EventsRequest,
    ) -> Result<Vec<Candidate<What>>, LakeError> {
        let mut places: ByPlace<(&Head, Scheduling)> = BTreeMap::new();
        for id in ids {
            let Some(steps) = id.release().and_then(|name| self.steps_of(name)) else {
                continue;
            };
            for (head, scheduling) in schedulings(steps) {
                let comes = |cursor: &EventCursor| cursor.is_before(head.seq, id.as_str());
                if request.after.as_ref().is_none_or(comes) {
                    places.insert((head.seq, id.clone()), (head, scheduling));
                }
            }
        }
        let there = there(database, ds, places.keys()).await?;
        let candidates = there.into_iter().filter_map(|((seq, document), revision)| {
            let (head, scheduling) = places.remove(&(seq, document.clone()))?;
            Some(Candidate {
                seq,
                document,
                what: What::Scheduling(head.clone(), scheduling, revision),
            })
        });
        Ok(candidates.collect())
    }

    fn steps_of(&self, release: &str) -> Option<&Steps> {
        self.releases.get(&document_of(release))
    }

    fn release_deed(&self, release: &str, seq: i64) -> Option<ReleaseDeed> {
        deed(self.steps_of(release)?, seq)
    }

    /// The events of a page, by document, each with what else its transaction did.
    async fn events(
        &self,
        database: &mut PgConnection,
        ds: i32,
        ids: &[DocumentId],
        taken: Vec<Candidate<What>>,
    ) -> Result<EventsOfDocuments, LakeError> {
        let beside = self.beside(database, ds, &taken).await?;
        let remaining = self.remaining(database, ds, &taken).await?;
        let published = self.published_versions(&taken, &beside);
        let contributors = contributors(database, ds, &published).await?;
        let mut events: EventsOfDocuments =
            ids.iter().map(|id| (id.to_string(), Vec::new())).collect();
        for one in taken {
            let place = (one.seq, one.document.clone());
            let event = match &one.what {
                What::Scheduling(head, scheduling, revision) => {
                    Some(scheduling.event(head, &one.document, revision))
                }
                What::Own(head, change) => {
                    let version = published.get(&place).cloned();
                    let authors = version.and_then(|id| contributors.get(&(one.seq, id)));
                    let scene = Scene {
                        transaction: head,
                        own: change,
                        others: others(&beside, &place),
                        remaining: remaining.get(&place).map_or(&[], Vec::as_slice),
                        contributors: authors.map_or(&[], Vec::as_slice),
                        release_deed: &|release| self.release_deed(release, one.seq),
                    };
                    scene.event()
                }
            };
            events
                .entry(one.document.to_string())
                .or_default()
                .extend(event);
        }
        Ok(events)
    }

    /// What the transactions of these candidates did to other documents of the same group.
    async fn beside(
        &self,
        database: &mut PgConnection,
        ds: i32,
        taken: &[Candidate<What>],
    ) -> Result<ByPlace<Vec<GroupChange>>, LakeError> {
        let numbers: BTreeSet<i64> = taken.iter().map(|one| one.seq).collect();
        let changes = group_changes::changes(database, ds, &numbers, &self.members).await?;
        let mut beside: ByPlace<Vec<GroupChange>> = BTreeMap::new();
        for (seq, change) in changes {
            for one in taken.iter().filter(|one| one.seq == seq) {
                let together = one.document.published_str() == change.document.published_str();
                if together && one.document != change.document {
                    let place = (seq, one.document.clone());
                    beside.entry(place).or_default().push(change.clone());
                }
            }
        }
        Ok(beside)
    }

    /// What was left of the group where a document went.
    async fn remaining(
        &self,
        database: &mut PgConnection,
        ds: i32,
        taken: &[Candidate<What>],
    ) -> Result<ByPlace<Vec<Remaining>>, LakeError> {
        let gone: Vec<&Candidate<What>> = taken
            .iter()
            .filter(|one| matches!(&one.what, What::Own(_, change) if change.deed == Deed::Deleted))
            .collect();
        let siblings = |one: &Candidate<What>| {
            let published = one.document.published_id();
            let members = self.members.iter();
            let members = members.filter(move |id| id.published_str() == published.as_str());
            members.cloned().collect::<Vec<_>>()
        };
        let places: BTreeSet<(i64, DocumentId)> = gone
            .iter()
            .flat_map(|one| siblings(one).into_iter().map(|id| (one.seq, id)))
            .collect();
        let there = there(database, ds, places.iter()).await?;
        let remaining = gone.into_iter().map(|one| {
            let left = siblings(one).into_iter().filter_map(|document| {
                let revision = there.get(&(one.seq, document.clone()))?.clone();
                Some(Remaining { document, revision })
            });
            ((one.seq, one.document.clone()), left.collect())
        });
        Ok(remaining.collect())
    }

    /// The versions that these candidates tell the publication of.
    fn published_versions(
        &self,
        taken: &[Candidate<What>],
        beside: &ByPlace<Vec<GroupChange>>,
    ) -> ByPlace<DocumentId> {
        let published = taken.iter().filter_map(|one| {
            let What::Own(head, own) = &one.what else {
                return None;
            };
            let place = (one.seq, one.document.clone());
            let scene = Scene {
                transaction: head,
                own,
                others: others(beside, &place),
                remaining: &[],
                contributors: &[],
                release_deed: &|release| self.release_deed(release, one.seq),
            };
            let version = match own.document.kind() {
                IdKind::Draft | IdKind::Version => own.document.clone(),
                _ => scene.published_version()?.document.clone(),
            };
            Some((place, version))
        });
        published.collect()
    }
}

fn others<'b>(
    beside: &'b ByPlace<Vec<GroupChange>>,
    place: &(i64, DocumentId),
) -> &'b [GroupChange] {
    beside.get(place).map_or(&[], Vec::as_slice)
}
