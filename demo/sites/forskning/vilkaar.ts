import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { indgang, kartotek } from './prints.ts'

const privatliv = landingPage(
  'privatliv',
  { image: kartotek },
  {
    da: {
      title: 'Sådan behandler vi personoplysninger',
      slug: 'privatliv',
      description: 'Om lånerkort, spørgeskemaer og dem, der har været døde for kort tid.',
      modules: [
        textSection({
          text: `
            På læsesalen noterer vi dit navn og det, du låner på bordet, og sletter det efter et år. Bestiller du en
            undersøgelse, gemmer vi sagen i ti år sammen med resultatet.

            Deltager du i et forskningsprojekt, får du et ark om netop det projekt, før du siger ja. Du kan altid trække dig,
            og du behøver ikke sige hvorfor.

            Spørgsmål sendes til data@example.org. Er du utilfreds med svaret, kan Datatilsynet se på sagen.
          `,
          links: [to('cookies'), to('etik')],
        }),
      ],
    },
    en: {
      title: 'How we handle personal data',
      slug: 'privacy',
      description: 'On reader’s cards, questionnaires and those who have not been dead for long.',
      modules: [
        textSection({
          text: `
            In the reading room we note your name and what you have on your desk, and delete it after a year. If you
            commission a study, the file is kept for ten years with its result.

            If you take part in a research project you get a sheet about that project before you agree. You may withdraw at
            any time and need not say why.

            Send questions to data@example.org. If the answer does not satisfy you, the Danish Data Protection Agency can
            look at the case.
          `,
          links: [to('cookies'), to('etik')],
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
      title: 'Cookies på forskningens sider',
      slug: 'cookies',
      description: 'Et forsøg med så få variable som muligt.',
      modules: [
        textSection({
          text: cookieText.da,
        }),
      ],
    },
    en: {
      title: 'Cookies on these pages',
      slug: 'cookies',
      description: 'An experiment with as few variables as possible.',
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
  { image: indgang },
  {
    da: {
      title: 'Er siderne til at komme ind på?',
      slug: 'tilgængelighedserklæring',
      description: 'Tilgængelighedserklæring for forskningens websted.',
      modules: [
        textSection({
          text: `
            Siderne er efterprøvet efter WCAG 2.1 AA, både af et program og af to læsere med skærmlæser. De fandt 14 fejl. 12 er
            rettet.

            Tilbage er tabellerne i de ældste datasæt, som mangler overskrifter, og et isotopkort, hvor farverne alene bærer
            betydningen. Begge dele kan du få læst op eller sendt som tekst.
          `,
        }),
        contact(
          'Meld en fejl',
          'Bibliotekaren samler dem og går ikke hjem før.',
          'forskning-peter-lindegaard',
        ),
      ],
    },
    en: {
      title: 'Can you get in?',
      slug: 'accessibility-statement',
      description: 'Accessibility statement for the research site.',
      modules: [
        textSection({
          text: `
            The pages were tested against WCAG 2.1 AA, by a program and by two readers who use screen readers. They found 14
            faults, of which 12 are mended.

            What remains are tables in the oldest data sets, which lack headings, and an isotope map in which colour alone
            carries the meaning. We can read either to you, or send it as text.
          `,
        }),
        contact(
          'Report a fault',
          'The librarian collects them and does not go home before.',
          'forskning-peter-lindegaard',
        ),
      ],
    },
  },
)

export const terms: readonly Page[] = [privatliv, cookies, erklaering]
