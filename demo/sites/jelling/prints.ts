/** The prints that several pages show. */
import { print } from '../../writing/marks.ts'

export const hoejeOgKirke = print(
  'gravhoje',
  {
    da: 'Linoleumssnit: to store gravhøje med en hvid kirke imellem under en himmel af skårne skyer.',
    en: 'Linocut: two great burial mounds with a white church between them under a carved, cloudy sky.',
  },
  { hotspot: [0.5, 0.58] },
)

export const runesten = print(
  'runesten',
  {
    da: 'Linoleumssnit: en stor runesten med slyngværk og et dyr står foran to høje og en hvid kirke.',
    en: 'Linocut: a large rune stone with interlace and an animal stands before two mounds and a white church.',
  },
  { hotspot: [0.42, 0.5] },
)

export const kirken = print('jellingkirke', {
  da: 'Linoleumssnit: den hvide kirke med tårn ligger på græsset mellem de to høje.',
  en: 'Linocut: the white church with its tower lies on the grass between the two mounds.',
})

export const udgravning = print('udgravning', {
  da: 'Linoleumssnit: en udgravning med graveske, udspændt snor og en stribet målestok.',
  en: 'Linocut: an excavation trench with a trowel, a taut string and a striped measuring rod.',
})

export const aarringe = print('aarringe', {
  da: 'Linoleumssnit: en skydelære måler årringene i en skive egetræ.',
  en: 'Linocut: a calliper measures the growth rings in a slice of oak.',
})

export const langhus = print('langhus', {
  da: 'Linoleumssnit: ilden brænder midt på gulvet i et langhus; mennesker ses som silhuetter mellem stolperne.',
  en: 'Linocut: a fire burns in the middle of a longhouse floor, with people in silhouette between the posts.',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit: cykler står lænet mod et rækværk.',
  en: 'Linocut: bicycles lean against a railing.',
})

export const kaffebord = print('kaffebord', {
  da: 'Linoleumssnit: kaffekande, kopper og kage på et dækket bord.',
  en: 'Linocut: a coffee pot, cups and cake on a laid table.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: en port med trappe op til en åben dør.',
  en: 'Linocut: a portal with steps leading up to an open door.',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit: en mikrofon sender lydstråler ud i rummet; ved siden af ligger en spole lydbånd.',
  en: 'Linocut: a microphone sends carved rays of sound into the room, with a reel of tape beside it.',
})

export const skoletavle = print('skoletavle', {
  da: 'Linoleumssnit: en tavle med runer skrevet i kridt og en skoletaske foran.',
  en: 'Linocut: a blackboard with runes written in chalk and a school bag in front of it.',
})
