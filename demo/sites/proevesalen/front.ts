import { to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  calendarTeaser,
  callToAction,
  doubleBillboard,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage } from '../../writing/site.ts'
import { guldhorn, haandvaerk, kartotek, magasin, sal, trykpresse } from './prints.ts'

export const front = frontPage(
  { image: sal, tags: ['besoeg'] },
  {
    da: {
      title: 'Prøvesalen',
      description:
        'Et rum uden publikum. Her hænger vi alting op, før det skal hænge et rigtigt sted.',
      featured: [
        {
          page: 'moduler',
          kicker: 'Toogtredive moduler',
          title: 'Alt, en side kan bygges af',
          lead: 'En side for hvert modul, med det, det kan, og det, det helst skal slippe for.',
          call: 'Se modulerne',
          image: sal,
        },
        {
          page: 'tilstande',
          kicker: 'Tilstande',
          title: 'Når noget mangler',
          lead: 'Uden billede, uden indhold, uden ende. Siden skal stadig stå.',
          call: 'Se tilstandene',
          image: magasin,
        },
        {
          page: 'eget-tema',
          kicker: 'Farver',
          title: 'En side i andre klæder',
          lead: 'Redaktøren kan give en side sine egne farver. Her har hun gjort det.',
          call: 'Se siden',
          image: trykpresse,
        },
      ],
      modules: [
        textRibbon(
          to('tekstafsnit'),
          to('harmonika'),
          to('udsagn'),
          to('', 'Ikke alt fører et sted hen'),
        ),
        calendarTeaser('I salen i dag', to('kalender', 'Hele kalenderen')),
        styledTextAndVisual({
          title: 'Fire sprog på samme væg',
          text: `
            Prøvesalen taler dansk, engelsk, tysk og svensk. Ikke alle sider findes på alle fire, og
            det er meningen: Sprogvælgeren skal også prøves, hvor der ikke er nogen oversættelse.
          `,
          image: kartotek,
          side: 'left',
          link: to('kun-dansk', 'En side, der kun findes på dansk'),
        }),
        doubleBillboard(
          {
            title: 'Stor tavle',
            text: 'Den første af to får mest plads.',
            link: to('dobbelt-billboard', 'To tavler'),
            image: guldhorn,
          },
          { title: 'Lille tavle', link: to('billboard', 'Én tavle'), image: haandvaerk },
        ),
        statement('Det, der holder her, holder alle steder.', 'Skilt over døren'),
        billboardWithReference('tekst-og-billede'),
        relatedContent('Vægge', {
          Tekst: ['tekstafsnit', 'harmonika', 'udsagn', 'tekstbaand'],
          Billeder: ['billede', 'tekst-og-billede', 'billboard'],
          Tilstande: ['lang-titel', 'uden-billede', 'tomme-lister', 'eget-tema'],
        }),
        callToAction(
          'Fandt du noget skævt?',
          'Skriv, hvilken væg det var.',
          to('kontakt', 'Til kontakt'),
        ),
      ],
    },
    en: {
      title: 'The Staging Room',
      description:
        'A room without an audience. Everything hangs here before it hangs anywhere else.',
      featured: [
        {
          page: 'moduler',
          kicker: 'Thirty-two modules',
          title: 'All that a page is built of',
          lead: 'One page for each module: what it can do, and what it would rather be spared.',
          call: 'See the modules',
          image: sal,
        },
        {
          page: 'tilstande',
          kicker: 'States',
          title: 'When something is missing',
          lead: 'No picture, no content, no end. The page must stand all the same.',
          call: 'See the states',
          image: magasin,
        },
        {
          page: 'eget-tema',
          kicker: 'Colours',
          title: 'A page in other clothes',
          lead: 'An editor may give a page colours of its own. Here she has.',
          call: 'See the page',
          image: trykpresse,
        },
      ],
      modules: [
        textRibbon(
          to('tekstafsnit'),
          to('harmonika'),
          to('udsagn'),
          to('', 'Not everything leads somewhere'),
        ),
        calendarTeaser('In the room today', to('kalender', 'The whole calendar')),
        styledTextAndVisual({
          title: 'Four languages on one wall',
          text: `
            The Staging Room speaks Danish, English, German and Swedish. Not every page exists in
            all four, and that is deliberate: the language switch has to be tried where there is no
            translation, too.
          `,
          image: kartotek,
          side: 'left',
          link: to('tilstande', 'More awkward cases'),
        }),
        doubleBillboard(
          {
            title: 'Large board',
            text: 'The first of two has the most room.',
            link: to('dobbelt-billboard', 'Two boards'),
            image: guldhorn,
          },
          { title: 'Small board', link: to('billboard', 'One board'), image: haandvaerk },
        ),
        statement('What holds here holds anywhere.', 'Sign above the door'),
        billboardWithReference('tekst-og-billede'),
        relatedContent('Walls', {
          Text: ['tekstafsnit', 'harmonika', 'udsagn', 'tekstbaand'],
          Pictures: ['billede', 'tekst-og-billede', 'billboard'],
          States: ['lang-titel', 'uden-billede', 'tomme-lister', 'eget-tema'],
        }),
        callToAction('Found something crooked?', 'Tell us which wall.', to('kontakt', 'Contact')),
      ],
    },
    de: {
      title: 'Der Probesaal',
      description: 'Ein Raum ohne Publikum. Hier hängt alles, bevor es woanders hängt.',
      featured: [
        {
          page: 'moduler',
          kicker: 'Zweiunddreißig Module',
          title: 'Woraus eine Seite besteht',
          lead: 'Was ein Modul kann und was man ihm lieber erspart.',
          call: 'Zu den Modulen',
          image: sal,
        },
        {
          page: 'tilstande',
          kicker: 'Zustände',
          title: 'Wenn etwas fehlt',
          lead: 'Ohne Bild, ohne Inhalt, ohne Ende. Die Seite muss trotzdem stehen.',
          call: 'Zu den Zuständen',
          image: magasin,
        },
        {
          page: 'besoeg',
          kicker: 'Besuch',
          title: 'Bitte klopfen',
          lead: 'Die Tür ist offen, aber es ist niemand da.',
          call: 'Zum Besuch',
          image: kartotek,
        },
      ],
      modules: [
        textRibbon(to('tekstafsnit'), to('harmonika'), to('', 'Nicht alles führt irgendwohin')),
        calendarTeaser('Heute im Saal', to('kalender', 'Zum Programm')),
        styledTextAndVisual({
          title: 'Vier Sprachen an einer Wand',
          text: `
            Nicht jede Seite gibt es auf Deutsch. Das ist Absicht: Auch der Sprachwechsel will dort
            erprobt werden, wo eine Übersetzung fehlt.
          `,
          image: kartotek,
          side: 'left',
          link: to('tilstande', 'Weitere Sonderfälle'),
        }),
        statement('Was hier hält, hält überall.', 'Schild über der Tür'),
        billboardWithReference('tekst-og-billede'),
        relatedContent('Wände', {
          Text: ['tekstafsnit', 'harmonika', 'udsagn'],
          Bild: ['tekst-og-billede'],
        }),
        callToAction(
          'Hängt etwas schief?',
          'Schreiben Sie uns, an welcher Wand.',
          to('kontakt', 'Kontakt'),
        ),
      ],
    },
    sv: {
      title: 'Provsalen',
      description: 'Ett rum utan publik. Här hänger allt innan det hänger någon annanstans.',
      featured: [
        {
          page: 'moduler',
          kicker: 'Trettiotvå moduler',
          title: 'Allt en sida kan byggas av',
          lead: 'Vad en modul kan och vad den helst vill slippa.',
          call: 'Se modulerna',
          image: sal,
        },
        {
          page: 'tilstande',
          kicker: 'Tillstånd',
          title: 'När något saknas',
          lead: 'Utan bild, utan innehåll, utan slut. Sidan ska stå ändå.',
          call: 'Se tillstånden',
          image: magasin,
        },
        {
          page: 'besoeg',
          kicker: 'Besök',
          title: 'Knacka på',
          lead: 'Dörren är öppen, men ingen är hemma.',
          call: 'Till besöket',
          image: kartotek,
        },
      ],
      modules: [
        textRibbon(to('tekstafsnit'), to('harmonika'), to('', 'Allt leder inte någonstans')),
        calendarTeaser('I salen i dag', to('kalender', 'Hela kalendern')),
        styledTextAndVisual({
          title: 'Fyra språk på samma vägg',
          text: `
            Alla sidor finns inte på svenska. Det är meningen: språkväljaren måste prövas också där
            det inte finns någon översättning.
          `,
          image: kartotek,
          side: 'left',
          link: to('tilstande', 'Fler knepiga fall'),
        }),
        statement('Det som håller här håller överallt.', 'Skylt över dörren'),
        billboardWithReference('tekst-og-billede'),
        relatedContent('Väggar', {
          Text: ['tekstafsnit', 'harmonika', 'udsagn'],
          Bild: ['tekst-og-billede'],
        }),
        callToAction('Hänger något snett?', 'Skriv vilken vägg det är.', to('kontakt', 'Kontakt')),
      ],
    },
  },
)
