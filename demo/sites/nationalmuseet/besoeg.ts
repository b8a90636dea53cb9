import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  callToAction,
  contact,
  doubleBillboard,
  openingHours,
  picture,
  relatedContent,
  textRibbon,
  textSection,
  ticketModule,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, indgang, kaffebord } from './prints.ts'

const besoeg = practicalInfoOverview(
  'besoeg',
  { image: indgang, tags: ['besoeg'] },
  {
    da: {
      title: 'Besøg museet',
      slug: 'besoeg',
      description:
        'Døren ud mod kanalen er tung, men den går op. Her står det, man har brug for at vide, før man skubber til den.',
      call: to('billetter', 'Se billetter og priser'),
      linkListTitle: 'Det spørger flest om',
      linkList: [
        to('aabningstider'),
        to('find-vej'),
        to('tilgaengelighed'),
        to('mad'),
        to('husregler'),
      ],
      modules: [
        textSection({
          title: 'Hvor lang tid skal man sætte af?',
          text: `
            De fleste er her to til tre timer. Har du kun én, så følg [de fem ting](fem-ting), og gem
            resten. Museet er stort: Går man alle sale igennem uden at standse, er turen omtrent tre
            kilometer lang, og man standser.

            Garderoben ligger til højre for indgangen. Skabene tager en rygsæk, ikke en kuffert. Paraplyer
            skal stå i stativet, også de små.
          `,
          within: [
            callToAction('Kun én time?', 'Følg ruten med de fem ting.', to('fem-ting', 'Se ruten')),
          ],
        }),
        doubleBillboard(
          {
            title: 'Frokost under glastaget',
            text: 'Gården er den lyseste plads i huset. Madpakker er velkomne ved de lange borde.',
            image: kaffebord,
            link: to('mad', 'Mad og kaffe'),
          },
          {
            title: 'Cyklen kan stå foran porten',
            text: 'Otte minutter til fods fra Hovedbanegården, to på cykel.',
            image: cykler,
            link: to('find-vej', 'Find vej'),
          },
        ),
        relatedContent('Hvem kommer du med?', {
          Børn: ['boern', 'fem-ting', 'mad'],
          'En skoleklasse': ['skoler', 'grupper', 'husregler'],
          'En, der går langsomt': ['tilgaengelighed', 'lydguide', 'mad'],
        }),
        ticketModule('dagsbillet', 'Det koster det'),
        contact(
          'Fandt du ikke svaret?',
          'Publikumsservice tager telefonen alle åbningsdage kl. 10–15. Mails svarer vi på inden for to hverdage.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
    en: {
      title: 'Visit the museum',
      slug: 'visit',
      description:
        'The door facing the canal is heavy, but it does open. Here is what is useful to know before you push.',
      call: to('billetter', 'Tickets and prices'),
      linkListTitle: 'Most often asked',
      linkList: [
        to('aabningstider'),
        to('find-vej'),
        to('tilgaengelighed'),
        to('mad'),
        to('husregler'),
      ],
      modules: [
        textSection({
          title: 'How long will it take?',
          text: `
            Most people stay for two or three hours. If you only have one, follow [the five
            things](fem-ting) and save the rest. The museum is large: walking every gallery without a
            stop is about three kilometres, and you will stop.

            The cloakroom is to the right of the entrance. A locker holds a rucksack but not a suitcase.
            Umbrellas stay in the stand, including the small ones.
          `,
          within: [
            callToAction(
              'Only an hour?',
              'Follow the route of the five things.',
              to('fem-ting', 'See the route'),
            ),
          ],
        }),
        doubleBillboard(
          {
            title: 'Lunch beneath the glass roof',
            text: 'The courtyard is the brightest place in the house. Packed lunches are welcome at the long tables.',
            image: kaffebord,
            link: to('mad', 'Food and coffee'),
          },
          {
            title: 'Room for your bicycle',
            text: 'Eight minutes on foot from the central station, two on a bike.',
            image: cykler,
            link: to('find-vej', 'Getting here'),
          },
        ),
        relatedContent('Who is coming with you?', {
          Children: ['boern', 'fem-ting', 'mad'],
          'A school class': ['skoler', 'grupper', 'husregler'],
          'Someone who walks slowly': ['tilgaengelighed', 'lydguide', 'mad'],
        }),
        ticketModule('dagsbillet', 'What it costs'),
        contact(
          'Still wondering?',
          'Visitor services answer the telephone from 10 am to 3 pm on all days when the museum is open. Emails are answered within two working days.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
  },
)

const aabningstider = landingPage(
  'aabningstider',
  { parent: 'besoeg', tags: ['besoeg'] },
  {
    da: {
      title: 'Åbningstider',
      slug: 'besoeg/aabningstider',
      description: 'Hvornår døren er åben, og hvornår gulvene hviler.',
      modules: [
        openingHours(),
        textSection({
          title: 'Når det ringer',
          text: `
            Billetsalget lukker tre kvarter før huset. Kustoderne går rundt og ringer med en lille klokke et kvarter
            før lukketid. Den er fra 1911 og kan høres to sale væk.
          `,
        }),
        accordion('Om åbningstiden', {
          'Hvornår er her mest stille?':
            'Tirsdag og torsdag efter kl. 14. Skoleklasserne er gået hjem, og de fleste turister sidder og spiser.',
          'Har caféen samme åbningstid?':
            'Næsten: {hours cafe}. Køkkenet lukker en time før caféen, kaffemaskinen til sidst. Se [mad og kaffe](mad).',
          'Kan man komme ind uden for åbningstiden?':
            'Ja, grupper kan bestille en tidlig rundvisning kl. 8.30. Læs mere under [grupper](grupper).',
          'Lukker I nogensinde enkelte sale?':
            'Ja, når en genstand skal flyttes, eller en montre åbnes. Vi skriver det ved indgangen samme morgen.',
        }),
        textRibbon(to('billetter'), to('find-vej'), to('fem-ting')),
      ],
    },
    en: {
      title: 'Opening hours',
      slug: 'visit/opening-hours',
      description: 'When the door is open, and when the floors have a rest.',
      modules: [
        openingHours(),
        textSection({
          title: 'When the bell rings',
          text: `
            The ticket desk closes three quarters of an hour before the house. A quarter of an hour before closing time the attendants
            walk through the galleries with a small bell. It dates from 1911 and carries two rooms.
          `,
        }),
        accordion('About the hours', {
          'When is it quiet?':
            'Tuesdays and Thursdays after 2 pm. The school classes have gone home and most tourists are at lunch.',
          'Does the café keep the same hours?':
            'Nearly: {hours cafe}. The kitchen closes an hour before the café, the coffee machine last of all. See [food and coffee](mad).',
          'Can one come outside the opening hours?':
            'Yes, groups may book an early tour at 8:30 am. Read more under [groups](grupper).',
          'Are single rooms ever closed?':
            'Yes, when an object has to be moved or a case opened. There will be a note at the entrance that morning.',
        }),
        textRibbon(to('billetter'), to('find-vej'), to('fem-ting')),
      ],
    },
  },
)

const findVej = landingPage(
  'find-vej',
  { parent: 'besoeg', image: cykler, tags: ['besoeg'] },
  {
    da: {
      title: 'Find vej',
      slug: 'besoeg/find-vej',
      description: 'Museet ligger ved kanalen, fem minutter fra det meste i den indre by.',
      modules: [
        textSection({
          text: `
            Adressen er **Museumsgården 1, 1470 København K**. Indgangen er den grå port med den åbne fløj;
            den anden fløj har ikke været åbnet siden en begravelse i 1923.

            ## Til fods og på cykel
            Fra Hovedbanegården går man otte minutter mod øst, til man ser vand. Der er stativer til 80
            cykler foran porten og seks pladser til ladcykler i gården.

            ## Med metro og bus
            Nærmeste metrostation er Gammel Strand, fem minutter herfra. Busserne standser ved Stormbroen.
            Tag udgangen mod kanalen, så slipper du for at gå over krydset.

            ${waysTo('nationalmuseet', 'da')}

            ## I bil
            Helst ikke. Der er to handicappladser ved porten og et parkeringshus ti minutter væk. Gader og
            pladser omkring museet er snævre, og chaufførerne er utålmodige.
          `,
          links: [to('tilgaengelighed', 'Adgang uden trin'), to('aabningstider')],
        }),
        picture(indgang),
        contact(
          'Er du faret vild?',
          'Ring, så taler vi dig det sidste stykke. Det gør vi et par gange om dagen.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
    en: {
      title: 'Getting here',
      slug: 'visit/getting-here',
      description: 'By the canal, five minutes from most things in the old town.',
      modules: [
        textSection({
          text: `
            The address is **Museumsgården 1, 1470 Copenhagen K**. Look for a grey gate with one half open;
            the other half has stayed shut since a funeral in 1923.

            ## On foot or by bicycle
            From the central station, walk east for eight minutes until you see water. There are racks for
            80 bicycles in front of the gate, and six places for cargo bikes in the courtyard.

            ## By metro or bus
            The nearest metro station is Gammel Strand, five minutes away. The buses stop at Stormbroen.
            Take the exit for the canal and you avoid the junction.

            ${waysTo('nationalmuseet', 'en')}

            ## By car
            Preferably not. There are two disabled parking spaces at the gate and a car park ten minutes
            away. The streets around us are narrow and their drivers impatient.
          `,
          links: [to('tilgaengelighed', 'Step-free access'), to('aabningstider')],
        }),
        picture(indgang),
        contact(
          'Lost?',
          'Call us and we will talk you through the last stretch. It happens a few times a day.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
  },
)

export const visiting: readonly Page[] = [besoeg, aabningstider, findVej]
