//! Random acts, the same in each run: many that are possible, some that are not.

use super::model::{Act, Model, Step};

/// A source of random choices.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next()).unwrap() % bound.max(1)
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

pub(crate) const DOCUMENTS: [&str; 2] = ["a", "b"];
pub(crate) const RELEASES: [&str; 2] = ["r1", "r2"];

/// Every id that a document may have.
pub(crate) fn all_ids() -> Vec<String> {
    let mut ids = Vec::new();
    for id in DOCUMENTS {
        ids.push(id.to_owned());
        ids.push(format!("drafts.{id}"));
        ids.extend(RELEASES.map(|release| format!("versions.{release}.{id}")));
    }
    ids
}

/// A version of a document, in a release or as a draft; mostly one that is there, if it should be.
fn version(random: &mut Random, model: &Model, wanted: bool) -> String {
    let versions: Vec<String> = all_ids()
        .into_iter()
        .filter(|id| id.contains('.'))
        .collect();
    let fitting: Vec<String> = versions
        .iter()
        .filter(|id| model.documents.contains_key(*id) == wanted)
        .cloned()
        .collect();
    let fitting = if fitting.is_empty() || random.chance(15) {
        versions
    } else {
        fitting
    };
    random.of(&fitting).clone()
}

fn in_release(random: &mut Random, model: &Model, wanted: bool) -> String {
    loop {
        let there = wanted || random.chance(30);
        let id = version(random, model, there);
        if id.starts_with("versions.") {
            return id;
        }
        if random.chance(20) {
            return format!(
                "versions.{}.{}",
                random.of(&RELEASES),
                random.of(&DOCUMENTS)
            );
        }
    }
}

/// A revision that a document has, or one that it has not; mostly none at all.
fn guard(random: &mut Random, model: &Model, id: &str) -> Option<String> {
    match random.below(10) {
        0 => Some("none".to_owned()),
        1..=3 => model
            .documents
            .get(id)
            .map(|content| content.revision.clone()),
        _ => None,
    }
}

/// An act that is mostly possible.
pub(crate) fn likely(random: &mut Random, model: &Model, n: u32) -> Act {
    loop {
        let act = act(random, model, n);
        if model.clone().act(&act, "").is_ok() || random.chance(15) {
            return act;
        }
    }
}

/// Any act. `n` is a number that no content has yet.
fn act(random: &mut Random, model: &Model, n: u32) -> Act {
    let id = (*random.of(&DOCUMENTS)).to_owned();
    let document = random.of(&all_ids()).clone();
    match random.below(31) {
        0..=1 => Act::Create {
            id,
            n,
            ignore: random.chance(30),
        },
        2 => Act::ReplaceDraft { id, n },
        3..=5 => Act::Edit {
            version: version(random, model, true),
            n,
        },
        6..=8 => Act::Publish {
            guard: guard(random, model, &format!("drafts.{id}")),
            published_guard: guard(random, model, &id),
            id,
        },
        9 => Act::Unpublish { id },
        10 => Act::Discard {
            version: version(random, model, true),
        },
        11 => Act::Delete {
            versions: included(random, model, &id),
            id,
        },
        12..=13 => Act::CreateVersion {
            version: in_release(random, model, false),
            n,
        },
        14..=15 => {
            let version = in_release(random, model, false);
            let base = super::model::published(&version).to_owned();
            let base = if random.chance(30) {
                format!("drafts.{base}")
            } else {
                base
            };
            let guard = guard(random, model, &base);
            Act::CopyVersion {
                version,
                base,
                guard,
            }
        }
        16 => Act::ReplaceVersion {
            version: in_release(random, model, true),
            n,
        },
        17 => Act::UnpublishVersion {
            version: in_release(random, model, true),
        },
        18..=26 => {
            let name = (*random.of(&RELEASES)).to_owned();
            let step = step(random, model, &name, n);
            Act::Release { name, step }
        }
        27 => Act::RawCreate { document, n },
        28 => Act::RawReplace { document, n },
        29 => Act::RawPatch { document, n },
        _ => Act::RawDelete { document },
    }
}

/// The versions that a deletion names: mostly all that are there.
fn included(random: &mut Random, model: &Model, id: &str) -> Vec<String> {
    let versions = all_ids().into_iter();
    let versions = versions.filter(|one| one.contains('.') && super::model::published(one) == id);
    let there = versions.filter(|one| model.documents.contains_key(one));
    there.filter(|_| random.chance(90)).collect()
}

/// A step of a release, mostly one that its state allows.
fn step(random: &mut Random, model: &Model, name: &str, n: u32) -> Step {
    let past = random.chance(60);
    let all = [
        Step::Create,
        Step::Edit(n),
        Step::Publish,
        Step::Schedule { past },
        Step::Unschedule,
        Step::Archive,
        Step::Unarchive,
        Step::Delete,
    ];
    let possible = |step: &&Step| {
        let (name, step) = (name.to_owned(), **step);
        let act = Act::Release { name, step };
        model.clone().act(&act, "").is_ok()
    };
    let possible: Vec<Step> = all.iter().filter(possible).copied().collect();
    if possible.is_empty() || random.chance(10) {
        *random.of(&all)
    } else {
        *random.of(&possible)
    }
}
