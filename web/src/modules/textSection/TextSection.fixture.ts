import { text, to } from '../../fixtures/content.ts'
import type { Module, TextSection } from '../../model.ts'

export const textSection: TextSection = {
  key: 'gaade',
  title: 'En gåde i guld',
  content: text(
    'I 1639 snublede en ung pige over det første horn på en mark ved Gallehus. 95 år senere fandt en husmand det andet, få skridt derfra.',
    'Hornene vejede tilsammen mere end seks kilo og var dækket af figurer: mænd med økser, hjorte, fisk, stjerner og slanger, der bider sig selv i halen. Ingen har nogensinde læst dem til ende.',
    '## Hvad vi ved',
    'I maj 1802 brød guldsmeden Niels Heidenreich ind i [Kunstkammeret](https://example.org/kunstkammeret) og smeltede begge horn om.',
    '- Tegningerne findes endnu',
    '- Afstøbningerne gik ned med et skib',
  ),
  links: [to('Læs om restaureringen', '/viden/guldhorn'), to('Kilder', 'https://example.org/')],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'textSection', ...textSection }]
