import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, museumssal } from './prints.ts'

const privatliv = landingPage(
  'privatliv',
  { image: kartotek },
  {
    da: {
      title: 'Navne i protokollen',
      slug: 'privatliv',
      description: 'Hvad vi registrerer om givere, lånere og gæster, og hvad vi lader være med.',
      modules: [
        textSection({
          text: `
            Har du givet os en genstand, står dit navn i protokollen for bestandig. Det er en del af tingens historie, og det siger vi,
            før du skriver under. Vil du stå som ”privat giver”, gør du det.

            Gæster i studiesalen skriver sig ind. Listen bliver makuleret efter to år. Mails om genstande gemmes på sagen, mails om alt
            andet slettes.

            Skriv til registrator@example.org for at se, hvad der står om dig. Datatilsynet er klageinstans.
          `,
          links: [to('cookies')],
        }),
      ],
    },
    en: {
      title: 'Names in the ledger',
      slug: 'privacy',
      description: 'What we record about donors, borrowers and guests, and what we do not.',
      modules: [
        textSection({
          text: `
            If you have given us an object, your name is in the ledger for ever. It is part of the story, and we say so before you
            sign. If you prefer to be ‘a private donor’, you will be.

            Guests sign in at the study room. The list is shredded after two years. Letters about objects are filed; letters about
            anything else are deleted.

            Write to registrator@example.org to see what we hold about you. Complaints go to the Danish Data Protection Agency.
          `,
          links: [to('cookies')],
        }),
      ],
    },
  },
)

const cookies = landingPage(
  'cookies',
  {},
  {
    da: {
      title: 'Småkager uden nummer',
      slug: 'cookies',
      description: 'Hvad webstedet lægger i din browser: næsten ingenting.',
      modules: [
        textSection({
          text: cookieText.da,
        }),
      ],
    },
    en: {
      title: 'Crumbs without a number',
      slug: 'cookies',
      description: 'What this site puts in your browser: next to nothing.',
      modules: [
        textSection({
          text: cookieText.en,
        }),
      ],
    },
  },
)

const erklaering = landingPage(
  'tilgaengelighedserklaering',
  { image: museumssal },
  {
    da: {
      title: 'Tilgængelighed på nettet',
      slug: 'tilgaengelighed-paa-nettet',
      description:
        'Erklæring om, hvordan siderne kan bruges af folk, der ikke ser eller hører som flest.',
      modules: [
        textSection({
          text: `
            Alle nye billeder får en beskrivelse i ord, skrevet af en, der har set tingen. Omkring 60.000 ældre billeder mangler den
            endnu. Vi tager dem i den rækkefølge, de bliver spurgt om.

            Zoom på store billeder virker med tastatur: plus, minus og piletaster. Siderne følger WCAG 2.1 AA på nær de ældre billeder.
          `,
        }),
        contact(
          'Bed om en beskrivelse',
          'Send nummeret, så skriver vi den først.',
          'samlinger-anne-mette-krogh',
        ),
      ],
    },
    en: {
      title: 'Accessibility online',
      slug: 'accessibility-online',
      description: 'A statement on how these pages serve people who do not see or hear as most do.',
      modules: [
        textSection({
          text: `
            Every new picture is described in words by somebody who has seen the thing. Some 60,000 older ones still lack a
            description. We take them in the order in which they are asked for.

            Large pictures can be zoomed from the keyboard: plus, minus and the arrow keys. But for the older pictures, the pages
            follow WCAG 2.1 AA.
          `,
        }),
        contact(
          'Ask for a description',
          'Send us the number and yours comes first.',
          'samlinger-anne-mette-krogh',
        ),
      ],
    },
  },
)

export const terms: readonly Page[] = [privatliv, cookies, erklaering]
