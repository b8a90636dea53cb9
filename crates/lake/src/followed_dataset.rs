//! A dataset as an index of its published documents follows it.
//!
//! The index may have connections of its own, and writes its tables in the same transaction:
//! every call takes its connection.

use crate::configuration::{ConfigurationDigests, ConfigurationInForce};
use crate::rows::from_row;
use crate::{Lake, LakeError, SearchRules};
use sqlx::PgConnection;
use std::sync::Arc;

/// A dataset that an index follows.
#[derive(Clone, Debug)]
pub struct FollowedDataset {
    /// Its number in the database.
    pub ds: i32,
    /// Its project and name: `kitchen/production`.
    pub name: String,
    /// The number of its latest transaction.
    pub seq: i64,
    in_force: Arc<ConfigurationInForce>,
}

/// What some transactions touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedChanges {
    /// The number of the last of them.
    pub up_to: i64,
    /// Whether nothing is known of what one of them touched: many documents came in at once.
    pub bulk: bool,
    /// The ids of what they touched, of drafts and versions too.
    pub touched: Vec<String>,
}

/// A published document that refers to another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referrer {
    /// Its id.
    pub id: String,
    /// What it refers to.
    pub target: String,
    /// What it has at a path.
    pub value: Option<String>,
}

from_row!(Referrer: id, target, value);

struct Row {
    ds: i32,
    name: String,
    seq: i64,
    configuration: Option<String>,
    former_configuration: Option<String>,
}

from_row!(Row: ds, name, seq, configuration, former_configuration);

impl Lake {
    /// All datasets.
    pub async fn followed_datasets(
        &self,
        database: &mut PgConnection,
    ) -> Result<Vec<FollowedDataset>, LakeError> {
        self.followed(database, None).await
    }

    /// A dataset; `None` if it was deleted.
    pub async fn followed_dataset(
        &self,
        database: &mut PgConnection,
        ds: i32,
    ) -> Result<Option<FollowedDataset>, LakeError> {
        Ok(self.followed(database, Some(ds)).await?.pop())
    }

    async fn followed(
        &self,
        database: &mut PgConnection,
        ds: Option<i32>,
    ) -> Result<Vec<FollowedDataset>, LakeError> {
        let rows: Vec<Row> = sqlx::query_as(
            "select ds, project || '/' || name as name, seq, configuration, former_configuration
             from dataset where $1::integer is null or ds = $1 order by project, dataset.name",
        )
        .bind(ds)
        .fetch_all(&mut *database)
        .await?;
        let mut followed = Vec::with_capacity(rows.len());
        for row in rows {
            let digests = ConfigurationDigests {
                current: row.configuration,
                former: row.former_configuration,
            };
            followed.push(FollowedDataset {
                ds: row.ds,
                name: row.name,
                seq: row.seq,
                in_force: self.configuration_in_force(&mut *database, digests).await?,
            });
        }
        Ok(followed)
    }
}

impl FollowedDataset {
    /// What of it is searched.
    pub fn search_rules(&self) -> &SearchRules {
        self.in_force.configuration.search()
    }

