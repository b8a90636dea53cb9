import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  eventList,
  openingHours,
  picture,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, indgang, konservator, magasin } from './prints.ts'

const besoeg = practicalInfoOverview(
  'besoeg',
  { image: indgang, tags: ['besoeg'] },
  {
    da: {
      title: 'Kom og se en ting',
      slug: 'besoeg',
      description: 'Ikke en udstilling, men et bord, en lampe og den genstand, du har bedt om.',
      linkListTitle: 'Forbered dig',
      linkList: [to('studiesalen'), to('regler'), to('priser')],
      modules: [
        textSection({
          title: 'Hvor og hvornår',
          text: `
            Studiesalen ligger på **Kartoteksvej 4 i 2450 København SV**, femten minutter på cykel fra museet. Den er
            åben {hours} for dem, der har bestilt tid. S-toget kører hvert tiende minut til Sydhavn; gå bagom
            stationen, og følg muren til den røde dør.

            ${waysTo('samlinger', 'da')}

            Vil du se det, der er udstillet, skal du i stedet besøge [Nationalmuseet](nationalmuseet/besoeg).
          `,
        }),
        openingHours('Studiesalen'),
        picture(cykler),
        eventList('Kom uden ærinde', { tag: 'samling', link: to('kalender', 'Hele kalenderen') }),
        accordion('Inden du tager af sted', {
          'Kan man komme uden aftale?':
            'Ja, første onsdag i måneden kl. 13–15, hvor man kan få [set på en ting](hvad-er-det) hjemmefra.',
          'Er der adgang uden trin?': 'Ja, hele vejen. Bordene kan hæves, og lampen kan flyttes.',
          'Er der noget at spise?':
            'En automat, der mest har lakrids. Tag en madpakke med til stuen ved siden af.',
          'Må børn komme med?':
            'Ja, hvis de kan sidde på hænderne. Nogle kan bedre end deres forældre.',
        }),
        contact(
          'Aftal en tid',
          'Skriv museumsnumre, formål og to mulige dage.',
          'samlinger-anne-mette-krogh',
        ),
      ],
    },
    en: {
      title: 'Come and see a thing',
      slug: 'visit',
      description: 'Not an exhibition but a table, a lamp and the object you have asked for.',
      linkListTitle: 'Prepare yourself',
      linkList: [to('studiesalen'), to('regler'), to('priser')],
      modules: [
        textSection({
          title: 'Where and when',
          text: `
            The study room is at **Kartoteksvej 4, 2450 Copenhagen SV**, a quarter of an hour by bicycle from the
            museum. It is open {hours} to those with an appointment. There is an S-train to Sydhavn every ten minutes;
            walk behind the station and follow the wall to the red door.

            ${waysTo('samlinger', 'en')}

            To see what is on display, visit the [National Museum](nationalmuseet/besoeg) instead.
          `,
        }),
        openingHours('The study room'),
        picture(cykler),
        eventList('Come without an errand', {
          tag: 'samling',
          link: to('kalender', 'The whole calendar'),
        }),
        accordion('Before you set out', {
          'May I come without an appointment?':
            'On the first Wednesday of the month, 1 pm–3 pm, when you may [bring a thing](hvad-er-det) to be looked at.',
          'Is there step-free access?':
            'Yes, all the way. The tables can be raised and the lamp moved.',
          'Is there anything to eat?':
            'A machine that mostly holds liquorice. Bring sandwiches for the room next door.',
          'May children come?':
            'Yes, if they can sit on their hands. Some do it better than their parents.',
        }),
        contact(
          'Make an appointment',
          'Send the museum numbers, your purpose and two possible days.',
          'samlinger-anne-mette-krogh',
        ),
      ],
    },
  },
)

