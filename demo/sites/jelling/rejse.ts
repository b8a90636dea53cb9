import { waysTo } from '../../directions.ts'
import { print, to } from '../../writing/marks.ts'
import { billboard, picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { cykler, hoejeOgKirke } from './prints.ts'

export const rejse: readonly Page[] = [
  landingPage(
    'find-vej',
    { parent: 'besoeg', image: cykler, tags: ['besoeg', 'natur'] },
    {
      da: {
        title: 'Find vej til Jelling',
        slug: 'besoeg/find-vej',
        description:
          'Med tog fra Vejle, på cykel ad Hærvejen eller i bil. Alle veje ender ved højene.',
        modules: [
          textSection({
            title: 'Med tog og bus',
            text: `
              Toget mellem Vejle og Herning standser på Jelling Station. Fra Vejle tager det omkring et
              kvarter. Fra stationen går man ti minutter ligeud; man ser kirketårnet, før man har lukket
              jakken. Bussen fra Vejle standser ved Smededammen.

              ${waysTo('jelling', 'da')}
            `,
          }),
          styledTextAndVisual({
            title: 'På cykel og til fods',
            text: `
              Hærvejen, den gamle landevej ned gennem Jylland, går forbi Jelling, og vandre- og
              cykelruten følger efter. Ved besøgscentret er der cykelstativer, pumpe, vandpost og
              et skur, hvor oppakningen kan stå.

              Fra Vejle er der ti kilometer. De første er op ad bakke.
            `,
            image: cykler,
            side: 'left',
          }),
          textSection({
            title: 'I bil og bus',
            text: `
              Parkeringspladsen ligger bag besøgscentret. Den er gratis i fire timer, har to
              ladestandere og fire handicappladser ved indgangen. Turistbusser sætter af ved
              døren og holder ved stadion. Adressen er Kumlevej 4, 7300 Jelling.
            `,
            links: [to('tilgaengelighed', 'Adgang for alle'), to('grupper', 'Kommer I i bus?')],
          }),
        ],
      },
      en: {
        title: 'Getting to Jelling',
        slug: 'visit/getting-here',
        description: 'By train from Vejle, by bicycle along the old Hærvej, or by car.',
        modules: [
          textSection({
            title: 'Train and bus',
            text: `
              Trains between Vejle and Herning stop at Jelling Station, about a quarter of an hour from
              Vejle. From there it is ten minutes straight ahead: you will see the church tower before you
              have done up your coat. The bus from Vejle stops by the pond, Smededammen.

              ${waysTo('jelling', 'en')}
            `,
          }),
          styledTextAndVisual({
            title: 'On foot or by bicycle',
            text: `
              The Hærvej, the ancient road down the spine of Jutland, passes Jelling, and so does
              the walking and cycling route named after it. We have racks, a pump, drinking water
              and a shed for your panniers.

              Vejle is ten kilometres away. The first few are uphill.
            `,
            image: cykler,
            side: 'left',
          }),
          textSection({
            title: 'Car and coach',
            text: `
              The car park is behind the visitor centre: free for four hours, with two charging
              points and four accessible bays by the entrance. Coaches set down at the door and wait
              at the sports ground. The address is Kumlevej 4, 7300 Jelling.
            `,
            links: [to('tilgaengelighed', 'Access for all'), to('grupper', 'Coming by coach?')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'billetter',
    {
      parent: 'besoeg',
      image: print('moenter', {
        da: 'Linoleumssnit: sølvmønter fra vikingetiden ligger spredt på et mørkt klæde.',
        en: 'Linocut: Viking Age silver coins lie scattered on a dark cloth.',
      }),
      tags: ['besoeg'],
    },
    {
      da: {
        title: 'Det koster ingenting',
        slug: 'besoeg/billetter-og-priser',
        description:
          'Der er gratis adgang ude og inde. Værksted, foredrag og egen omviser koster lidt.',
        modules: [
          textSection({
            title: 'Priser',
            text: `
              - Monumenterne: **gratis**, altid
              - Besøgscentret: **gratis** for alle
              - Åben omvisning lørdag og søndag kl. 13: **gratis**, mød op ved Haralds sten
              - Lydguide: **gratis** på egen telefon
              - Omvisning for en gruppe, hverdage: **{price omvisningsbillet hverdag}** for op til 25 personer
              - Omvisning for en gruppe, aften og weekend: **{price omvisningsbillet aften}**
              - Skoleforløb: **{price omvisningsbillet skole}** pr. klasse

              Man behøver ingen billet. Går man forbi skranken uden at sige noget, siger vi goddag.
            `,
            links: [to('grupper', 'Bestil omvisning')],
          }),
          textSection({
            title: 'Vil du alligevel give noget?',
            text: `
              Ved udgangen står en granitblok med en sprække. Det, der lægges i den, går til
              græs: Højene skal slås med le og græsses af får, og det er dyrere, end det lyder.
            `,
          }),
          billboard({
            title: 'Betal med tid',
            text: 'Hver torsdag går de frivillige en runde om monumenterne. Man må gerne gå med.',
            link: to('frivillige', 'Bliv frivillig'),
            image: hoejeOgKirke,
          }),
        ],
      },
      en: {
        title: 'It costs nothing',
        slug: 'visit/tickets-and-prices',
        description:
          'Admission is free, outdoors and in. Workshops, talks and a guide of your own cost a little.',
        modules: [
          textSection({
            title: 'Prices',
            text: `
              - The monuments: **free**, always
              - The visitor centre: **free** for all
              - Open tour on Saturday and Sunday at 1 pm: **free**, meet at Harald’s stone
              - Audio guide: **free** on your own phone
              - Group tour on weekdays: **{price omvisningsbillet hverdag}** for up to 25 people
              - Group tour in the evening or at the weekend: **{price omvisningsbillet aften}**
              - School session: **{price omvisningsbillet skole}** per class

              No ticket is needed. If you walk past the desk without a word, we will say hello.
            `,
            links: [to('grupper', 'Book a tour')],
          }),
          textSection({
            title: 'Giving something all the same',
            text: `
              By the exit stands a block of granite with a slot in it. What you put there pays for
              grass. The mounds are mown by scythe and grazed by sheep, which costs more than it
              sounds.
            `,
          }),
          picture(
            print(
              'moenter',
              {
                da: 'Linoleumssnit: sølvmønter på et mørkt klæde, set tæt på.',
                en: 'Linocut: silver coins on a dark cloth, seen close up.',
              },
              {
                caption: {
                  da: 'Haralds mønter var af sølv. Vi tager også kort.',
                  en: 'Harald’s coins were silver. We also take cards.',
                },
              },
            ),
          ),
        ],
      },
    },
  ),
]
