/** What one asks before a class comes: everywhere the same questions, in the same order. */
import type { Facts } from '../../writing/exhibitions.ts'

export const tilLaereren = (facts: {
  trin: string
  tid: string
  fag: string
  pris?: string
  plads?: string
  sprog?: string
}): Facts => ({
  Klassetrin: facts.trin,
  Varighed: facts.tid,
  Pris: facts.pris ?? '600 kr. for klassen; entréen er gratis',
  Fag: facts.fag,
  'Plads til': facts.plads ?? '28 elever og to voksne',
  Sprog: facts.sprog ?? 'Dansk eller engelsk',
})

export const forTeachers = (facts: {
  ages: string
  time: string
  subjects: string
  price?: string
  room?: string
  language?: string
}): Facts => ({
  Ages: facts.ages,
  Duration: facts.time,
  Price: facts.price ?? 'DKK 600 for the class; admission is free',
  Subjects: facts.subjects,
  'Room for': facts.room ?? '28 pupils and two adults',
  Language: facts.language ?? 'English or Danish',
})

export const tilEleven = (husk: string, sted = 'I porten ti minutter før'): Facts => ({
  Husk: husk,
  'Mød op': sted,
})

export const forPupils = (bring: string, place = 'In the gateway, ten minutes early'): Facts => ({
  Bring: bring,
  'Meet us': place,
})

/** The address of a paper to print. */
export const pdf = (name: string): string =>
  `https://example.org/nationalmuseet/undervisning/${name}.pdf`
