//! The ids of events, from which a client resumes.

use std::fmt;

/// A position in a dataset: after a transaction, or after the first events of one. It is written
/// `7-12`, or `7-12-3` after the third event of transaction 12 of dataset 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EventId {
    ds: i32,
    seq: i64,
    /// How many events of the transaction the client has received; `None` if all.
    received: Option<usize>,
}

impl EventId {
    /// After a transaction.
    pub(crate) fn after(ds: i32, seq: i64) -> Self {
        let received = None;
        Self { ds, seq, received }
    }

    /// After some events of a transaction that has more.
    pub(crate) fn within(ds: i32, seq: i64, received: usize) -> Self {
        let received = Some(received);
        Self { ds, seq, received }
    }

    /// Parses the id of an event; `None` if it is not an event of this dataset.
    pub(crate) fn parse(text: &str, ds: i32) -> Option<Self> {
        let mut parts = text.split('-');
        let dataset: i32 = parts.next()?.parse().ok()?;
        let seq = parts.next()?.parse().ok()?;
        let received = parts.next().map(str::parse).transpose().ok()?;
        let is_valid = dataset == ds && parts.next().is_none();
        is_valid.then_some(Self { ds, seq, received })
    }

    /// The dataset.
    pub(crate) fn ds(self) -> i32 {
        self.ds
    }

    /// Whether the client has only some events of its transaction.
    pub(crate) fn is_within(self) -> bool {
        self.received.is_some()
    }

    /// The last transaction all of whose events the client has received.
    pub(crate) fn position(self) -> i64 {
        match self.received {
            Some(_) => self.seq - 1,
            None => self.seq,
        }
    }

    /// How many events of a transaction the client has received, if not all.
    pub(crate) fn received_of(self, seq: i64) -> usize {
        self.received.filter(|_| self.seq == seq).unwrap_or(0)
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ds, seq, received } = self;
        match received {
            Some(received) => write!(f, "{ds}-{seq}-{received}"),
            None => write!(f, "{ds}-{seq}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_a_dataset() {
        let cases = [
            ("7-12", Some(EventId::after(7, 12))),
            ("7-12-3", Some(EventId::within(7, 12, 3))),
            ("8-12", None),
            ("12", None),
            ("7-", None),
            ("", None),
            ("7-x", None),
            ("7-12-x", None),
            ("7-12-3-4", None),
        ];
        for (text, expected) in cases {
            let id = EventId::parse(text, 7);
            assert_eq!(id, expected, "{text}");
            assert!(id.is_none_or(|id| id.to_string() == text));
        }
        assert_eq!(EventId::after(7, 12).position(), 12);
        assert_eq!(EventId::within(7, 12, 3).position(), 11);
    }
}
