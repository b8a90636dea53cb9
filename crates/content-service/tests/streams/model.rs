//! What is there, what was there, and who may read it: a model of a dataset that knows no database.

use crate::access::random::Random;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const SITES: [&str; 2] = ["jelling", "slottet"];
pub(super) const IDS: [&str; 5] = ["a", "b", "c", "drafts.a", "versions.r.b"];

/// A text that is part of no other.
pub(super) fn text(number: usize) -> String {
    format!("<{number}>")
}

/// Who reads.
#[derive(Clone, Debug)]
pub(super) enum Who {
    Anyone,
    /// A role that reads everything.
    Editor,
    Role(Role),
}

/// A role that reads what fulfils all of its conditions, and the documents that tests end with.
#[derive(Clone, Debug)]
pub(super) struct Role {
    pub(super) name: String,
    site: Option<&'static str>,
    has_begun: bool,
    is_not_over: bool,
}

impl Role {
    pub(super) fn random(name: String, random: &mut Random) -> Self {
        Self {
            name,
            site: random.chance(60).then(|| *random.of(&SITES)),
            has_begun: random.chance(50),
            is_not_over: random.chance(50),
        }
    }

    pub(super) fn filter(&self) -> String {
        let mut all = vec!["defined(text)".to_owned()];
        all.extend(self.site.map(|site| format!("site == {site:?}")));
        all.extend(self.has_begun.then(|| "from <= now()".to_owned()));
        all.extend(self.is_not_over.then(|| "until > now()".to_owned()));
        format!(
            "string::startsWith(_id, \"last\") || ({})",
            all.join(" && ")
        )
    }

    fn may_read(&self, state: &State, now: i64) -> bool {
        self.site.is_none_or(|site| site == state.site)
            && (!self.has_begun || state.from <= now)
            && (!self.is_not_over || state.until > now)
    }
}

/// A document at a time. Times are milliseconds.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) number: usize,
    site: &'static str,
    from: i64,
    until: i64,
}

impl State {
    pub(super) fn random(number: usize, now: i64, random: &mut Random) -> Self {
        const HOUR: i64 = 3_600_000;
        // Half an hour away from any jump of the clock, which goes by hours.
        let mut hours = || i64::try_from(random.below(12)).unwrap() * HOUR + HOUR / 2;
        Self {
            number,
            from: now - 6 * HOUR + hours(),
            until: now - 4 * HOUR + hours(),
            site: *random.of(&SITES),
        }
    }

    pub(super) fn document(&self, id: &str) -> Value {
        let time = |ms| Timestamp::from_millisecond(ms).unwrap().to_string();
        json!({
            "_id": id, "_type": "page", "site": self.site, "text": text(self.number),
            "from": time(self.from), "until": time(self.until),
        })
    }
}

/// What each transaction made of each document.
#[derive(Default)]
pub(super) struct Model {
    pub(super) written: usize,
    /// By document: the numbers of the transactions, and what they left.
    history: BTreeMap<&'static str, Vec<(i64, Option<State>)>>,
    /// Texts that were erased from history.
    erased: BTreeSet<usize>,
    /// Transactions up to this one have no past of a document any more.
    erased_to: BTreeMap<&'static str, i64>,
}

impl Model {
    pub(super) fn commit(&mut self, id: &'static str, seq: i64, state: Option<State>) {
        self.history.entry(id).or_default().push((seq, state));
    }

    pub(super) fn is_there(&self, id: &str) -> bool {
        self.now(id).is_some()
    }

    /// Erases the past of a document, which stays as it is.
    pub(super) fn purge(&mut self, id: &'static str) {
        let Some(history) = self.history.get(id) else {
            return;
        };
        let now = self.now(id).map(|state| state.number);
        let all = history.iter().filter_map(|(_, state)| state.as_ref());
        let past = all
            .map(|state| state.number)
            .filter(|one| Some(*one) != now);
        self.erased.extend(past);
        if let Some((seq, _)) = history.last() {
            self.erased_to.insert(id, *seq);
        }
    }

    fn now(&self, id: &str) -> Option<&State> {
        self.history.get(id)?.last()?.1.as_ref()
    }

    /// What a document was before a transaction.
    fn before(&self, id: &str, seq: i64) -> Option<&State> {
        let mut earlier = self.history.get(id)?.iter().filter(|(at, _)| *at < seq);
        earlier.next_back()?.1.as_ref()
    }

    fn permits(who: &Who, id: &str, state: &State, now: i64) -> bool {
        match who {
            Who::Anyone => !id.contains('.'),
            Who::Editor => true,
            Who::Role(role) => role.may_read(state, now),
        }
    }

    /// Whether a reader may read a document as it is.
    fn may_read_now(&self, who: &Who, id: &str, now: i64) -> bool {
        self.now(id)
            .is_some_and(|state| Self::permits(who, id, state, now))
    }

    /// Asserts that a reader may be sent this of a document at this time.
    pub(super) fn check(&self, who: &Who, data: &Value, seq: i64, now: i64) {
        let id = data["documentId"].as_str().unwrap();
        let content = ["result", "previous", "mutations", "effects"].map(|name| &data[name]);
        let text_of = json!(content).to_string();
        for (document, history) in &self.history {
            for state in history.iter().filter_map(|(_, state)| state.as_ref()) {
                if text_of.contains(&text(state.number)) {
                    assert_eq!(*document, id, "{data}");
                    assert!(!self.erased.contains(&state.number), "{who:?}: {data}");
                    self.check_content(who, (id, state), seq, now, data);
                }
            }
        }
        if matches!(who, Who::Editor) {
            return;
        }
        let is_empty = |one: &&Value| one.is_null() || **one == json!([]);
        assert!(is_empty(&&data["mutations"]), "{who:?}: {data}");
        if data["transition"] == "disappear" && !id.starts_with("last") {
            assert!(content.iter().all(is_empty), "{who:?}: {data}");
            let before = self.before(id, seq);
            let could_read = before.is_some_and(|state| Self::permits(who, id, state, now));
            assert!(could_read, "{who:?} could not read it: {data}");
        }
    }

    fn check_content(&self, who: &Who, one: (&str, &State), seq: i64, now: i64, data: &Value) {
        let (id, state) = one;
        if matches!(who, Who::Editor) {
            return;
        }
        assert!(Self::permits(who, id, state, now), "{who:?}: {data}");
        assert!(self.may_read_now(who, id, now), "{who:?}: {data}");
        if matches!(who, Who::Anyone) {
            // What led to what is there now, and nothing earlier.
            let latest = self.history[id].last().unwrap().0;
            assert_eq!(seq, latest, "{data}");
        }
    }

    /// The disappearances that a reader must be sent of the transactions between two numbers: of
    /// documents that it could read before and may not read now. Who reads everything reads history,
    /// and is sent what happened.
    pub(super) fn disappearances(
        &self,
        who: &Who,
        (after, up_to): (i64, i64),
        now: i64,
    ) -> BTreeSet<(String, i64)> {
        let mut all = BTreeSet::new();
        if matches!(who, Who::Editor) {
            return all;
        }
        for (id, history) in &self.history {
            let from = after.max(self.erased_to.get(id).copied().unwrap_or(0));
            if self.may_read_now(who, id, now) {
                continue;
            }
            for (seq, _) in history
                .iter()
                .filter(|(seq, _)| (from + 1..=up_to).contains(seq))
            {
                let before = self.before(id, *seq);
                if before.is_some_and(|state| Self::permits(who, id, state, now)) {
                    all.insert(((*id).to_owned(), *seq));
                }
            }
        }
        all
    }
}
