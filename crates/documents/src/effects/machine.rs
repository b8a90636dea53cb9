//! The machine that applies a patch: what it reads, what it makes, and how far it is.

use super::error::EffectsError;
use super::opcode::sorted_keys;

use crate::{Document, weight};
use serde_json::{Map, Value};

/// What a patch may make, in bytes copied.
const MAX_COPIED: usize = 256 << 20;

/// A value that is read.
pub(super) struct Input<'a> {
    pub(super) value: &'a Value,
    pub(super) key: Option<&'a str>,
    keys: Option<Vec<&'a str>>,
}

/// A value that is made. It is copied only when it is written to.
pub(super) enum Output<'a> {
    Blank,
    Copy(&'a Value),
    Made(Value),
}

pub(super) struct Machine<'a> {
    pub(super) patch: &'a [Value],
    pub(super) at: usize,
    copied: usize,
    pub(super) input: Vec<Input<'a>>,
    pub(super) output: Vec<Output<'a>>,
}

pub(super) type EffectsResult<T> = Result<T, EffectsError>;

impl<'a> Machine<'a> {
    pub(super) fn new(value: &'a Value, patch: &'a [Value]) -> Self {
        Self {
            patch,
            at: 0,
            copied: 0,
            input: vec![Input {
                value,
                key: None,
                keys: None,
            }],
            output: vec![Output::Copy(value)],
        }
    }

    pub(super) fn spend(&mut self, cost: usize) -> EffectsResult<()> {
        self.copied = self.copied.saturating_add(cost);
        if self.copied > MAX_COPIED {
            return Err(EffectsError::TooLarge);
        }
        Ok(())
    }

    pub(super) fn argument(&mut self) -> EffectsResult<&'a Value> {
        let argument = self
            .patch
            .get(self.at)
            .ok_or(EffectsError::Argument(self.at))?;
        self.at += 1;
        Ok(argument)
    }

    pub(super) fn number(&mut self) -> EffectsResult<usize> {
        let at = self.at;
        let number = self.argument()?.as_u64();
        let number = number.and_then(|number| usize::try_from(number).ok());
        number.ok_or(EffectsError::Argument(at))
    }

    pub(super) fn text(&mut self) -> EffectsResult<&'a str> {
        let at = self.at;
        self.argument()?.as_str().ok_or(EffectsError::Argument(at))
    }

    pub(super) fn misfit(&self) -> EffectsError {
        EffectsError::DoesNotFit(self.at)
    }

    pub(super) fn top_input(&self) -> EffectsResult<&Input<'a>> {
        self.input.last().ok_or(EffectsError::Stack(self.at))
    }

    pub(super) fn pop_input(&mut self) -> EffectsResult<()> {
        self.input
            .pop()
            .map(|_| ())
            .ok_or(EffectsError::Stack(self.at))
    }

    pub(super) fn take_output(&mut self) -> EffectsResult<Value> {
        Ok(
            match self.output.pop().ok_or(EffectsError::Stack(self.at))? {
                Output::Blank => Value::Null,
                Output::Copy(value) => {
                    self.spend(weight(value))?;
                    value.clone()
                }
                Output::Made(value) => value,
            },
        )
    }

    /// The name of a field of the value that is read, by its index among the sorted names.
    pub(super) fn field(&mut self) -> EffectsResult<&'a str> {
        let index = self.number()?;
        let misfit = self.misfit();
        let input = self.input.last_mut().ok_or(EffectsError::Stack(self.at))?;
        let object = input.value.as_object().ok_or_else(|| misfit.clone())?;
        let keys = input.keys.get_or_insert_with(|| sorted_keys(object));
        keys.get(index).copied().ok_or(misfit)
    }

    pub(super) fn push_field(&mut self) -> EffectsResult<()> {
        let key = self.field()?;
        let value = self.top_input()?.value.get(key).ok_or(self.misfit())?;
        self.input.push(Input {
            value,
            key: Some(key),
            keys: None,
        });
        Ok(())
    }

    pub(super) fn push_element(&mut self) -> EffectsResult<()> {
        let index = self.number()?;
        let value = self.top_input()?.value.get(index).ok_or(self.misfit())?;
        self.input.push(Input {
            value,
            key: None,
            keys: None,
        });
        Ok(())
    }

    /// The value that is made, copied if it was not yet written to.
    pub(super) fn made(&mut self, blank: fn() -> Value) -> EffectsResult<&mut Value> {
        let at = self.at;
        if let Some(Output::Copy(value)) = self.output.last() {
            self.spend(weight(value))?;
        }
        let output = self.output.last_mut().ok_or(EffectsError::Stack(at))?;
        match output {
            Output::Blank => *output = Output::Made(blank()),
            Output::Copy(value) => *output = Output::Made((*value).clone()),
            Output::Made(_) => {}
        }
        match output {
            Output::Made(value) => Ok(value),
            _ => Err(EffectsError::Stack(at)),
        }
    }

    pub(super) fn made_object(&mut self) -> EffectsResult<&mut Document> {
        let misfit = self.misfit();
        let made = self.made(|| Value::Object(Map::new()))?;
        made.as_object_mut().ok_or(misfit)
    }

    pub(super) fn made_array(&mut self) -> EffectsResult<&mut Vec<Value>> {
        let misfit = self.misfit();
        let made = self.made(|| Value::Array(Vec::new()))?;
        made.as_array_mut().ok_or(misfit)
    }

    pub(super) fn made_text(&mut self) -> EffectsResult<&mut String> {
        let misfit = self.misfit();
        match self.made(|| Value::String(String::new()))? {
            Value::String(text) => Ok(text),
            _ => Err(misfit),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::effects::{EffectsError, apply};
    use serde_json::{Value, json};

    #[test]
    fn what_is_copied_is_bounded() {
        let value = json!({"t": "x".repeat(1 << 20)});
        let mut patch = vec![json!(2)];
        for _ in 0..300 {
            patch.extend([json!(1), json!(3)]);
        }
        assert_eq!(apply(&value, &patch), Err(EffectsError::TooLarge));
        patch.truncate(21);
        assert_eq!(apply(&value, &patch), Ok(Value::from(vec![value; 10])));
    }
}
