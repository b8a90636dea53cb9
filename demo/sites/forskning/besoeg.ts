import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  eventList,
  openingHours,
  picture,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { aarringe, indgang, kartotek, mikroskop } from './prints.ts'

const besoeg = practicalInfoOverview(
  'besoeg',
  { image: indgang, tags: ['besoeg'] },
  {
    da: {
      title: 'Besøg forskningen',
      slug: 'besoeg',
      description:
        'Dørklokken sidder til venstre. Læsesalen er for alle, laboratorierne efter aftale.',
      linkListTitle: 'På stedet',
      linkList: [to('laesesalen'), to('bestilling'), to('adgang')],
      modules: [
        textSection({
          title: 'Tider og vej',
          text: `
            Læsesalen har åbent {hours}; lukkedage står nedenfor. Indgangen er i **Baghuset, Museumsgården 7**, gennem
            porten og over gården. Fra Hovedbanegården går man ti minutter, fra metroen ved Gammel Strand fem.

            ${waysTo('forskning', 'da')}

            Der er elevator til alle etager og en rampe ved døren. Tasker og overtøj bliver i skabene nedenunder; bærbar
            computer, blyant og papir må komme med op.
          `,
        }),
        styledTextAndVisual({
          title: 'Torsdag i laboratoriet',
          text: `
            Første torsdag i måneden kl. 16 åbner et laboratorium for tyve gæster. Man ser et bor, en ovn, en skærm og et
            menneske, der forklarer dem. Der er ikke noget at røre ved, men meget at spørge om.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
          link: to('torsdag-i-laboratoriet', 'Næste torsdag'),
        }),
        openingHours('Læsesalen'),
        eventList('Kom og hør på', { link: to('kalender', 'Hele kalenderen') }),
        accordion('Før du ringer på', {
          'Skal man være forsker?':
            'Nej. Slægtsforskere, skoleelever og nysgerrige har samme ret til bordene.',
          'Kan man få noget bestemt?':
            'Ja. Genstande må ikke komme med, men et billede er nok. Skriv først.',
          'Må man spise?': 'I gården, ja. På læsesalen er selv hostepastiller en forhandling.',
          'Er der plads til kørestol?':
            'Ja. Fire borde kan hæves, og toilettet i stuen er indrettet til det.',
        }),
        contact(
          'Ring eller skriv',
          'Telefonen er åben i læsesalens tid.',
          'forskning-peter-lindegaard',
        ),
      ],
    },
    en: {
      title: 'Visit the researchers',
      slug: 'visit',
      description:
        'The bell is on the left. The reading room is for all, the laboratories by appointment.',
      linkListTitle: 'On the spot',
      linkList: [to('laesesalen'), to('bestilling'), to('adgang')],
      modules: [
        textSection({
          title: 'Hours and directions',
          text: `
            The reading room is open {hours}; closed days are listed below. The entrance is in **Baghuset,
            Museumsgården 7**: through the gate and across the yard, ten minutes on foot from the central station and
            five from the metro at Gammel Strand.

            ${waysTo('forskning', 'en')}

            There is a lift to every floor and a ramp at the door. Bags and coats stay in the lockers below; a laptop,
            pencils and paper may come upstairs.
          `,
        }),
        styledTextAndVisual({
          title: 'Thursday in the laboratory',
          text: `
            On the first Thursday of the month, at 4 pm, one laboratory opens for twenty guests. You see a drill, a furnace,
            a screen and a person who explains them. There is nothing to touch but a great deal to ask.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
          link: to('torsdag-i-laboratoriet', 'The next Thursday'),
        }),
        openingHours('The reading room'),
        eventList('Come and listen', { link: to('kalender', 'The whole calendar') }),
        accordion('Before you ring', {
          'Must I be a scholar?':
            'No. Family historians, pupils and the curious have equal right to the desks.',
          'Can you identify something?':
            'Yes. Objects must stay at home, but a picture will do. Write first.',
          'May I eat?':
            'In the yard, yes. In the reading room even a cough drop is open to debate.',
          'Is there room for a wheelchair?':
            'Yes. Four desks can be raised, and the ground-floor toilet is equipped for it.',
        }),
        contact(
          'Call or write',
          'The telephone keeps the hours of the reading room.',
          'forskning-peter-lindegaard',
        ),
      ],
    },
  },
)

