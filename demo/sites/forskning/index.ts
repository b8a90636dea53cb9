/** The museum's research: a sub-site with its own host. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { visiting } from './besoeg.ts'
import { units } from './enheder.ts'
import { fields } from './fagomraader.ts'
import { front, notFound } from './forside.ts'
import { researchers } from './forskere.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { about } from './om.ts'
import { people } from './people.ts'
import { press } from './presse.ts'
import { projects } from './projekter.ts'
import { projectsOfGround } from './projekter-jord-og-tand.ts'
import { publications } from './publikationer.ts'
import { morePublications } from './publikationer-flere.ts'
import { writingAndThread } from './skrift-og-traad.ts'
import { terms } from './vilkaar.ts'

export const site: Site = {
  key: 'forskning',
  config: {
    name: 'Forskning',
    siteName: { da: 'Forskning', en: 'Research' },
    siteNameAlternate: { da: 'Nationalmuseets forskning', en: 'Research at the National Museum' },
    siteDescription: {
      da: 'Årringe, runer, tråde og tænder: forskning i ting og i dem, der lavede dem.',
      en: 'Tree rings, runes, threads and teeth: research into things and those who made them.',
    },
    organizationDescription: {
      da: 'Nationalmuseets forskningsafdeling med fire fagområder, laboratorier og læsesal.',
      en: 'The research department of the National Museum: four fields, laboratories and a reading room.',
    },
    street: 'Museumsgården 7',
    zip: '1470',
    city: 'København K',
    contactPoint: { email: 'forskning@example.org', phone: '+45 00 00 00 05' },
    newsletter: {
      title: { da: 'Fire breve om året', en: 'Four letters a year' },
      content: {
        da: 'Et for hver årstid: nye resultater, ledige legater og én ting, vi tog fejl af.',
        en: 'One for each season: new results, open grants, and one thing we got wrong.',
      },
      terms: {
        da: 'Adressen ligger på vores egen server og bliver ikke delt. Svar ”stop”, så stopper det.',
        en: 'Your address stays on our own server and is not shared. Answer ‘stop’ and it stops.',
      },
      listId: 'forskning-brev',
    },
  },
  pages: [
    front,
    kalender,
    ...fields,
    ...writingAndThread,
    ...units,
    ...projects,
    ...projectsOfGround,
    ...publications,
    ...morePublications,
    ...press,
    ...visiting,
    ...about,
    ...terms,
    notFound,
  ],
  events,
  people: [...people, ...researchers],
  menus,
  redirects: [
    { from: 'dendro', to: to('aarringe') },
    { from: 'bibliotek', to: to('laesesalen') },
    { from: 'legat', to: to('gaesteforsker'), statusCode: 302 },
    { from: 'en/library', to: to('laesesalen') },
  ],
}
