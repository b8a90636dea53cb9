//! The states that releases went through.

use super::document_event::TransactionHeader;
use super::rebuild;
use crate::LakeError;
use documents::effects;
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// The fields of a release on which its events depend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ReleaseView {
    pub(super) state: String,
    pub(super) publish_at: Option<String>,
}

/// The change of a release by a transaction; `None` where the release does not exist.
#[derive(Clone, Debug)]
pub(super) struct ReleaseStep {
    pub(super) transaction: TransactionHeader,
    pub(super) before: Option<ReleaseView>,
    pub(super) after: Option<ReleaseView>,
}

/// The steps of a release, the latest first.
pub(super) type Steps = Vec<ReleaseStep>;

impl ReleaseStep {
    /// The states before and after; empty where there is none.
    pub(super) fn states(&self) -> (&str, &str) {
        (
            state_of(self.before.as_ref()),
            state_of(self.after.as_ref()),
        )
    }
}

fn state_of(view: Option<&ReleaseView>) -> &str {
    view.map_or("", |view| &view.state)
}

/// The id of a release's document.
pub(super) fn document_of(release: &str) -> String {
    format!("_.releases.{release}")
}

const STEPS: &str = "select c.document, c.revert, t.seq, t.id, t.author,
       to_char(t.at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') as at
     from change c join transaction t on t.ds = c.ds and t.seq = c.seq
     where c.ds = $1 and c.document = any($2) order by c.document, c.seq desc";

type StepRow = (String, String, i64, String, String, String);

/// The steps of releases, by the ids of their documents. They are derived backwards from the present
/// state, so that a release that was loaded without a history has a first step, too.
pub(super) async fn steps(
    database: &mut PgConnection,
    ds: i32,
    documents: &[String],
) -> Result<BTreeMap<String, Steps>, LakeError> {
    if documents.is_empty() {
        return Ok(BTreeMap::new());
    }
    let mut states = rebuild::present(database, ds, documents).await?;
    let rows: Vec<StepRow> = sqlx::query_as(STEPS)
        .bind(ds)
        .bind(documents)
        .fetch_all(database)
        .await?;
    let mut steps: BTreeMap<String, Steps> = BTreeMap::new();
    for (document, revert, seq, id, author, at) in rows {
        let after = states.entry(document.clone()).or_default();
        let patch: Vec<Value> = serde_json::from_str(&revert).map_err(groq::JsonError::from)?;
        let before = effects::apply(after, &patch)?;
        steps.entry(document).or_default().push(ReleaseStep {
            transaction: TransactionHeader {
                seq,
                id,
                author,
                at,
            },
            before: view(&before),
            after: view(after),
        });
        *after = before;
    }
    Ok(steps)
}

fn view(release: &Value) -> Option<ReleaseView> {
    let text = |name: &str| release[name].as_str().map(str::to_owned);
    release.is_object().then(|| ReleaseView {
        state: text("state").unwrap_or_default(),
        publish_at: text("publishAt"),
    })
}
