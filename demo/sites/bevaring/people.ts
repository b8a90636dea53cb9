import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'bevaring-ulla-skovgaard',
    name: 'Ulla Skovgaard',
    title: { da: 'Bevaringschef', en: 'Head of conservation' },
    email: 'ulla.skovgaard@example.org',
    phone: '+45 00 00 00 12',
    excerpt: {
      da: 'Kemiker og konservator. Bruger spyt på vatpind til det meste; det er en anerkendt metode.',
      en: 'Chemist and conservator. Cleans most things with saliva on a swab, which is a recognised method.',
    },
  },
  {
    key: 'bevaring-mads-thorsen',
    name: 'Mads Thorsen',
    title: { da: 'Konservator, vandtræ og metal', en: 'Conservator, waterlogged wood and metals' },
    email: 'mads.thorsen@example.org',
    phone: '+45 00 00 00 13',
  },
  {
    key: 'bevaring-camilla-ejlersen',
    name: 'Camilla Ejlersen',
    title: { da: 'Kundekoordinator', en: 'Client coordinator' },
    email: 'opgaver@example.org',
    phone: '+45 00 00 00 09',
    excerpt: {
      da: 'Tager imod opgaver og siger ærligt, hvis det ikke kan betale sig.',
      en: 'Takes in commissions and says so honestly when one is not worth the money.',
    },
  },
]
