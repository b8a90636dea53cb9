import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'samlinger-birgitte-holm',
    name: 'Birgitte Holm',
    title: { da: 'Samlingschef', en: 'Head of collections' },
    email: 'birgitte.holm@example.org',
    phone: '+45 00 00 00 08',
    excerpt: {
      da: 'Kan finde de fleste ting i mørke og har prøvet det.',
      en: 'Can find most things in the dark and has had to.',
    },
  },
  {
    key: 'samlinger-rasmus-friis',
    name: 'Rasmus Friis',
    title: { da: 'Registrator', en: 'Registrar' },
    email: 'registrator@example.org',
    phone: '+45 00 00 00 10',
    excerpt: {
      da: 'Lån, gaver og numre.',
      en: 'Loans, gifts and numbers.',
    },
  },
  {
    key: 'samlinger-anne-mette-krogh',
    name: 'Anne Mette Krogh',
    title: { da: 'Leder af studiesalen', en: 'Head of the study room' },
    email: 'studiesal@example.org',
    phone: '+45 00 00 00 11',
  },
]
