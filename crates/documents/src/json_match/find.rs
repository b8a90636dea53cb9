//! The search: from a path and a document to the locations that the path selects.

use super::bounds::{resolve, slice};
use super::compare::compare;
use super::syntax::{Axis, Operand, Path, Segment, Selector, Term};
use super::{LimitExceeded, Limits, Step};
use serde_json::Value;
use std::collections::BTreeSet;

/// A location that a path selects.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<'a> {
    /// The way to it.
    pub steps: Vec<Step<'a>>,
    /// What is there. Nothing, where an attribute could be but is not, and at the end of an
    /// array: locations where a value can be put.
    pub value: Option<&'a Value>,
}

impl Path {
    /// Finds what the path selects, each location once.
    pub fn find<'a>(
        &'a self,
        document: &'a Value,
        limits: &Limits,
    ) -> Result<Vec<Match<'a>>, LimitExceeded> {
        let mut matches = Finder::new(limits).select(&self.segments, document)?;
        let mut seen = BTreeSet::new();
        matches.retain(|found| seen.insert(found.steps.clone()));
        if matches.len() > limits.matches {
            return Err(LimitExceeded::Matches);
        }
        Ok(matches)
    }
}

pub(super) struct Finder {
    steps_left: u64,
}

type Found<'a> = Result<(), LimitExceeded>;

impl Finder {
    pub(super) fn new(limits: &Limits) -> Self {
        let steps_left = limits.steps;
        Self { steps_left }
    }

