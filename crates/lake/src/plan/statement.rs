//! Branches as SQL.
//!
//! All documents that an evaluation needs at one time come by one statement, a
//! `union all` of branches. Values are bound; what is written into the text are
//! numbers, the paths of declared indexes, and plain names of types and layers.

use super::branch::{Branch, Order};
use super::predicate::{Bound, Predicate, Test};
use crate::hot_paths::expression;
use crate::view::View;
use sqlx::Postgres;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use std::fmt::{self, Write};

/// A statement with the values bound to it.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: String,
    pub(crate) binds: Vec<Bind>,
    /// The column that `_id` is in this view.
    id: &'static str,
}

/// A value bound to a statement.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "said by their names")]
pub enum Bind {
    Number(i32),
    Text(String),
    Texts(Vec<String>),
}

impl fmt::Display for Bind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bind::Number(number) => write!(f, "{number}"),
            Bind::Text(text) => write!(f, "{text:?}"),
            Bind::Texts(texts) => write!(f, "{texts:?}"),
        }
    }
}

impl Statement {
    /// A statement for these branches; its rows are `branch, id, published_id, body`, and for
    /// a count `branch, null, null, number`.
    pub(crate) fn new(ds: i32, view: &View, branches: &[Branch]) -> Self {
        let several = branches.len() > 1;
        let mut statement = Self {
            sql: String::new(),
            binds: vec![Bind::Number(ds)],
            id: if view.shows_origin() {
                "d.published_id"
            } else {
                "d.id"
            },
        };
        let seen = statement.view(view);
        let stack = match &view.layers {
            Some(layers) if view.is_layered() => Some(statement.bind(Bind::Texts(layers.clone()))),
            _ => None,
        };
        for (number, branch) in branches.iter().enumerate() {
            if number > 0 {
                statement.sql.push_str("\nunion all\n");
            }
            match &stack {
                Some(stack) => statement.layered(number, branch, stack, several),
                None => statement.branch(number, branch, &seen, several),
            }
        }
        statement
    }

