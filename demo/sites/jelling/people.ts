import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'jelling-mette-lund',
    name: 'Mette Lund',
    title: { da: 'Leder af besøgscentret', en: 'Head of the visitor centre' },
    email: 'mette.lund@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Svarer på alt om stedet, også på, om der er plads til bussen.',
      en: 'Answers anything about the site, including whether there is room for the coach.',
    },
  },
  {
    key: 'jelling-soeren-holm',
    name: 'Søren Holm',
    title: { da: 'Arkæolog og omviser', en: 'Archaeologist and guide' },
    email: 'soeren.holm@example.org',
    phone: '+45 00 00 00 02',
  },
  {
    key: 'jelling-anne-bech',
    name: 'Anne Bech',
    title: { da: 'Formidler, skoler og grupper', en: 'Schools and groups' },
    email: 'anne.bech@example.org',
    phone: '+45 00 00 00 03',
  },
]
