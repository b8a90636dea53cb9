import { to } from '../../writing/marks.ts'
import {
  calendarTeaser,
  callToAction,
  doubleBillboard,
  featuredExhibitions,
  podcastTeaser,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { cykler, doer, klint, lys, mikrofon, nedkastning, presse, sender } from './pictures.ts'

export const front = frontPage(
  { image: sender, tags: ['besaettelse'] },
  {
    da: {
      title: 'Frihedsmuseet',
      description:
        'Besættelsen fra 1940 til 1945, set fra køkkenborde, cykelsadler og fiskekuttere. Hvad gjorde de? Hvad ville du have gjort?',
      featured: [
        {
          page: 'radiosenderen',
          kicker: 'Genstanden',
          title: 'En telefonbog, der kunne tale',
          lead: 'Senderen kunne være i en mappe. Den, der brugte den, havde få minutter ad gangen.',
          call: 'Læs om senderen',
          image: sender,
        },
        {
          page: 'oktober-1943',
          kicker: 'Over Sundet',
          title: 'Oktober 1943',
          lead: 'På få uger kom mere end 7.000 mennesker i sikkerhed. Ikke alle nåede det.',
          call: 'Læs om flugten',
          image: klint,
        },
        {
          page: 'lys-i-vinduet',
          kicker: 'Den 4. maj',
          title: 'Lys i vinduet',
          lead: 'En oplæser holdt en pause på nogle sekunder. Så vidste alle det.',
          call: 'Hør, hvad der skete',
          image: lys,
        },
      ],
      modules: [
        textRibbon(
          to('billetter', 'Bestil tid: weekenderne bliver udsolgt'),
          to('billetter', 'Åbent til kl. 20 om torsdagen'),
          to('svaert-stof', 'Anbefales fra 10 år'),
          to('skoler', 'Skoler hver formiddag'),
        ),
        calendarTeaser('I dag og i morgen', to('kalender', 'Hele kalenderen')),
        styledTextAndVisual({
          title: 'Fem år i et land, der så ud som altid',
          text: `
            Mejeribilen kørte. Børn gik i skole. Samtidig blev der trykt blade i kældre, gemt
            mennesker på lofter og sat ild til fabrikker om natten. Nogle tjente penge på det hele.
            De fleste ventede.

            Museet fortæller om dem alle, for det var de samme trapper, de mødtes på.
          `,
          image: cykler,
          side: 'right',
          panel: true,
          link: to('besaettelsen', 'Besættelsen år for år'),
        }),
        doubleBillboard(
          {
            title: 'Trykt i en kælder',
            text: 'Farven var dyr, papiret stjålet, og larmen kunne høres på gaden.',
            link: to('illegale-blade'),
            image: presse,
          },
          {
            title: 'Måne, mark og motorlarm',
            text: 'De ventede i grøften på et fly, der måske ikke kom.',
            link: to('nedkastning'),
            image: nedkastning,
          },
        ),
        statement(
          'Man vidste ikke, at det ville vare fem år. Man vidste ikke, hvordan det ville ende.',
        ),
        relatedContent('Mennesker og valg', {
          'At handle': ['viden-bladet', 'radiosenderen', 'nedkastning'],
          'At hjælpe': ['viden-oktober', 'lys-i-vinduet'],
          'At lade være': ['ikke-alle', 'besaettelsen'],
        }),
        podcastTeaser('podcast-gennem-vaeggen', {
          title: 'Hvad vidste naboen?',
          text: 'En podcast om det, man kunne høre fra lejligheden ved siden af.',
        }),
        featuredExhibitions('Nyt og blivende', 'daeknavne', 'oktober-1943'),
        callToAction(
          'Find din tid',
          'Der kommer 40 ind hvert tyvende minut. Så er der plads til at læse.',
          to('billetter', 'Billetter og tider'),
        ),
      ],
    },
    en: {
      title: 'The Museum of Resistance',
      description:
        'The Occupation of Denmark, 1940 to 1945, seen from kitchen tables, bicycles and fishing boats. What did they do? What would you have done?',
      featured: [
        {
          page: 'radiosenderen',
          kicker: 'The object',
          title: 'A telephone book that could talk',
          lead: 'The set fitted in a briefcase. Whoever used it had a few minutes at a time.',
          call: 'About the transmitter',
          image: sender,
        },
        {
          page: 'oktober-1943',
          kicker: 'Across the Sound',
          title: 'October 1943',
          lead: 'In a few weeks more than 7,000 people were brought to safety. Not all made it.',
          call: 'Read about the escape',
          image: klint,
        },
        {
          page: 'lys-i-vinduet',
          kicker: '4 May',
          title: 'A light in the window',
          lead: 'A newsreader paused for a few seconds. Then everyone knew.',
          call: 'What happened next',
          image: lys,
        },
      ],
      modules: [
        textRibbon(
          to('billetter', 'Book a time: weekends sell out'),
          to('billetter', 'Open until 8 pm on Thursdays'),
          to('svaert-stof', 'Recommended from age ten'),
          to('skoler', 'Schools every morning'),
        ),
        calendarTeaser('Today and tomorrow', to('kalender', 'The whole calendar')),
        styledTextAndVisual({
          title: 'Five years in a country that looked the same',
          text: `
            The milk was delivered. Children went to school. Meanwhile papers were printed in
            cellars, people hidden in attics and factories set alight at night. Some made money out
            of it all. Most waited.

            The museum is about every one of them, for they met on the same stairs.
          `,
          image: cykler,
          side: 'right',
          panel: true,
          link: to('besaettelsen', 'The Occupation, year by year'),
        }),
        doubleBillboard(
          {
            title: 'Printed in a cellar',
            text: 'Ink was dear, the paper was stolen, and the noise carried to the street.',
            link: to('illegale-blade'),
            image: presse,
          },
          {
            title: 'Moon, field, engines',
            text: 'They waited in a ditch for a plane that might not come.',
            link: to('nedkastning'),
            image: nedkastning,
          },
        ),
        statement('Nobody knew that it would last five years. Nobody knew how it would end.'),
        relatedContent('People and choices', {
          'To act': ['viden-bladet', 'radiosenderen', 'nedkastning'],
          'To help': ['viden-oktober', 'lys-i-vinduet'],
          'To let be': ['ikke-alle', 'besaettelsen'],
        }),
        podcastTeaser('podcast-gennem-vaeggen', {
          title: 'What did the neighbour know?',
          text: 'A podcast about what could be heard from the flat next door. In Danish, with English transcripts.',
        }),
        featuredExhibitions('New, and here to stay', 'daeknavne', 'oktober-1943'),
        callToAction(
          'Find your time',
          'Forty people come in every twenty minutes. That leaves room to read.',
          to('billetter', 'Tickets and times'),
        ),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: doer },
  {
    da: {
      title: 'Ingen på denne adresse',
      description:
        'Siden er flyttet, eller den har aldrig boet her. Navnet på døren siger ikke altid sandheden.',
      modules: [
        textSection({
          text: 'Prøv en anden opgang, eller begynd forfra ved hoveddøren.',
          links: [
            to('front', 'Hoveddøren'),
            to('besaettelsen', 'Besættelsen år for år'),
            to('billetter', 'Billetter'),
          ],
        }),
      ],
    },
    en: {
      title: 'Nobody at this address',
      description:
        'The page has moved, or it never lived here. The name on the door is not always the truth.',
      modules: [
        textSection({
          text: 'Try another staircase, or start again at the front door.',
          links: [
            to('front', 'The front door'),
            to('besaettelsen', 'The Occupation, year by year'),
            to('billetter', 'Tickets'),
          ],
        }),
        styledTextAndVisual({
          title: 'Or listen instead',
          text: 'The people in our recordings all left an address. Begin with [the transmitter](radiosenderen).',
          image: mikrofon,
        }),
      ],
    },
  },
)
