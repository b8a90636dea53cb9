import { to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  callToAction,
  featuredCollections,
  randomRelatedContent,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { altertavle, guldhorn, kartotek, krukker, magasin, uniform } from './prints.ts'

export const front = frontPage(
  { image: magasin },
  {
    da: {
      title: 'Samlinger',
      description:
        'To millioner ting med hver sit nummer. Her er dem, der har noget at fortælle i dag.',
      featured: [
        {
          page: 'guldhornene',
          kicker: 'Oldtid',
          title: 'To horn, der ikke findes',
          lead: 'Landets mest berømte guldfund har været væk siden en nat i maj 1802.',
          call: 'Følg sporet',
          image: guldhorn,
        },
        {
          page: 'altertavlen',
          kicker: 'Middelalder',
          title: 'En tavle med to ansigter',
          lead: 'Om hverdagen var den lukket. På festdage slog man fløjene ud, og kirken blev lysere.',
          call: 'Luk tavlen op',
          image: altertavle,
        },
        {
          page: 'krukkerne',
          kicker: 'Oldtid til nyere tid',
          title: 'Seks tusind år i ler',
          lead: 'En krukke går let i stykker, men skårene er næsten udødelige.',
          call: 'Se syv kar',
          image: krukker,
        },
      ],
      modules: [
        textRibbon(
          to('billeder', 'Billederne må bruges'),
          to('studiesalen', 'Bestil en ting frem'),
          to('gave', 'Vil du give os noget?'),
        ),
        styledTextAndVisual({
          title: 'Hvor er resten?',
          text: `
            Fire ud af hundrede ting er udstillet. De øvrige ligger i seks haller uden for byen, hvor der er 12 grader om
            vinteren, 18 om sommeren og ingen vinduer. Der er også ro, og de fleste ting har fortjent den.
          `,
          image: magasin,
          link: to('magasinet', 'Gå ind i magasinet'),
        }),
        relatedContent('Åbn en skuffe', {
          Oldtid: ['guldhornene', 'lurerne', 'krukkerne'],
          'Middelalder og nyere tid': ['altertavlen', 'moentsamlingen'],
          'Tingenes liv': ['viden-moerke', 'viden-kartotek', 'utimut'],
        }),
        featuredCollections('Gå ind i en samling', 'moentsamlingen', 'lurerne', 'altertavlen'),
        statement(
          'En ting uden nummer er væk, også når man står med den i hånden.',
          'Rasmus Friis, registrator',
          to('museumsnummer', 'Hvad et nummer kan'),
        ),
        styledTextAndVisual({
          title: 'Da tingene rejste hjem',
          text: `
            Mellem 1982 og 2001 blev omkring 35.000 grønlandske genstande og arkivalier delt og sendt til museet i Nuuk. Det
            hedder *utimut*, tilbagekomst, og det ændrede, hvordan vi tænker på at eje.
          `,
          image: kartotek,
          side: 'left',
          panel: true,
          link: to('utimut', 'Læs om utimut'),
        }),
        billboardWithReference('ordliste', {
          title: 'Accession? Depositum? En ordliste',
          image: uniform,
        }),
        callToAction(
          'Se den i virkeligheden',
          'I studiesalen kan man få en ting frem på bordet. Det er gratis, men kræver to ugers varsel.',
          to('studiesalen', 'Om studiesalen'),
        ),
        randomRelatedContent('Træk en skuffe ud'),
      ],
    },
    en: {
      title: 'Collections',
      description:
        'Two million things, each with a number. Here are those with something to say today.',
      featured: [
        {
          page: 'guldhornene',
          kicker: 'Prehistory',
          title: 'Two horns that do not exist',
          lead: 'The most famous gold in Denmark has been gone since a night in May 1802.',
          call: 'Follow the trail',
          image: guldhorn,
        },
        {
          page: 'altertavlen',
          kicker: 'The Middle Ages',
          title: 'An altarpiece with two faces',
          lead: 'On weekdays it was shut. On feast days the wings were opened and the church grew brighter.',
          call: 'Open the wings',
          image: altertavle,
        },
        {
          page: 'krukkerne',
          kicker: 'Prehistory to modern times',
          title: 'Six thousand years in clay',
          lead: 'A pot is easily broken, but its sherds are all but immortal.',
          call: 'See seven vessels',
          image: krukker,
        },
      ],
      modules: [
        textRibbon(
          to('billeder', 'Pictures you may use'),
          to('studiesalen', 'Ask to see a thing'),
          to('gave', 'Would you give us something?'),
        ),
        styledTextAndVisual({
          title: 'Where is the rest?',
          text: `
            Four things in a hundred are on display. The others are kept in six halls outside the city, at 12 degrees in
            winter and 18 in summer, without windows. There is peace as well, and most of the things have earned it.
          `,
          image: magasin,
          link: to('magasinet', 'Step into the store'),
        }),
        relatedContent('Open a drawer', {
          Prehistory: ['guldhornene', 'lurerne', 'krukkerne'],
          'The Middle Ages and after': ['altertavlen', 'moentsamlingen'],
          'The life of things': ['viden-moerke', 'viden-kartotek', 'utimut'],
        }),
        featuredCollections('Step into a collection', 'moentsamlingen', 'lurerne', 'altertavlen'),
        statement(
          'A thing without a number is lost, even while you hold it in your hand.',
          'Rasmus Friis, registrar',
          to('museumsnummer', 'What a number can do'),
        ),
        styledTextAndVisual({
          title: 'When things went home',
          text: `
            Between 1982 and 2001 some 35,000 Greenlandic objects and records were divided and sent to the museum in Nuuk. The
            word is *utimut*, return, and it changed the way we think about owning.
          `,
          image: kartotek,
          side: 'left',
          panel: true,
          link: to('utimut', 'Read about utimut'),
        }),
        callToAction(
          'See it in the flesh',
          'In the study room a thing can be laid on the table for you. It is free, but takes two weeks’ notice.',
          to('studiesalen', 'About the study room'),
        ),
        randomRelatedContent('Pull out a drawer'),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: kartotek },
  {
    da: {
      title: 'Intet kort i kartoteket',
      description:
        'Der er ingen side med dette nummer. Enten er den omnummereret, eller også er et ciffer faldet af.',
      modules: [
        textRibbon(to('samlingerne'), to('museumsnummer'), to('besoeg')),
        randomRelatedContent('Fra de nærmeste skuffer'),
      ],
    },
    en: {
      title: 'No card in the index',
      description:
        'There is no page of that number. It was renumbered, or else a digit has dropped off.',
      modules: [
        textRibbon(to('samlingerne'), to('museumsnummer'), to('besoeg')),
        randomRelatedContent('From the drawers nearby'),
      ],
    },
  },
)
