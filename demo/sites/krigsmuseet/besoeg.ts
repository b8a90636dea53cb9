import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, portal, sal, tavle } from './pictures.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: portal, tags: ['besoeg'] },
    {
      da: {
        title: 'Besøg Krigsmuseet',
        slug: 'besoeg',
        description:
          'Midt på Slotsholmen, bag en dør, der er lavet til heste og forspand. I dag åbner den for alle.',
        call: to('billetter', 'Køb billet'),
        modules: [
          textRibbon(
            to('billetter', 'Voksne 95 kr.'),
            to('grupper', 'Grupper og klasser'),
            to('tilgaengelighed', 'Elevator til alle etager'),
          ),
          textSection({
            title: 'Regn med to timer',
            text: `
              Kanonhallen ligger i stueetagen. På første sal går man gennem krigene i rækkefølge,
              og øverst står det, der endnu ikke er blevet historie: de seneste udsendelser og en
              sal til samtaler. Garderoben er gratis, og tasker over A4 skal i skab.

              Vi har åbent {hours}. Kom helst før kl. 11, hvis du vil have hallen for dig selv. Lyset er
              også bedst der.
            `,
          }),
          styledTextAndVisual({
            title: 'Sådan kommer du hertil',
            text: `
              Museet ligger på Tøjhusgården 2, fem minutter til fods fra metroen ved Gammel Strand og to fra
              busserne ved Christiansborg. Cykler stilles ved rækværket i gården. Der er ingen parkering på
              Slotsholmen ud over to pladser for handicapkort, så lad bilen stå.

              ${waysTo('krigsmuseet', 'da')}
            `,
            image: cykler,
            side: 'right',
          }),
          accordion('Ofte stillede spørgsmål', {
            'Er museet egnet til børn?':
              'Fra omkring otte år. To rum med billeder af sårede er mærket ved døren, og man kan gå udenom.',
            'Må man fotografere?':
              'Ja, uden blitz og stativ. I salen med fortællinger fra udsendte beder vi dig lade være.',
            'Kan man røre ved kanonerne?':
              'Ved én af dem: nummer 14, til højre for indgangen. Den er blank af samme grund.',
            'Er der en café?':
              'Der er en kaffebar i hallens nordende. Til et måltid går man over broen.',
            'Må jeg komme i uniform?':
              'Ja, hvis det er din egen. Blanke våben og attrapper bliver udenfor.',
          }),
          contact(
            'Før besøget',
            'Birgit svarer på hverdage mellem 9 og 15.',
            'krigsmuseet-birgit-noergaard',
          ),
        ],
      },
      en: {
        title: 'Visit the War Museum',
        slug: 'visit',
        description:
          'In the middle of Slotsholmen, behind a door made for teams of horses. It now opens for everyone.',
        call: to('billetter', 'Buy a ticket'),
        modules: [
          textRibbon(
            to('billetter', 'Adults DKK 95'),
            to('grupper', 'Groups and classes'),
            to('tilgaengelighed', 'Lift to every floor'),
          ),
          textSection({
            title: 'Allow two hours',
            text: `
              The cannon hall is on the ground floor. On the first you walk through the wars in
              order, and at the top is what has yet to become history: the latest missions, and a
              room to talk in. The cloakroom is free; bags larger than A4 go in a locker.

              We are open {hours}. Come before 11 am if you want the hall to yourself. The light is best
              then as well.
            `,
          }),
          styledTextAndVisual({
            title: 'Getting here',
            text: `
              We are at Tøjhusgården 2, five minutes on foot from the metro at Gammel Strand and two from
              the buses at Christiansborg. Bicycles go at the railing in the courtyard. Slotsholmen has no
              parking for visitors apart from two spaces for disability permits, so leave the car.

              ${waysTo('krigsmuseet', 'en')}
            `,
            image: cykler,
            side: 'right',
          }),
          accordion('Common questions', {
            'Is it suitable for children?':
              'From about eight. Two rooms with pictures of the wounded are marked at the door, and you can walk round them.',
            'May I take photographs?':
              'Yes, without flash or tripod. Please do not in the room where veterans speak.',
            'May one touch the cannon?':
              'One of them: number 14, to the right of the entrance. It is shiny for that reason.',
            'Is there a café?':
              'There is a coffee bar at the north end of the hall. For a meal, cross the bridge.',
            'May I come in uniform?': 'If it is your own. Blades and replicas stay outside.',
          }),
          contact(
            'Before you come',
            'Birgit answers on weekdays, 9 am–3 pm.',
            'krigsmuseet-birgit-noergaard',
          ),
        ],
      },
    },
  ),
  landingPage(
    'grupper',
    { parent: 'besoeg', image: tavle, tags: ['skole', 'besoeg'] },
    {
      da: {
        title: 'Klasser, foreninger og andre enheder',
        slug: 'besoeg/grupper',
        description:
          'Undervisning for elever fra 5. klasse og rundvisninger for alle, der møder op i samlet flok.',
        modules: [
          textSection({
            title: 'Tre forløb for skoler',
            text: `
              **Soldatens oppakning** (5.–7. klasse). Hvad vejer tredive kilo, når man har gået
              siden i går? Eleverne pakker, bærer og vælger fra.

              **Kilder under beskydning** (8.–10. klasse). To rapporter om samme slag passer ikke
              sammen. Hvem tager fejl, og hvem lyver?

              **Beslutningen** (gymnasiet). Et rollespil om at sende andre af sted. Det varer to
              timer og slutter uden facit.

              Alle forløb er gratis for skoler i hele landet. Klassen skal have delt sig
              i grupper hjemmefra, og læreren må gerne vide noget i forvejen, men det er
              ikke et krav.
            `,
          }),
          styledTextAndVisual({
            title: 'Foreninger og kolleger',
            text: `
              En rundvisning tager en time og koster 950 kr. ud over billetten til {price dagsbillet voksen}. Vi tager
              højst 25 ad gangen, for i den ene ende af hallen kan man ikke høre den anden.
            `,
            image: sal,
            side: 'left',
            panel: true,
            link: to('rundvisning', 'Offentlige rundvisninger'),
          }),
          contact(
            'Bestil',
            'Skriv dato, antal og alder, så vender vi tilbage inden for to dage.',
            'krigsmuseet-birgit-noergaard',
          ),
          relatedContent('Læs i forvejen', {
            'Til klassen': ['stormen', 'slaget-paa-reden', 'roed-kjole'],
          }),
        ],
      },
      en: {
        title: 'Classes, societies and other units',
        slug: 'visit/groups',
        description:
          'Teaching for pupils from eleven up, and tours for anyone who turns up in formation.',
        modules: [
          textSection({
            title: 'Three sessions for schools',
            text: `
              **The soldier’s pack** (11–13 years). What do thirty kilos weigh when you have walked
              since yesterday? Pupils pack, carry and leave things behind.

              **Sources under fire** (14–16). Two reports of the same battle do not agree. Who is
              mistaken, and who is lying?

              **The decision** (16–19). A role play about sending other people out. It takes two
              hours and has no key at the back.

              All sessions are free for schools in Denmark; classes from abroad pay for
              their tickets. Divide into groups before you come. It helps if the teacher
              knows something, but it is not required.
            `,
          }),
          styledTextAndVisual({
            title: 'Societies and colleagues',
            text: `
              A tour takes an hour and costs DKK 950 on top of tickets, which are {price dagsbillet voksen} for
              adults. We take 25 at most: at one end of the hall you cannot hear the other. Tours can be had in
              Danish, English and German.
            `,
            image: sal,
            side: 'left',
            panel: true,
            link: to('rundvisning', 'Public tours'),
          }),
          contact(
            'Book',
            'Write with the date, the number and the ages, and we reply within two days.',
            'krigsmuseet-birgit-noergaard',
          ),
          billboardWithReference('stormen'),
        ],
      },
    },
  ),
]
