/** The war museum: weapons shown for the sake of those who carried them. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { besoeg } from './besoeg.ts'
import { billetter } from './billetter.ts'
import { front, notFound } from './forside.ts'
import { kalender } from './kalender.ts'
import { krige } from './krige.ts'
import { menus } from './menus.ts'
import { om } from './om.ts'
import { people } from './people.ts'
import { hvadVejer, podcasts } from './podcast.ts'
import { regler } from './regler.ts'
import { ting } from './ting.ts'
import { udsendt } from './udsendt.ts'
import { udstillinger } from './udstillinger.ts'
import { vejenRundt } from './vejen-rundt.ts'
import { viden } from './viden.ts'

export const site: Site = {
  key: 'krigsmuseet',
  config: {
    name: 'Krigsmuseet',
    siteName: { da: 'Krigsmuseet', en: 'The War Museum' },
    siteDescription: {
      da: 'Fem hundrede års krige i kongens gamle tøjhus på Slotsholmen.',
      en: 'Five centuries of war in the king’s old arsenal on Slotsholmen.',
    },
    organizationDescription: {
      da: 'Museum for Danmarks krige og de mennesker, de gik ud over.',
      en: 'A museum of Denmark’s wars and the people they befell.',
    },
    street: 'Tøjhusgården 2',
    zip: '1214',
    city: 'København K',
    contactPoint: { email: 'krigsmuseet@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: { da: 'Depeche hver måned', en: 'A monthly dispatch' },
      content: {
        da: 'Én genstand, én historie og en liste over, hvad der sker i huset.',
        en: 'One object, one story and a list of what is on in the house.',
      },
      terms: {
        da: 'Ved tilmelding siger du ja til at få depechen på mail. Afmeld den, når du vil. Resten står i vores [privatlivspolitik](privatliv).',
        en: 'By signing up you agree to have the dispatch by e-mail. Cancel it whenever you wish.',
      },
      listId: 'krigsmuseet-depeche',
    },
  },
  pages: [
    front,
    notFound,
    kalender,
    ...udstillinger,
    ...besoeg,
    ...billetter,
    ...vejenRundt,
    ...krige,
    ...udsendt,
    ...ting,
    ...viden,
    podcasts,
    ...om,
    ...regler,
  ],
  events,
  podcasts: [hvadVejer],
  people,
  menus,
  redirects: [
    { from: 'tojhusmuseet', to: to('toejhuset') },
    { from: 'aabningstider', to: to('billetter') },
    { from: 'en/opening-hours', to: to('billetter') },
    { from: 'flagdag', to: to('udsendt'), statusCode: 302 },
  ],
}
