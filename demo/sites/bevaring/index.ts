/** The museum's conservation department: a sub-site under the museum's own host. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { visiting } from './besoeg.ts'
import { front, notFound } from './forside.ts'
import { kalender } from './kalender.ts'
import { kalkmalerier } from './kalkmalerier.ts'
import { menus } from './menus.ts'
import { about } from './om.ts'
import { people } from './people.ts'
import { projects } from './projekter.ts'
import { advice } from './raad.ts'
import { workshops } from './vaerksteder.ts'
import { knowledge } from './viden.ts'
import { terms } from './vilkaar.ts'
import { services } from './ydelser.ts'

export const site: Site = {
  key: 'bevaring',
  config: {
    name: 'Bevaring',
    siteName: { da: 'Bevaring', en: 'Conservation' },
    siteNameAlternate: {
      da: 'Nationalmuseets bevaring',
      en: 'Conservation at the National Museum',
    },
    siteDescription: {
      da: 'Konservering, klima og gode råd fra værkstederne i Brede.',
      en: 'Conservation, climate and advice from the workshops at Brede.',
    },
    organizationDescription: {
      da: 'Nationalmuseets konserveringsværksteder, der også løser opgaver for andre museer, kirker og private.',
      en: 'The conservation workshops of the National Museum, which also work for other museums, churches and private owners.',
    },
    street: 'Værkstedsvej 12',
    zip: '2800',
    city: 'Kongens Lyngby',
    contactPoint: { email: 'opgaver@example.org', phone: '+45 00 00 00 09' },
  },
  pages: [
    front,
    kalender,
    ...workshops,
    kalkmalerier,
    ...advice,
    ...visiting,
    ...about,
    ...services,
    ...projects,
    ...knowledge,
    ...terms,
    notFound,
  ],
  events,
  people,
  menus,
  redirects: [
    { from: 'konservering', to: to('vaerksteder') },
    { from: 'mol', to: to('tekstil') },
    { from: 'aabent-vaerksted', to: to('rundtur'), statusCode: 302 },
    { from: 'en/conservation-services', to: to('ydelser') },
  ],
}
