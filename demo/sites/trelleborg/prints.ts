/** The prints that several pages show. */
import { print } from '../../writing/marks.ts'

export const ringborg = print(
  'ringborg',
  {
    da: 'Linoleumssnit: ringborgen set fra luften med rund vold, fire porte og seksten langhuse mellem marker og å.',
    en: 'Linocut: the ring fortress from the air, with its round rampart, four gates and sixteen longhouses between fields and stream.',
  },
  { hotspot: [0.5, 0.52] },
)

export const langhus = print('langhus', {
  da: 'Linoleumssnit: inde i langhuset brænder langilden mellem stolperne; en væv og mennesker ses i silhuet.',
  en: 'Linocut: inside the longhouse a fire burns between the posts; a loom and people are seen in silhouette.',
})

export const marked = print('vikingemarked', {
  da: 'Linoleumssnit: telte, skjolde og boder på et vikingemarked med en skibsmast i baggrunden.',
  en: 'Linocut: tents, shields and stalls at a Viking market, with a ship’s mast behind.',
})

export const vaev = print('vaev', {
  da: 'Linoleumssnit: en opstadvæv med vævevægte af ler og et mønstret klæde, der er halvt færdigt.',
  en: 'Linocut: an upright loom with clay weights and a patterned cloth half finished.',
})

export const tavle = print('skoletavle', {
  da: 'Linoleumssnit: runer på en skoletavle og en skoletaske på gulvet.',
  en: 'Linocut: runes on a school blackboard and a school bag on the floor.',
})

export const udgravning = print('udgravning', {
  da: 'Linoleumssnit: en gravegrøft med snore, graveske og målestok set skråt fra oven.',
  en: 'Linocut: an excavation trench with strings, trowel and measuring rod, seen from above at a slant.',
})

export const ildsted = print('ildsted', {
  da: 'Linoleumssnit: en gryde hænger over bålet i et åbent ildsted, og en kat varmer sig.',
  en: 'Linocut: a pot hangs over the fire on an open hearth while a cat warms itself.',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit: en række cykler ved et gelænder.',
  en: 'Linocut: a row of bicycles at a railing.',
})

export const skib = print('vikingeskib', {
  da: 'Linoleumssnit: et vikingeskib med stribet sejl i høj sø foran en lav sol.',
  en: 'Linocut: a Viking ship with a striped sail in a high sea before a low sun.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: museets indgang med trin og en dør, der står åben.',
  en: 'Linocut: the museum entrance with steps and a door standing open.',
})

export const kaffebord = print('kaffebord', {
  da: 'Linoleumssnit: et bord med kaffekande, kopper og et stykke kage.',
  en: 'Linocut: a table with a coffee pot, cups and a slice of cake.',
})
