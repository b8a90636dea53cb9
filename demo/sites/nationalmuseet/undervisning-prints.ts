/** Prints that only the pages for schools show. */
import { print } from '../../writing/marks.ts'

export const ildsted = print('ildsted', {
  da: 'Linoleumssnit: flammer under en gryde på et åbent ildsted; en kat sidder foran og varmer sig.',
  en: 'Linocut: flames beneath a pot on an open hearth, with a cat warming itself in front.',
})

export const langhus = print('langhus', {
  da: 'Linoleumssnit: et bål midt på gulvet i et langhus; mennesker sidder i silhuet mellem stolperne.',
  en: 'Linocut: a fire in the middle of a longhouse floor, people sitting in silhouette between the posts.',
})

export const vikingemarked = print('vikingemarked', {
  da: 'Linoleumssnit: boder med varer og mennesker i kapper på et marked i vikingetiden.',
  en: 'Linocut: stalls with goods and people in cloaks at a market in the Viking Age.',
})

export const altertavle = print('altertavle', {
  da: 'Linoleumssnit: en fløjaltertavle med forgyldte figurer bag to tændte alterlys.',
  en: 'Linocut: a winged altarpiece with gilded figures behind two lit candles.',
})

export const trykpresse = print('trykpresse', {
  da: 'Linoleumssnit: en mand ved en håndpresse lægger et nytrykt blad til tørre under lampen.',
  en: 'Linocut: a man at a hand press lays a fresh sheet out to dry beneath the lamp.',
})
