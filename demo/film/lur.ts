/** The way of a lur, from the mound to the tape. */
import type { Film } from './film.ts'

export const lur: Film = {
  name: 'lur',
  site: 'nationalmuseet',
  scenes: [
    {
      motif: 'lurblaesere',
      seconds: 9,
      from: [0.5, 0.46, 0.95],
      to: [0.5, 0.4, 0.74],
      seen: {
        da: 'To lurblæsere står i silhuet på en gravhøj foran en stor, lav sol. Billedet nærmer sig lurernes runde plader.',
        en: 'Two lur players stand in silhouette on a burial mound before a large, low sun. The picture closes in on the round plates of the lurs.',
      },
      said: [
        {
          da: 'For omkring tre tusind år siden stod der to på en høj og blæste.',
          en: 'Some three thousand years ago, two people stood on a mound and blew.',
        },
        {
          da: 'Lurerne var støbt som et par, der svinger hver sin vej.',
          en: 'The lurs were cast as a pair, curving opposite ways.',
        },
      ],
    },
    {
      motif: 'mosefund',
      seconds: 8,
      from: [0.5, 0.3, 0.8],
      to: [0.5, 0.62, 0.8],
      seen: {
        da: 'Solen går ned bag en skov. Så to hænder over sort vand, der løfter en skål op mellem dunhamre.',
        en: 'The sun goes down behind a wood. Then two hands above black water, lifting a bowl between bulrushes.',
      },
      said: [
        {
          da: 'En dag blev de lagt i en mose. Hvorfor, ved vi ikke.',
          en: 'One day they were laid in a bog. Why, we do not know.',
        },
        {
          da: 'Vandet lukkede sig, og tørven holdt luften ude.',
          en: 'The water closed, and the peat kept out the air.',
        },
      ],
    },
    {
      motif: 'udgravning',
      seconds: 7,
      from: [0.42, 0.6, 0.78],
      to: [0.54, 0.52, 0.86],
      seen: {
        da: 'Et udgravet felt i lag på lag; i bunden en krukke, en ring og en graveske, rundt om spændte snore.',
        en: 'A trench in layer upon layer; at its bottom a pot, a ring and a trowel, around it taut strings.',
      },
      said: [
        {
          da: 'I 1797 gravede man tørv i Brudevælte Mose, og seks lurer kom op.',
          en: 'In 1797 peat was dug in the bog of Brudevælte, and six lurs came up.',
        },
      ],
    },
    {
      motif: 'konservator',
      seconds: 5,
      from: [0.5, 0.52, 0.92],
      to: [0.5, 0.6, 0.76],
      seen: {
        da: 'To hænder renser en bronzehjelm med horn under et mikroskop; lyset falder lige ned på den.',
        en: 'Two hands clean a horned bronze helmet under a microscope; the light falls straight down on it.',
      },
      said: [
        {
          da: 'Nu bliver bronzen renset med en blød pensel og uden hastværk.',
          en: 'Now the bronze is cleaned with a soft brush, and without haste.',
        },
      ],
    },
    {
      motif: 'mikrofon',
      seconds: 7,
      from: [0.46, 0.44, 0.72],
      to: [0.54, 0.52, 0.92],
      seen: {
        da: 'En mikrofon, omgivet af udskårne lydstråler. Billedet trækker sig tilbage, og en spole lydbånd kommer til syne. Så bliver der mørkt.',
        en: 'A microphone ringed by carved rays of sound. The picture draws back and a reel of tape appears. Then it goes dark.',
      },
      said: [
        {
          da: 'Blæst bliver der sjældent. Men lyden er gemt på bånd.',
          en: 'They are seldom played. But the sound is kept on tape.',
        },
        {
          da: 'Den er venligere, end man tror.',
          en: 'It is kinder than one would think.',
        },
      ],
    },
  ],
}
