//! The sites and their languages.

/// A site.
pub(super) struct Site {
    pub(super) key: &'static str,
    pub(super) name: &'static str,
    pub(super) city: &'static str,
    pub(super) zip: &'static str,
    pub(super) locales: &'static [&'static str],
}

const TWO: &[&str] = &["da", "en"];
const FOUR: &[&str] = &["da", "en", "de", "sv"];

const fn site(
    key: &'static str,
    name: &'static str,
    city: &'static str,
    zip: &'static str,
    locales: &'static [&'static str],
) -> Site {
    Site {
        key,
        name,
        city,
        zip,
        locales,
    }
}

/// All of them.
pub(super) const SITES: [Site; 12] = [
    site("nationalmuseet", "Nationalmuseet", "København", "1471", TWO),
    site("forskning", "Forskning", "København", "1471", TWO),
    site("samlinger", "Samlinger", "København", "1471", TWO),
    site("bevaring", "Bevaring", "Brede", "2800", TWO),
    site("frilandsmuseet", "Frilandsmuseet", "Lyngby", "2800", TWO),
    site("krigsmuseet", "Krigsmuseet", "København", "1220", TWO),
    site("frihedsmuseet", "Frihedsmuseet", "København", "1263", TWO),
    site("slottet", "Slottet ved Sundet", "Helsingør", "3000", TWO),
    site("jelling", "Kongernes Jelling", "Jelling", "7300", TWO),
    site("trelleborg", "Trelleborg", "Slagelse", "4200", TWO),
    site("dvaergene", "Dværgene på Møn", "Borre", "4791", TWO),
    site("proevesalen", "Prøvesalen", "København", "1471", FOUR),
];

/// Pages that a subject has when it has one in every language of every site.
pub(super) const PAGES_OF_A_ROUND: usize = 11 * 2 + 4;

/// Where the page of this number belongs. Pages come in rounds: one subject for
/// each site, in each of its languages.
#[derive(Clone, Copy)]
pub(super) struct PageSlot {
    pub(super) site: &'static Site,
    pub(super) locale: &'static str,
    /// The number that translations share.
    pub(super) subject: usize,
    /// The number of the first translation.
    pub(super) first: usize,
}

impl PageSlot {
    pub(super) fn of(number: usize) -> Self {
        let (round, at) = (number / PAGES_OF_A_ROUND, number % PAGES_OF_A_ROUND);
        let index = (at / 2).min(SITES.len() - 1);
        let site = &SITES[index];
        Self {
            site,
            locale: site.locales[at - index * 2],
            subject: round * SITES.len() + index,
            first: round * PAGES_OF_A_ROUND + index * 2,
        }
    }

    /// The number of the page of this site and language in a round.
    pub(super) fn number(round: usize, site: usize, locale: usize) -> usize {
        round * PAGES_OF_A_ROUND + site * 2 + locale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_site_and_language_has_its_place() {
        for (site, entry) in SITES.iter().enumerate() {
            for (locale, name) in entry.locales.iter().enumerate() {
                let slot = PageSlot::of(PageSlot::number(3, site, locale));
                assert_eq!((slot.site.key, slot.locale), (entry.key, *name));
                assert_eq!(slot.subject, 36 + site);
                assert_eq!(slot.first, PageSlot::number(3, site, 0));
            }
        }
        assert_eq!(PageSlot::number(0, 11, 3) + 1, PAGES_OF_A_ROUND);
    }
}
