//! Prices. All are in Danish kroner.

use crate::Locale;

/// `140 kr.`, `37,50 kr.`, `DKK 140`; nothing is free.
pub fn price(kroner: f64, locale: Locale) -> String {
    if kroner <= 0.0 {
        return free(locale).to_owned();
    }
    let number = number(kroner, locale);
    match locale {
        Locale::En => format!("DKK {number}"),
        Locale::Da => format!("{number} kr."),
        Locale::De | Locale::Sv => format!("{number} DKK"),
    }
}

/// With the separators of the language: `1.150`, `1,150.50`, `1 150`.
fn number(kroner: f64, locale: Locale) -> String {
    let text = if kroner.fract() == 0.0 {
        format!("{kroner:.0}")
    } else {
        format!("{kroner:.2}")
    };
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let (thousands, decimals) = match locale {
        Locale::Da | Locale::De => (".", ","),
        Locale::En => (",", "."),
        Locale::Sv => ("\u{a0}", ","),
    };
    let mut grouped = String::new();
    for (position, digit) in whole.chars().enumerate() {
        if position > 0 && (whole.len() - position) % 3 == 0 {
            grouped.push_str(thousands);
        }
        grouped.push(digit);
    }
    match rest {
        "" => grouped,
        rest => format!("{grouped}{decimals}{rest}"),
    }
}

fn free(locale: Locale) -> &'static str {
    match locale {
        Locale::Da | Locale::Sv => "Gratis",
        Locale::En => "Free",
        Locale::De => "Kostenlos",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers have the separators of the language.
    #[test]
    fn prices_in_each_language() {
        let cases = [
            (140.0, ["140 kr.", "DKK 140", "140 DKK", "140 DKK"]),
            (37.5, ["37,50 kr.", "DKK 37.50", "37,50 DKK", "37,50 DKK"]),
            (
                1150.0,
                ["1.150 kr.", "DKK 1,150", "1.150 DKK", "1\u{a0}150 DKK"],
            ),
            (
                12_345.5,
                [
                    "12.345,50 kr.",
                    "DKK 12,345.50",
                    "12.345,50 DKK",
                    "12\u{a0}345,50 DKK",
                ],
            ),
            (0.0, ["Gratis", "Free", "Kostenlos", "Gratis"]),
        ];
        for (kroner, expected) in cases {
            assert_eq!(Locale::ALL.map(|locale| price(kroner, locale)), expected);
        }
    }
}
