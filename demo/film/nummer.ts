/** How a thing becomes a museum's. */
import type { Film } from './film.ts'

export const nummer: Film = {
  name: 'nummer',
  site: 'samlinger',
  scenes: [
    {
      motif: 'krukker',
      seconds: 6,
      from: [0.5, 0.58, 0.95],
      to: [0.54, 0.6, 0.72],
      seen: {
        da: 'Seks lerkar og kander står tæt på et bord ved et vindue. Billedet nærmer sig en sort potte på tre ben.',
        en: 'Six pots and jugs stand close on a table by a window. The picture moves towards a black pot on three legs.',
      },
      said: [
        {
          da: 'Her står seks kar. Det sorte kom i går, pakket ind i en avis.',
          en: 'Here are six vessels. The black one came yesterday, wrapped in a newspaper.',
        },
      ],
    },
    {
      motif: 'mikroskop',
      seconds: 8,
      from: [0.44, 0.56, 0.74],
      to: [0.47, 0.48, 0.9],
      seen: {
        da: 'Et mikroskop i lampelys. Billedet trækker sig tilbage, og prøven ses stor og rund bag det.',
        en: 'A microscope in lamplight. The picture draws back, and the sample shows large and round behind it.',
      },
      said: [
        {
          da: 'Først ser vi på det, længe, uden at gøre noget.',
          en: 'First we look at it, for a long time, and do nothing.',
        },
        {
          da: 'Så måler vi: højde, vidde, vægt og tvivl.',
          en: 'Then we measure: height, width, weight and doubt.',
        },
      ],
    },
    {
      motif: 'kartotek',
      seconds: 8,
      from: [0.36, 0.34, 0.68],
      to: [0.46, 0.5, 0.68],
      seen: {
        da: 'En væg af små skuffer med messinggreb. Billedet glider ned til én, der er trukket ud og fuld af kort.',
        en: 'A wall of small drawers with brass pulls. The picture glides down to one that is pulled out and full of cards.',
      },
      said: [
        {
          da: 'Karret får et nummer, nummeret får et kort, og kortet får en plads.',
          en: 'The vessel is given a number, the number a card, and the card a place.',
        },
        {
          da: 'Intet nummer bliver brugt to gange.',
          en: 'No number is used twice.',
        },
      ],
    },
    {
      motif: 'magasin',
      seconds: 5,
      from: [0.4, 0.42, 0.7],
      to: [0.6, 0.42, 0.7],
      seen: {
        da: 'Billedet går langs høje reoler med æsker og ruller, forbi en lampe, til en stige.',
        en: 'The picture travels along tall shelves of boxes and rolls, past a lamp, to a ladder.',
      },
      said: [
        {
          da: 'Så kommer det i en æske, på en hylde, i mørke.',
          en: 'Then it goes in a box, on a shelf, in the dark.',
        },
      ],
    },
    {
      motif: 'museumssal',
      seconds: 5,
      from: [0.5, 0.56, 0.72],
      to: [0.5, 0.5, 0.92],
      seen: {
        da: 'Gæster i silhuet i en høj sal med søjler. Billedet trækker sig tilbage, til man ser ovenlyset. Så bliver der mørkt.',
        en: 'Visitors in silhouette in a tall hall with columns. The picture draws back until the skylight is seen. Then it goes dark.',
      },
      said: [
        {
          da: 'Måske kommer det op i salen en dag. Nummeret følger med.',
          en: 'One day it may go up to the hall. The number goes with it.',
        },
      ],
    },
  ],
}
