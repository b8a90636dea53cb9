//! Prices. All are in Danish kroner.

use crate::Locale;

/// `140 kr.`, `37,50 kr.`, `DKK 140`; nothing is free.
pub fn price(kroner: f64, locale: Locale) -> String {
    if kroner <= 0.0 {
        return free(locale).to_owned();
    }
    let whole = kroner.fract() == 0.0;
    let number = if whole {
        format!("{kroner:.0}")
    } else {
        format!("{kroner:.2}")
    };
    match locale {
        Locale::En => format!("DKK {number}"),
        Locale::Da => format!("{} kr.", number.replace('.', ",")),
        Locale::De | Locale::Sv => format!("{} DKK", number.replace('.', ",")),
    }
}

fn free(locale: Locale) -> &'static str {
    match locale {
        Locale::Da | Locale::Sv => "Gratis",
        Locale::En => "Free",
        Locale::De => "Kostenlos",
    }
}
