import { print, to } from '../../writing/marks.ts'
import { accordion, billboard, contact, picture, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { marked } from './prints.ts'

const moenter = {
  da: 'Linoleumssnit: mønter af sølv ligger hulter til bulter på et mørkt stykke stof.',
  en: 'Linocut: silver coins lie in disorder on a dark piece of cloth.',
}

export const priser: readonly Page[] = [
  landingPage(
    'billetter',
    { parent: 'besoeg', image: print('moenter', moenter), tags: ['besoeg'] },
    {
      da: {
        title: 'Billetter og priser',
        slug: 'besoeg/billetter-og-priser',
        description:
          'Én billet gælder hele dagen, til museet, borgen, vikingebyen og sommerens lejr.',
        modules: [
          textSection({
            title: 'Priser',
            text: `
              - Voksne: **110 kr.**
              - Under 18 år: **gratis**
              - Studerende: **85 kr.**
              - Årskort: **220 kr.**, tjent hjem ved andet besøg
              - Skoleklasse med underviser: **750 kr.**
              - Skoleklasse på egen hånd: **gratis**, når I har meldt jeres ankomst

              Billetten købes i skranken, med kort eller kontanter. Volden uden for åbningstid
              koster ingenting, for der er ingen til at tage imod.
            `,
            links: [to('skole', 'Priser for skoler'), to('aabningstider', 'Åbningstider')],
          }),
          accordion('Om billetten', {
            'Gælder den hele dagen?':
              'Ja. Gå ud og spis, og kom igen. Vi stempler hånden med et lille skjold.',
            'Kan jeg få pengene tilbage i dårligt vejr?':
              'Nej, men bliver lejren aflyst på grund af storm, får I en ny billet.',
            'Koster værkstederne ekstra?':
              'De fleste er gratis. Smedning af en kniv koster 60 kr. til jern og kul.',
            'Er der rabat for grupper?': 'Ti voksne eller flere betaler 90 kr. hver.',
          }),
          billboard({
            title: 'Årskortet virker også i regnvejr',
            text: 'Fri adgang hele sæsonen for én voksen og alle de børn, man kan holde styr på.',
            link: to('vikingelejr', 'Se sommerens lejr'),
            image: marked,
          }),
        ],
      },
      en: {
        title: 'Tickets and prices',
        slug: 'visit/tickets-and-prices',
        description:
          'One ticket lasts all day, for the museum, the fortress, the village and the summer camp.',
        modules: [
          textSection({
            title: 'Prices',
            text: `
              - Adults: **DKK 110**
              - Under 18: **free**
              - Students: **DKK 85**
              - Season ticket: **DKK 220**, paid for by your second visit
              - School class with a teacher from the museum: **DKK 750**
              - School class on its own: **free**, if you tell us you are coming

              Tickets are sold at the desk, for card or cash. Out of hours the rampart costs
              nothing, as there is nobody to pay.
            `,
            links: [to('skole', 'Prices for schools'), to('aabningstider', 'Opening hours')],
          }),
          accordion('About your ticket', {
            'Does it last all day?':
              'Yes. Go out to eat and come back. We stamp your hand with a small shield.',
            'Is there a refund in bad weather?':
              'No, but if a gale cancels the camp you will get a new ticket.',
            'Do workshops cost extra?':
              'Most are free. Forging a knife is DKK 60 for iron and charcoal.',
            'Is there a group rate?': 'Ten adults or more pay DKK 90 each.',
          }),
          billboard({
            title: 'The season ticket also works in the rain',
            text: 'Free admission all season for one adult and as many children as they can keep count of.',
            link: to('vikingelejr', 'The summer camp'),
            image: marked,
          }),
        ],
      },
    },
  ),
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
