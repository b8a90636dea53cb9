/** Prints cut to other shapes than their own, as editors do, and one with all that one can have. */
import { print } from '../../writing/marks.ts'
import { guldhorn } from './prints.ts'

export const hoej = print(
  'runesten',
  {
    da: 'Linoleumssnit: en runesten med en slange i ottetal, skåret til et højt, smalt billede.',
    en: 'Linocut: a rune stone with a serpent in a figure of eight, cropped to a tall, narrow picture.',
  },
  {
    cut: [0.29, 0, 0.29, 0],
    caption: { da: 'Højere end bredt.', en: 'Taller than wide.' },
    credit: 'Prøvesalens værksted',
  },
)

export const bred = print(
  'orlogsskib',
  {
    da: 'Linoleumssnit: bølger og krudtrøg langs siden af et orlogsskib, skåret til en bred strimmel.',
    en: 'Linocut: waves and powder smoke along the side of a warship, cropped to a broad strip.',
  },
  {
    cut: [0, 0.44, 0, 0.16],
    caption: { da: 'Meget bredere end højt.', en: 'Much wider than tall.' },
  },
)

/** Without a caption. */
export const firkant = print(
  'moenter',
  {
    da: 'Linoleumssnit: en stor mønt med et kronet hoved mellem mindre mønter.',
    en: 'Linocut: a large coin with a crowned head between smaller coins.',
  },
  { cut: [0.2, 0.1, 0.2, 0.1] },
)

export const hornMedAlt = print('guldhorn', guldhorn.alt, {
  caption: { da: 'Et horn med billedtekst.', en: 'A horn with a caption.' },
  credit: 'Prøvesalens værksted',
})
