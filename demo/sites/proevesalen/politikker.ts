import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek } from './prints.ts'

export const politikker: readonly Page[] = [
  landingPage(
    'privatliv',
    { image: kartotek },
    {
      da: {
        title: 'Privatliv i et tomt rum',
        slug: 'privatliv',
        description: 'Ingen gæster, ingen oplysninger.',
        modules: [
          textSection({
            text: `
              Skriver du din mailadresse i nyhedsbrevets felt, bliver den kasseret, når prøven er
              slut. Der sendes ikke noget.
            `,
            links: [to('besoeg', 'Besøg')],
          }),
        ],
      },
      en: {
        title: 'Privacy in an empty room',
        slug: 'privacy',
        description: 'No visitors, no data.',
        modules: [
          textSection({
            text: `
              An e-mail address typed into the newsletter box is thrown away when the trial is over.
              Nothing is sent.
            `,
            links: [to('besoeg', 'Visit')],
          }),
        ],
      },
      de: {
        title: 'Datenschutz in einem leeren Raum',
        slug: 'datenschutz',
        description: 'Keine Gäste, keine Daten.',
        modules: [
          textSection({
            text: 'Eine Adresse im Feld des Rundbriefs wird nach der Probe verworfen. Verschickt wird nichts.',
            links: [to('besoeg', 'Besuch')],
          }),
        ],
      },
      sv: {
        title: 'Integritet i ett tomt rum',
        slug: 'integritet',
        description: 'Inga gäster, inga uppgifter.',
        modules: [
          textSection({
            text: 'En adress i nyhetsbrevets fält kastas när provet är över. Ingenting skickas.',
            links: [to('besoeg', 'Besök')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { image: kartotek },
    {
      da: {
        title: 'Cookies i salen',
        slug: 'cookies',
        description: 'En til sproget, en til lyden og en til dit valg.',
        modules: [textSection({ text: cookieText.da })],
      },
      en: {
        title: 'Cookies in the room',
        slug: 'cookies',
        description: 'One for the language, one for sound and one for your choice.',
        modules: [textSection({ text: cookieText.en })],
      },
    },
  ),
  landingPage(
    'tilgaengelighed',
    { image: kartotek },
    {
      da: {
        title: 'Tilgængelighed, også her',
        slug: 'tilgængelighed',
        description: 'En prøve, der ikke kan bruges af alle, prøver ikke nok.',
        modules: [
          textSection({
            text: `
              Salen skal opfylde WCAG 2.1, niveau AA, i alle sine tilstande. Undtaget er
              indlejringerne, som er andres. Gå hver side igennem med tastatur, med skærmlæser og i
              dobbelt størrelse.
            `,
            links: [to('tilstande', 'Alle tilstande')],
          }),
        ],
      },
      en: {
        title: 'Accessibility, here as well',
        slug: 'accessibility',
        description: 'A trial that not everyone can use does not try enough.',
        modules: [
          textSection({
            text: `
              The room is to meet WCAG 2.1, level AA, in all its states. Embeds are the exception,
              being other people’s. Go through each page by keyboard, by screen reader and at twice
              the size.
            `,
            links: [to('tilstande', 'All states')],
          }),
        ],
      },
    },
  ),
]
