//! What a query takes from memory, and how that is confirmed.

use super::{Arrival, Round, Session, Versions};
use crate::LakeError;
use crate::answers::State;
use crate::connection::Connection;
use crate::memory::{Asked, LARGEST, Memory, Place, Remembered, Version};
use crate::plan::{Branch, Predicate, Statement, Test};
use crate::view::View;
use groq::{Text, Value};
use sqlx::Row;
use sqlx::postgres::PgRow;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A query's way to the memory of its node.
pub(crate) struct Recall {
    memory: Memory,
    ds: i32,
    view: (Arc<str>, bool),
    /// How often it may still be wrong before it is not asked any more.
    trust: usize,
}

/// How often memory may be wrong in one query. What an editor has changed is wrong once;
/// while much is being written it is better not asked.
const MISTAKES: usize = 2;

/// Versions of documents for each of some branches.
type Expected = Vec<Vec<Version>>;

/// What an evaluation took from memory, in the order in which it did: one query makes one
/// statement of it, which PostgreSQL knows again.
#[derive(Default)]
pub(super) struct Assumed {
    branches: Vec<(Branch, Arc<Remembered>)>,
    ids: BTreeMap<Text, Arc<Remembered>>,
}

impl Assumed {
    fn note(&mut self, asked: Asked, remembered: &Arc<Remembered>) {
        match asked {
            Asked::Id(id) => {
                self.ids.insert(id, remembered.clone());
            }
            Asked::Branch(branch) => self.branches.push((branch, remembered.clone())),
        }
    }

