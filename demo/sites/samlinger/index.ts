/** The museum's collections: a sub-site with its own host. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { visiting } from './besoeg.ts'
import { use } from './brug.ts'
import { front, notFound } from './forside.ts'
import { galleri } from './galleri.ts'
import { kalender } from './kalender.ts'
import { potsAndCoins } from './kar-og-moenter.ts'
import { lursAndAltars } from './lurer-og-altre.ts'
import { menus } from './menus.ts'
import { people } from './people.ts'
import { publications } from './publikationer.ts'
import { collections } from './samlingerne.ts'
import { lifeOfThings } from './tingenes-liv.ts'
import { knowledge } from './viden.ts'
import { terms } from './vilkaar.ts'

export const site: Site = {
  key: 'samlinger',
  config: {
    name: 'Samlinger',
    siteName: { da: 'Samlinger', en: 'Collections' },
    siteNameAlternate: {
      da: 'Nationalmuseets samlinger',
      en: 'Collections of the National Museum',
    },
    siteDescription: {
      da: 'To millioner ting, deres numre og det, vi ved om dem.',
      en: 'Two million things, their numbers and what we know about them.',
    },
    organizationDescription: {
      da: 'Nationalmuseets samlinger fra oldtid til i dag, med studiesal, magasin og billedarkiv.',
      en: 'The collections of the National Museum from prehistory to today, with a study room and picture archive.',
    },
    street: 'Kartoteksvej 4',
    zip: '2450',
    city: 'København SV',
    contactPoint: { email: 'samlinger@example.org', phone: '+45 00 00 00 08' },
    newsletter: {
      title: { da: 'Ugens ting', en: 'The thing of the week' },
      content: {
        da: 'Hver fredag én genstand, ét billede og højst hundrede ord.',
        en: 'Every Friday: one object, one picture and a hundred words at most.',
      },
      terms: {
        da: 'Du kan melde dig fra i hvert brev. Vi sletter din adresse samme dag.',
        en: 'Each letter tells you how to leave. We delete your address the same day.',
      },
      listId: 'samlinger-ugens-ting',
    },
  },
  pages: [
    front,
    kalender,
    ...collections,
    ...lursAndAltars,
    ...potsAndCoins,
    galleri,
    ...lifeOfThings,
    ...use,
    ...publications,
    ...knowledge,
    ...visiting,
    ...terms,
    notFound,
  ],
  events,
  people,
  menus,
  redirects: [
    { from: 'guldhorn', to: to('guldhornene') },
    { from: 'foto', to: to('billeder') },
    { from: 'magasin/rundvisning', to: to('priser'), statusCode: 302 },
    { from: 'en/photos', to: to('billeder') },
  ],
}
