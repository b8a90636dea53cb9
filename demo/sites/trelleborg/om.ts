import { print } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  randomRelatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, notFoundPage, type Page } from '../../writing/site.ts'
import { ringborg, udgravning } from './prints.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: udgravning, tags: ['forskning'] },
    {
      da: {
        title: 'Dem, der passer cirklen',
        slug: 'om',
        description:
          'Ni ansatte, treogtres frivillige, fem geder og en vold, som ikke må blive skæv.',
        modules: [
          textSection({
            title: 'Museet',
            text: `
              Trelleborg er et museum for børn, som også er godt for voksne. To ud af fem gæster
              kommer med en klasse. Det har vi indrettet os efter: brede døre, lave montrer og ingen
              skilte, der siger, at man ikke må røre.

              Volden er fredet. Vi slår græsset fire gange om året og måler højden hvert andet, for
              kaniner kan grave hurtigere end arkæologer og skriver ikke rapport.
            `,
          }),
          styledTextAndVisual({
            title: 'Job og frivilligt arbejde',
            text: `
              Hvert forår ansætter vi fjorten sæsonmedarbejdere. Det er en fordel at kunne tale med
              fremmede og tænde et bål; det ene kan læres. Støt museet ved at melde dig ind i
              Ringvoldens Venner, som betaler for gederne.
            `,
            image: print('bondegaard', {
              da: 'Linoleumssnit: en stråtækt gård under drivende skyer med en stork på taget.',
              en: 'Linocut: a thatched farm under drifting clouds with a stork on the roof.',
            }),
            side: 'right',
          }),
          accordion('Ordensregler', {
            'Metaldetektor?': 'Nej. Området er fredet, og det gælder også om natten.',
            'Bål?': 'Kun på bålpladsen og kun med vores brænde.',
            'Sværd og økser?': 'Medbragte våben bliver i bilen. Også de fine.',
            'Skrald?': 'Tag det med hjem. Geder spiser det ikke, uanset hvad man har hørt.',
          }),
          contact(
            'Ledelse og presse',
            'Journalister må gerne ringe om aftenen.',
            'trelleborg-lars-toft',
            'trelleborg-jonas-ravn',
          ),
        ],
      },
      en: {
        title: 'Those who mind the circle',
        slug: 'about',
        description:
          'Nine staff, sixty-three volunteers, five goats and a rampart that must not go crooked.',
        modules: [
          textSection({
            title: 'The museum',
            text: `
              Trelleborg is a museum for children that is also good for adults. Two visitors in five
              come with a class, and we have arranged ourselves accordingly: wide doors, low
              showcases and no signs that say do not touch.

              The rampart is protected. We cut the grass four times a year and measure the height
              every other year, since rabbits dig faster than archaeologists and file no report.
            `,
          }),
          styledTextAndVisual({
            title: 'Jobs and volunteering',
            text: `
              Every spring we take on fourteen people for the season. It helps if you can talk to
              strangers and light a fire; one of these can be taught. You can support us by joining
              the Friends of the Rampart, who pay for the goats.
            `,
            image: print('bondegaard', {
              da: 'Linoleumssnit: en stråtækt gård under drivende skyer med en stork på taget.',
              en: 'Linocut: a thatched farm under drifting clouds with a stork on the roof.',
            }),
            side: 'right',
          }),
          accordion('House rules', {
            'Metal detectors?': 'No. The area is protected, at night as well.',
            'Fires?': 'Only in the fire pit, and only with our wood.',
            'Swords and axes?': 'Your own weapons stay in the car. Even the good ones.',
            'Litter?': 'Take it home. Goats do not eat it, whatever you have heard.',
          }),
          contact(
            'Management and press',
            'Journalists may ring in the evening.',
            'trelleborg-lars-toft',
            'trelleborg-jonas-ravn',
          ),
        ],
      },
    },
  ),
  notFoundPage(
    { image: ringborg },
    {
      da: {
        title: 'Du er gået ud ad den femte port',
        description:
          'Der er kun fire. Siden findes ikke, eller den er flyttet til en anden side af volden.',
        modules: [
          textSection({
            text: 'Gå tilbage til midten, altså [forsiden](front), og vælg en ny gade. Eller find [de praktiske oplysninger](besoeg).',
          }),
          randomRelatedContent('Gader, der fører et sted hen'),
        ],
      },
      en: {
        title: 'You left by the fifth gate',
        description:
          'There are only four. This page does not exist, or has moved to another part of the rampart.',
        modules: [
          textSection({
            text: 'Go back to the centre, [the front page](front), and take another street. Or look at [planning a visit](besoeg).',
          }),
          randomRelatedContent('Streets that lead somewhere'),
        ],
      },
    },
  ),
]
