import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'dvaergene-karen-friis',
    name: 'Karen Friis',
    title: { da: 'Opsynskvinde', en: 'Keeper' },
    email: 'karen.friis@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Har passet dørene i enogtyve år og banker altid på først.',
      en: 'Has looked after the doors for twenty-one years and always knocks first.',
    },
  },
  {
    key: 'dvaergene-niels-dam',
    name: 'Niels Dam',
    title: { da: 'Skovløber og lygtetænder', en: 'Woodsman and lamplighter' },
    email: 'niels.dam@example.org',
    phone: '+45 00 00 00 02',
  },
]
