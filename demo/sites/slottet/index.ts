/** The castle by the Sound: an invented house with an invented past, beside a real strait. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { besoeg } from './besoeg.ts'
import { billetter } from './billetter.ts'
import { front, notFound } from './forside.ts'
import { haven } from './haven.ts'
import { historie } from './historie.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { musik } from './musik.ts'
import { om } from './om.ts'
import { oplevelser } from './oplevelser.ts'
import { people } from './people.ts'
import { presse } from './presse.ts'
import { sale } from './sale.ts'
import { tilgaengelighed } from './tilgaengelighed.ts'

export const site: Site = {
  key: 'slottet',
  config: {
    name: 'Slottet ved Sundet',
    siteName: { da: 'Slottet ved Sundet', en: 'The Castle' },
    siteNameAlternate: { da: 'Slottet', en: 'The Castle by the Sound' },
    siteDescription: {
      da: 'Tre tårne, seks sale, en labyrint og musik i kapellet.',
      en: 'Three towers, six halls, a maze and music in the chapel.',
    },
    organizationDescription: {
      da: 'Et slot fra 1591, drevet af en selvejende stiftelse.',
      en: 'A castle of 1591, run by an independent foundation.',
    },
    street: 'Slotsnæsset 1',
    zip: '3050',
    city: 'Humlebæk',
    contactPoint: { email: 'porten@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Nyt fra porten', en: 'Word from the gate' },
      content: {
        da: 'En gang om måneden: koncerter, lygteture og det, der ikke kom i avisen.',
        en: 'Once a month: concerts, lantern tours and what did not make the papers.',
      },
      terms: {
        da: 'Vi skriver en gang om måneden, og du kan afmelde brevet lige så let, som du tilmeldte det. [Om privatliv](privatliv).',
        en: 'We write once a month, and leaving is as easy as joining.',
      },
      listId: 'slottet-porten',
    },
    newsletterPopUp: {
      title: {
        da: 'Skal vi sige til, når porten går op?',
        en: 'Shall we say when the gate opens?',
      },
      content: {
        da: 'Koncerter og lygteture bliver udsolgt, før avisen kommer. Brevet kommer først.',
        en: 'Concerts and lantern tours sell out before the papers come. The letter comes first.',
      },
    },
  },
  pages: [
    front,
    notFound,
    kalender,
    ...besoeg,
    ...billetter,
    ...oplevelser,
    ...tilgaengelighed,
    ...sale,
    ...haven,
    ...musik,
    ...historie,
    ...om,
    ...presse,
  ],
  events,
  people,
  menus,
  redirects: [
    { from: 'koncerter', to: to('musik') },
    { from: 'slotshaven', to: to('haven') },
    { from: 'en/concerts', to: to('musik') },
    { from: 'lygtetur', to: to('kasematterne'), statusCode: 302 },
  ],
}
