//! Rows of PostgreSQL as structs, column by column.
//!
//! Not by sqlx's derive: its macros build the driver a second time, for the compiler's own use.

/// Reads each field of a struct from the column of its name.
macro_rules! from_row {
    ($row:ty: $($column:ident),+) => {
        impl sqlx::FromRow<'_, sqlx::postgres::PgRow> for $row {
            fn from_row(row: &sqlx::postgres::PgRow) -> Result<Self, sqlx::Error> {
                use sqlx::Row as _;
                Ok(Self { $($column: row.try_get(stringify!($column))?),+ })
            }
        }
    };
}

pub(crate) use from_row;
