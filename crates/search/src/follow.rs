//! The index follows the transactions of a dataset, whose numbers have no gap.

use crate::entry::parse_day;
use crate::index::write;
use crate::rules::fingerprint;
use crate::{Entry, SearchError, SearchIndex, vectors};
use lake::{FollowedChanges, FollowedDataset, Referrer};
use sqlx::PgConnection;
use std::collections::{BTreeMap, BTreeSet};

/// Documents that are read and written at once.
const CHUNK: i64 = 200;
/// Transactions that are looked at at once.
const MAX_TRANSACTIONS: i64 = 1000;

/// How far an index has come with all documents of a dataset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Documents that were looked at.
    pub done: i64,
    /// Documents in all.
    pub all: i64,
}

/// How far the index of a dataset has come.
pub(crate) struct IndexPosition {
    /// The number of the last transaction that is in it.
    pub(crate) seq: i64,
    /// The fingerprint of the rules by which it was written.
    pub(crate) rules: i32,
}

/// What is to be done for a dataset.
enum Work {
    Nothing,
    /// All documents are to be looked at: the rules are others, or nobody knows what changed.
    All,
    /// These documents were touched by the transactions up to a number.
    Some(Vec<String>, i64),
}

impl SearchIndex {
    /// How far each index has come, by the number of its dataset.
    pub(crate) async fn positions(&self) -> Result<BTreeMap<i32, IndexPosition>, SearchError> {
        let rows: Vec<(i32, i64, i32)> =
            sqlx::query_as("select ds, seq, rules from search_position")
                .fetch_all(&self.pool)
                .await?;
        let position = |(ds, seq, rules)| (ds, IndexPosition { seq, rules });
        Ok(rows.into_iter().map(position).collect())
    }

    /// Datasets whose index is behind.
    pub async fn behind(&self) -> Result<Vec<i32>, SearchError> {
        // The positions are read first: a commit in between makes a dataset look behind, and never
        // up to date.
        let positions = self.positions().await?;
        let is_behind = |dataset: &FollowedDataset| {
            positions.get(&dataset.ds).is_none_or(|position| {
                dataset.seq > position.seq || position.rules != fingerprint(dataset.search_rules())
            })
        };
        let mut database = self.pool.acquire().await?;
        let datasets = self.lake.followed_datasets(&mut database).await?;
        let behind = datasets.iter().filter(|dataset| is_behind(dataset));
        Ok(behind.map(|dataset| dataset.ds).collect())
    }

    /// Brings the index of a dataset up to date, unless another node is at it. Returns whether
    /// there may be more to do.
    pub async fn catch_up(&self, ds: i32) -> Result<bool, SearchError> {
        let mut database = self.pool.begin().await?;
        if !is_only_writer(&mut database, ds).await? {
            return Ok(false);
        }
        let Some(dataset) = self.lake.followed_dataset(&mut database, ds).await? else {
            return Ok(false);
        };
        match work(&mut database, &dataset).await? {
            Work::Nothing => Ok(false),
            Work::All => {
                self.rebuild(ds, |_| {}).await?;
                database.commit().await?;
                Ok(true)
            }
            Work::Some(ids, seq) => {
                for ids in ids.chunks(usize::try_from(CHUNK).unwrap_or(1)) {
                    renew(&mut database, &dataset, ids).await?;
                }
                set_position(&mut database, &dataset, seq).await?;
                database.commit().await?;
                Ok(true)
            }
        }
    }

    /// Writes all entries of a dataset again. The old ones are found until then.
    pub async fn rebuild(
        &self,
        ds: i32,
        progress: impl Fn(Progress),
    ) -> Result<Progress, SearchError> {
        let mut database = self.pool.acquire().await?;
        let Some(dataset) = self.lake.followed_dataset(&mut database, ds).await? else {
            return Ok(Progress { done: 0, all: 0 });
        };
        let all = dataset.published_count(&mut database).await?;
        drop(database);
        let mut done = 0;
        let mut after = String::new();
        loop {
            let mut database = self.pool.begin().await?;
            let ids = dataset.published_ids(&mut database, &after, CHUNK).await?;
            let Some(last) = ids.last() else {
                set_position(&mut database, &dataset, dataset.seq).await?;
                database.commit().await?;
                return Ok(Progress { done, all: done });
            };
            after.clone_from(last);
            renew(&mut database, &dataset, &ids).await?;
            database.commit().await?;
            done += i64::try_from(ids.len()).unwrap_or_default();
            progress(Progress {
                done,
                all: all.max(done),
            });
        }
    }
}

/// One node at a time writes the index of a dataset, until its transaction ends.
async fn is_only_writer(database: &mut PgConnection, ds: i32) -> Result<bool, SearchError> {
    let locked = "select pg_try_advisory_xact_lock(hashtext('vitrine search'), $1)";
    Ok(sqlx::query_scalar(locked)
        .bind(ds)
        .fetch_one(database)
        .await?)
}

async fn work(database: &mut PgConnection, dataset: &FollowedDataset) -> Result<Work, SearchError> {
    let position: Option<(i64, i32)> =
        sqlx::query_as("select seq, rules from search_position where ds = $1")
            .bind(dataset.ds)
            .fetch_optional(&mut *database)
            .await?;
    let Some((since, rules)) = position else {
        return Ok(Work::All);
    };
    if rules != fingerprint(dataset.search_rules()) {
        return Ok(Work::All);
    }
    let changes = dataset
        .changes_after(&mut *database, since, MAX_TRANSACTIONS)
        .await?;
    match changes {
        None => Ok(Work::Nothing),
        Some(FollowedChanges { bulk: true, .. }) => Ok(Work::All),
        Some(FollowedChanges { touched, up_to, .. }) => Ok(Work::Some(
            concerned(database, dataset, touched).await?,
            up_to,
        )),
    }
}

