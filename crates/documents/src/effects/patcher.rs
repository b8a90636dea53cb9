//! The operations of a patch, one by one.

use super::error::EffectsError;
use super::machine::{EffectsResult, Machine, Output};
use super::opcode::Opcode;
use crate::{MAX_DEPTH, weight};
use serde_json::Value;

/// Applies a patch to a value.
pub fn apply(value: &Value, patch: &[Value]) -> Result<Value, EffectsError> {
    Machine::new(value, patch).run()
}

impl Machine<'_> {
    fn run(mut self) -> EffectsResult<Value> {
        while self.at < self.patch.len() {
            let at = self.at;
            let code = self.patch[at].as_u64().and_then(Opcode::from_code);
            self.at += 1;
            self.step(code.ok_or(EffectsError::UnknownOperation(at))?)?;
            if self.input.len().max(self.output.len()) > MAX_DEPTH + 100 {
                return Err(EffectsError::Stack(at));
            }
        }
        self.take_output()
    }

    fn step(&mut self, opcode: Opcode) -> EffectsResult<()> {
        match opcode {
            Opcode::Value => {
                let value = Output::Copy(self.argument()?);
                self.output.push(value);
            }
            Opcode::Copy => {
                let value = Output::Copy(self.top_input()?.value);
                self.output.push(value);
            }
            Opcode::Blank => self.output.push(Output::Blank),
            Opcode::ReturnIntoArray => self.return_into_array()?,
            Opcode::ReturnIntoObject => self.return_into_object()?,
            Opcode::ReturnIntoObjectSameKey => self.return_into_same_key()?,
            Opcode::PushField => self.push_field()?,
            Opcode::PushElement => self.push_element()?,
            // No patcher for JavaScript has it, so no patch does.
            Opcode::PushParent => return Err(EffectsError::UnknownOperation(self.at - 1)),
            Opcode::Pop => self.pop_input()?,
            Opcode::PushFieldCopy => self.both(Self::push_field, Opcode::Copy)?,
            Opcode::PushFieldBlank => self.both(Self::push_field, Opcode::Blank)?,
            Opcode::PushElementCopy => self.both(Self::push_element, Opcode::Copy)?,
            Opcode::PushElementBlank => self.both(Self::push_element, Opcode::Blank)?,
            Opcode::ReturnIntoObjectPop => self.both(Self::return_into_object, Opcode::Pop)?,
            Opcode::ReturnIntoObjectSameKeyPop => {
                self.both(Self::return_into_same_key, Opcode::Pop)?;
            }
            Opcode::ReturnIntoArrayPop => self.both(Self::return_into_array, Opcode::Pop)?,
            Opcode::ObjectSetFieldValue => {
                let value = self.argument()?.clone();
                let key = self.text()?.to_owned();
                self.made_object()?.insert(key, value);
            }
            Opcode::ObjectCopyField => {
                self.push_field()?;
                self.step(Opcode::Copy)?;
                self.return_into_same_key()?;
                self.pop_input()?;
            }
            Opcode::ObjectDeleteField => {
                let key = self.field()?;
                self.made_object()?.shift_remove(key);
            }
            Opcode::ArrayAppendValue => {
                let value = self.argument()?.clone();
                self.made_array()?.push(value);
            }
            Opcode::ArrayAppendSlice => self.append_elements()?,
            Opcode::StringAppendString => {
                let text = self.text()?;
                self.spend(text.len())?;
                self.made_text()?.push_str(text);
            }
            Opcode::StringAppendSlice => self.append_text()?,
        }
        Ok(())
    }

    fn both(
        &mut self,
        first: fn(&mut Self) -> EffectsResult<()>,
        second: Opcode,
    ) -> EffectsResult<()> {
        first(self)?;
        self.step(second)
    }

    fn return_into_array(&mut self) -> EffectsResult<()> {
        let value = self.take_output()?;
        self.made_array()?.push(value);
        Ok(())
    }

    fn return_into_object(&mut self) -> EffectsResult<()> {
        let key = self.text()?.to_owned();
        let value = self.take_output()?;
        self.made_object()?.insert(key, value);
        Ok(())
    }

    fn return_into_same_key(&mut self) -> EffectsResult<()> {
        let key = self.top_input()?.key.ok_or(self.misfit())?;
        let value = self.take_output()?;
        self.made_object()?.insert(key.to_owned(), value);
        Ok(())
    }

    fn append_elements(&mut self) -> EffectsResult<()> {
        let (start, end) = (self.number()?, self.number()?);
        let elements = self.top_input()?.value.as_array();
        let elements = elements.and_then(|elements| elements.get(start..end));
        let elements = elements.ok_or(self.misfit())?;
        self.spend(elements.iter().map(weight).sum())?;
        self.made_array()?.extend_from_slice(elements);
        Ok(())
    }

    fn append_text(&mut self) -> EffectsResult<()> {
        let (start, end) = (self.number()?, self.number()?);
        let text = self.top_input()?.value.as_str();
        let text = text
            .and_then(|text| text.get(start..end))
            .ok_or(self.misfit())?;
        self.spend(text.len())?;
        self.made_text()?.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn run(value: &Value, patch: &Value) -> Result<Value, EffectsError> {
        apply(value, patch.as_array().unwrap())
    }

    #[test]
    fn applied() {
        let person = json!({"age": 1, "name": "Bob", "skills": ["a", "b"]});
        let examples = [
            (json!([]), person.clone()),
            // The example of the format's own documentation: a field that gets another name.
            (
                json!([
                    19,
                    1,
                    10,
                    1,
                    14,
                    "firstName",
                    11,
                    2,
                    20,
                    "Diffing",
                    21,
                    0,
                    2,
                    15
                ]),
                json!({"age": 1, "firstName": "Bob", "skills": ["Diffing", "a", "b"]}),
            ),
            (json!([0, 7]), json!(7)),
            (json!([2, 18, 0]), json!({"age": 1})),
            (json!([2]), json!(null)),
            (json!([7, 0]), Value::Null),
            (
                json!([2, 6, 2, 7, 1, 1, 4, "second", 9, 9]),
                json!({"second": "b"}),
            ),
            (json!([6, 2, 9]), person.clone()),
            (json!([2, 6, 1, 22, "x", 23, 0, 2]), json!("xBo")),
            (json!([2, 6, 0, 1, 3, 0, 9, 3]), json!([1, 9])),
            (json!([2, 6, 0, 1, 5]), json!({"age": 1})),
        ];
        for (patch, expected) in examples {
            match run(&person, &patch) {
                Ok(value) => assert_eq!(value, expected, "{patch}"),
                Err(error) => assert_eq!(expected, Value::Null, "{patch}: {error}"),
            }
        }
    }

    #[test]
    fn refused() {
        use EffectsError::{Argument, DoesNotFit, Stack, UnknownOperation};
        let value = json!({"a": [1], "s": "æ"});
        let examples = [
            (json!([24]), UnknownOperation(0)),
            (json!(["x"]), UnknownOperation(0)),
            (json!([8, 0]), UnknownOperation(0)),
            (json!([0]), Argument(1)),
            (json!([6, "x"]), Argument(1)),
            (json!([6, 9]), DoesNotFit(2)),
            (json!([7, 0]), DoesNotFit(2)),
            (json!([9, 9]), Stack(2)),
            (json!([9, 1]), Stack(2)),
            (json!([3]), Stack(1)),
            (json!([20, 1]), DoesNotFit(2)),
            (json!([2, 6, 1, 23, 0, 1]), DoesNotFit(6)),
            (json!([2, 6, 0, 21, 0, 2]), DoesNotFit(6)),
            (json!([5]), DoesNotFit(1)),
            (json!(vec![2; 300]), Stack(199)),
        ];
        for (patch, expected) in examples {
            assert_eq!(run(&value, &patch), Err(expected), "{patch}");
        }
    }
}
