//! The events of a release.

use super::document_event::TransactionHeader;
use super::event_page::{Candidate, EventCursor, EventPage, EventsRequest, first_page};
use super::release_event::{Membership, moves_all_versions, of_step};
use super::release_states::{self, ReleaseStep, Steps, document_of};
use crate::rows::from_row;
use crate::{Dataset, Lake, LakeError, Principal};
use documents::{DocumentId, ReleaseName};
use serde_json::Value;
use sqlx::PgConnection;

struct Row {
    seq: i64,
    document: String,
    created: bool,
    kind: Option<String>,
    revision: Option<String>,
    published_revision: Option<String>,
    id: String,
    author: String,
    at: String,
}

from_row!(Row: seq, document, created, kind, revision, published_revision, id, author, at);

/// Versions that were created or deleted, except by some transactions. The revision of the published
/// document is the transaction that wrote it last.
const MEMBERSHIPS: &str = r#"select c.seq, c.document, c.revert = '[0,null]' as created,
       case when c.revert = '[0,null]' then c.apply else c.revert end::json -> 1 ->> '_type' as kind,
       case when c.apply = '[0,null]' then c.revert::json -> 1 ->> '_rev' end as revision,
       p.id as published_revision, t.id, t.author,
       to_char(t.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from change c join transaction t on t.ds = c.ds and t.seq = c.seq
     left join lateral (
       select w.id, o.apply from change o join transaction w on w.ds = o.ds and w.seq = o.seq
       where o.ds = $1 and o.seq <= c.seq
       and o.document = regexp_replace(c.document, '^versions\.[^.]+\.', '')
       order by o.seq desc limit 1
     ) p on p.apply <> '[0,null]'
     where c.ds = $1 and c.document >= $2 and c.document < $3
     and (c.apply = '[0,null]' or c.revert = '[0,null]') and c.apply <> c.revert
     and c.seq <> all($4) and ($5::bigint is null or (c.seq, c.document) < ($5, $6))
     and ($8::text[] is null or c.document = any($8))
     order by c.seq desc, c.document desc limit $7"#;

/// The source of an event.
enum Source {
    Step(ReleaseStep),
    Membership(Row),
}

impl Lake {
    /// A page of the events of a release; it is empty if the release does not exist.
    pub async fn release_events(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        release: &ReleaseName,
        request: &EventsRequest,
    ) -> Result<EventPage<Vec<Value>>, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let document = document_of(release.as_str());
        let visible = self
            .visible(dataset, principal, vec![document.clone()])
            .await?;
        if visible.is_empty() {
            let events = Vec::new();
            return Ok(EventPage { events, next: None });
        }
        let only = self.visible_versions(dataset, principal, release).await?;
        let mut database = self.pool.begin().await?;
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let mut steps = release_states::steps(&mut database, dataset.ds, &visible).await?;
        let steps = steps.remove(&document).unwrap_or_default();
        let query = EventQuery {
            ds: dataset.ds,
            release,
            request,
            only,
        };
        let rows = query.memberships(&mut database, &steps).await?;
        let candidates = rows.into_iter().filter_map(of_row);
        let candidates = candidates.chain(query.steps(steps)).collect();
        let (page, next) = first_page(candidates, request.limit);
        let events = page.iter().filter_map(|candidate| match &candidate.source {
            Source::Step(step) => of_step(release.as_str(), step),
            Source::Membership(row) => Some(membership(row, &candidate.document, release)),
        });
        let events = events.collect();
        Ok(EventPage { events, next })
    }

    /// The versions of a release that the reader may read now; `None` if all are.
    async fn visible_versions(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        release: &ReleaseName,
    ) -> Result<Option<Vec<String>>, LakeError> {
        if principal.sees_everything() {
            return Ok(None);
        }
        let versions: Vec<String> =
            sqlx::query_scalar("select id from document where ds = $1 and layer = $2 order by id")
                .bind(dataset.ds)
                .bind(release.as_str())
                .fetch_all(&self.pool)
                .await?;
        Ok(Some(self.visible(dataset, principal, versions).await?))
    }
}

/// The query for the events of a release.
struct EventQuery<'a> {
    ds: i32,
    release: &'a ReleaseName,
    request: &'a EventsRequest,
    /// If set, only these versions have events.
    only: Option<Vec<String>>,
}

impl EventQuery<'_> {
    async fn memberships(
        &self,
        database: &mut PgConnection,
        steps: &[ReleaseStep],
    ) -> Result<Vec<Row>, LakeError> {
        let moving = steps.iter().filter(|step| moves_all_versions(step));
        let moving: Vec<i64> = moving.map(|step| step.transaction.seq).collect();
        let after = self.request.after.as_ref();
        let rows = sqlx::query_as(MEMBERSHIPS)
            .bind(self.ds)
            .bind(format!("versions.{}.", self.release))
            // In ASCII the slash comes after the dot.
            .bind(format!("versions.{}/", self.release))
            .bind(moving)
            .bind(after.map(|cursor| cursor.seq))
            .bind(after.map(|cursor| cursor.document.as_str()))
            // One more row shows whether there is a next page.
            .bind(i64::try_from(self.request.limit.saturating_add(1)).unwrap_or(i64::MAX))
            .bind(self.only.as_deref())
            .fetch_all(database)
            .await?;
        Ok(rows)
    }

    /// The steps that are events and belong to this page or a later one.
    fn steps(&self, steps: Steps) -> impl Iterator<Item = Candidate<Source>> {
        let document = DocumentId::parse(&document_of(self.release.as_str())).ok();
        let events = steps.into_iter().filter_map(move |step| {
            of_step(self.release.as_str(), &step)?;
            Some(Candidate {
                seq: step.transaction.seq,
                document: document.clone()?,
                source: Source::Step(step),
            })
        });
        events.filter(|event| {
            let is_later =
                |cursor: &EventCursor| cursor.is_before(event.seq, event.document.as_str());
            self.request.after.as_ref().is_none_or(is_later)
        })
    }
}

fn of_row(row: Row) -> Option<Candidate<Source>> {
    Some(Candidate {
        seq: row.seq,
        document: DocumentId::parse(&row.document).ok()?,
        source: Source::Membership(row),
    })
}

fn membership(row: &Row, version: &DocumentId, release: &ReleaseName) -> Value {
    let transaction = TransactionHeader {
        seq: row.seq,
        id: row.id.clone(),
        author: row.author.clone(),
        at: row.at.clone(),
    };
    let published = row.published_revision.as_deref().unwrap_or_default();
    let membership = Membership {
        transaction: &transaction,
        version,
        kind: row.kind.as_deref().unwrap_or_default(),
        version_revision: row.revision.as_deref().unwrap_or(&row.id),
        added_to: row.created.then_some(published),
    };
    membership.event(release.as_str())
}
