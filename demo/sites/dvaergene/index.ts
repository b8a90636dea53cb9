/** The small site: it must look complete with little. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { besoeg } from './besoeg.ts'
import { doere } from './doere.ts'
import { front } from './front.ts'
import { ikkeHer } from './ikke-her.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { people } from './people.ts'
import { politikker } from './politikker.ts'
import { skoven } from './skoven.ts'
import { tabtOgFundet } from './tabt-og-fundet.ts'

export const site: Site = {
  key: 'dvaergene',
  config: {
    name: 'Dværgene på Møn',
    siteName: { da: 'Dværgene på Møn', en: 'The Dwarfs of Møn' },
    siteDescription: {
      da: 'Nitten små døre og en sti med lygter i skoven bag Møns Klint.',
      en: 'Nineteen small doors and a lantern path in the wood behind the cliffs of Møn.',
    },
    street: 'Lygtevej 3',
    zip: '4791',
    city: 'Borre',
    contactPoint: { email: 'dvaergene@example.org', phone: '+45 00 00 00 03' },
  },
  pages: [front, ...besoeg, kalender, ...skoven, ...doere, tabtOgFundet, ...politikker, ikkeHer],
  events,
  people,
  menus,
  redirects: [
    { from: 'dvaerge', to: to('doerene') },
    { from: 'lygter', to: to('billetter') },
    { from: 'vinter', to: to('natten'), statusCode: 302 },
    { from: 'en/lanterns', to: to('billetter') },
  ],
}
