//! Danish-looking text from a small list of words.

use super::random::Random;

const NOUNS: [&str; 56] = [
    "guldhorn",
    "runesten",
    "ringborg",
    "vikingeskib",
    "bondegård",
    "stråtag",
    "bindingsværk",
    "kakkelovn",
    "dragkiste",
    "sølvskat",
    "højgrav",
    "jættestue",
    "egekiste",
    "solvogn",
    "lurblæser",
    "mosefund",
    "kirkeklokke",
    "altertavle",
    "våbensamling",
    "kanon",
    "uniform",
    "modstandsgruppe",
    "illegalt blad",
    "fængselscelle",
    "køkkenhave",
    "æblelund",
    "mølle",
    "smedje",
    "vadestedet",
    "færgeleje",
    "kongeslot",
    "riddersal",
    "tapet",
    "fajance",
    "møntskat",
    "grønlandsk kajak",
    "trommedans",
    "skind",
    "knive",
    "håndskrift",
    "landkort",
    "fotografi",
    "dukkehus",
    "legetøj",
    "brudekjole",
    "lærred",
    "vævestol",
    "spinderok",
    "røgovn",
    "saltmad",
    "øltønde",
    "kongemagt",
    "klosterhave",
    "pilgrim",
    "dværg",
    "klint",
];
const COMPOUNDS: [&str; 14] = [
    "bevaringsværdighedsvurdering",
    "genstandsregistrering",
    "udstillingstilrettelæggelse",
    "besættelsestidsmuseum",
    "middelalderarkæologi",
    "undervisningsmateriale",
    "jernaldergravplads",
    "vikingetidsbebyggelse",
    "sommerferieaktivitet",
    "særudstillingsåbning",
    "kulturarvsformidling",
    "dendrokronologi",
    "håndværkertradition",
    "landbohøjskoleundervisning",
];
const ADJECTIVES: [&str; 24] = [
    "gammel",
    "sjælden",
    "lille",
    "stor",
    "forgyldt",
    "glemt",
    "smuk",
    "mørk",
    "kongelig",
    "folkelig",
    "gådefuld",
    "velbevaret",
    "brændt",
    "ødelagt",
    "nyfunden",
    "æstetisk",
    "østjysk",
    "sjællandsk",
    "islandsk",
    "bornholmsk",
    "tidlig",
    "sen",
    "farverig",
    "åben",
];
const VERBS: [&str; 20] = [
    "viser",
    "fortæller om",
    "gemmer",
    "blev fundet ved",
    "stammer fra",
    "ligger ved",
    "hører til",
    "forandrede",
    "ligner",
    "blev smedet til",
    "blev båret af",
    "overlevede",
    "afslører",
    "undersøges som",
    "bevares som",
    "udstilles ved",
    "leder til",
    "står bag",
    "blev skænket til",
    "fylder mere end",
];
const ENDS: [&str; 10] = [
    "i vikingetiden",
    "under besættelsen",
    "på Møn",
    "ved Jelling",
    "i København",
    "efter svenskekrigene",
    "før reformationen",
    "i det tidlige efterår",
    "om søndagen",
    "for hele familien",
];
const FIRST_NAMES: [&str; 16] = [
    "Anne", "Søren", "Kirsten", "Jørgen", "Mette", "Lærke", "Åse", "Bjørn", "Ingrid", "Niels",
    "Freja", "Rasmus", "Signe", "Østen", "Maja", "Aksel",
];
const LAST_NAMES: [&str; 14] = [
    "Jensen",
    "Nørgaard",
    "Kjærsgaard",
    "Bæk",
    "Sørensen",
    "Åkjær",
    "Holm",
    "Lindhøj",
    "Møller",
    "Østergaard",
    "Dam",
    "Krogh",
    "Vestergaard",
    "Juul",
];

/// One word, now and then a long one.
pub(super) fn noun(random: &mut Random) -> &'static str {
    if random.percent(12) {
        random.one(&COMPOUNDS)
    } else {
        random.one(&NOUNS)
    }
}

/// A title: "Sjælden runesten og dragkiste".
pub(super) fn title(random: &mut Random) -> String {
    let (first, second) = (noun(random), noun(random));
    let adjective = random.one(&ADJECTIVES);
    let end = random.one(&ENDS);
    match random.below(3) {
        0 => capital(&format!("{adjective} {first} og {second}")),
        1 => capital(&format!("{first}, {second} {end}")),
        _ => capital(&format!("{adjective} {first} {end}")),
    }
}

/// A sentence.
pub(super) fn sentence(random: &mut Random) -> String {
    let (first, second) = (noun(random), noun(random));
    let (one, other) = (random.one(&ADJECTIVES), random.one(&ADJECTIVES));
    let (verb, end) = (random.one(&VERBS), random.one(&ENDS));
    capital(&format!("{one} {first} {verb} {other} {second} {end}."))
}

/// Some sentences.
pub(super) fn text(random: &mut Random, sentences: usize) -> String {
    let sentences: Vec<String> = (0..sentences).map(|_| sentence(random)).collect();
    sentences.join(" ")
}

/// The name of a person.
pub(super) fn name(random: &mut Random) -> String {
    format!("{} {}", random.one(&FIRST_NAMES), random.one(&LAST_NAMES))
}

/// A title as a part of an address: "Åben mølle" is `aaben-moelle`.
pub(super) fn slug(title: &str) -> String {
    let mut slug = String::with_capacity(title.len());
    for c in title.chars().flat_map(char::to_lowercase) {
        match c {
            'æ' => slug.push_str("ae"),
            'ø' => slug.push_str("oe"),
            'å' => slug.push_str("aa"),
            c if c.is_ascii_alphanumeric() => slug.push(c),
            _ if slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_matches('-').to_owned()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs_are_plain() {
        for (title, expected) in [
            ("Åben mølle, og mere", "aaben-moelle-og-mere"),
            ("Ærø ", "aeroe"),
            ("", ""),
        ] {
            assert_eq!(slug(title), expected);
        }
    }
}
