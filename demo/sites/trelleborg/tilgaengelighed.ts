import { print } from '../../writing/marks.ts'
import { accordion, contact, picture, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'

export const tilgaengelighed: readonly Page[] = [
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'På hjul i en vikingeborg',
        slug: 'besoeg/tilgængelighed',
        description: 'Borgens indre er fladt som en tallerken. Kanten er tallerkenens problem.',
        modules: [
          textSection({
            title: 'Til borgen',
            text: `
              Fra museet til den østlige port er der 400 meter fast grussti uden trin og med tre
              bænke. Inde i borgen er der kortklippet græs. I tørt vejr kan en almindelig kørestol
              klare det; i vådt vejr låner vi en med brede dæk ud.

              Op på volden fører trapper med 24 trin. Ved sydporten er der en rampe til et repos
              halvvejs oppe, hvorfra man ser hele cirklen.
            `,
          }),
          picture(
            print(
              'ringborg',
              {
                da: 'Linoleumssnit: borgens cirkel set fra oven; stierne ligger som et kors.',
                en: 'Linocut: the circle of the fortress from above, its paths forming a cross.',
              },
              {
                caption: {
                  da: 'De to gader er plane hele vejen. Volden er det ikke.',
                  en: 'The two streets are level all the way. The rampart is not.',
                },
              },
            ),
          ),
          accordion('Mere om adgang', {
            'Hvad med museet?':
              'Alt ligger i stueplan. Døren er automatisk, og der er handicaptoilet med loftlift.',
            'Kan man mærke genstandene?':
              'Der er en kasse med kopier af skjold, økse og nøgle. Spørg i skranken.',
            'Er der støj?':
              'Smedjen larmer om eftermiddagen i sommerlejren. Formiddagen er stille, og vi låner høreværn ud.',
            'Kan min ledsager komme gratis ind?': 'Ja, med ledsagerkort.',
          }),
          contact(
            'Spørg Lars',
            'Han har selv kørt hele ruten og kender hvert hul.',
            'trelleborg-lars-toft',
          ),
        ],
      },
      en: {
        title: 'On wheels in a Viking fortress',
        slug: 'visit/accessibility',
        description: 'The inside is as flat as a plate. The trouble with plates is the rim.',
        modules: [
          textSection({
            title: 'Reaching the fortress',
            text: `
              From the museum to the east gate there are 400 metres of firm gravel, without steps
              and with three benches. Inside, the grass is kept short. In dry weather an ordinary
              wheelchair will manage; in wet weather we lend one with wide tyres.

              Stairs of 24 steps lead up the rampart. At the south gate a ramp goes to a landing
              halfway up, with a view of the whole circle.
            `,
          }),
          picture(
            print(
              'ringborg',
              {
                da: 'Linoleumssnit: borgens cirkel set fra oven; stierne ligger som et kors.',
                en: 'Linocut: the circle of the fortress from above, its paths forming a cross.',
              },
              {
                caption: {
                  da: 'De to gader er plane hele vejen. Volden er det ikke.',
                  en: 'The two streets are level all the way. The rampart is not.',
                },
              },
            ),
          ),
          accordion('More about access', {
            'What about the museum?':
              'Everything is on the ground floor. The door is automatic and the accessible lavatory has a ceiling hoist.',
            'Is there anything to touch?':
              'A box with copies of a shield, an axe and a key. Ask at the desk.',
            'Is it noisy?':
              'The forge is, on summer afternoons. Mornings are quiet, and we lend ear defenders.',
            'Is my companion admitted free?': 'Yes, with a companion card.',
          }),
          contact(
            'Ask Lars',
            'He has tried the whole route on wheels and knows every hole.',
            'trelleborg-lars-toft',
          ),
        ],
      },
    },
  ),
]
