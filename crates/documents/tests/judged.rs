//! The packages that the editor itself uses, as judges: random sequences of mutations give
//! the same documents here and by `@sanity/mutator`, `mendoza` comes from one version to
//! the next and back by our effects, and `@sanity/diff-match-patch` to the same texts.
//!
//! Where this crate differs from the judge on purpose, the generator does not go; each such
//! place is listed in [`judgeable`], with its reason.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "all of it is a test"
)]

mod generate;
mod judge;
mod judgeable;
mod random;
mod texts;

use documents::json_match::Limits;
use documents::{Document, DocumentId, Effects, Mutation, Operation, Patch, Stamp, effects};
use generate::Generator;
use random::Random;
use serde_json::{Map, Value, json};
use texts::TextPool;

/// Chosen once, so that a failure comes again.
const SEED: u64 = 20_261_115;
const MUTATIONS: usize = 12_000;
const TEXTS: usize = 4_000;

/// One mutation of a sequence, and what became of it here.
struct Judged {
    mutation: Value,
    before: Value,
    after: Value,
    question: Value,
}

fn to_value(document: Option<&Document>) -> Value {
    document.cloned().map_or(Value::Null, Value::from)
}

/// A sequence of mutations over one document, each one generated for what the one before
/// has left.
fn sequence(random: &mut Random, pool: &TextPool, length: usize) -> Vec<Judged> {
    let mut stored: Option<Document> = None;
    let mut judged = Vec::new();
    while judged.len() < length {
        let mutation = Generator::new(random, pool).mutation(stored.as_ref());
        let transaction = format!("t{}", judged.len());
        let now = format!("2026-11-15T08:30:{:02}Z", judged.len() % 60);
        let stamp = Stamp {
            transaction_id: &transaction,
            now: &now,
        };
        let parsed = Mutation::parse(&mutation).unwrap_or_else(|e| panic!("{mutation}: {e}"));
        let id = DocumentId::parse("doc").unwrap();
        let before = to_value(stored.as_ref());
        let applied = parsed.apply(&id, stored.take(), &stamp);
        let applied = applied.unwrap_or_else(|e| panic!("{mutation} on {before}: {e}"));
        stored = applied.document;
        let mut question = json!({"mutate": [mutation], "document": before});
        // The judge stamps a document that it leaves as it was; the service does not.
        if applied.operation != Operation::None {
            question["transactionId"] = json!(transaction);
            question["timestamp"] = json!(now);
        }
        judged.push(Judged {
            mutation,
            before,
            after: to_value(stored.as_ref()),
            question,
        });
    }
    judged
}

/// Values as JavaScript sees them: 1.0 is 1.
fn normal(value: &Value) -> Value {
    serde_json::from_str(&documents::canonical::value(value)).unwrap()
}

#[test]
fn mutations_give_the_same_documents_and_effects_lead_there_and_back() {
    let mut random = Random::new(SEED);
    let pool = TextPool::new(&mut random);
    let mut cases = Vec::new();
    while cases.len() < MUTATIONS {
        cases.extend(sequence(&mut random, &pool, 80));
    }
    let answers = judge::ask(cases.iter().map(|case| case.question.clone()));
    let mut verdict = Verdict::default();
    for (case, answer) in cases.iter().zip(&answers) {
        verdict.add(answer, &case.after, || case.mutation.to_string());
    }
    verdict.check(0);
    judge_effects(&cases);
}

/// What the judge has said so far.
#[derive(Default)]
struct Verdict {
    /// Answers with half a character in them: a fault of the judge.
    broken: usize,
    failures: Vec<String>,
}

impl Verdict {
    fn add(&mut self, answer: &Value, ours: &Value, question: impl Fn() -> String) {
        if answer.get("broken").is_some() {
            self.broken += 1;
            return;
        }
        let theirs = answer.get("value").map(normal);
        if theirs.as_ref() != Some(&normal(ours)) {
            let difference = theirs.map_or(answer.clone(), |theirs| {
                Value::from(effects::diff(&normal(ours), &theirs))
            });
            self.failures.push(format!(
                "{}\n  from ours to the judge's: {difference}",
                question()
            ));
        }
    }

    fn check(&self, broken_allowed: usize) {
        let count = self.failures.len();
        let some: Vec<&str> = self.failures.iter().take(8).map(String::as_str).collect();
        assert!(
            count == 0,
            "{count} differences, among them\n{}",
            some.join("\n")
        );
        assert!(
            self.broken <= broken_allowed,
            "{} answers are broken",
            self.broken
        );
    }
}

fn judge_effects(cases: &[Judged]) {
    let mut questions = Vec::new();
    let mut whole = 0;
    let mut sent = 0;
    for Judged { before, after, .. } in cases {
        let effects = Effects::between(before.as_object(), after.as_object());
        assert_eq!(effects::apply(before, &effects.apply).as_ref(), Ok(after));
        assert_eq!(effects::apply(after, &effects.revert).as_ref(), Ok(before));
        whole += after.to_string().len();
        sent += Value::from(effects.apply.clone()).to_string().len();
        questions.push(json!({"effects": effects.apply, "value": before}));
        questions.push(json!({"effects": effects.revert, "value": after}));
    }
    let answers = judge::ask(questions.iter().cloned());
    let expected = cases.iter().flat_map(|case| [&case.after, &case.before]);
    for ((answer, expected), question) in answers.iter().zip(expected).zip(&questions) {
        assert_eq!(answer.get("value"), Some(expected), "{question}");
    }
    assert!(
        sent * 3 < whole,
        "effects are small: {sent} bytes for documents of {whole}"
    );
}

fn patch_text(patch: &str, text: &str) -> Value {
    let operations = Map::from_iter([("diffMatchPatch".to_owned(), json!({"t": patch}))]);
    let mut document = Map::from_iter([("t".to_owned(), json!(text))]);
    let parsed = Patch::parse(&operations).unwrap();
    parsed.apply(&mut document, &Limits::default()).unwrap();
    document.remove("t").unwrap()
}

#[test]
fn text_patches_give_the_same_texts() {
    let mut random = Random::new(SEED);
    let pool = TextPool::new(&mut random);
    let cases: Vec<(String, String)> = (0..TEXTS)
        .map(|_| {
            let text = pool.text(&mut random);
            let patch = pool.patch_for(&mut random, &text);
            (text, patch)
        })
        .collect();
    let question = |(text, patch): &(String, String)| json!({"patchText": patch, "text": text});
    let answers = judge::ask(cases.iter().map(question));
    let (mut changed, mut verdict, mut doubtful) = (0, Verdict::default(), Verdict::default());
    for ((text, patch), answer) in cases.iter().zip(&answers) {
        let ours = patch_text(patch, text);
        changed += usize::from(ours != *text);
        let certain = judgeable::text_judgeable(patch, text, &pool);
        let verdict = if certain { &mut verdict } else { &mut doubtful };
        verdict.add(answer, &ours, || format!("{patch}\n on {text:?}"));
    }
    verdict.check(0);
    let wrong = doubtful.failures.len() + doubtful.broken;
    assert!(
        wrong * 200 < TEXTS,
        "{wrong} answers differ where the judge errs"
    );
    assert!(
        changed * 3 > TEXTS,
        "most patches find a place: {changed} of {TEXTS}"
    );
}
