import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'slottet-henrik-friis',
    name: 'Henrik Friis',
    title: { da: 'Slotsforvalter', en: 'Castle steward' },
    email: 'henrik.friis@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Har 214 nøgler og ved, hvad de 190 er til.',
      en: 'Has 214 keys and knows what 190 of them are for.',
    },
  },
  {
    key: 'slottet-anne-marie-juhl',
    name: 'Anne Marie Juhl',
    title: { da: 'Musikansvarlig og organist', en: 'Head of music and organist' },
    email: 'anne.juhl@example.org',
    phone: '+45 00 00 00 02',
    excerpt: {
      da: 'Spiller på ni stemmer og savner ikke en tiende.',
      en: 'Plays an organ of nine stops and does not miss a tenth.',
    },
  },
  {
    key: 'slottet-tove-lassen',
    name: 'Tove Lassen',
    title: { da: 'Presse og kommunikation', en: 'Press and communication' },
    email: 'tove.lassen@example.org',
    phone: '+45 00 00 00 03',
    excerpt: {
      da: 'Svarer, før avisen går i trykken.',
      en: 'Answers before you go to press.',
    },
  },
]
