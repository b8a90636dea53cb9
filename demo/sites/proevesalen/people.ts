import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'proevesalen-maja-bro',
    name: 'Maja Bro',
    title: {
      da: 'Redaktør',
      en: 'Editor',
      de: 'Redakteurin',
      sv: 'Redaktör',
    },
    email: 'maja.bro@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Hænger alt op, træder tre skridt tilbage og tager det ned igen.',
      en: 'Hangs everything, takes three steps back and takes it down again.',
      de: 'Hängt alles auf, tritt drei Schritte zurück und nimmt es wieder ab.',
      sv: 'Hänger upp allt, tar tre steg bakåt och tar ner det igen.',
    },
  },
  {
    key: 'proevesalen-peter-norup',
    name: 'Peter Nørup',
    title: { da: 'Sætter', en: 'Typesetter' },
    email: 'peter.noerup@example.org',
  },
]