    /// What the next transactions after a number touched; `None` if there are none.
    pub async fn changes_after(
        &self,
        database: &mut PgConnection,
        after: i64,
        max_transactions: i64,
    ) -> Result<Option<FollowedChanges>, LakeError> {
        let (up_to, bulk): (Option<i64>, Option<bool>) = sqlx::query_as(
            "select max(seq), bool_or(bulk) from (
               select seq, bulk from transaction where ds = $1 and seq > $2 order by seq limit $3
             ) as next",
        )
        .bind(self.ds)
        .bind(after)
        .bind(max_transactions)
        .fetch_one(&mut *database)
        .await?;
        let Some(up_to) = up_to else {
            return Ok(None);
        };
        let touched = sqlx::query_scalar(
            "select distinct document from change where ds = $1 and seq > $2 and seq <= $3",
        );
        let touched = touched.bind(self.ds).bind(after).bind(up_to);
        Ok(Some(FollowedChanges {
            up_to,
            bulk: bulk.unwrap_or_default(),
            touched: touched.fetch_all(database).await?,
        }))
    }

    /// How many published documents it has.
    pub async fn published_count(&self, database: &mut PgConnection) -> Result<i64, LakeError> {
        let count = "select count(*) from document where ds = $1 and layer = 'published'";
        let count = sqlx::query_scalar(count).bind(self.ds);
        Ok(count.fetch_one(database).await?)
    }

    /// The next ids of published documents after one, in their order.
    pub async fn published_ids(
        &self,
        database: &mut PgConnection,
        after: &str,
        max: i64,
    ) -> Result<Vec<String>, LakeError> {
        let ids = sqlx::query_scalar(
            "select id from document
             where ds = $1 and layer = 'published' and id > $2 order by id limit $3",
        );
        let ids = ids.bind(self.ds).bind(after).bind(max);
        Ok(ids.fetch_all(database).await?)
    }

    /// The JSON texts of those of these documents that are published.
    pub async fn documents(
        &self,
        database: &mut PgConnection,
        ids: &[String],
    ) -> Result<Vec<String>, LakeError> {
        let bodies = sqlx::query_scalar(
            "select body from document where ds = $1 and id = any($2) and layer = 'published'",
        );
        Ok(bodies.bind(self.ds).bind(ids).fetch_all(database).await?)
    }

    /// Those of these documents that are there, and stay until the transaction ends: what is
    /// written about them may refer to them.
    pub async fn hold_documents(
        &self,
        database: &mut PgConnection,
        ids: &[String],
    ) -> Result<Vec<String>, LakeError> {
        let held = sqlx::query_scalar(
            "select id from document where ds = $1 and id = any($2) order by id for key share",
        );
        Ok(held.bind(self.ds).bind(ids).fetch_all(database).await?)
    }

    /// The targets of the references in these documents, as far as these are of some types.
    pub async fn referred_to_by(
        &self,
        database: &mut PgConnection,
        ids: &[String],
        types: &[&str],
    ) -> Result<Vec<String>, LakeError> {
        let targets = sqlx::query_scalar(
            "select distinct dst from reference
               join document on document.ds = $1 and document.id = src and type = any($3)
             where reference.ds = $1 and src = any($2)",
        );
        let targets = targets.bind(self.ds).bind(ids).bind(types);
        Ok(targets.fetch_all(database).await?)
    }

    /// The published documents that refer to those of these that are of some types or are gone.
    pub async fn referring_to(
        &self,
        database: &mut PgConnection,
        ids: &[String],
        types: &[&str],
    ) -> Result<Vec<String>, LakeError> {
        let referring = sqlx::query_scalar(
            "select distinct src from reference
               join document on document.ds = $1 and document.id = src and layer = 'published'
               left join document target on target.ds = $1 and target.id = dst
             where reference.ds = $1 and dst = any($2)
               and (target.id is null or target.type = any($3))",
        );
        let referring = referring.bind(self.ds).bind(ids).bind(types);
        Ok(referring.fetch_all(database).await?)
    }

    /// The texts that published documents of a type have at a path, each with the document that
    /// refers to it, in their order.
    pub async fn texts_of_referred(
        &self,
        database: &mut PgConnection,
        ids: &[String],
        (referred_type, path): (&str, &str),
    ) -> Result<Vec<(String, String)>, LakeError> {
        let texts = sqlx::query_as(
            "select distinct src, text from (
               select src, body::jsonb #> string_to_array($4, '.') as value
               from reference
                 join document on document.ds = $1 and document.id = dst and type = $3
                   and layer = 'published'
               where reference.ds = $1 and src = any($2)
             ) as referred, lateral (select value #>> '{}' as text) as texts
             where jsonb_typeof(value) = 'string' order by src, text",
        );
        let texts = texts.bind(self.ds).bind(ids);
        let texts = texts.bind(referred_type).bind(path);
        Ok(texts.fetch_all(database).await?)
    }

    /// The published documents of a type that refer to these, and what they have at a path.
    pub async fn referrers(
        &self,
        database: &mut PgConnection,
        ids: &[String],
        (referring_type, path): (&str, &str),
    ) -> Result<Vec<Referrer>, LakeError> {
        let referrers = sqlx::query_as(
            "select distinct src as id, dst as target,
               body::jsonb #>> string_to_array($4, '.') as value
             from reference
               join document on document.ds = $1 and document.id = src and type = $3
                 and layer = 'published'
             where reference.ds = $1 and dst = any($2)",
        );
        let referrers = referrers.bind(self.ds).bind(ids);
        let referrers = referrers.bind(referring_type).bind(path);
        Ok(referrers.fetch_all(database).await?)
    }
}
