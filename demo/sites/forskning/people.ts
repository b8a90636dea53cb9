import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'forskning-henrik-damgaard',
    name: 'Henrik Damgaard',
    title: { da: 'Forskningschef', en: 'Head of research' },
    email: 'henrik.damgaard@example.org',
    phone: '+45 00 00 00 05',
    excerpt: {
      da: 'Historiker. Leder efter det, der ikke står i kilderne.',
      en: 'Historian. Looks for what the sources leave out.',
    },
  },
  {
    key: 'forskning-sofie-ravn',
    name: 'Sofie Ravn',
    title: { da: 'Seniorforsker, dendrokronologi', en: 'Senior researcher, dendrochronology' },
    email: 'sofie.ravn@example.org',
    phone: '+45 00 00 00 06',
    excerpt: {
      da: 'Måler årringe i hundrededele millimeter og foretrækker eg.',
      en: 'Measures tree rings to the hundredth of a millimetre and prefers oak.',
    },
  },
  {
    key: 'forskning-peter-lindegaard',
    name: 'Peter Lindegaard',
    title: { da: 'Bibliotekar, læsesalen', en: 'Librarian, the reading room' },
    email: 'laesesal@example.org',
    phone: '+45 00 00 00 07',
  },
]
