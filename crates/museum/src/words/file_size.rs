//! Sizes of files, as a visitor on a slow line wants to know them.

use crate::Locale;

const KILO: f64 = 1000.0;

/// `1 KB`, `120 KB`, `1,2 MB`; never nothing at all.
pub fn file_size(bytes: f64, locale: Locale) -> String {
    let kilobytes = (bytes / KILO).ceil().max(1.0);
    if kilobytes < KILO {
        return format!("{kilobytes:.0} KB");
    }
    let megabytes = format!("{:.1}", kilobytes / KILO);
    match locale {
        Locale::En => format!("{megabytes} MB"),
        Locale::Da | Locale::De | Locale::Sv => format!("{} MB", megabytes.replace('.', ",")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_in_each_language() {
        let cases = [
            (0.0, ["1 KB", "1 KB"]),
            (5_300.0, ["6 KB", "6 KB"]),
            (120_000.0, ["120 KB", "120 KB"]),
            (999_001.0, ["1,0 MB", "1.0 MB"]),
            (1_234_567.0, ["1,2 MB", "1.2 MB"]),
        ];
        for (bytes, expected) in cases {
            let both = [Locale::Da, Locale::En].map(|locale| file_size(bytes, locale));
            assert_eq!(both, expected, "{bytes}");
        }
    }
}
