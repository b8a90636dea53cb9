import { day, inYear, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { centreClosed, centreOpen } from './besoegscentret.ts'
import { hoejeOgKirke, runesten, skoletavle } from './prints.ts'

const winter = season('10-15', '03-15')

export const weeklyEvents: readonly Event[] = [
  {
    key: 'omvisning',
    parent: 'kalender',
    image: hoejeOgKirke,
    tags: ['vikingetid', 'kongehuset'],
    audience: ['voksne'],
    venue: { da: 'Ved Haralds sten', en: 'By Harald’s stone' },
    venueDetails: { da: 'Kirkegården, ved glashuset', en: 'In the churchyard, by the glass case' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [
        { days: 'lørdag–søndag', at: ['13–14'] },
        { ...season('06-01', '08-31'), days: 'lørdag–søndag', at: ['15–16'] },
      ],
      cancelled: [centreOpen(3, 7), centreOpen(17, 6), ...centreClosed(['saturday', 'sunday'])],
    },
    related: ['runevaerksted', 'skraalys'],
    in: {
      da: {
        title: 'Fra høj til høj',
        subtitle: 'Åben omvisning',
        slug: 'kalender/fra-høj-til-høj',
        description:
          'En time fra Sydhøjen til Nordhøjen ad den længste vej. Hver lørdag og søndag.',
        teaser: 'Åben omvisning på monumenterne. Gratis, og man skal ikke melde sig til.',
        introduction: `
          Fra stenene til Nordhøjens fod er der ikke langt, hvis man går lige. Det gør vi ikke. Vi
          begynder ved [Haralds sten](haralds-sten), går op på Sydhøjen, ned igen og ud til
          [palisaden](palisaden), og først til sidst står vi, hvor gravkammeret var.

          Omviseren har en mappe med og bruger den sjældent. Spørg undervejs, også om det, man burde
          have lært i skolen. Vi går i al slags vejr, på nær torden, for da er toppen af en
          høj ikke stedet. Om sommeren er der en ekstra tur på engelsk kl. 15.
        `,
        tickets: [{ title: 'Alle', price: 0, description: 'Mød op, når klokken er et' }],
        practical: {
          Varighed: 'En time',
          Sprog: 'Dansk. Juni, juli og august også engelsk kl. 15',
          Adgang: '109 trin i alt. Bed om ruten uden trin, så går vi den.',
          Alder: 'For alle. Barnevogne kan stå ved kirkens port.',
        },
      },
      en: {
        title: 'From mound to mound',
        subtitle: 'An open tour',
        slug: 'calendar/from-mound-to-mound',
        description:
          'An hour from the South Mound to the North by the longest way, every Saturday and Sunday.',
        teaser: 'An open tour of the monuments. Free, and there is no need to book.',
        introduction: `
          From the stones to the foot of the North Mound it is a short walk if you go straight. We do
          not. We start at [Harald’s stone](haralds-sten), climb the South Mound, come down again and
          follow [the palisade](palisaden), and only at the very end do we stand where the burial
          chamber was.

          The guide carries a folder and seldom opens it. Ask as you go, also about the things one
          should have learnt at school. We walk in any weather but thunder, when the top of a mound
          is not the place to be. In summer there is an extra tour in English at
          3 pm.
        `,
        tickets: [{ title: 'Everyone', price: 0, description: 'Be there at 1 pm' }],
        practical: {
          Duration: 'One hour',
          Language: 'Danish. In June, July and August also English at 3 pm',
          Access: '109 steps in all. Ask for the route without steps and we will take it.',
          Age: 'All ages. Prams can be left at the church gate.',
        },
      },
    },
  },
  {
    key: 'runevaerksted',
    parent: 'kalender',
    image: skoletavle,
    tags: ['haandvaerk', 'vikingetid'],
    audience: ['boern'],
    venue: { da: 'Runeværkstedet', en: 'The rune workshop' },
    venueDetails: { da: 'Besøgscentret, bag caféen', en: 'Visitor centre, behind the café' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [
        { days: 'søndag', at: ['11–12', '14–15'] },
        { ...season('02-08', '02-23'), days: 'tirsdag–fredag', at: ['10.30', '12', '13.30'] },
        { ...season('07-01', '08-09'), days: 'tirsdag–torsdag', at: ['11–12', '14–15'] },
        { ...season('10-11', '10-19'), days: 'tirsdag–fredag', at: ['10.30', '12', '13.30'] },
      ],
      cancelled: centreClosed(['sunday']),
    },
    related: ['omvisning'],
    in: {
      da: {
        title: 'Hug dit navn',
        subtitle: 'Åbent runeværksted',
        slug: 'kalender/hug-dit-navn',
        description: 'Seksten runer, en hammer og en skærv granit, som man må tage med hjem.',
        introduction: `
          Vikingerne havde seksten runer til et sprog med mange flere lyde. Der er ingen rune for E,
          ingen for O og ingen for P, så Peter må nøjes med det, der er. Det finder man ud af sammen
          med værkstedets leder og skriver det først i kridt.

          Så hugger man. Granit giver sig ikke med vilje, og en rune tager omkring ti minutter. De fleste
          når tre, og derfor er korte navne en fordel. Skærven må man tage med. Værktøjet skal blive. I
          skolernes ferier er der også hold midt i ugen.
        `,
        tickets: [
          {
            title: 'Skærv og værktøj',
            price: 40,
            description: 'Pr. sten, ikke pr. person',
            score: 2,
          },
          { title: 'At se på', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Betal i skranken, før I begynder. Tolv pladser på hvert hold.',
        practical: {
          Varighed: 'En time',
          Alder: 'Fra syv år. Under ti sammen med en voksen',
          Sprog: 'Dansk og engelsk på samme tid',
          Adgang: 'Uden trin. To af bordene kan sænkes.',
          Lyd: 'Det larmer. Vi låner høreværn og briller ud.',
        },
        ribbon: ['omvisning', 'lam'],
      },
      en: {
        title: 'Cut your name',
        subtitle: 'Open rune workshop',
        slug: 'calendar/cut-your-name',
        description: 'Sixteen runes, a hammer and a chip of granite to take home.',
        introduction: `
          The Vikings had sixteen runes for a language with a good many more sounds. There is none for
          E, none for O and none for P, so Peter must make do. You work it out with whoever runs the
          workshop and write it in chalk first.

          Then you cut. Granite does not give way willingly, and one rune takes about ten minutes. Most
          people manage three, which makes a short name an advantage. The chip is yours. The tools stay. In
          the Danish school holidays there are sessions in midweek too.
        `,
        tickets: [
          {
            title: 'Stone and tools',
            price: 40,
            description: 'For each stone, not each person',
            score: 2,
          },
          { title: 'Watching', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Pay at the desk before you begin. There are twelve places each time.',
        practical: {
          Duration: 'One hour',
          Age: 'From seven; under ten with an adult',
          Language: 'Danish and English at once',
          Access: 'Step-free. Two of the benches can be lowered.',
          Noise: 'Considerable. We lend ear defenders and goggles.',
        },
        ribbon: ['omvisning', 'lam'],
      },
    },
  },
  {
    key: 'skraalys',
    parent: 'kalender',
    image: runesten,
    tags: ['vikingetid'],
    audience: ['voksne'],
    venue: { da: 'Runestenene', en: 'The rune stones' },
    hours: { da: 'Ved solnedgang', en: 'At sunset' },
    when: {
      ...winter,
      on: [{ days: 'fredag', freeform: true }],
      cancelled: centreClosed(['friday'], winter.from, winter.to),
    },
    related: ['omvisning', 'solhverv'],
    in: {
      da: {
        title: 'Stenene i skrålys',
        slug: 'kalender/stenene-i-skrålys',
        description:
          'Når solen er nede, og lampen er tændt, kan man læse det, man gik forbi kl. 12.',
        introduction: `
          Runer er furer, og furer ses på deres skygge. Midt på dagen er der ingen. Derfor mødes vi om
          fredagen i vinterhalvåret, når solen går ned, og lyset i glashusene falder ind fra siden.
          Så træder dyret frem, og man kan følge båndet omkring det med en finger i luften.

          Arkæolog Søren Holm læser indskriften højt to gange, først på runedansk og så på vores. Det
          tager fyrre minutter med pauser. Klæd dig på som til at stå stille. Bagefter er der varm saft
          af en termokande, der har været med længe. Hører du til dem, der vil vide mere, så læs om
          [stenen](haralds-sten) i forvejen.
        `,
        tickets: [{ title: 'Alle', price: 0 }],
        practical: {
          Varighed: 'Cirka fyrre minutter',
          Sprog: 'Runedansk og dansk, engelsk efter ønske',
          Adgang: 'Fast belægning hele vejen fra parkeringspladsen',
          'Hvornår præcist': 'Dagens klokkeslæt hænger på besøgscentrets dør fra middag.',
        },
      },
      en: {
        title: 'The stones in raking light',
        slug: 'calendar/the-stones-in-raking-light',
        description:
          'Once the sun is down and the lamp is lit you can read what you walked past at noon.',
        introduction: `
          Runes are furrows, and a furrow shows by its shadow. At midday there is none. So on Fridays in
          the winter half of the year we meet when the sun goes down and the lamps in the glass cases
          shine in from the side. The beast comes forward, and you can trace the ribbon around it with a
          finger in the air.

          Archaeologist Søren Holm reads the inscription aloud twice, first in Runic Danish and then in
          ours; he will gladly do it in English. It takes forty minutes with pauses. Dress for standing
          still. There is hot cordial afterwards. If you like to come prepared, read about [the
          stone](haralds-sten) first.
        `,
        tickets: [{ title: 'Everyone', price: 0 }],
        practical: {
          Duration: 'About forty minutes',
          Language: 'Runic Danish and Danish, English on request',
          Access: 'A firm surface all the way from the car park',
          'When exactly':
            'The hour of the day is posted on the visitor centre’s door from 12 noon.',
        },
      },
    },
  },
]