/// The published documents whose entries may be others because these were touched.
async fn concerned(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    touched: Vec<String>,
) -> Result<Vec<String>, SearchError> {
    let published = touched.iter().filter(|id| !id.contains('.'));
    let published: Vec<String> = published.cloned().collect();
    let mut concerned = ended_by(&mut *database, dataset, &touched, &published).await?;
    concerned.extend(named_by(database, dataset, &published).await?);
    concerned.extend(published);
    Ok(concerned.into_iter().collect())
}

/// The pages that are over on another day because these documents were touched.
async fn ended_by(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    touched: &[String],
    published: &[String],
) -> Result<BTreeSet<String>, SearchError> {
    let rules = &dataset.search_rules().last_day_of_referring;
    if rules.is_empty() {
        return Ok(BTreeSet::new());
    }
    let referring: Vec<&str> = rules.iter().map(|rule| &*rule.referring_type).collect();
    let pages = dataset
        .referred_to_by(&mut *database, touched, &referring)
        .await?;
    let mut ended: BTreeSet<String> = pages.into_iter().collect();
    // An event that refers to another page now, or is deleted, does not say which page it had.
    let former_pages: Vec<String> = sqlx::query_scalar(
        "select id from search_entry
         where ds = $1 and referrers <> '{}' and referrers && $2",
    )
    .bind(dataset.ds)
    .bind(published)
    .fetch_all(database)
    .await?;
    ended.extend(former_pages);
    Ok(ended)
}

/// The pages that are found by the names of these documents.
async fn named_by(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    published: &[String],
) -> Result<Vec<String>, SearchError> {
    let rules = &dataset.search_rules().names_of_referred;
    if rules.is_empty() {
        return Ok(Vec::new());
    }
    let types: Vec<&str> = rules.iter().map(|rule| &*rule.referred_type).collect();
    Ok(dataset.referring_to(database, published, &types).await?)
}

/// The entries of those documents that are pages.
async fn entries(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    ids: &[String],
) -> Result<Vec<Entry>, SearchError> {
    let rules = dataset.search_rules();
    let bodies = dataset.documents(&mut *database, ids).await?;
    let entry = |body: String| Entry::read(&serde_json::from_str(&body).ok()?, rules);
    let mut entries: Vec<Entry> = bodies.into_iter().filter_map(entry).collect();
    let mut referrers: Vec<(&str, Referrer)> = Vec::new();
    for rule in &rules.last_day_of_referring {
        let pages = entries.iter().filter(|entry| entry.kind == rule.page_type);
        let pages: Vec<String> = pages.map(|entry| entry.id.clone()).collect();
        if pages.is_empty() {
            continue;
        }
        let referring = (&*rule.referring_type, &*rule.path);
        let of_pages = dataset
            .referrers(&mut *database, &pages, referring)
            .await?
            .into_iter();
        referrers.extend(of_pages.map(|one| (&*rule.page_type, one)));
    }
    for entry in &mut entries {
        let own = referrers.iter().filter(|(page_type, referrer)| {
            *page_type == entry.kind && referrer.target == entry.id
        });
        let own = own.map(|(_, referrer)| referrer);
        let ids: BTreeSet<String> = own.clone().map(|one| one.id.clone()).collect();
        let last_day = own.filter_map(|one| parse_day(one.value.as_deref()?)).max();
        entry.referrers = ids.into_iter().collect();
        entry.until = last_day.or(entry.until);
    }
    add_names(database, dataset, &mut entries).await?;
    Ok(entries)
}

/// Adds to each page the names of the documents that it refers to.
async fn add_names(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    entries: &mut [Entry],
) -> Result<(), SearchError> {
    let pages: Vec<String> = entries.iter().map(|entry| entry.id.clone()).collect();
    let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for rule in &dataset.search_rules().names_of_referred {
        let referred = (&*rule.referred_type, &*rule.path);
        let texts = dataset.texts_of_referred(&mut *database, &pages, referred);
        for (page, name) in texts.await? {
            names.entry(page).or_default().push(name);
        }
    }
    for entry in entries {
        entry.add_names(names.get(&entry.id).map_or(&[], Vec::as_slice));
    }
    Ok(())
}

/// Writes the entries of documents, and removes those of documents that are no pages any more.
async fn renew(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    ids: &[String],
) -> Result<(), SearchError> {
    let mut entries = entries(database, dataset, ids).await?;
    let read: Vec<String> = entries.iter().map(|entry| entry.id.clone()).collect();
    // A document that was unpublished meanwhile has no entry.
    let held = dataset.hold_documents(&mut *database, &read).await?;
    let held: BTreeSet<String> = held.into_iter().collect();
    entries.retain(|entry| held.contains(&entry.id));
    write(database, dataset.ds, &entries).await?;
    let written: Vec<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    sqlx::query("delete from search_entry where ds = $1 and id = any($2) and id <> all($3)")
        .bind(dataset.ds)
        .bind(ids)
        .bind(written)
        .execute(&mut *database)
        .await?;
    vectors::queue(database, dataset.ds, ids).await
}

async fn set_position(
    database: &mut PgConnection,
    dataset: &FollowedDataset,
    seq: i64,
) -> Result<(), SearchError> {
    sqlx::query(
        "insert into search_position (ds, seq, rules) values ($1, $2, $3)
         on conflict (ds) do update set
           seq = greatest(search_position.seq, excluded.seq), rules = excluded.rules",
    )
    .bind(dataset.ds)
    .bind(seq)
    .bind(fingerprint(dataset.search_rules()))
    .execute(database)
    .await?;
    Ok(())
}
