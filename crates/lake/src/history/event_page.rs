//! Pages of events.

use documents::DocumentId;
use std::fmt;

/// The request for a page of events.
#[derive(Clone, Debug)]
pub struct EventsRequest {
    /// The end of the previous page.
    pub after: Option<EventCursor>,
    /// How many events the page may have. It has more if the events of one document in one
    /// transaction would be split otherwise.
    pub limit: usize,
}

/// Events, the latest first.
#[derive(Clone, Debug)]
pub struct EventPage<Events> {
    /// The events.
    pub events: Events,
    /// The cursor for the next page; `None` if this is the last.
    pub next: Option<EventCursor>,
}

/// The end of a page: the document and the transaction of its last event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCursor {
    pub(super) seq: i64,
    pub(super) document: String,
}

impl EventCursor {
    /// Parses the text that [`fmt::Display`] writes.
    pub fn parse(text: &str) -> Option<Self> {
        let (seq, document) = text.split_once('.')?;
        DocumentId::parse(document).ok()?;
        Some(Self {
            seq: seq.parse().ok().filter(|seq| *seq >= 0)?,
            document: document.to_owned(),
        })
    }

    /// Whether the event of this change belongs to a later page.
    pub(super) fn is_before(&self, seq: i64, document: &str) -> bool {
        (seq, document) < (self.seq, self.document.as_str())
    }
}

impl fmt::Display for EventCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seq, self.document)
    }
}

/// A change that may become an event.
pub(super) struct Candidate<S> {
    pub(super) seq: i64,
    pub(super) document: DocumentId,
    pub(super) source: S,
}

/// The candidates of the first page, the latest first, and the cursor for the next page if there is
/// one.
pub(super) fn first_page<S>(
    mut candidates: Vec<Candidate<S>>,
    limit: usize,
) -> (Vec<Candidate<S>>, Option<EventCursor>) {
    candidates.sort_by(|one, other| (other.seq, &other.document).cmp(&(one.seq, &one.document)));
    let key = |candidate: &Candidate<S>| (candidate.seq, candidate.document.clone());
    let mut end = limit.min(candidates.len());
    while (1..candidates.len()).contains(&end) && key(&candidates[end]) == key(&candidates[end - 1])
    {
        end += 1;
    }
    let has_more = end < candidates.len();
    candidates.truncate(end);
    let next = candidates
        .last()
        .filter(|_| has_more)
        .map(|last| EventCursor {
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
    fn a_page_does_not_split_a_change() {
        let candidates = || {
            let all = [(1, "a"), (3, "a"), (3, "b"), (3, "a"), (2, "a")];
            let candidate = |(number, (seq, document)): (usize, (i64, &str))| Candidate {
                seq,
                document: DocumentId::parse(document).unwrap(),
                source: number,
            };
            all.into_iter().enumerate().map(candidate).collect()
        };
        let of = |limit: usize| {
            let (page, next) = first_page(candidates(), limit);
            let page: Vec<usize> = page.iter().map(|candidate| candidate.source).collect();
            (page, next.map(|next| next.to_string()))
        };
        assert_eq!(of(1), (vec![2], Some("3.b".to_owned())));
        assert_eq!(of(2), (vec![2, 1, 3], Some("3.a".to_owned())));
        assert_eq!(of(5), (vec![2, 1, 3, 4, 0], None));
        assert_eq!(of(9), (vec![2, 1, 3, 4, 0], None));
    }
}
