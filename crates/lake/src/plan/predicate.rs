//! Conditions on a document that PostgreSQL can judge.

use crate::hot_paths::key;
use std::fmt;

/// A condition on one document.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Predicate {
    /// True of every document.
    Always,
    /// True of none.
    Never,
    /// On the id.
    Id(Test),
    /// On the type.
    Type(Test),
    /// On the value at a hot path.
    Hot(String, Test),
    /// It is the published document, the draft or a version of this id.
    VersionOf(String),
    /// It is a version in this release.
    InRelease(String),
    /// It refers to one of these documents.
    References(Vec<String>),
    /// All are true.
    All(Vec<Predicate>),
    /// One is true.
    Any(Vec<Predicate>),
}

/// A condition on one value. For a hot path the texts are keys.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Test {
    OneOf(Vec<String>),
    NoneOf(Vec<String>),
    /// At least the first (or above it, if it is itself left out), and below the second.
    Between(Bound, Bound),
    /// There is nothing.
    Absent,
    /// One of these, or nothing.
    OneOfOrAbsent(Vec<String>),
}

/// An end of a range, and whether it belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bound {
    pub(crate) text: String,
    pub(crate) inclusive: bool,
}

impl Bound {
    pub(crate) fn including(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            inclusive: true,
        }
    }

    pub(crate) fn excluding(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            inclusive: false,
        }
    }
}

impl Predicate {
    /// All of these.
    pub(crate) fn all(parts: impl IntoIterator<Item = Predicate>) -> Self {
        let mut remaining = Vec::new();
        for part in parts {
            match part {
                Predicate::Always => {}
                Predicate::Never => return Predicate::Never,
                Predicate::All(inner) => remaining.extend(inner),
                part => remaining.push(part),
            }
        }
        match remaining.len() {
            0 => Predicate::Always,
            1 => remaining.remove(0),
            _ => Predicate::All(remaining),
        }
    }

    /// One of these.
    pub(crate) fn any(parts: impl IntoIterator<Item = Predicate>) -> Self {
        let mut remaining = Vec::new();
        for part in parts {
            match part {
                Predicate::Never => {}
                Predicate::Always => return Predicate::Always,
                Predicate::Any(inner) => remaining.extend(inner),
                part => match remaining.last().and_then(|last| last.or_same_path(&part)) {
                    Some(both) => {
                        remaining.pop();
                        remaining.push(both);
                    }
                    None => remaining.push(part),
                },
            }
        }
        match remaining.len() {
            0 => Predicate::Never,
            1 => remaining.remove(0),
            _ => Predicate::Any(remaining),
        }
    }

    /// `locale == $locale || !defined(locale)` as one test, which an index can judge whole.
    fn or_same_path(&self, other: &Self) -> Option<Self> {
        let (Self::Hot(path, one), Self::Hot(same, another)) = (self, other) else {
            return None;
        };
        let ((Test::OneOf(keys), Test::Absent) | (Test::Absent, Test::OneOf(keys))) =
            (one, another)
        else {
            return None;
        };
        (path == same).then(|| Self::Hot(path.clone(), Test::OneOfOrAbsent(keys.clone())))
    }

    /// The conditions that must all be true.
    pub(crate) fn conjuncts(&self) -> &[Predicate] {
        match self {
            Predicate::All(parts) => parts,
            Predicate::Always => &[],
            other => std::slice::from_ref(other),
        }
    }
}

impl fmt::Display for Predicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[Predicate], word: &str| {
            for (i, part) in parts.iter().enumerate() {
                if i > 0 {
                    write!(f, " {word} ")?;
                }
                match part {
                    Predicate::All(_) | Predicate::Any(_) => write!(f, "({part})")?,
                    part => write!(f, "{part}")?,
                }
            }
            Ok(())
        };
        match self {
            Predicate::Always => f.write_str("every document"),
            Predicate::Never => f.write_str("no document"),
            Predicate::Id(test) => write!(f, "_id {test}"),
            Predicate::Type(test) => write!(f, "_type {test}"),
            Predicate::Hot(path, test) => write!(f, "{path} {}", test.of_values()),
            Predicate::VersionOf(id) => write!(f, "a version of {id:?}"),
            Predicate::InRelease(name) => write!(f, "in the release {name:?}"),
            Predicate::References(ids) => write!(f, "refers to {}", Shown(ids)),
            Predicate::All(parts) => joined(f, parts, "and"),
            Predicate::Any(parts) => joined(f, parts, "or"),
        }
    }
}

impl Test {
    /// The test with values instead of keys, for people to read.
    fn of_values(&self) -> String {
        let list = |keys: &[String]| {
            let values: Vec<String> = keys.iter().map(|key| key::shown(key)).collect();
            values.join(" or ")
        };
        match self {
            Test::OneOf(keys) => format!("is {}", list(keys)),
            Test::NoneOf(keys) => format!("is not {}", list(keys)),
            Test::Between(from, to) => {
                format!(
                    "from {} to {}",
                    key::shown(&from.text),
                    key::shown(&to.text)
                )
            }
            Test::Absent => self.to_string(),
            Test::OneOfOrAbsent(keys) => format!("is {} or absent", list(keys)),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Test::OneOf(texts) => write!(f, "is {}", Shown(texts)),
            Test::NoneOf(texts) => write!(f, "is not {}", Shown(texts)),
            Test::Between(from, to) => write!(f, "from {:?} to {:?}", from.text, to.text),
            Test::Absent => f.write_str("is absent"),
            Test::OneOfOrAbsent(texts) => write!(f, "is {} or absent", Shown(texts)),
        }
    }
}

/// A list of which the first few are shown.
struct Shown<'t>(&'t [String]);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 5;
        match self.0 {
            [one] => write!(f, "{one:?}"),
            texts if texts.len() <= MOST => write!(f, "one of {texts:?}"),
            texts => write!(
                f,
                "one of {:?} and {} more",
                &texts[..MOST],
                texts.len() - MOST
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_alone_decides() {
        let a = || Predicate::Type(Test::OneOf(vec!["a".to_owned()]));
        assert_eq!(Predicate::all([a(), Predicate::Always]), a());
        assert_eq!(Predicate::all([a(), Predicate::Never]), Predicate::Never);
        assert_eq!(Predicate::any([a(), Predicate::Always]), Predicate::Always);
        assert_eq!(Predicate::any([a(), Predicate::Never]), a());
        assert_eq!(Predicate::all([]), Predicate::Always);
        assert_eq!(Predicate::any([]), Predicate::Never);
        let both = Predicate::all([a(), Predicate::all([a(), a()])]);
        assert_eq!(both.conjuncts().len(), 3);
    }
}
