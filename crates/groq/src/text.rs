//! Text in values, names and ids.

/// A string that is cheap to clone: up to fifteen bytes in place, more by reference.
///
/// Two words wide and aligned as such. That matters more than holding a few
/// more bytes in place: values are moved far more often than they are read, and
/// a string type whose tag is one odd byte makes every move of a value slow.
pub type Text = ecow::EcoString;