const studiesalen = landingPage(
  'studiesalen',
  { parent: 'besoeg', image: konservator, tags: ['besoeg', 'samling'] },
  {
    da: {
      title: 'Studiesalen',
      slug: 'besoeg/studiesalen',
      description: 'Seks borde, nordlys og en vægt, der kan mærke et hår.',
      modules: [
        textSection({
          text: `
            Man sidder alene ved et bord med filt på. Tingen ligger der allerede, på en bakke, med sit kort ved siden af. En
            medarbejder viser, hvordan den skal løftes, og går derefter tre skridt væk.

            De fleste kommer for at måle, tegne eller fotografere. Nogle kommer for at se på noget, som deres bedstemor gav bort.
            Begge dele er gode grunde, og man behøver ikke skrive en artikel bagefter.
          `,
        }),
        styledTextAndVisual({
          title: 'Sådan bestiller man',
          text: `
            Skriv to uger før. Tingene skal hentes i magasinet, have en dag til at vænne sig til luften og ses efter af en
            konservator. Højst ti genstande pr. besøg. Store ting, for eksempel en altertavle, ser man på hylden, i selskab.
          `,
          image: magasin,
          side: 'left',
          panel: true,
        }),
        accordion('På bordet', {
          'Må man røre ved det hele?':
            'Det meste, med rene hænder. Sølv og lak kræver handsker, og dem har vi.',
          'Kan jeg tage kamera med?': 'Ja, og stativ. Blitz bliver i tasken.',
          'Hvad nu, hvis tingen er udlånt?':
            'Så skriver vi, hvornår den er hjemme, og hvem der har den.',
          'Kan to se på den samme?': 'Ja, hvis de kan blive enige om, hvem der vender den.',
        }),
        textRibbon(to('regler'), to('priser'), to('billeder', 'Om egne fotografier')),
      ],
    },
    en: {
      title: 'The study room',
      slug: 'visit/study-room',
      description: 'Six tables, north light and a balance that can feel a hair.',
      modules: [
        textSection({
          text: `
            You sit alone at a table covered in felt. The thing is there already, on a tray with its card beside it. A member of
            staff shows you how to lift it, and then takes three steps back.

            Most people come to measure, draw or photograph. Some come to look at something that their grandmother gave away. Both
            are good reasons, and there is no need to write a paper afterwards.
          `,
        }),
        styledTextAndVisual({
          title: 'How to book',
          text: `
            Write two weeks ahead. The things have to be fetched from the store, given a day to get used to the air, and checked
            by a conservator. Ten objects a visit at most. Large ones, an altarpiece for example, are seen on the shelf, in
            company.
          `,
          image: magasin,
          side: 'left',
          panel: true,
        }),
        accordion('On the table', {
          'May I touch everything?':
            'Most of it, with clean hands. Silver and lacquer call for gloves, which we have.',
          'May I bring a camera?': 'Yes, and a tripod. The flash stays in its bag.',
          'What if the thing is on loan?': 'We tell you when it will be home, and who has it.',
          'Can two people see the same one?': 'Yes, if they can agree on who turns it over.',
        }),
        textRibbon(to('regler'), to('priser'), to('billeder', 'About your own photographs')),
      ],
    },
  },
)

