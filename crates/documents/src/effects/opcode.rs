//! The operations of the format. An operation's code is its index in this list.

/// One operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opcode {
    Value,
    Copy,
    Blank,
    ReturnIntoArray,
    ReturnIntoObject,
    ReturnIntoObjectSameKey,
    PushField,
    PushElement,
    PushParent,
    Pop,
    PushFieldCopy,
    PushFieldBlank,
    PushElementCopy,
    PushElementBlank,
    ReturnIntoObjectPop,
    ReturnIntoObjectSameKeyPop,
    ReturnIntoArrayPop,
    ObjectSetFieldValue,
    ObjectCopyField,
    ObjectDeleteField,
    ArrayAppendValue,
    ArrayAppendSlice,
    StringAppendString,
    StringAppendSlice,
}

use Opcode as O;

const OPCODES: [Opcode; 24] = [
    O::Value,
    O::Copy,
    O::Blank,
    O::ReturnIntoArray,
    O::ReturnIntoObject,
    O::ReturnIntoObjectSameKey,
    O::PushField,
    O::PushElement,
    O::PushParent,
    O::Pop,
    O::PushFieldCopy,
    O::PushFieldBlank,
    O::PushElementCopy,
    O::PushElementBlank,
    O::ReturnIntoObjectPop,
    O::ReturnIntoObjectSameKeyPop,
    O::ReturnIntoArrayPop,
    O::ObjectSetFieldValue,
    O::ObjectCopyField,
    O::ObjectDeleteField,
    O::ArrayAppendValue,
    O::ArrayAppendSlice,
    O::StringAppendString,
    O::StringAppendSlice,
];

impl Opcode {
    pub(super) fn from_code(code: u64) -> Option<Self> {
        usize::try_from(code)
            .ok()
            .and_then(|code| OPCODES.get(code))
            .copied()
    }

    pub(super) fn code(self) -> u64 {
        self as u64
    }
}

/// The keys of an object in the order in which the format counts them. JavaScript sorts by
/// UTF-16 units, and its clients are those that read effects.
pub(super) fn sorted_keys(object: &crate::Document) -> Vec<&str> {
    let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
    keys.sort_by(|a, b| a.encode_utf16().cmp(b.encode_utf16()));
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_places() {
        for (code, opcode) in (0..).zip(OPCODES) {
            assert_eq!(Opcode::from_code(code), Some(opcode));
            assert_eq!(opcode.code(), code);
        }
        assert_eq!(Opcode::from_code(24), None);
        assert_eq!(Opcode::StringAppendSlice.code(), 23);
    }

    #[test]
    fn keys_are_sorted_by_units() {
        let object = serde_json::json!({"\u{ff5e}": 1, "🏛": 2, "b": 3, "B": 4});
        let keys = sorted_keys(object.as_object().unwrap());
        assert_eq!(keys, ["B", "b", "🏛", "\u{ff5e}"]);
    }
}
