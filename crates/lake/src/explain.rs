//! How the lake runs a query.

use crate::plan::sync_tags;
use crate::session::{Judged, Round};
use crate::{Bind, Dataset, Lake, LakeError, Principal, QueryRequest};

/// How the lake ran a query, for people to read.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The filters, as PostgreSQL evaluated them.
    pub filters: Vec<Explained>,
    /// The statements, in order.
    pub statements: Vec<ExplainedStatement>,
    /// The sync tags of the result.
    pub sync_tags: Vec<String>,
}

/// One filter.
#[derive(Clone, Debug)]
pub struct Explained {
    /// What PostgreSQL judges of it.
    pub predicate: String,
    /// Whether that is all of it; else the rest is checked in memory.
    pub exact: bool,
}

/// One statement.
#[derive(Clone, Debug)]
pub struct ExplainedStatement {
    /// Its text.
    pub sql: String,
    /// The values bound to it.
    pub values: Vec<Bind>,
    /// How many documents it fetched.
    pub rows: usize,
    /// How many bytes these have.
    pub bytes: usize,
    /// How PostgreSQL runs it.
    pub plan: String,
}

impl Lake {
    /// Runs a query and reports how.
    pub async fn explain(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: QueryRequest,
    ) -> Result<Explanation, LakeError> {
        let (_, mut session) = self.run(dataset, principal, request, true).await?;
        let judged = session.judged().into_iter();
        let filters = judged.map(|Judged { predicate, exact }| Explained { predicate, exact });
        let filters = filters.collect();
        let mut statements = Vec::new();
        for round in &session.rounds {
            statements.push(self.explained(round).await?);
        }
        Ok(Explanation {
            filters,
            statements,
            sync_tags: sync_tags::of_answer(session.dependences()),
        })
    }

    async fn explained(&self, round: &Round) -> Result<ExplainedStatement, LakeError> {
        let mut statement = round.statement.clone();
        let sql = std::mem::take(&mut statement.sql);
        statement.sql = format!("explain (analyze, buffers, costs off) {sql}");
        let rows = statement.query().fetch_all(&self.pool).await?;
        let lines: Result<Vec<String>, _> =
            rows.iter().map(|row| sqlx::Row::try_get(row, 0)).collect();
        Ok(ExplainedStatement {
            sql,
            values: round.statement.binds.clone(),
            rows: round.rows,
            bytes: round.bytes,
            plan: lines?.join("\n"),
        })
    }
}
