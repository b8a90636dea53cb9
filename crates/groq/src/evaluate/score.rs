//! `score()` and `boost()`

use super::access::{empty_lists, push};
use super::column::Column;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::matching::{Pattern, relevance};
use crate::resolve::{Node, Scorer};
use crate::value::{Object, ObjectBuilder, Value};

impl Evaluator<'_> {
    /// Adds to each document's `_score` and puts the highest first. What is not
    /// an object has no score and falls away.
    pub(super) fn score(
        &mut self,
        base: &Node,
        terms: &[Scorer],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let arrays = self.node(base, frame, rows)?;
        let mut inner = frame.nested(false);
        let groups = self.flatten(&arrays, frame, rows, &mut inner)?;
        let mut documents = inner.rows();
        documents.retain(|row| inner.value(*row).as_object().is_some());

        let mut scores: Vec<f64> = documents
            .iter()
            .map(|row| {
                inner
                    .value(*row)
                    .attribute("_score")
                    .as_number()
                    .unwrap_or(0.0)
            })
            .collect();
        for term in terms {
            let more = self.term(term, &inner, &documents)?;
            for (score, more) in scores.iter_mut().zip(more) {
                *score += more;
            }
        }
        let mut ranked: Vec<(u32, f64)> = documents.into_iter().zip(scores).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut lists = empty_lists(&arrays, rows.len());
        for (row, score) in ranked {
            let document = self.meter.object(with_score(inner.value(row), score))?;
            push(&mut lists, groups[row as usize], document);
        }
        self.arrays(lists)
    }

    fn term(&mut self, term: &Scorer, frame: &Frame<'_>, rows: &[u32]) -> Evaluated<Vec<f64>> {
        match term {
            Scorer::Test(node) => {
                let column = self.node(node, frame, rows)?;
                let one = |i: usize| f64::from(u8::from(column.get(i).is_true()));
                Ok((0..rows.len()).map(one).collect())
            }
            Scorer::Match(text, pattern) => self.match_score(text, pattern, frame, rows),
            Scorer::Boost(term, amount) => {
                let mut scores = self.term(term, frame, rows)?;
                let amounts = self.node(amount, frame, rows)?;
                for (i, score) in scores.iter_mut().enumerate() {
                    *score = match amounts.get(i).as_number() {
                        Some(amount) if *score > 0.0 && amount >= 0.0 => *score + amount,
                        _ => 0.0,
                    };
                }
                Ok(scores)
            }
            Scorer::And(terms) => self.sum(terms, true, frame, rows),
            Scorer::Or(terms) => self.sum(terms, false, frame, rows),
        }
    }

    /// The sum of the terms; if `all` must score, nothing where one does not.
    fn sum(
        &mut self,
        terms: &[Scorer],
        all: bool,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Vec<f64>> {
        let mut sums = vec![0.0; rows.len()];
        let mut missed = vec![false; rows.len()];
        for term in terms {
            let scores = self.term(term, frame, rows)?;
            for (i, score) in scores.into_iter().enumerate() {
                sums[i] += score;
                missed[i] |= score == 0.0;
            }
        }
        if all {
            for (sum, missed) in sums.iter_mut().zip(missed) {
                if missed {
                    *sum = 0.0;
                }
            }
        }
        Ok(sums)
    }

    fn match_score(
        &mut self,
        text: &Node,
        pattern: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Vec<f64>> {
        let texts = self.node(text, frame, rows)?;
        let patterns = self.node(pattern, frame, rows)?;
        let mut scores = Vec::with_capacity(rows.len());
        for i in 0..rows.len() {
            let pattern = Pattern::of(&mut self.meter, patterns.get(i))?;
            scores.push(relevance(&mut self.meter, texts.get(i), pattern.as_ref())?);
        }
        Ok(scores)
    }
}

fn with_score(document: &Value, score: f64) -> Object {
    let mut object = ObjectBuilder::default();
    object.splat(document);
    object.set("_score".into(), Value::number(score));
    object.build()
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            (
                r#"* | score(name match "hall"){_id, _score}[0]"#,
                r#"{"_id":"c","_score":1}"#,
            ),
            (
                "* | score(boost(year > 1, 3), year < 1000){_id, _score}[0..1]",
                r#"[{"_id":"b","_score":5},{"_id":"a","_score":4}]"#,
            ),
            (
                "* | score(year > 1 && year < 1000){_score}[0]",
                r#"{"_score":2}"#,
            ),
            ("* | score(boost(true, -1))[0]._score", "0"),
            ("* | score(year > 1) | score(year < 1000)[0]._score", "2"),
        ]);
    }
}
