/** The staging room: one page for each module and state. */
import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'
import { events } from './arrangementer.ts'
import { many } from './arrangementer-mange.ts'
import { besoeg } from './besoeg.ts'
import { billetter } from './billetter.ts'
import { forskning } from './forskning.ts'
import { front } from './front.ts'
import { kalendere } from './kalender.ts'
import { menus } from './menus.ts'
import { modulerAndet } from './moduler-andet.ts'
import { modulerBesoeg } from './moduler-besoeg.ts'
import { modulerBillede } from './moduler-billede.ts'
import { modulerMedier } from './moduler-medier.ts'
import { modulerTekst } from './moduler-tekst.ts'
import { modulerUdefra } from './moduler-udefra.ts'
import { oversigter } from './oversigter.ts'
import { people } from './people.ts'
import { erDenTaendt, podcast } from './podcast.ts'
import { politikker } from './politikker.ts'
import { presseOgYdelser } from './presse-og-ydelser.ts'
import { tilstande } from './tilstande.ts'
import { udstillinger } from './udstillinger.ts'
import { undervisning } from './undervisning.ts'
import { viden } from './viden.ts'

export const site: Site = {
  key: 'proevesalen',
  config: {
    name: 'Prøvesalen',
    siteName: { da: 'Prøvesalen', en: 'The Staging Room', de: 'Der Probesaal', sv: 'Provsalen' },
    siteDescription: {
      da: 'Et rum uden publikum, hvor alting hænger først.',
      en: 'A room without an audience, where everything hangs first.',
      de: 'Ein Raum ohne Publikum, in dem alles zuerst hängt.',
      sv: 'Ett rum utan publik, där allt hänger först.',
    },
    street: 'Prøvevej 1',
    zip: '1000',
    city: 'København K',
    contactPoint: { email: 'proeve@example.org', phone: '+45 00 00 00 00' },
    newsletter: {
      title: {
        da: 'Et brev, der ikke bliver sendt',
        en: 'A letter that is not sent',
        de: 'Ein Brief, der nicht verschickt wird',
        sv: 'Ett brev som inte skickas',
      },
      content: {
        da: 'Feltet virker. Posten gør ikke.',
        en: 'The box works. The post does not.',
        de: 'Das Feld funktioniert. Die Post nicht.',
        sv: 'Fältet fungerar. Posten gör det inte.',
      },
      terms: {
        da: 'Jeg ved, at det er en prøve.',
        en: 'I know that this is a trial.',
        de: 'Ich weiß, dass dies eine Probe ist.',
        sv: 'Jag vet att det är ett prov.',
      },
      listId: 'proevesalen-proeve',
    },
    newsletterPopUp: {
      title: {
        da: 'Vil du prøve igen?',
        en: 'Care for another trial?',
        de: 'Noch ein Versuch?',
        sv: 'Ett försök till?',
      },
      content: {
        da: 'Endnu et brev, der ikke bliver sendt, fra en anden liste.',
        en: 'Another letter that is not sent, from another list.',
        de: 'Noch ein Brief, der nicht verschickt wird, von einer anderen Liste.',
        sv: 'Ännu ett brev som inte skickas, från en annan lista.',
      },
      seconds: 10,
      listId: 'proevesalen-igen',
    },
  },
  pages: [
    front,
    ...kalendere,
    ...besoeg,
    ...billetter,
    ...udstillinger,
    ...undervisning,
    ...viden,
    ...oversigter,
    ...forskning,
    ...presseOgYdelser,
    ...podcast,
    ...modulerTekst,
    ...modulerBillede,
    ...modulerMedier,
    ...modulerAndet,
    ...modulerUdefra,
    ...modulerBesoeg,
    ...tilstande,
    ...politikker,
  ],
  events: [...events, ...many],
  podcasts: [erDenTaendt],
  people,
  menus,
  redirects: [
    { from: 'gammel/side', to: to('front') },
    { from: 'accordion', to: to('harmonika') },
    { from: 'midlertidig', to: to('tilstande'), statusCode: 302 },
    { from: 'ud-af-huset', to: to('https://example.org/') },
    { from: 'en/old', to: to('moduler') },
    { from: 'de/alt', to: to('moduler') },
  ],
}
