//! A museum group's content, invented: as large as one likes, and the same for the same
//! seed and day. For measurements and trials.
//!
//! Documents come in batches. A document refers to documents of earlier batches and of
//! its own, so that every batch can be stored as it comes.

mod around;
mod event;
mod moment;
mod page;
mod plan;
mod random;
mod sites;
mod subjects;
mod words;

pub(crate) use plan::Plan;

use documents::Document;
use jiff::civil::Date;
use moment::Moments;
use plan::{has_draft, has_version};
use random::Random;
use serde_json::{Value, json};
use sites::SITES;
use std::collections::VecDeque;

/// About so many documents a batch.
const BATCH: usize = 2000;

/// A dataset in the making: an iterator of batches.
pub(crate) struct Museum {
    plan: Plan,
    seed: u64,
    today: Date,
    moments: Moments,
    /// Documents so far.
    made: usize,
    /// The part that is being made, of how many: pages, events and redirects grow in
    /// step, so that types lie mixed in the database as in one that has grown.
    part: usize,
    parts: usize,
    waiting: VecDeque<Vec<Document>>,
}

impl Museum {
    pub(crate) fn new(plan: Plan, seed: u64, today: Date) -> Self {
        let mut museum = Self {
            moments: Moments::new(plan.total, today),
            parts: plan.total.div_ceil(BATCH),
            plan,
            seed,
            today,
            made: 0,
            part: 0,
            waiting: VecDeque::new(),
        };
        museum.beginning();
        museum
    }

    /// What everything else refers to.
    fn beginning(&mut self) {
        let plan = self.plan.clone();
        let mut all: Vec<Value> = SITES.iter().map(|s| around::site_config(self, s)).collect();
        all.extend((0..plan.tag_groups).map(|n| subjects::tag_group(self, n)));
        self.queue(all);
        for (make, count) in [
            (subjects::tag as fn(&Self, usize) -> Value, plan.tags),
            (subjects::person, plan.persons),
        ] {
            for first in (0..count).step_by(BATCH) {
                let numbers = first..(first + BATCH).min(count);
                let batch = numbers.map(|n| make(self, n)).collect();
                self.queue(batch);
            }
        }
    }

    /// Pages, events and redirects of one part.
    fn middle(&self) -> Vec<Value> {
        let mut batch = Vec::new();
        let numbers = |count: usize| {
            let before = (count * self.part).div_ceil(self.parts);
            before..self.made(count)
        };
        for kind in &self.plan.pages {
            for number in numbers(kind.count) {
                let page = page::page(self, kind, number);
                let among_all = kind.first + number;
                let copy = |prefix: &str, ending: &str| {
                    let mut copy = page.clone();
                    let text = |name: &str| page[name].as_str().unwrap_or_default();
                    copy["_id"] = format!("{prefix}{}", text("_id")).into();
                    copy["title"] = format!("{} ({ending})", text("title")).into();
                    copy
                };
                batch.extend(has_draft(among_all).then(|| copy("drafts.", "kladde")));
                let version = "versions.rSummer.";
                batch.extend(has_version(among_all).then(|| copy(version, "sommer")));
                batch.push(page);
            }
        }
        batch.extend(numbers(self.plan.events).map(|n| event::event(self, n)));
        batch.extend(numbers(self.plan.redirects).map(|n| around::redirect(self, n)));
        batch
    }

    /// The menus, which link to any page.
    fn end(&mut self) {
        let mut menus = Vec::new();
        for (site, entry) in SITES.iter().enumerate() {
            for locale in 0..entry.locales.len() {
                menus.push(around::navigation(self, site, locale));
            }
        }
        self.queue(menus);
    }

    fn queue(&mut self, batch: Vec<Value>) {
        let mut documents = Vec::with_capacity(batch.len());
        for value in batch {
            let Value::Object(mut document) = value else {
                continue;
            };
            let (made, changed) = self.moments.of(self.made);
            document.insert("_createdAt".into(), made.into());
            document.insert("_updatedAt".into(), changed.into());
            document.insert(
                "_rev".into(),
                format!("made-{}-{}", self.seed, self.made).into(),
            );
            documents.push(document);
            self.made += 1;
        }
        self.waiting.push_back(documents);
    }

    /// How many of so many are made when this part is done.
    fn made(&self, count: usize) -> usize {
        (count * (self.part + 1)).div_ceil(self.parts)
    }

    fn random(&self, kind: &str, number: usize) -> Random {
        Random::of(self.seed, kind, number)
    }
}

impl Iterator for Museum {
    type Item = Vec<Document>;

    fn next(&mut self) -> Option<Vec<Document>> {
        while self.waiting.is_empty() && self.part <= self.parts {
            if self.part < self.parts {
                let batch = self.middle();
                self.queue(batch);
            } else {
                self.end();
            }
            self.part += 1;
        }
        self.waiting.pop_front()
    }
}

fn reference(id: &str) -> Value {
    json!({"_type": "reference", "_ref": id})
}

#[cfg(test)]
mod tests;
