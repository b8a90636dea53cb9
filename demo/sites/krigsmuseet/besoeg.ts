import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, kanon, portal, sal, tavle } from './pictures.ts'

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

              Kom helst før kl. 11, hvis du vil have hallen for dig selv. Lyset er også bedst der.
            `,
          }),
          styledTextAndVisual({
            title: 'Sådan kommer du hertil',
            text: `
              Museet ligger fem minutter til fods fra metroen og to fra nærmeste busstop. Cykler
              stilles ved rækværket i gården. Der er ingen parkering på Slotsholmen ud over to
              pladser for handicapkort, så lad bilen stå.
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

              Come before eleven if you want the hall to yourself. The light is best then as well.
            `,
          }),
          styledTextAndVisual({
            title: 'Getting here',
            text: `
              We are five minutes on foot from the metro and two from the nearest bus stop.
              Bicycles go at the railing in the courtyard. Slotsholmen has no parking for
              visitors apart from two spaces for disability permits, so leave the car.
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
            'Birgit answers on weekdays from 9 to 15.',
            'krigsmuseet-birgit-noergaard',
          ),
        ],
      },
    },
  ),
  landingPage(
    'billetter',
    { parent: 'besoeg', image: kanon, tags: ['besoeg'] },
    {
      da: {
        title: 'Åbningstider, billetter og priser',
        slug: 'besoeg/billetter',
        description: 'Tirsdag til søndag 10–17. Billetten gælder hele dagen, også efter frokost.',
        modules: [
          textSection({
            title: 'Priser',
            text: `
              - **Voksne:** 95 kr.
              - **Studerende:** 75 kr.
              - **Under 18 år:** gratis
              - **Veteraner med kort og værnepligtige:** gratis
              - **Årskort:** 225 kr.

              Man kan købe billet hjemmefra eller i skranken. Der er sjældent kø, undtagen i
              vinterferien.
            `,
          }),
          textSection({
            title: 'Åbent og lukket',
            text: `
              Museet har åbent tirsdag til søndag kl. 10–17 og lukket om mandagen. Det er også
              lukket juleaften, juledag, nytårsaften og nytårsdag. Den 5. september, flagdagen for
              Danmarks udsendte, er der gratis adgang for alle.
            `,
            links: [to('rundvisning', 'Rundvisninger')],
          }),
          accordion('Om billetter', {
            'Kan jeg få refunderet?': 'Ja, indtil dagen før.',
            'Skal grupper bestille?': 'Ja, fra ti personer. [Læs om grupper](grupper).',
            'Gælder billetten til andre museer?':
              'Nej, men gem den: Den giver 20 kr. rabat på [Frihedsmuseet](frihedsmuseet/besoeg) i en måned.',
            'Gælder ledsagerkort?': 'Ja, din ledsager kommer gratis ind.',
          }),
          picture(kanon),
        ],
      },
      en: {
        title: 'Opening hours, tickets and prices',
        slug: 'visit/tickets',
        description: 'Tuesday to Sunday 10–17. A ticket lasts the whole day, lunch included.',
        modules: [
          textSection({
            title: 'Prices',
            text: `
              - **Adults:** DKK 95
              - **Students:** DKK 75
              - **Under 18:** free
              - **Danish veterans with a card, and conscripts:** free
              - **Annual pass:** DKK 225

              Buy from home or at the desk. There is seldom a queue, save in the winter holidays.
            `,
          }),
          textSection({
            title: 'Open and closed',
            text: `
              We are open from Tuesday to Sunday, 10–17, and closed on Mondays. We also close on
              24, 25 and 31 December and on New Year’s Day. On 5 September, the flag day for
              Denmark’s deployed personnel, admission is free for all.
            `,
            links: [to('rundvisning', 'Guided tours')],
          }),
          accordion('About tickets', {
            'Can I have a refund?': 'Yes, until the day before.',
            'Must groups book?': 'Yes, from ten people. [About groups](grupper).',
            'Is the ticket good for other museums?':
              'No, but keep it: for a month it takes DKK 20 off at [the Museum of Resistance](frihedsmuseet/besoeg).',
            'Do you accept companion cards?': 'Yes, your companion comes in free.',
          }),
          picture(kanon),
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
              En rundvisning tager en time og koster 950 kr. ud over billetten. Vi tager højst 25
              ad gangen, for i den ene ende af hallen kan man ikke høre den anden.
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
              A tour takes an hour and costs DKK 950 on top of tickets. We take 25 at most: at one
              end of the hall you cannot hear the other. Tours can be had in Danish, English and
              German.
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