    fn step(&mut self) -> Result<(), LimitExceeded> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(LimitExceeded::Steps)?;
        Ok(())
    }

    pub(super) fn select<'a>(
        &mut self,
        segments: &'a [Segment],
        value: &'a Value,
    ) -> Result<Vec<Match<'a>>, LimitExceeded> {
        let steps = Vec::new();
        let start = Match {
            steps,
            value: Some(value),
        };
        self.select_from(segments, start)
    }

    fn select_from<'a>(
        &mut self,
        segments: &'a [Segment],
        start: Match<'a>,
    ) -> Result<Vec<Match<'a>>, LimitExceeded> {
        let mut current = vec![start];
        for segment in segments {
            let mut next = Vec::new();
            for node in &current {
                match segment.axis {
                    Axis::Here => self.apply(&segment.selector, node, &mut next)?,
                    Axis::Anywhere => self.anywhere(&segment.selector, node, &mut next)?,
                }
            }
            current = next;
        }
        Ok(current)
    }

    /// Applies a selector to a value and everything in it. Only what is there is found: an
    /// attribute could be almost anywhere.
    fn anywhere<'a>(
        &mut self,
        selector: &'a Selector,
        node: &Match<'a>,
        found: &mut Vec<Match<'a>>,
    ) -> Found<'a> {
        let Some(value) = node.value else {
            return Ok(());
        };
        let before = found.len();
        // The elements of an array come by themselves.
        if !(value.is_array() && matches!(selector, Selector::Attribute(_))) {
            self.apply(selector, node, found)?;
        }
        let mut i = before;
        while i < found.len() {
            if found[i].value.is_none() {
                found.swap_remove(i);
            } else {
                i += 1;
            }
        }
        for child in children(node) {
            self.step()?;
            self.anywhere(selector, &child, found)?;
        }
        Ok(())
    }

    fn apply<'a>(
        &mut self,
        selector: &'a Selector,
        node: &Match<'a>,
        found: &mut Vec<Match<'a>>,
    ) -> Found<'a> {
        self.step()?;
        match selector {
            Selector::This => found.push(node.clone()),
            Selector::Attribute(name) => self.attribute(name, node, found)?,
            Selector::All => {
                for child in children(node) {
                    self.step()?;
                    found.push(child);
                }
            }
            Selector::Union(terms) => {
                for term in terms {
                    self.term(term, node, found)?;
                }
            }
        }
        Ok(())
    }

    fn attribute<'a>(
        &mut self,
        name: &'a str,
        node: &Match<'a>,
        found: &mut Vec<Match<'a>>,
    ) -> Found<'a> {
        match node.value {
            Some(Value::Array(_)) => {
                for child in children(node) {
                    self.step()?;
                    if child.value.is_some_and(|v| v.is_object() || v.is_array()) {
                        self.attribute(name, &child, found)?;
                    }
                }
            }
            Some(Value::Object(object)) => {
                found.push(beneath(node, Step::Attribute(name), object.get(name)));
            }
            // A scalar can give way to an object.
            Some(_) => found.push(beneath(node, Step::Attribute(name), None)),
            None => {
                // Objects are made on the way, but not as new elements.
                if matches!(node.steps.last(), Some(Step::Attribute(_))) {
                    found.push(beneath(node, Step::Attribute(name), None));
                }
            }
        }
        Ok(())
    }

    fn term<'a>(
        &mut self,
        term: &'a Term,
        node: &Match<'a>,
        found: &mut Vec<Match<'a>>,
    ) -> Found<'a> {
        self.step()?;
        let items = node.value.and_then(Value::as_array);
        let element = |i: usize| beneath(node, Step::Element(i), items.and_then(|a| a.get(i)));
        match term {
            Term::Path(segments) => found.extend(self.select_from(segments, node.clone())?),
            Term::Index(index) => {
                let length = items.map(Vec::len);
                let index = length.and_then(|length| resolve(*index, length));
                found.extend(index.map(element));
            }
            Term::Slice(start, end) => {
                let length = items.map_or(0, Vec::len);
                for i in slice(*start, *end, length) {
                    self.step()?;
                    found.push(element(i));
                }
            }
            Term::Compare(..) | Term::Exists(_) => match items {
                Some(_) => {
                    for child in children(node) {
                        if self.passes(term, child.value)? {
                            found.push(child);
                        }
                    }
                }
                None if self.passes(term, node.value)? => found.push(node.clone()),
                None => {}
            },
        }
        Ok(())
    }

    /// Whether a value passes a comparison or a test of existence.
    pub(super) fn passes(
        &mut self,
        term: &Term,
        value: Option<&Value>,
    ) -> Result<bool, LimitExceeded> {
        self.step()?;
        let Some(value) = value else {
            return Ok(false);
        };
        match term {
            Term::Exists(path) => Ok(self.first(path, value)?.is_some()),
            Term::Compare(left, comparison, right) => {
                let left = self.operand(left, value)?;
                let right = self.operand(right, value)?;
                Ok(matches!((left, right), (Some(l), Some(r)) if compare(l, *comparison, r)))
            }
            _ => Ok(false),
        }
    }

    fn operand<'a>(
        &mut self,
        operand: &'a Operand,
        value: &'a Value,
    ) -> Result<Option<&'a Value>, LimitExceeded> {
        match operand {
            Operand::Literal(literal) => Ok(Some(literal)),
            Operand::Path(path) => self.first(path, value),
        }
    }

    /// The first value at a path. What is tested is a value, not the elements in it: an
    /// array has no attributes here.
    fn first<'a>(
        &mut self,
        path: &'a [Segment],
        value: &'a Value,
    ) -> Result<Option<&'a Value>, LimitExceeded> {
        let begins = path
            .first()
            .map(|segment| (segment.axis, &segment.selector));
        if value.is_array() && matches!(begins, Some((Axis::Here, Selector::Attribute(_)))) {
            return Ok(None);
        }
        let found = self.select(path, value)?;
        Ok(found.iter().find_map(|found| found.value))
    }
}

fn beneath<'a>(node: &Match<'a>, step: Step<'a>, value: Option<&'a Value>) -> Match<'a> {
    let mut steps = Vec::with_capacity(node.steps.len() + 1);
    steps.extend_from_slice(&node.steps);
    steps.push(step);
    Match { steps, value }
}

