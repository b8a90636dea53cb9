//! A group of settings: a struct, and a description of each of its fields.

/// What `vitrine settings`, `docs/settings.md` and messages say of a setting.
pub(super) struct Setting {
    /// Its name in a file.
    pub(super) name: &'static str,
    /// What it is for.
    pub(super) meaning: &'static str,
    /// The flag that sets it, where a command has one.
    pub(super) flag: Option<&'static str>,
    /// Its value where nothing else is set.
    pub(super) default: Option<String>,
    /// Writes a value without its secrets.
    pub(super) mask: fn(&str) -> String,
}

impl Setting {
    /// Its name in the environment.
    pub(super) fn variable(&self) -> String {
        format!("VITRINE_{}", self.name.to_uppercase())
    }
}

/// Declares a group of settings. Each has a meaning, a name, a type, and where it has them a
/// default, which is anything that can be printed, and a flag:
///
/// ```ignore
/// settings! {
///     /// The settings of queries.
///     pub(crate) struct QuerySettings {
///         /// Seconds that a query may take.
///         query_seconds: NonZeroU64 = 60, flag "--seconds";
///     }
/// }
/// ```
macro_rules! settings {
    (
        $(#[$attribute:meta])*
        pub(crate) struct $Group:ident {
            $(
                $(#[doc = $meaning:literal])+
                $name:ident: $Type:ty $(= $default:expr)? $(, flag $flag:literal)?;
            )+
        }
    ) => {
        $(#[$attribute])*
        pub(crate) struct $Group {
            $( $(#[doc = $meaning])+ pub(crate) $name: $Type, )+
        }

        impl $Group {
            /// The descriptions of the settings.
            pub(super) fn describe() -> Vec<$crate::settings::group::Setting> {
                vec![$($crate::settings::group::Setting {
                    name: stringify!($name),
                    meaning: concat!($($meaning),+).trim_start(),
                    flag: $crate::settings::group::optional!($($flag)?),
                    default: $crate::settings::group::optional!($($default.to_string())?),
                    mask: <$Type as $crate::settings::value::SettingValue>::mask,
                }),+]
            }

            /// Reads the settings.
            pub(super) fn read(
                layers: &$crate::settings::layers::Layers,
            ) -> Result<Self, $crate::settings::SettingsError> {
                Ok(Self {
                    $( $name: layers.read(stringify!($name))?, )+
                })
            }
        }
    };
}

/// `Some` of an expression, or `None` of nothing.
macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

pub(super) use {optional, settings};
