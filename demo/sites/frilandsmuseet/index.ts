/** The open-air museum: houses that were moved, open while the grass grows. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { adgang } from './adgang.ts'
import { events } from './arrangementer.ts'
import { besoeg } from './besoeg.ts'
import { billetter } from './billetter.ts'
import { front, notFound } from './forside.ts'
import { huse } from './huse.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { moelleOgIld } from './moelle-og-ild.ts'
import { om } from './om.ts'
import { oplevelser } from './oplevelser.ts'
import { people } from './people.ts'
import { regler } from './regler.ts'
import { viden } from './viden.ts'

export const site: Site = {
  key: 'frilandsmuseet',
  config: {
    name: 'Frilandsmuseet',
    siteName: { da: 'Frilandsmuseet', en: 'The Open-Air Museum' },
    siteNameAlternate: { da: 'Frilandsmuseet i Lyngby', en: 'The Open-Air Museum in Lyngby' },
    siteDescription: {
      da: 'Gårde, huse og møller fra hele landet i et landskab ved Lyngby.',
      en: 'Farms, cottages and mills from all over Denmark in a landscape at Lyngby.',
    },
    organizationDescription: {
      da: 'Museum for landbefolkningens huse, haver og dagligliv fra 1650 til 1950.',
      en: 'A museum of the houses, gardens and daily life of country people, 1650 to 1950.',
    },
    street: 'Gadekærsvej 12',
    zip: '2800',
    city: 'Kongens Lyngby',
    contactPoint: { email: 'laagen@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Brev fra markerne', en: 'A letter from the fields' },
      content: {
        da: 'Otte breve om året: hvad der blomstrer, hvad der bages, og hvilket tag der lægges om.',
        en: 'Eight letters a year: what is in flower, what is in the oven and which roof is being relaid.',
      },
      terms: {
        da: 'Vi bruger kun din adresse til brevet. Du kan melde dig fra i bunden af hvert af dem. Læs om [privatliv](privatliv).',
        en: 'Your address is used for the letter and nothing else, and every letter has a way out at the bottom.',
      },
      listId: 'frilandsmuseet-breve',
    },
  },
  pages: [
    front,
    notFound,
    kalender,
    oplevelser,
    ...besoeg,
    ...billetter,
    ...adgang,
    ...huse,
    ...moelleOgIld,
    ...viden,
    ...om,
    ...regler,
  ],
  events,
  people,
  menus,
  redirects: [
    { from: 'praktisk-info', to: to('besoeg') },
    { from: 'priser', to: to('billetter') },
    { from: 'en/practical-information', to: to('besoeg') },
    { from: 'jul', to: to('aabningstider'), statusCode: 302 },
  ],
}
