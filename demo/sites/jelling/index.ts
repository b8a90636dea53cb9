/** The royal monuments at Jelling: outdoors, free, never closed. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { adgang } from './adgang.ts'
import { weeklyEvents } from './arrangementer.ts'
import { eventsOfTheYear } from './arrangementer-aaret.ts'
import { besoeg } from './besoeg.ts'
import { femTing } from './fem-ting.ts'
import { front } from './front.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { monumenter } from './monumenter.ts'
import { om } from './om.ts'
import { omvisningsbillet } from './omvisningsbillet.ts'
import { palisadeOgKirke } from './palisade-og-kirke.ts'
import { people } from './people.ts'
import { politikker } from './politikker.ts'
import { rejse } from './rejse.ts'
import { sten } from './sten.ts'
import { exhibitions } from './udstillinger.ts'
import { viden } from './viden.ts'

export const site: Site = {
  key: 'jelling',
  config: {
    name: 'Kongernes Jelling',
    siteName: { da: 'Kongernes Jelling', en: 'Royal Jelling' },
    siteNameAlternate: { da: 'Jellingmonumenterne', en: 'The Jelling Monuments' },
    siteDescription: {
      da: 'Højene, runestenene og kirken i Jelling. Altid åbent, altid gratis.',
      en: 'The mounds, rune stones and church at Jelling. Always open, always free.',
    },
    organizationDescription: {
      da: 'Besøgscenter og monumentområde ved Vejle.',
      en: 'Visitor centre and monument area near Vejle.',
    },
    street: 'Kumlevej 4',
    zip: '7300',
    city: 'Jelling',
    contactPoint: { email: 'jelling@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Nyt fra højene', en: 'News from the mounds' },
      content: {
        da: 'Fire breve om året, et for hver årstid. Fund, får og hvornår der er omvisning i mørke.',
        en: 'Four letters a year, one for each season: finds, sheep, and when we guide in the dark.',
      },
      terms: {
        da: 'Jeg vil gerne have brevene fra Jelling og kan holde op igen med ét klik.',
        en: 'Send me the letters from Jelling. I can stop them with one click.',
      },
      listId: 'jelling-breve',
    },
  },
  pages: [
    front,
    ...besoeg,
    ...rejse,
    omvisningsbillet,
    kalender,
    ...exhibitions,
    ...adgang,
    ...femTing,
    ...monumenter,
    ...palisadeOgKirke,
    ...sten,
    ...viden,
    ...om,
    ...politikker,
  ],
  events: [...weeklyEvents, ...eventsOfTheYear],
  people,
  menus,
  redirects: [
    { from: 'monumentomraadet', to: to('monumenterne') },
    { from: 'jellingstenene', to: to('runestenene') },
    { from: 'rundvisning', to: to('omvisning'), statusCode: 302 },
    { from: 'en/jelling-stones', to: to('runestenene') },
  ],
}