    /// What was taken for the same before. Another query may have brought memory up to date
    /// since, but one evaluation sees one version of a thing: the one that is confirmed.
    fn get(&self, asked: &Asked) -> Option<Arc<Remembered>> {
        match asked {
            Asked::Id(id) => self.ids.get(id).cloned(),
            Asked::Branch(branch) => {
                let mut known = self.branches.iter();
                known
                    .find(|(known, _)| known == branch)
                    .map(|(_, remembered)| remembered.clone())
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.branches.is_empty() && self.ids.is_empty()
    }

    fn bytes(&self) -> usize {
        let branches = self.branches.iter().map(|(_, remembered)| remembered);
        branches.chain(self.ids.values()).map(|one| one.bytes).sum()
    }

    /// What to ask for, and what there is of each if nothing has changed.
    fn expected(&self) -> (Vec<Branch>, Expected) {
        let both =
            |(branch, one): &(Branch, Arc<Remembered>)| (branch.clone(), one.versions.clone());
        let (mut branches, mut expected): (Vec<_>, Expected) =
            self.branches.iter().map(both).unzip();
        if !self.ids.is_empty() {
            let ids = self.ids.keys().map(ToString::to_string).collect();
            branches.push(Branch::all(Predicate::Id(Test::OneOf(ids))));
            let versions = self.ids.values().flat_map(|one| one.versions.clone());
            expected.push(versions.collect());
        }
        (branches, expected)
    }

    /// What of it is not there any more, or in another version.
    fn mistaken(&self, expected: &Expected, there: &Expected) -> Vec<Asked> {
        let lists = expected.iter().zip(there);
        let branches = self.branches.iter().zip(lists);
        let branches = branches.filter(|(_, (expected, there))| expected != there);
        let by_id: HashMap<&Text, &Text> = match there.last() {
            Some(last) if !self.ids.is_empty() => last.iter().map(|(id, of)| (id, of)).collect(),
            _ => HashMap::new(),
        };
        let stays = |(id, one): &(&Text, &Arc<Remembered>)| {
            let remembered = one.versions.first().map(|(_, version)| version);
            by_id.get(*id).copied() == remembered
        };
        let ids = self.ids.iter().filter(|one| !stays(one));
        branches
            .map(|((branch, _), _)| Asked::Branch(branch.clone()))
            .chain(ids.map(|(id, _)| Asked::Id(id.clone())))
            .collect()
    }

    fn into_asked(self) -> impl Iterator<Item = Asked> {
        let branches = self.branches.into_iter().map(|(one, _)| Asked::Branch(one));
        branches.chain(self.ids.into_keys().map(Asked::Id))
    }
}

impl Recall {
    /// `None` where what is seen is more than one layer, or differs from reader to reader:
    /// what is kept is what many ask for.
    pub(crate) fn new(memory: &Memory, ds: i32, view: &View) -> Option<Self> {
        let layer = view.only_layer()?;
        Some(Self {
            memory: memory.clone(),
            ds,
            view: (layer.into(), view.anonymous),
            trust: MISTAKES,
        })
    }

    fn place(&self, asked: Asked) -> Place {
        Place {
            ds: self.ds,
            view: self.view.clone(),
            asked,
        }
    }

    /// What is remembered; nothing after too many mistakes.
    pub(super) fn get(&self, asked: Asked) -> Option<(Asked, Arc<Remembered>)> {
        let place = (self.trust > 0).then(|| self.place(asked))?;
        let remembered = self.memory.get(&place)?;
        Some((place.asked, remembered))
    }

    pub(super) fn keep(&self, asked: Asked, documents: &[Value], of: Versions) {
        let bytes = of.iter().map(|(_, bytes)| bytes).sum();
        if bytes > LARGEST {
            return;
        }
        let remembered = Remembered {
            documents: Arc::new(documents.to_vec().into()),
            versions: of.into_iter().map(|(version, _)| version).collect(),
            bytes,
        };
        self.memory.keep(self.place(asked), remembered);
    }
}

/// What there is at a row: the document's id and version, and the bytes of its text.
pub(super) fn version(row: &PgRow) -> Result<(Version, usize), LakeError> {
    let (id, version): (&str, &str) = (row.try_get(1)?, row.try_get(4)?);
    let bytes = row.try_get::<&str, _>(3)?.len();
    Ok(((id.into(), version.into()), bytes))
}

impl Session {
    /// What is remembered of a filter or a document, noted as not confirmed yet.
    pub(super) fn recalled(&self, asked: Asked) -> Option<Arc<Remembered>> {
        let mut noted = self.asked.borrow_mut();
        if let Some(taken) = noted.assumed.get(&asked) {
            return Some(taken);
        }
        let (asked, remembered) = self.recall.as_ref()?.get(asked)?;
        noted.assumed.note(asked, &remembered);
        Some(remembered)
    }

    /// Keeps what arrived, for other queries.
    pub(super) fn remember(
        &self,
        arrival: &Arrival,
        lists: &[Vec<Value>],
        versions: Vec<Versions>,
    ) {
        let Some(recall) = &self.recall else {
            return;
        };
        let last = arrival.branches.len() - 1;
        let mut by_id = HashMap::new();
        for (place, (branch, versions)) in arrival.branches.iter().zip(versions).enumerate() {
            if place == last && !arrival.ids.is_empty() {
                let of = versions.into_iter().zip(&lists[place]);
                by_id = of
                    .map(|(one, document)| (one.0.0.clone(), (one, document)))
                    .collect();
            } else if !branch.count {
                recall.keep(Asked::Branch(branch.clone()), &lists[place], versions);
            }
        }
        for id in &arrival.ids {
            match by_id.remove(id) {
                Some((version, document)) => {
                    let document = std::slice::from_ref(document);
                    recall.keep(Asked::Id(id.clone()), document, vec![version]);
                }
                // That there is none is remembered too.
                None => recall.keep(Asked::Id(id.clone()), &[], Vec::new()),
            }
        }
    }

    /// Whether the last evaluation took anything from memory. If it did, that is forgotten,
    /// and memory is not asked again for this query.
    pub(crate) fn doubts(&mut self) -> bool {
        let assumed = std::mem::take(&mut self.asked.get_mut().assumed);
        let Some(recall) = self.recall.as_mut().filter(|_| !assumed.is_empty()) else {
            return false;
        };
        recall.trust = 0;
        for asked in assumed.into_asked() {
            recall.memory.forget(&recall.place(asked));
        }
        true
    }

    /// Whether all that the last evaluation took from memory holds, as one statement tells.
    /// It counts like documents that were fetched: more than `most` bytes are doubted.
    pub(crate) async fn holds(
        &mut self,
        connection: &mut Connection<'_>,
        most: u64,
    ) -> Result<bool, LakeError> {
        let assumed = &self.asked.get_mut().assumed;
        if assumed.is_empty() {
            return Ok(true);
        }
        if assumed.bytes() as u64 > most {
            self.doubts();
            return Ok(false);
        }
        let (branches, expected) = assumed.expected();
        let statement = Statement::of_versions(self.ds, &self.view, &branches, self.notes_state);
        let (mut rows, bytes) = connection.rows(&statement, most).await?;
        let state = self.take_state(&branches, &mut rows)?;
        let there = self.versions(&branches, &rows)?;
        let rows = rows.len();
        self.rounds.push(Round {
            statement,
            rows,
            bytes,
        });
        if there == expected {
            self.state = state;
            return Ok(true);
        }
        self.learn(&expected, &there);
        Ok(false)
    }

    /// Forgets what was wrong. The rest is taken from memory again, and confirmed again.
    fn learn(&mut self, expected: &Expected, there: &Expected) {
        let assumed = std::mem::take(&mut self.asked.get_mut().assumed);
        if let Some(recall) = &mut self.recall {
            recall.trust = recall.trust.saturating_sub(1);
            for asked in assumed.mistaken(expected, there) {
                recall.memory.forget(&recall.place(asked));
            }
        }
    }

    /// What the dataset is at, which stands behind the branches if it was asked for.
    fn take_state(
        &self,
        branches: &[Branch],
        rows: &mut Vec<PgRow>,
    ) -> Result<Option<State>, LakeError> {
        if !self.notes_state {
            return Ok(None);
        }
        let mut numbers = rows.iter().map(|row| row.try_get::<i32, _>(0));
        let place = numbers.position(|number| {
            number.is_ok_and(|number| usize::try_from(number) == Ok(branches.len()))
        });
        let row = place.map(|place| rows.remove(place));
        row.map(|row| State::at(&row, 1, 4)).transpose()
    }

    /// The versions that there are of what these branches ask for.
    fn versions(&self, branches: &[Branch], rows: &[PgRow]) -> Result<Expected, LakeError> {
        let mut there: Expected = vec![Vec::new(); branches.len()];
        for (branch, row) in self.in_order(branches, rows)? {
            let (id, version): (&str, &str) = (row.try_get(1)?, row.try_get(4)?);
            there[branch].push((id.into(), version.into()));
        }
        Ok(there)
    }
}
