/** The prints of this site, each with what one sees on it. */
import { print } from '../../writing/marks.ts'

export const konservator = print(
  'konservator',
  {
    da: 'Linoleumssnit: to hænder holder pensel og hornhjelm i skæret fra et mikroskops lampe.',
    en: 'Linocut: two hands hold a brush and a horned helmet in the glow of a microscope lamp.',
  },
  { hotspot: [0.5, 0.55] },
)

export const mikroskop = print('mikroskop', {
  da: 'Linoleumssnit: et stereomikroskop på et værkstedsbord med en lille prøve og en lampe.',
  en: 'Linocut: a stereo microscope on a workbench with a small sample and a lamp.',
})

export const aarringe = print('aarringe', {
  da: 'Linoleumssnit: en våd egeskive og et stykke klinkbygget planke, målt med skydelære.',
  en: 'Linocut: a wet slice of oak and a piece of clinker planking, measured with callipers.',
})

export const vikingeskib = print(
  'vikingeskib',
  {
    da: 'Linoleumssnit: et langskib for fuldt sejl skærer gennem bølger foran solen.',
    en: 'Linocut: a longship under full sail cuts through waves in front of the sun.',
  },
  {
    caption: {
      da: 'Sådan må man tænke sig det. I karret ligner det mest våd lakrids.',
      en: 'This is how one must imagine it. In the tank it looks more like wet liquorice.',
    },
  },
)

export const vaev = print('vaev', {
  da: 'Linoleumssnit: mønstret klæde på en opstadvæv; vævevægtene hænger i lige række.',
  en: 'Linocut: patterned cloth on an upright loom, the weights hanging in an even row.',
})

export const altertavle = print('altertavle', {
  da: 'Linoleumssnit: guldet i en gammel fløjaltertavle blinker i lyset fra to kerter.',
  en: 'Linocut: the gold of an old winged altarpiece glints in the light of two candles.',
})

export const moenter = print('moenter', {
  da: 'Linoleumssnit: mønter i sølv og guld, nogle blanke, nogle anløbne, på mørkt stof.',
  en: 'Linocut: coins of silver and gold, some bright, some tarnished, on dark cloth.',
})

export const kanon = print('kanon', {
  da: 'Linoleumssnit: en kanon på lavet i en lang hal med hvælvinger.',
  en: 'Linocut: a cannon on its carriage in a long vaulted hall.',
})

export const uniform = print('uniform', {
  da: 'Linoleumssnit: en uniformskjole med blanke knapper, hat og tromme i lyset fra et vindue.',
  en: 'Linocut: a uniform coat with bright buttons, a hat and a drum in the light of a window.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: små skuffer med etiketter; en står åben, så man ser kort og papir.',
  en: 'Linocut: small labelled drawers; one stands open and shows cards and paper.',
})

export const magasin = print('magasin', {
  da: 'Linoleumssnit: en gang mellem reoler med æsker i et koldt, stille lampelys.',
  en: 'Linocut: an aisle between shelves of boxes in a cold, quiet lamplight.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: en åben dør for enden af en trappe, med lys i rummet bag.',
  en: 'Linocut: an open door at the top of a stair, with light in the room behind.',
})

export const vandmoelle = print('vandmoelle', {
  da: 'Linoleumssnit: et stort møllehjul drejer ved et bindingsværkshus, og vandet skummer.',
  en: 'Linocut: a great mill wheel turns beside a half-timbered house and the water foams.',
})

export const mosefund = print('mosefund', {
  da: 'Linoleumssnit: en skål af bronze løftes op af sort vand mellem siv.',
  en: 'Linocut: a bowl of bronze is lifted from black water among rushes.',
})

export const haandvaerk = print('haandvaerk', {
  da: 'Linoleumssnit: hænder arbejder ved et bord med valse, farve og papir.',
  en: 'Linocut: hands at work at a table with a roller, ink and paper.',
})

export const kaffebord = print('kaffebord', {
  da: 'Linoleumssnit: et dækket kaffebord med kande, kopper og kage.',
  en: 'Linocut: a table laid with a coffee pot, cups and cake.',
})