const laesesalen = landingPage(
  'laesesalen',
  { parent: 'besoeg', image: kartotek, tags: ['besoeg', 'forskning'] },
  {
    da: {
      title: 'Læsesalen',
      slug: 'besoeg/læsesalen',
      description: '22 pladser, 90.000 bind og et kartotek, som ingen har nænnet at smide ud.',
      modules: [
        textSection({
          text: `
            Her står arkæologi, kulturhistorie, konservering og de fleste lokale årbøger, der er udgivet i Danmark. Bøgerne
            på salen tager man selv. Det, der er i magasin, [bestiller man](bestilling) dagen før. Ingen bøger lånes ud,
            men der er scanner, og den koster ikke noget.

            Arkivet opbevarer udgravningsberetninger tilbage til 1800-tallet. Mange af dem er skrevet i hånden, i telt, i
            regnvejr. Vi hjælper gerne med at læse dem, men ikke altid med held.
          `,
        }),
        picture(indgang),
        accordion('Ved bordet', {
          'Skal man reservere plads?':
            'Nej, men i oktober er her fuldt. Så sidder specialestuderende også i vindueskarmen.',
          'Er der net og strøm?':
            'Begge dele ved hvert bord. Koden skifter om mandagen og står på tavlen.',
          'Må man tale?': 'Lavt, og med bibliotekaren så længe man vil.',
          'Hvad er det bedste bord?': 'Nummer 7. Det har både sol og radiator, og det ved alle.',
        }),
        textRibbon(to('bestilling'), to('adgang'), to('gaesteforsker')),
      ],
    },
    en: {
      title: 'The reading room',
      slug: 'visit/reading-room',
      description:
        '22 seats, 90,000 volumes and a card index that nobody had the heart to throw away.',
      modules: [
        textSection({
          text: `
            On the shelves are archaeology, cultural history, conservation and most of the local yearbooks ever printed in
            Denmark. What stands in the room you fetch yourself. What is in the stacks [you order](bestilling) a day ahead.
            No book is lent out, but there is a scanner, free of charge.

            The archive keeps excavation reports back to the nineteenth century. Many were written by hand, in a tent, in
            the rain. We gladly help to read them, though not always with success.
          `,
        }),
        picture(indgang),
        accordion('At the desk', {
          'Should I reserve a seat?':
            'No, but October is full. Then students sit on the window sills as well.',
          'Is there wifi and power?':
            'Both, at every desk. The code changes on Mondays and is on the blackboard.',
          'May one talk?': 'Softly, and with the librarian for as long as you like.',
          'Which is the best desk?':
            'Number 7. It has both sun and a radiator, and everybody knows.',
        }),
        textRibbon(to('bestilling'), to('adgang'), to('gaesteforsker')),
      ],
    },
  },
)

