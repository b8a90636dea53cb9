/** The ring fortress near Slagelse: much for schools, and a camp in summer. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { weeklyEvents } from './arrangementer.ts'
import { eventsOfTheYear } from './arrangementer-aaret.ts'
import { besoeg } from './besoeg.ts'
import { tickets } from './billetter.ts'
import { borgen } from './borgen.ts'
import { front } from './front.ts'
import { fund } from './fund.ts'
import { kalender } from './kalender.ts'
import { lejr } from './lejr.ts'
import { menus } from './menus.ts'
import { om } from './om.ts'
import { people } from './people.ts'
import { politikker } from './politikker.ts'
import { skole } from './skole.ts'
import { tilgaengelighed } from './tilgaengelighed.ts'
import { exhibitions } from './udstillinger.ts'

export const site: Site = {
  key: 'trelleborg',
  config: {
    name: 'Trelleborg, vikingernes ringborg',
    siteName: { da: 'Trelleborg, vikingernes ringborg', en: 'Trelleborg Viking Fortress' },
    siteNameAlternate: { da: 'Trelleborg', en: 'Trelleborg' },
    siteDescription: {
      da: 'Ringborgen ved Slagelse: vold, langhus, vikingelejr og undervisning.',
      en: 'The ring fortress near Slagelse: rampart, longhouse, Viking camp and school sessions.',
    },
    organizationDescription: {
      da: 'Museum og fortidsminde fra Harald Blåtands tid.',
      en: 'Museum and monument from the time of Harald Bluetooth.',
    },
    street: 'Ringvoldsvej 16',
    zip: '4200',
    city: 'Slagelse',
    contactPoint: { email: 'trelleborg@example.org', phone: '+45 00 00 00 04' },
    newsletter: {
      title: { da: 'Brev fra borgen', en: 'A letter from the fortress' },
      content: {
        da: 'Otte gange om året: ledige skoletider, lejrens program og hvad kaninerne har gravet op.',
        en: 'Eight times a year: free slots for schools, the camp programme and what the rabbits dug up.',
      },
      terms: {
        da: 'Send mig brevet. Jeg framelder mig nederst i et hvilket som helst af dem, når jeg vil.',
        en: 'Send me the letter. I can leave by the link at the foot of any of them.',
      },
      listId: 'trelleborg-brev',
    },
  },
  pages: [
    front,
    ...besoeg,
    ...tickets,
    ...tilgaengelighed,
    kalender,
    ...exhibitions,
    ...borgen,
    ...fund,
    ...lejr,
    ...skole,
    ...om,
    ...politikker,
  ],
  events: [...weeklyEvents, ...eventsOfTheYear],
  people,
  menus,
  redirects: [
    { from: 'undervisning', to: to('skole') },
    { from: 'ringborg/historie', to: to('borgen') },
    { from: 'sommer', to: to('vikingelejr'), statusCode: 302 },
    { from: 'en/education', to: to('skole') },
    { from: 'vikingeskjold', to: to('skjoldet') },
  ],
}
