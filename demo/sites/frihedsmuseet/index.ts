/** The museum of resistance: the five years of occupation, and the choices in them. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { besaettelsen } from './besaettelsen.ts'
import { besoeg } from './besoeg.ts'
import { billetter } from './billetter.ts'
import { front, notFound } from './forside.ts'
import { hensyn } from './hensyn.ts'
import { ikkeAlle } from './ikke-alle.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { modstand } from './modstand.ts'
import { om } from './om.ts'
import { people } from './people.ts'
import { gennemVaeggen, podcasts } from './podcast.ts'
import { udstillinger } from './udstillinger.ts'
import { viden } from './viden.ts'

export const site: Site = {
  key: 'frihedsmuseet',
  config: {
    name: 'Frihedsmuseet',
    siteName: { da: 'Frihedsmuseet', en: 'The Museum of Resistance' },
    siteNameAlternate: {
      da: 'Museet for Danmarks frihedskamp',
      en: 'The Museum of Danish Resistance',
    },
    siteDescription: {
      da: 'Besættelsen 1940–1945, og hvad folk gjorde i den.',
      en: 'The Occupation of 1940–1945, and what people did in it.',
    },
    organizationDescription: {
      da: 'Et museum ved Churchillparken om valg, modstand og det, der kom bagefter.',
      en: 'A museum by Churchillparken about choices, resistance and what came after.',
    },
    street: 'Kastelsstien 4',
    zip: '1263',
    city: 'København K',
    contactPoint: { email: 'frihedsmuseet@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Et blad, man godt må læse', en: 'A paper you are allowed to read' },
      content: {
        da: 'Fire gange om året: nye fund i arkivet, ledige tider og en stemme fra dengang.',
        en: 'Four times a year: new finds in the archive, free times and a voice from then.',
      },
      terms: {
        da: 'Bladet er gratis. Skriv dig af listen, når du vil; så er adressen slettet samme dag.',
        en: 'The paper is free. Leave the list when you like, and your address is gone the same day.',
      },
      listId: 'frihedsmuseet-bladet',
    },
  },
  pages: [
    front,
    notFound,
    kalender,
    ...udstillinger,
    ...besoeg,
    ...billetter,
    ...hensyn,
    ...besaettelsen,
    ...ikkeAlle,
    ...modstand,
    ...viden,
    podcasts,
    ...om,
  ],
  events,
  podcasts: [gennemVaeggen],
  people,
  menus,
  redirects: [
    { from: 'modstand', to: to('besaettelsen') },
    { from: 'bestil-billet', to: to('billetter') },
    { from: 'en/danish-resistance', to: to('besaettelsen') },
    { from: 'en/jews-of-denmark', to: to('oktober-1943') },
    { from: '4-maj', to: to('lys-i-vinduet'), statusCode: 302 },
  ],
}
