import { to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  calendarTeaser,
  callToAction,
  featuredExhibitions,
  podcastTeaser,
  randomRelatedContent,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import {
  egtvedpigen,
  haandvaerk,
  lurblaesere,
  magasin,
  museumssal,
  solvogn,
  vikingeskib,
} from './prints.ts'

export const front = frontPage(
  { image: museumssal },
  {
    da: {
      title: 'Nationalmuseet',
      description:
        'Fjorten tusind år under ét tag i København. Åbent tirsdag til søndag, om sommeren hver dag.',
      featured: [
        {
          page: 'vikingetiden',
          kicker: 'Vikingetiden',
          title: 'Vikingernes hav',
          lead: 'Gå langs kølen på et krigsskib på 37 meter, og se, hvad en rejse kostede i uld, tjære og arbejdsdage.',
          call: 'Gå om bord',
          image: vikingeskib,
        },
        {
          page: 'lyd',
          kicker: 'Særudstilling',
          title: 'Hvad huset har hørt',
          lead: 'Lurer, klokker og en opvaskebalje fra 1958. En udstilling, hvor man ser mindre end ellers.',
          call: 'Lyt efter',
          image: lurblaesere,
        },
        {
          page: 'egtvedpigen',
          kicker: 'Bronzealderen',
          title: 'Egtvedpigens nederdel',
          lead: 'Hun blev begravet en sommerdag i 1370 f.Kr. Året står i kistens årringe, årstiden i en blomst.',
          call: 'Læs om graven',
          image: egtvedpigen,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Torsdag åbent til kl. 20, dog ikke om sommeren'),
          to('billetter', 'Gratis for alle under 18'),
          to('boern', 'Trykværkstedet har åbent i weekenden'),
          to('danefae', 'Har du fundet noget i jorden?'),
        ),
        calendarTeaser('I huset i dag og i morgen', to('kalender', 'Se hele kalenderen')),
        styledTextAndVisual({
          title: '3.400 år gammel og stadig på vej',
          text: `
            Solvognen blev lagt i mosen med vilje, slået i stykker af dem, der ofrede den. Den ene
            side af skiven er belagt med guld, den anden er mørk: dag og nat på samme aksel.

            I dag står den i et lavt lys, så man kan se spiralerne uden at skulle knibe øjnene sammen.
          `,
          image: solvogn,
          link: to('solvognen', 'Historien om Solvognen'),
        }),
        relatedContent('Hvor vil du begynde?', {
          'Den første gang': ['fem-ting', 'besoeg', 'lydguide', 'mad'],
          Oldtiden: ['oldtiden', 'solvognen', 'egtvedpigen', 'danefae'],
          'Med børn': ['boern', 'undervisning', 'fem-ting', 'mad'],
        }),
        statement(
          'Fortiden er ikke tavs. Den ligger under dine fødder og venter på en plov.',
          'Anders Kjær, inspektør for danefæ',
          to('danefae', 'Hvad gør jeg, hvis jeg finder noget?'),
        ),
        podcastTeaser('podcast-en-ting', {
          title: 'Anders taler videre',
          text: 'Hver anden tirsdag lægger han og Mathilde Krag en ny ting på bordet. De færreste af dem er guld.',
        }),
        featuredExhibitions('Ikke længe endnu', 'farver', 'kopier'),
        styledTextAndVisual({
          title: 'Tryk din egen fugl',
          text: `
            I børneværkstedet skærer man i linoleum, ruller farve på og trækker et aftryk. Man behøver
            ikke kunne tegne. Man skal bare kunne holde fingrene bag kniven, og det viser vi.
          `,
          image: haandvaerk,
          side: 'left',
          panel: true,
          link: to('boern', 'Med børn på museet'),
        }),
        billboardWithReference('viden-runer', {
          text: 'Vikingerne havde seksten bogstaver til det hele. Tag en lommelygte med.',
        }),
        callToAction(
          'Kom ind for næste regn',
          'Billetten gælder hele dagen, også når du har været ude efter en pølse.',
          to('billetter', 'Billetter og priser'),
        ),
        randomRelatedContent('Gå på opdagelse'),
      ],
    },
    en: {
      title: 'The National Museum',
      description:
        'Fourteen thousand years under one Copenhagen roof. Open Tuesday to Sunday, and daily in summer.',
      featured: [
        {
          page: 'vikingetiden',
          kicker: 'The Viking Age',
          title: 'The Vikings’ sea',
          lead: 'Walk the length of a warship of 37 metres and see what a voyage cost in wool, tar and days of work.',
          call: 'Come aboard',
          image: vikingeskib,
        },
        {
          page: 'lyd',
          kicker: 'Special exhibition',
          title: 'What the house has heard',
          lead: 'Lurs, bells and a washing-up bowl of 1958: an exhibition with less to see than usual.',
          call: 'Listen',
          image: lurblaesere,
        },
        {
          page: 'egtvedpigen',
          kicker: 'The Bronze Age',
          title: 'The Egtved Girl’s skirt',
          lead: 'She was buried on a summer’s day in 1370 BC. The rings of her coffin tell the year, a flower the season.',
          call: 'Read about the grave',
          image: egtvedpigen,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Open until 8 pm on Thursdays, except in summer'),
          to('billetter', 'Free for everyone under 18'),
          to('boern', 'The print workshop opens at weekends'),
          to('danefae', 'Found something in the ground?'),
        ),
        calendarTeaser('Today and tomorrow', to('kalender', 'The whole calendar')),
        styledTextAndVisual({
          title: '3,400 years old and still moving',
          text: `
            The Sun Chariot went into the bog on purpose, broken by those who gave it away. One face of
            the disc is covered in gold and the other is dark: day and night on a single axle.

            It now stands in a low light, so that you can follow the spirals without squinting.
          `,
          image: solvogn,
          link: to('solvognen', 'The story of the Sun Chariot'),
        }),
        relatedContent('Where would you like to start?', {
          'Your first visit': ['fem-ting', 'besoeg', 'lydguide', 'mad'],
          Prehistory: ['oldtiden', 'solvognen', 'egtvedpigen', 'danefae'],
          'With children': ['boern', 'undervisning', 'fem-ting', 'mad'],
        }),
        statement(
          'The past is not silent. It lies under your feet and waits for a plough.',
          'Anders Kjær, curator of treasure trove',
          to('danefae', 'What if I find something?'),
        ),
        podcastTeaser('podcast-en-ting', {
          title: 'Anders goes on talking',
          text: 'Every other Tuesday he and Mathilde Krag put another thing on the table. Few of them are gold. In Danish, with transcripts in English.',
        }),
        featuredExhibitions('Leaving soon, and coming', 'farver', 'kopier'),
        styledTextAndVisual({
          title: 'Print a bird of your own',
          text: `
            In the workshop you cut a lino block, roll on the ink and pull a print. There is no need to
            be good at drawing. You only have to keep your fingers behind the blade, and we show you how.
          `,
          image: haandvaerk,
          side: 'left',
          panel: true,
          link: to('boern', 'Visiting with children'),
        }),
        billboardWithReference('viden-runer', {
          text: 'The Vikings wrote everything with sixteen letters. Bring a torch.',
        }),
        callToAction(
          'Come in before it rains',
          'Your ticket is good all day, even if you slip out for lunch by the canal.',
          to('billetter', 'Tickets and prices'),
        ),
        randomRelatedContent('Wander on'),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: magasin },
  {
    da: {
      title: 'Den står ikke på hylden',
      description:
        'Siden er flyttet, lånt ud eller aldrig registreret. Det sker, også på et museum. Prøv en af vejene herunder.',
      modules: [
        textRibbon(
          to('front', 'Forsiden'),
          to('besoeg', 'Besøg museet'),
          to('udstillinger', 'Udstillinger'),
        ),
        randomRelatedContent('Måske var det en af disse'),
      ],
    },
    en: {
      title: 'It is not on the shelf',
      description:
        'The page has been moved, lent out or never catalogued. It happens, even in a museum. One of these may help.',
      modules: [
        textRibbon(
          to('front', 'Front page'),
          to('besoeg', 'Plan a visit'),
          to('udstillinger', 'Galleries'),
        ),
        randomRelatedContent('Perhaps it was one of these'),
      ],
    },
  },
)
