import { pressOverview } from '../../writing/press.ts'

/**
 * The site does not have press among its types: the page is content that nobody gets to see.
 * It shows that its address answers as if there were none.
 */
export const ikkeHer = pressOverview(
  'ikke-her',
  { contacts: [] },
  {
    da: {
      title: 'Presse, som ingen har bedt om',
      slug: 'presse',
      description: 'Dværgene udtaler sig ikke.',
    },
    en: {
      title: 'Press that nobody asked for',
      slug: 'press',
      description: 'The dwarfs have no comment.',
    },
  },
)