    /// The statement as a query of the driver.
    pub(crate) fn query(&self) -> Query<'_, Postgres, PgArguments> {
        let mut query = sqlx::query(sqlx::AssertSqlSafe(self.sql.as_str()));
        for bind in &self.binds {
            query = match bind {
                Bind::Number(number) => query.bind(number),
                Bind::Text(text) => query.bind(text),
                Bind::Texts(texts) => query.bind(texts),
            };
        }
        query
    }

    fn bind(&mut self, bind: Bind) -> String {
        let known = self.binds.iter().position(|known| *known == bind);
        let index = known.unwrap_or(self.binds.len());
        if known.is_none() {
            self.binds.push(bind);
        }
        format!("${}", index + 1)
    }

    /// What the view leaves of a dataset.
    fn view(&mut self, view: &View) -> String {
        let mut seen = "d.ds = $1".to_owned();
        match &view.layers {
            None if view.anonymous => seen.push_str(" and d.layer = 'published'"),
            None if !view.versions => seen.push_str(" and d.layer in ('published', 'drafts')"),
            None => {}
            Some(layers) => match layers.as_slice() {
                [only] => {
                    let only = self.name(only);
                    let _ = write!(seen, " and d.layer = {only}");
                }
                stack => seen.push_str(&self.uppermost(stack)),
            },
        }
        if view.anonymous {
            // The test is explicit so that PostgreSQL can estimate how many rows that
            // leaves: almost all.
            seen.push_str(" and d.id not like '%.%'");
        }
        seen
    }

    /// Documents that no version in a layer above covers. Conditions are judged
    /// after this: a published document that fulfils them is not seen if its draft
    /// does not. A version by which its release removes the document is not seen either.
    fn uppermost(&mut self, stack: &[String]) -> String {
        let is_release = |layer: &String| layer != "published" && layer != "drafts";
        let removed = if stack.iter().any(is_release) {
            " and (d.layer in ('published', 'drafts') \
             or d.body::jsonb #> '{_system,delete}' is distinct from 'true'::jsonb)"
        } else {
            ""
        };
        let stack = self.bind(Bind::Texts(stack.to_vec()));
        format!(
            " and d.layer = any({stack}) and not exists (select 1 from document u \
             where u.ds = d.ds and u.published_id = d.published_id and u.layer = any({stack}) \
             and array_position({stack}, u.layer) < array_position({stack}, d.layer)){removed}"
        )
    }

    fn branch(&mut self, number: usize, branch: &Branch, seen: &str, several: bool) {
        // Writing to a string does not fail.
        if branch.count {
            let condition = self.condition(&branch.predicate);
            let _ = write!(
                self.sql,
                "select {number} as branch, null::text as id, null::text as published_id, \
                 count(*)::text as body from document d where {seen}{condition}"
            );
            return;
        }
        // All of them are put in order when they are read, which costs less.
        let first = match branch.limit {
            Some(limit) => format!(" order by {} limit {limit}", self.order(&branch.order)),
            None => String::new(),
        };
        let (open, close) = if several { ("(", ")") } else { ("", "") };
        let from = match alternatives(&branch.predicate) {
            Some(both) if branch.limit.is_some() => {
                let [one, other] = both.map(|predicate| self.condition(&predicate));
                format!(
                    "((select d.* from document d where {seen}{one}{first}) union all \
                     (select d.* from document d where {seen}{other}{first})) d"
                )
            }
            _ => {
                let condition = self.condition(&branch.predicate);
                format!("document d where {seen}{condition}")
            }
        };
        let _ = write!(
            self.sql,
            "{open}select {number} as branch, d.id, d.published_id, d.body \
             from {from}{first}{close}"
        );
    }

    /// All layers of the documents of which some layer fulfils the conditions,
    /// uppermost first.
    fn layered(&mut self, number: usize, branch: &Branch, stack: &str, several: bool) {
        let condition = self.condition(&branch.predicate);
        let (open, close) = if several { ("(", ")") } else { ("", "") };
        let _ = write!(
            self.sql,
            "{open}select {number} as branch, o.id, o.published_id, o.body from document o \
             where o.ds = $1 and o.layer = any({stack}) and o.published_id in (\
             select d.published_id from document d \
             where d.ds = $1 and d.layer = any({stack}){condition}) \
             order by o.published_id, array_position({stack}, o.layer){close}"
        );
    }

    fn condition(&mut self, predicate: &Predicate) -> String {
        let mut condition = String::new();
        let types = predicate.conjuncts().iter().find_map(|part| match part {
            Predicate::Type(Test::OneOf(names)) => Some(names),
            _ => None,
        });
        for part in predicate.conjuncts() {
            let part = match (part, types) {
                (Predicate::References(ids), Some(types)) => self.references(ids, types),
                _ => self.predicate(part),
            };
            let _ = write!(condition, " and {part}");
        }
        condition
    }

    /// Documents of other types are left out by the index of references, unread: of
    /// all that refer to a tag an article's neighbours are a third.
    fn references(&mut self, ids: &[String], types: &[String]) -> String {
        let named = self.one_of("r.dst", ids);
        let types: Vec<String> = types.iter().map(|name| self.name(name)).collect();
        // Empty is a type that was not known when it was written.
        format!(
            "d.id in (select r.src from reference r where r.ds = $1 and {named} \
             and r.src_type in ('', {}))",
            types.join(", ")
        )
    }

    fn predicate(&mut self, predicate: &Predicate) -> String {
        match predicate {
            Predicate::Always => "true".to_owned(),
            Predicate::Never => "false".to_owned(),
            Predicate::Id(test) => self.test(self.id, test),
            Predicate::Type(test) => self.type_test(test),
            Predicate::Hot(path, test) => self.hot_test(path, test),
            Predicate::VersionOf(id) => {
                let id = self.bind(Bind::Text(id.clone()));
                format!("d.published_id = {id}")
            }
            Predicate::InRelease(name) => {
                let name = self.bind(Bind::Text(name.clone()));
                format!("d.layer = {name}")
            }
            Predicate::References(ids) => {
                let named = self.one_of("r.dst", ids);
                format!("d.id in (select r.src from reference r where r.ds = $1 and {named})")
            }
            Predicate::All(parts) => self.joined(parts, " and "),
            Predicate::Any(parts) => self.joined(parts, " or "),
        }
    }

    fn joined(&mut self, parts: &[Predicate], word: &str) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.predicate(part)).collect();
        format!("({})", parts.join(word))
    }

    /// Types are few, and PostgreSQL has statistics on how many documents each has. As
    /// literals, they let it choose a good plan for all queries of the same shape.
    fn type_test(&mut self, test: &Test) -> String {
        let (word, names) = match test {
            Test::OneOf(names) => ("in", names),
            Test::NoneOf(names) => ("not in", names),
            _ => return self.test("d.type", test),
        };
        let names: Vec<String> = names.iter().map(|name| self.name(name)).collect();
        match (word, names.as_slice()) {
            ("in", [one]) => format!("d.type = {one}"),
            _ => format!("d.type {word} ({})", names.join(", ")),
        }
    }

    /// A plain name as a literal, any other as a bound value.
    fn name(&mut self, name: &str) -> String {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"._-".contains(&b);
        if name.len() <= 64 && name.bytes().all(plain) {
            return format!("'{name}'");
        }
        self.bind(Bind::Text(name.to_owned()))
    }

    fn test(&mut self, column: &str, test: &Test) -> String {
        match test {
            Test::OneOf(texts) => self.one_of(column, texts),
            // Also true of documents without a value, as `!=` is in GROQ.
            Test::NoneOf(texts) => {
                let texts = self.bind(Bind::Texts(texts.clone()));
                let unequal = format!("{column} <> all({texts})");
                if column == self.id {
                    return unequal;
                }
                format!("({column} is null or {unequal})")
            }
            Test::Between(from, to) => {
                let sign = |bound: &Bound, sign: &str| {
                    format!("{sign}{}", if bound.inclusive { "=" } else { "" })
                };
                let (above, below) = (sign(from, ">"), sign(to, "<"));
                let from = self.bind(Bind::Text(from.text.clone()));
                let to = self.bind(Bind::Text(to.text.clone()));
                format!("{column} {above} {from} and {column} {below} {to}")
            }
            Test::Absent | Test::OneOfOrAbsent(_) => format!("{column} is null"),
        }
    }

    fn hot_test(&mut self, path: &str, test: &Test) -> String {
        let column = expression("d.", path);
        match test {
            Test::Absent => absent(&column, path),
            Test::OneOfOrAbsent(keys) => {
                let one = self.one_of(&column, keys);
                format!("({one} or {})", absent(&column, path))
            }
            test => self.test(&column, test),
        }
    }

    fn one_of(&mut self, column: &str, texts: &[String]) -> String {
        match texts {
            [text] => {
                let text = self.bind(Bind::Text(text.clone()));
                format!("{column} = {text}")
            }
            texts => {
                let texts = self.bind(Bind::Texts(texts.to_vec()));
                format!("{column} = any({texts})")
            }
        }
    }

    /// PostgreSQL puts nulls last, and first where the order is turned: just where
    /// GROQ has what is no scalar.
    fn order(&self, keys: &[Order]) -> String {
        let mut order = String::new();
        for key in keys {
            let column = match key.path.as_str() {
                "_id" => self.id.to_owned(),
                path => expression("d.", path),
            };
            let direction = if key.descending { " desc" } else { "" };
            let _ = write!(order, "{column}{direction}, ");
        }
        order + self.id
    }
}

/// No value at a path. The stored key of a list or an object is null too: of the few
/// documents without a key the body decides.
fn absent(column: &str, path: &str) -> String {
    let segments = path.replace('.', ",");
    format!(
        "({column} is null and coalesce(jsonb_typeof(d.body::jsonb #> '{{{segments}}}'), 'null') \
         = 'null')"
    )
}

/// A predicate with `locale` being one of these or absent as two, each of which an index
/// has in order: the first ten of both have the first ten of all among them.
fn alternatives(predicate: &Predicate) -> Option<[Predicate; 2]> {
    let parts = predicate.conjuncts();
    let position = parts
        .iter()
        .position(|part| matches!(part, Predicate::Hot(_, Test::OneOfOrAbsent(_))))?;
    let Some(Predicate::Hot(path, Test::OneOfOrAbsent(keys))) = parts.get(position) else {
        return None;
    };
    let with = |test: Test| {
        let mut parts = parts.to_vec();
        parts[position] = Predicate::Hot(path.clone(), test);
        Predicate::all(parts)
    };
    Some([with(Test::OneOf(keys.clone())), with(Test::Absent)])
}
