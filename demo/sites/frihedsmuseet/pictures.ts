import { print } from '../../writing/marks.ts'

export const lys = print(
  'lysivinduet',
  {
    da: 'Linoleumssnit af stearinlys i vinduerne i en mørk facade; folk står på gaden og ser op',
    en: 'Linocut of candles in the windows of a dark façade, with people looking up from the street',
  },
  { hotspot: [0.5, 0.45] },
)

export const lysNaer = print(
  'lysivinduet',
  {
    da: 'Linoleumssnit af rækker af oplyste ruder over en mørk gade',
    en: 'Linocut of rows of lit panes above a dark street',
  },
  {
    closer: true,
    caption: {
      da: 'Mørklægningen havde varet i fem år. Den blev revet ned på en aften.',
      en: 'The blackout had lasted five years. It was torn down in an evening.',
    },
  },
)

export const sender = print('radiosender', {
  da: 'Linoleumssnit af en kuffertsender under en lampe med hovedtelefoner og en hånd på morsenøglen',
  en: 'Linocut of a suitcase transmitter beneath a lamp, with headphones and a hand on the key',
})

export const senderNaer = print(
  'radiosender',
  {
    da: 'Linoleumssnit af en hånd på morsenøglen ved siden af et kort',
    en: 'Linocut of a hand on a Morse key beside a map',
  },
  {
    closer: true,
    caption: {
      da: 'Man genkendte hinanden på rytmen. Den kaldtes en håndskrift.',
      en: 'Operators knew one another by rhythm. It was called a handwriting.',
    },
  },
)

export const presse = print('trykpresse', {
  da: 'Linoleumssnit af en mand, der trykker blade på en håndpresse i et kælderrum under en lampe',
  en: 'Linocut of a man printing papers on a hand press in a cellar beneath a lamp',
})

export const nedkastning = print('nedkastning', {
  da: 'Linoleumssnit af containere i faldskærm over marker i måneskin; folk venter med en cykel',
  en: 'Linocut of containers under parachutes over moonlit fields; people wait with a bicycle',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit af cykler, der læner sig mod et rækværk',
  en: 'Linocut of bicycles leaning on a railing',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit af kartotekets skuffer, hvor én er trukket ud',
  en: 'Linocut of the drawers of a card index, one of them pulled out',
})

export const doer = print('indgang', {
  da: 'Linoleumssnit af en portal med trin op til en åben dør',
  en: 'Linocut of a portal with steps up to an open door',
})

export const tavle = print('skoletavle', {
  da: 'Linoleumssnit af en tavle med tegn og en skoletaske på gulvet',
  en: 'Linocut of a blackboard with signs and a school bag on the floor',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit af en mikrofon, hvorfra lyden går ud i stråler, og en spole lydbånd',
  en: 'Linocut of a microphone with rays of sound, and a reel of tape',
})

export const kaffe = print('kaffebord', {
  da: 'Linoleumssnit af kaffekande, kopper og kage på et bord',
  en: 'Linocut of a coffee pot, cups and cake on a table',
})

export const klint = print('klint', {
  da: 'Linoleumssnit af hvide klinter over et mørkt hav',
  en: 'Linocut of white cliffs above a dark sea',
})