const bestilling = landingPage(
  'bestilling',
  { parent: 'laesesalen', tags: ['besoeg'] },
  {
    da: {
      title: 'Bestil fra magasinet',
      slug: 'besoeg/læsesalen/bestilling',
      description: 'Skriv inden kl. 14, så ligger det på bordet næste formiddag.',
      modules: [
        textSection({
          text: `
            1. Find nummeret i kataloget, eller beskriv det, du mangler, så godt du kan.
            2. Skriv til læsesalen med dit navn, nummeret og den dag, du kommer. Højst otte bind eller to æsker ad gangen.
            3. Få et svar samme eftermiddag. Står der ”afventer”, er æsken hos en konservator.

            Det bestilte bliver liggende i tre dage. Meld fra, hvis du ikke kommer; bindene er tunge at bære ned igen.
          `,
        }),
        accordion('Om materialet', {
          'Må man fotografere?':
            'Ja, uden blitz og til eget brug. Til udgivelse skal der en aftale til.',
          'Skal man have handsker på?':
            'Til fotografier, ja. Til papir er rene, tørre hænder bedre.',
          'Er noget lukket?': 'Oplysninger om nulevende personer er, som regel i 75 år.',
          'Kan I sende en scanning?': 'Op til tyve sider, gratis. Derover 4 kr. pr. side.',
        }),
        textRibbon(to('laesesalen'), to('adgang'), to('besoeg', 'Find vej')),
      ],
    },
    en: {
      title: 'Order from the stacks',
      slug: 'visit/reading-room/ordering',
      description: 'Write before 2 pm and it will be on your desk the next morning.',
      modules: [
        textSection({
          text: `
            1. Find the number in the catalogue, or describe what you are missing as well as you can.
            2. Write to the reading room with your name, the number and the day you are coming. Eight volumes or two boxes
               at most.
            3. You will hear from us the same afternoon. If the answer says ‘pending’, a conservator has the box.

            Orders wait for three days. Tell us if you are not coming; the volumes are heavy to carry down again.
          `,
        }),
        accordion('About the material', {
          'May I take photographs?':
            'Yes, without flash and for your own use. Publication takes an agreement.',
          'Do I have to wear gloves?':
            'For photographs, yes. For paper, clean dry hands are better.',
          'Is anything closed?': 'Papers about living persons are, as a rule for 75 years.',
          'Can you send a scan?': 'Up to twenty pages free of charge. Beyond that, DKK 4 a page.',
        }),
        textRibbon(to('laesesalen'), to('adgang'), to('besoeg', 'Getting here')),
      ],
    },
  },
)

const adgang = landingPage(
  'adgang',
  { parent: 'besoeg', image: aarringe, tags: ['besoeg'] },
  {
    da: {
      title: 'Adgang og priser',
      slug: 'besoeg/adgang',
      description: 'At læse er gratis. At få målt noget koster.',
      modules: [
        textSection({
          text: `
            - **Læsesalen:** gratis
            - **Torsdag i laboratoriet:** 60 kr., studerende gratis
            - **Datering af en træprøve:** 3.200 kr.
            - **Artsbestemmelse af træ eller knogle:** 650 kr.
            - **Foredrag ude af huset:** 4.000 kr. og en togbillet

            Museer og skoler i Danmark betaler halvdelen. Billetten til udstillingerne køber man hos
            [Nationalmuseet](nationalmuseet/besoeg), to minutter herfra.
          `,
        }),
        accordion('Om betalingen', {
          'Hvornår betaler man?': 'Når svaret er afsendt, også hvis det lyder ”kan ikke dateres”.',
          'Hvor lang tid tager en prøve?':
            'Seks uger. Haster det, så sig hvorfor; det hjælper sommetider.',
          'Må resultatet offentliggøres?':
            'Ja, af begge parter. Private kan bede om, at stedet bliver sløret.',
          'Kan man få sin prøve tilbage?': 'Ja, med et lille hul i.',
        }),
        contact(
          'Bestil en undersøgelse',
          'Skriv, hvad du har, og hvad du vil vide.',
          'forskning-sofie-ravn',
        ),
      ],
    },
    en: {
      title: 'Admission and prices',
      slug: 'visit/admission',
      description: 'Reading is free. Having something measured is not.',
      modules: [
        textSection({
          text: `
            - **The reading room:** free
            - **Thursday in the laboratory:** DKK 60, students free
            - **Dating a wood sample:** DKK 3,200
            - **Identifying wood or bone:** DKK 650
            - **A lecture at your place:** DKK 4,000 and a train ticket

            Danish museums and schools pay half. Tickets for the galleries are sold by the [National
            Museum](nationalmuseet/besoeg), two minutes away.
          `,
        }),
        accordion('About paying', {
          'When do I pay?': 'When the answer has been sent, also if it reads ‘cannot be dated’.',
          'How long does a sample take?':
            'Six weeks. If it is urgent, say why; at times that helps.',
          'May the result be published?':
            'Yes, by either side. Private owners may ask us to blur the place.',
          'Do I get my sample back?': 'You do, with a small hole in it.',
        }),
        contact(
          'Commission a study',
          'Tell us what you have and what you want to know.',
          'forskning-sofie-ravn',
        ),
      ],
    },
  },
)

export const visiting: readonly Page[] = [besoeg, laesesalen, bestilling, adgang]
