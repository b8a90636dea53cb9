//! `pt::` — portable text.

use super::{Called, Function};
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::value::{Object, Value};

pub(super) const FUNCTIONS: &[Function] = &[Function::pure("pt", "text", 1..=1, text)];

/// The text of a block, or of all blocks with blank lines between them. What is
/// not a block — an image, a call to action — has none and is passed over.
fn text(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let mut texts = Vec::new();
    match arguments[0].bare() {
        Value::Object(block) => texts.extend(block_text(meter, block)?),
        Value::Array(blocks) => blocks_text(meter, blocks, &mut texts)?,
        _ => {}
    }
    if texts.is_empty() {
        return Ok(Value::Null);
    }
    Ok(Value::string(texts.join("\n\n")))
}

fn blocks_text(
    meter: &mut Meter,
    blocks: &[Value],
    texts: &mut Vec<String>,
) -> Result<(), LimitExceeded> {
    for block in blocks {
        meter.steps(1)?;
        match block.bare() {
            Value::Array(nested) => blocks_text(meter, nested, texts)?,
            Value::Object(block) => texts.extend(block_text(meter, block)?),
            _ => {}
        }
    }
    Ok(())
}

fn block_text(meter: &mut Meter, block: &Object) -> Result<Option<String>, LimitExceeded> {
    let typed = block.get("_type").and_then(Value::as_str).is_some();
    let Some(children) = block.get("children").and_then(Value::as_array) else {
        return Ok(None);
    };
    if !typed {
        return Ok(None);
    }
    let mut text = String::new();
    for child in children {
        meter.steps(1)?;
        let Some(span) = child.as_object() else {
            continue;
        };
        if span.get("_type").and_then(Value::as_str) == Some("span")
            && let Some(part) = span.get("text").and_then(Value::as_str)
        {
            meter.bytes(part.len())?;
            text.push_str(part);
        }
    }
    Ok(Some(text))
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        let block = "{'_type': 'block', 'children': [{'_type': 'span', 'text': 'Guld'}, \
                     {'_type': 'span', 'text': 'horn'}, {'_type': 'other', 'text': 'x'}]}"
            .replace('\'', "\"");
        let two = format!("pt::text([{block}, {{\"_type\": \"image\"}}, [{block}]])");
        crate::testing::check_examples(&[
            (&format!("pt::text({block})"), "\"Guldhorn\""),
            (&two, "\"Guldhorn\\n\\nGuldhorn\""),
            ("pt::text([])", "null"),
            ("pt::text({\"_type\": \"image\"})", "null"),
            ("pt::text('Guldhorn')", "null"),
        ]);
    }
}
