//! Functions of delta mode: what a change did to a document.

use super::Function;
use crate::environment::Environment;
use crate::value::Value;

/// Known only where a query is resolved for a change.
pub(super) const FUNCTIONS: &[Function] = &[
    Function::of_environment("global", "before", |environment| {
        environment.delta.before.clone()
    }),
    Function::of_environment("global", "after", |environment| {
        environment.delta.after.clone()
    }),
    Function::of_environment("global", "operation", operation),
    Function::of_environment("delta", "operation", operation),
];

fn operation(environment: &Environment) -> Value {
    let delta = &environment.delta;
    Value::string(match (delta.before.is_null(), delta.after.is_null()) {
        (true, _) => "create",
        (false, true) => "delete",
        (false, false) => "update",
    })
}
