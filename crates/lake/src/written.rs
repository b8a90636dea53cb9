//! The texts of a result.

use crate::LakeError;
use groq::{Account, ArraySelector, NotWritten, Reservation, TooLarge, Value, source_map};
use std::sync::Arc;

/// A result as text.
pub(crate) struct Written {
    pub(crate) result: String,
    pub(crate) source_map: Option<String>,
    /// The memory that is reserved for both.
    pub(crate) reservation: Option<Reservation>,
}

/// Writes a result, with its source map if there is to be one.
#[derive(Clone)]
pub(crate) struct ResultWriter {
    /// How long both may be together.
    pub(crate) longest: usize,
    pub(crate) source_map: Option<ArraySelector>,
    pub(crate) account: Option<Arc<dyn Account>>,
}

impl ResultWriter {
    pub(crate) fn write(&self, value: &Value) -> Result<Written, LakeError> {
        let reservation = self.account.clone().map(Reservation::of);
        let result = match &reservation {
            Some(reservation) => value.to_json_for(self.longest, reservation)?,
            None => value.to_json_within(self.longest)?,
        };
        let source_map = self.map(value, result.len(), reservation.as_ref())?;
        if let Some(reservation) = &reservation {
            let map = source_map.as_ref().map_or(0, String::capacity);
            reservation.shrink_to((result.capacity() + map) as u64);
        }
        Ok(Written {
            result,
            source_map,
            reservation,
        })
    }

    fn map(
        &self,
        value: &Value,
        taken: usize,
        reservation: Option<&Reservation>,
    ) -> Result<Option<String>, LakeError> {
        let Some(selector) = self.source_map else {
            return Ok(None);
        };
        let account = reservation.map(|reservation| reservation as &dyn Account);
        let map = source_map(value, selector, self.longest - taken, account);
        Ok(Some(map.map_err(|error| match error {
            NotWritten::TooLarge(_) => LakeError::from(TooLarge {
                limit: self.longest,
            }),
            other @ NotWritten::Limit(_) => other.into(),
        })?))
    }
}