fn children<'a>(node: &Match<'a>) -> Vec<Match<'a>> {
    match node.value {
        Some(Value::Array(items)) => {
            let child = |(i, item)| beneath(node, Step::Element(i), Some(item));
            items.iter().enumerate().map(child).collect()
        }
        Some(Value::Object(object)) => {
            let child = |(name, value): (&'a String, _)| {
                beneath(node, Step::Attribute(name.as_str()), Some(value))
            };
            object.iter().map(child).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn values(path: &str, document: &Value) -> Vec<Value> {
        let path = Path::parse(path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let found = path.find(document, &Limits::default()).unwrap();
        found.iter().filter_map(|m| m.value).cloned().collect()
    }

    #[test]
    fn the_examples_of_the_language_reference() {
        let document = json!({
            "name": "fred",
            "friends": [
                {"name": "mork", "age": 40, "favoriteColor": "red"},
                {"name": "mindy", "age": 32, "favoriteColor": "blue"},
                {"name": "franklin", "favoriteColor": "yellow"},
                {"name": "bob", "favoriteColor": "green"},
                {"name": "alice", "favoriteColor": "blue"}
            ],
            "roles": ["admin", "owner"],
            "contactInfo": {
                "streetAddress": "42 Mountain Road",
                "state": {"shortName": "WY", "longName": "Wyoming"}
            }
        });
        let examples = [
            ("name", json!(["fred"])),
            (
                "friends[*].name",
                json!(["mork", "mindy", "franklin", "bob", "alice"]),
            ),
            ("friends[age > 35].name", json!(["mork"])),
            (
                r#"friends[age > 30, favoriteColor == "blue"].name"#,
                json!(["mork", "mindy", "alice"]),
            ),
            ("friends[age?].age", json!([40, 32])),
            ("friends[0].name", json!(["mork"])),
            ("friends[1:3].name", json!(["mindy", "franklin"])),
            ("friends[0, 2:3].name", json!(["mork", "franklin"])),
            ("contactInfo.state.shortName", json!(["WY"])),
            (
                "contactInfo.state[shortName, longName]",
                json!(["WY", "Wyoming"]),
            ),
            ("friends.age[@ > 35]", json!([40])),
            ("roles", json!([["admin", "owner"]])),
            ("roles[*]", json!(["admin", "owner"])),
            ("roles[-1]", json!(["owner"])),
            ("contactInfo..shortName", json!(["WY"])),
            (
                "[contactInfo.state.shortName, roles]",
                json!(["WY", ["admin", "owner"]]),
            ),
            (r#"..[favoriteColor == "green"].name"#, json!(["bob"])),
            ("friends[-2:].name", json!(["bob", "alice"])),
            ("friends[3:99].name", json!(["bob", "alice"])),
            ("friends[9].name", json!([])),
            ("name[0]", json!([])),
            ("..longName", json!(["Wyoming"])),
            (r#"roles[@ >= "b"]"#, json!(["owner"])),
            ("roles[@ > 1]", json!([])),
            (
                "contactInfo[state?].streetAddress",
                json!(["42 Mountain Road"]),
            ),
            ("friends[0,0,0:1].age", json!([40])),
        ];
        for (path, expected) in examples {
            assert_eq!(Value::from(values(path, &document)), expected, "{path}");
        }
    }

    #[test]
    fn places_where_nothing_is_yet() {
        let document = json!({"o": {}, "s": "x", "a": [{"b": 1}, 2]});
        let examples = [
            ("o.p.q", vec!["o.p.q"]),
            ("s.t", vec!["s.t"]),
            ("a[2]", vec!["a.2"]),
            ("a[3]", vec![]),
            ("a[2].b", vec![]),
            ("o[0]", vec![]),
            ("o.p[0]", vec![]),
            ("a.c", vec!["a.0.c"]),
            ("..zz", vec![]),
            ("..a.zz", vec!["a.0.zz"]),
        ];
        for (text, expected) in examples {
            let path = Path::parse(text).unwrap();
            let found = path.find(&document, &Limits::default()).unwrap();
            let missing = found.iter().filter(|m| m.value.is_none());
            let locations: Vec<String> = missing.map(|m| dotted(&m.steps)).collect();
            assert_eq!(locations, expected, "{text}");
        }
    }

    fn dotted(steps: &[Step<'_>]) -> String {
        let text = |step: &Step<'_>| match step {
            Step::Attribute(name) => (*name).to_owned(),
            Step::Element(index) => index.to_string(),
        };
        steps.iter().map(text).collect::<Vec<_>>().join(".")
    }

    #[test]
    fn limits_hold() {
        let document = json!({"a": vec![json!({"a": [{"a": [1, 2, 3]}]}); 50]});
        let limits = Limits {
            matches: 100,
            steps: 10_000,
        };
        let examples = [
            ("a", Ok(1)),
            ("..*", Err(LimitExceeded::Matches)),
            ("..*..*..*..*", Err(LimitExceeded::Steps)),
            ("..[..*..*..*..* == 9]", Err(LimitExceeded::Steps)),
        ];
        for (text, expected) in examples {
            let path = Path::parse(text).unwrap();
            let found = path.find(&document, &limits).map(|m| m.len());
            assert_eq!(found, expected, "{text}");
        }
    }
}
