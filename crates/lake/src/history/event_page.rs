//! Which events are given at a time.

use documents::DocumentId;
use std::fmt;

/// A page of events to give.
#[derive(Clone, Debug)]
pub struct EventsRequest {
    /// Where the page before ended.
    pub after: Option<EventCursor>,
    /// How many, at most; those of one document in one transaction are not parted.
    pub limit: usize,
}

/// Events, the latest first, and where the next page begins if there is one.
#[derive(Clone, Debug)]
pub struct EventPage<Events> {
    /// The events.
    pub events: Events,
    /// `None` if these are the last.
    pub next: Option<EventCursor>,
}

/// Where a page ended: at this document of this transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCursor {
    pub(super) seq: i64,
    pub(super) document: String,
}

impl EventCursor {
    /// Reads what [`fmt::Display`] writes.
    pub fn parse(text: &str) -> Option<Self> {
        let (seq, document) = text.split_once('.')?;
        DocumentId::parse(document).ok()?;
        Some(Self {
            seq: seq.parse().ok().filter(|seq| *seq >= 0)?,
            document: document.to_owned(),
        })
    }

    /// Whether something comes after it.
    pub(super) fn is_before(&self, seq: i64, document: &str) -> bool {
        (seq, document) < (self.seq, self.document.as_str())
    }
}

impl fmt::Display for EventCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seq, self.document)
    }
}

/// What may become an event: a document in a transaction.
pub(super) struct Candidate<What> {
    pub(super) seq: i64,
    pub(super) document: DocumentId,
    pub(super) what: What,
}

/// Orders candidates and takes the first of them, and where the next page begins if there are
/// more.
pub(super) fn cut<What>(
    mut candidates: Vec<Candidate<What>>,
    limit: usize,
) -> (Vec<Candidate<What>>, Option<EventCursor>) {
    candidates.sort_by(|one, other| (other.seq, &other.document).cmp(&(one.seq, &one.document)));
    let key = |one: &Candidate<What>| (one.seq, one.document.clone());
    let mut end = limit.min(candidates.len());
    while (1..candidates.len()).contains(&end) && key(&candidates[end]) == key(&candidates[end - 1])
    {
        end += 1;
    }
    let more = end < candidates.len();
    candidates.truncate(end);
    let next = candidates.last().filter(|_| more).map(|last| EventCursor {
        seq: last.seq,
        document: last.document.to_string(),
    });
    (candidates, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        for text in ["12.drafts.castle", "0.a"] {
            assert_eq!(EventCursor::parse(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "12",
            "12.",
            "a.b",
            "-1.a",
            "1.a'b",
            "99999999999999999999.a",
        ] {
            assert_eq!(EventCursor::parse(text), None, "{text}");
        }
    }

    #[test]
    fn pages_part_no_transaction_of_a_document() {
        let candidates = || {
            let all = [(1, "a"), (3, "a"), (3, "b"), (3, "a"), (2, "a")];
            let candidate = |(number, (seq, document)): (usize, (i64, &str))| Candidate {
                seq,
                document: DocumentId::parse(document).unwrap(),
                what: number,
            };
            all.into_iter().enumerate().map(candidate).collect()
        };
        let of = |limit: usize| {
            let (taken, next) = cut(candidates(), limit);
            let taken: Vec<usize> = taken.iter().map(|one| one.what).collect();
            (taken, next.map(|next| next.to_string()))
        };
        assert_eq!(of(1), (vec![2], Some("3.b".to_owned())));
        assert_eq!(of(2), (vec![2, 1, 3], Some("3.a".to_owned())));
        assert_eq!(of(5), (vec![2, 1, 3, 4, 0], None));
        assert_eq!(of(9), (vec![2, 1, 3, 4, 0], None));
    }
}
