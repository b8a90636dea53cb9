/** What one asks before a class comes: everywhere the same questions, in the same order. */
import { educationTopic, type TopicShared, type TopicText } from '../../writing/education.ts'
import type { Facts } from '../../writing/exhibitions.ts'
import type { Locale } from '../../writing/marks.ts'
import type { School } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'

/** Whom one books of, and who writes the papers. */
export const school: School = {
  mail: 'skoler@example.org',
  museum: { da: 'Nationalmuseet', en: 'The National Museum' },
}

/** A topic of the school service. */
export const forloeb = (
  key: string,
  shared: TopicShared,
  texts: Partial<Record<Locale, TopicText>>,
): Page => educationTopic(key, { school, ...shared }, texts)

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

export const forPupils = (
  bring: string,
  meetingPoint = 'In the gateway, ten minutes early',
): Facts => ({
  Bring: bring,
  'Meet us': meetingPoint,
})
