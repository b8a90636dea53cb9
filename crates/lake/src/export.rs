//! All documents of a dataset, as a stream.

use crate::{Dataset, Lake, LakeError, Permission, Principal};
use futures_util::TryStreamExt;
use std::time::Duration;
use tokio::sync::mpsc;

/// Which documents to export.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Only these types; all, if there is none.
    pub types: Vec<String>,
    /// Leave out drafts, versions and the releases they belong to.
    pub without_drafts: bool,
    /// Leave out the service's own documents, except releases.
    pub without_system: bool,
    /// How long a receiver may take nothing before the export ends; for ever, if not set.
    /// An export that waits holds a connection.
    pub patience: Option<Duration>,
}

/// The JSON texts of some documents.
pub type Texts = Vec<String>;

/// Bytes of text that are sent on together.
const CHUNK: usize = 256 << 10;

const CHOSEN: &str = "from document where ds = $1
     and (cardinality($2::text[]) = 0 or type = any($2))
     and (not $3 or (layer = 'published' and not starts_with(id, '_.releases.')))
     and (not $4 or not starts_with(id, '_.') or starts_with(id, '_.releases.'))";

impl Lake {
    /// Sends the documents that the reader may read in the order of their ids, each as it
    /// is stored, and returns their number. All are of one moment, whatever is written
    /// meanwhile. The receiver sets the pace; few documents are in memory at a time.
    /// `counted` receives the number before the first document is sent.
    pub async fn export(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        selection: &Selection,
        counted: impl FnOnce(u64),
        receiver: &mpsc::Sender<Result<Texts, LakeError>>,
    ) -> Result<u64, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::Forbidden("read"));
        }
        let mut database = self.pool.begin().await?;
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let count: i64 =
            sqlx::query_scalar(sqlx::AssertSqlSafe(format!("select count(*) {CHOSEN}")))
                .bind(dataset.ds)
                .bind(&selection.types)
                .bind(selection.without_drafts)
                .bind(selection.without_system)
                .fetch_one(&mut *database)
                .await?;
        if principal.sees_everything() {
            counted(count.unsigned_abs());
        }
        let statement = format!("select body {CHOSEN} order by id");
        let mut bodies = sqlx::query_scalar::<_, String>(sqlx::AssertSqlSafe(statement))
            .bind(dataset.ds)
            .bind(&selection.types)
            .bind(selection.without_drafts)
            .bind(selection.without_system)
            .fetch(&mut *database);
        let mut chunk = Texts::new();
        let mut bytes = 0;
        let mut sent = 0;
        while let Some(body) = bodies.try_next().await? {
            if !principal.sees_everything()
                && !principal.may_with_text(&[Permission::Read], &body)?
            {
                continue;
            }
            sent += 1;
            bytes += body.len();
            chunk.push(body);
            if bytes >= CHUNK {
                bytes = 0;
                send(receiver, std::mem::take(&mut chunk), selection.patience).await?;
            }
        }
        if !chunk.is_empty() {
            send(receiver, chunk, selection.patience).await?;
        }
        Ok(sent)
    }
}

async fn send(
    receiver: &mpsc::Sender<Result<Texts, LakeError>>,
    chunk: Texts,
    patience: Option<Duration>,
) -> Result<(), LakeError> {
    let taken = match patience {
        Some(patience) => receiver.send_timeout(Ok(chunk), patience).await.is_ok(),
        None => receiver.send(Ok(chunk)).await.is_ok(),
    };
    if taken {
        Ok(())
    } else {
        Err(LakeError::Unread)
    }
}