const regler = landingPage(
  'regler',
  { parent: 'studiesalen', tags: ['besoeg'] },
  {
    da: {
      title: 'Ni regler ved bordet',
      slug: 'besoeg/studiesalen/regler',
      description: 'De er skrevet af folk, der har tabt noget.',
      modules: [
        textSection({
          text: `
            1. Vask hænder, også selv om du lige har gjort det.
            2. Tag ure, ringe og lange halskæder af.
            3. Brug begge hænder. Hanken er ikke et håndtag mere.
            4. Løft lavt, over bakken, aldrig over gulvet.
            5. Blyant, ikke pen.
            6. Én genstand ad gangen uden for bakken.
            7. Flyt ikke kortet. Kortet og tingen er gift.
            8. Går noget i stykker, så lad det ligge, og sig det. Vi råber ikke.
            9. Sig til, når du går, så tingene ikke sidder alene.
          `,
          links: [to('studiesalen'), to('priser')],
        }),
        styledTextAndVisual({
          title: 'Hvorfor handsker er ude',
          text: `
            I film bærer museumsfolk hvide handsker. På bordet er de en fare: Man mærker mindre, og bomuld hænger fast i splinter. Rene,
            tørre fingre er bedre til ler, sten og papir. Til metal og fotografier bruger vi handsker af nitril, som sidder tæt.
          `,
          image: konservator,
          panel: true,
        }),
        relatedContent('Imens du venter', { Læs: ['magasinet', 'museumsnummer', 'guldhornene'] }),
      ],
    },
    en: {
      title: 'Nine rules at the table',
      slug: 'visit/study-room/rules',
      description: 'They were written by people who have dropped something.',
      modules: [
        textSection({
          text: `
            1. Wash your hands, even if you just did.
            2. Take off watches, rings and long necklaces.
            3. Use both hands. The handle is no longer a handle.
            4. Lift low, above the tray, never above the floor.
            5. Pencil, not pen.
            6. One object off the tray at a time.
            7. Do not move the card. Card and thing are married.
            8. If something breaks, leave it and say so. We do not shout.
            9. Tell us when you go, so that the things are not left alone.
          `,
          links: [to('studiesalen'), to('priser')],
        }),
        styledTextAndVisual({
          title: 'Why gloves are out',
          text: `
            In films, museum people wear white gloves. At the table they are a danger: you feel less, and cotton catches on splinters.
            Clean dry fingers are better for clay, stone and paper. For metal and photographs we use nitrile gloves, which fit closely.
          `,
          image: konservator,
          panel: true,
        }),
        relatedContent('While you wait', { Read: ['magasinet', 'museumsnummer', 'guldhornene'] }),
      ],
    },
  },
)

const priser = landingPage(
  'priser',
  { parent: 'besoeg', image: magasin, tags: ['besoeg'] },
  {
    da: {
      title: 'Hvad det koster at se',
      slug: 'besoeg/priser',
      description: 'Bordet er gratis. Rundvisningen er billig og næsten altid udsolgt.',
      modules: [
        textSection({
          text: `
            - **Studiesalen:** gratis
            - **Rundvisning i magasinet:** 150 kr., fire gange om året, tolv pladser ad gangen
            - **Nyoptagelse af en genstand:** 450 kr.
            - **Reproduktion af billeder, vi allerede har:** gratis, se [billeder](billeder)

            Pladserne til magasinet bliver fordelt ved lodtrækning. Skriv dig op på nyhedsbrevet, så får du besked tre uger før.
          `,
        }),
        accordion('Om rundvisningen', {
          'Hvor længe varer den?': 'Halvanden time, stående. Der er bænke i hal 2 og 5.',
          'Hvor mødes man?': 'Det får du at vide dagen før. Adressen er hemmelig, bussen er ikke.',
          'Må man tage børn med?': 'Fra 12 år. Reolerne kører på skinner, og de er tunge.',
          'Kan jeg give pladsen videre?': 'Ja, hvis du skriver navnet inden kl. 12 dagen før.',
        }),
        contact(
          'Spørgsmål om betaling',
          'Vi sender regning bagefter, også til private.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
    en: {
      title: 'What it costs to look',
      slug: 'visit/prices',
      description: 'The table is free. The tour is cheap and nearly always sold out.',
      modules: [
        textSection({
          text: `
            - **The study room:** free
            - **A tour of the store:** DKK 150, four times a year, twelve places each
            - **New photography of an object:** DKK 450
            - **Use of pictures we already have:** free, see [pictures](billeder)

            Places in the store are drawn by lot. Sign up for the newsletter and you will be told three weeks before.
          `,
        }),
        accordion('About the tour', {
          'How long is it?': 'An hour and a half, on foot. There are benches in halls 2 and 5.',
          'Where do we meet?':
            'You will be told the day before. The address is secret, the bus is not.',
          'May children come?': 'From the age of 12. The shelves run on rails and are heavy.',
          'May I pass on my place?': 'Yes, if you send us the name by 12 noon the day before.',
        }),
        contact(
          'Questions about payment',
          'We send a bill afterwards, to private persons too.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
  },
)

export const visiting: readonly Page[] = [besoeg, studiesalen, regler, priser]
