/** The large museum in the palace by the canal. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { regularEvents } from './arrangementer.ts'
import { evenings } from './arrangementer-aften.ts'
import { handsOn } from './arrangementer-boern.ts'
import { visiting } from './besoeg.ts'
import { tickets } from './billetter.ts'
import { femTing } from './fem-ting.ts'
import { front, notFound } from './forside.ts'
import { guests } from './gaester.ts'
import { hulIJorden } from './hul-i-jorden.ts'
import { kalender } from './kalender.ts'
import { menus } from './menus.ts'
import { prehistory } from './oldtiden.ts'
import { about } from './om.ts'
import { people } from './people.ts'
import { enTing, podcasts } from './podcast.ts'
import { press } from './presse.ts'
import { pressOfTheYear } from './presse-aaret.ts'
import { projects } from './projekter.ts'
import { publications } from './publikationer.ts'
import { specialExhibitions } from './saerudstillinger.ts'
import { ownCollections } from './samlinger.ts'
import { skoler } from './skoler.ts'
import { access } from './tilgaengelighed.ts'
import { galleries } from './udstillinger.ts'
import { education, schoolService } from './undervisning.ts'
import { knowledge } from './viden.ts'
import { terms } from './vilkaar.ts'

export const site: Site = {
  key: 'nationalmuseet',
  config: {
    name: 'Nationalmuseet',
    siteName: { da: 'Nationalmuseet', en: 'The National Museum' },
    siteNameAlternate: { da: 'Museet i palæet', en: 'The museum in the palace' },
    siteDescription: {
      da: 'Danmarks historie fra isranden til køkkenet, i et palæ ved kanalen i København.',
      en: 'The history of Denmark, from the edge of the ice to the kitchen, in a Copenhagen palace.',
    },
    organizationDescription: {
      da: 'Et statsligt museum for kulturhistorie med samlinger, forskning og bevaring.',
      en: 'A state museum of cultural history with collections, research and conservation.',
    },
    street: 'Museumsgården 1',
    zip: '1470',
    city: 'København K',
    subsites: ['forskning', 'samlinger', 'bevaring'],
    searchSynonyms: [
      { locale: 'da', words: ['entré', 'billet', 'pris'] },
      { locale: 'da', words: ['handicapvenlig', 'kørestol', 'tilgængelighed'] },
      { locale: 'da', words: ['spise', 'café', 'mad'] },
      { locale: 'en', words: ['admission', 'ticket', 'price'] },
      { locale: 'en', words: ['wheelchair', 'step-free', 'accessibility'] },
    ],
    contactPoint: { email: 'post@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Få museet i indbakken', en: 'The museum in your inbox' },
      content: {
        da: 'En gang om måneden: hvad der er kommet op af jorden, hvad der er sat frem, og hvornår der er plads.',
        en: 'Once a month: what has come out of the ground, what is newly on show, and when there is room.',
      },
      terms: {
        da: 'Vi bruger kun din mailadresse til brevet. Du kan framelde dig nederst i hvert af dem. Læs om [privatliv](privatliv).',
        en: 'Your address is used for the letter and nothing else. Every issue has a way out at its foot.',
      },
      termsTitle: { da: 'Det siger du ja til', en: 'What you agree to' },
      linkList: {
        da: [to('presse', 'Er du fra pressen?')],
        en: [to('presse', 'Are you from the press?')],
      },
      listId: 'nationalmuseet-brev',
    },
  },
  pages: [
    front,
    kalender,
    ...visiting,
    ...tickets,
    ...access,
    ...guests,
    ...galleries,
    ...specialExhibitions,
    hulIJorden,
    ...prehistory,
    femTing,
    ...education,
    skoler,
    ...about,
    ...press,
    ...pressOfTheYear,
    ...projects,
    ...publications,
    ...ownCollections,
    ...knowledge,
    podcasts,
    ...terms,
    notFound,
  ],
  events: [...regularEvents, ...evenings, ...handsOn],
  podcasts: [enTing],
  people: [...people, ...schoolService],
  menus,
  redirects: [
    { from: 'praktisk-info', to: to('besoeg') },
    { from: 'besog/priser', to: to('billetter') },
    { from: 'solvogn', to: to('solvognen') },
    { from: 'skoler', to: to('skoler') },
    { from: 'en/schools', to: to('skoler') },
    { from: 'sommer', to: to('aabningstider'), statusCode: 302 },
    { from: 'en/plan-your-visit', to: to('besoeg') },
  ],
}
