import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  embed,
  eventList,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
  ticketDetail,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { haandvaerk, indgang, kaffebord, krukker, museumssal, vikingeskib } from './prints.ts'

const boern = landingPage(
  'boern',
  { parent: 'besoeg', image: vikingeskib, tags: ['boern', 'besoeg'] },
  {
    da: {
      title: 'Med børn på museet',
      slug: 'besoeg/børn',
      description:
        'Børn ser det, de voksne går forbi. Derfor hænger skiltene i børnehøjde i halvdelen af salene.',
      modules: [
        styledTextAndVisual({
          title: 'Værkstedet under trappen',
          text: `
            Lørdag og søndag kl. 11–15 er der åbent i trykværkstedet. Man skærer et motiv fra samlingen i
            linoleum og trykker det på papir, en pose eller en medbragt T-shirt. Det tager en halv time og er
            med i billetten.

            De yngste får stempler i stedet for knive. Forklæder har vi, men farven går ikke af ærmer.
          `,
          image: haandvaerk,
          side: 'left',
        }),
        textSection({
          title: 'Tre ting, børn spørger efter',
          text: `
            - **Skibet.** Det står i den store sal og er længere end tre busser. Se
              [vikingetiden](vikingetiden).
            - **Hunden.** I oldtidens sale ligger der et hundeskelet i en montre ved gulvet. Man skal ligge
              på maven for at se det ordentligt, og det må man gerne.
            - **Toilettet.** Ved garderoben, på anden sal og i gården. Puslebord alle tre steder.
          `,
        }),
        accordion('Til de voksne', {
          'Må man have klapvogn med?':
            'Ja. Barnevogne kan stå i gården under halvtaget; klapvogne må køre med rundt.',
          'Hvor kan man amme?':
            'Hvor du vil. Vil du have ro, er der en lænestol i biblioteksstuen på første sal.',
          'Må børn gå alene?':
            'Fra ti år. De yngre skal være inden for synsvidde; kustoderne er flinke, men de er ikke barnepiger.',
          'Kan man holde fødselsdag?':
            'Ja, for op til 14 børn lørdag kl. 15–17 i værkstedet, når det er lukket for andre. Kagen har I selv med.',
        }),
        eventList('Det næste for børn', { tag: 'boern', link: to('kalender') }),
        relatedContent('Mere til små ben', {
          Forslag: ['fem-ting', 'vikingetiden', 'mad', 'lydguide'],
        }),
      ],
    },
    en: {
      title: 'Visiting with children',
      slug: 'visit/children',
      description:
        'Children see what grown-ups walk past. In half of the galleries the labels hang at their height.',
      modules: [
        styledTextAndVisual({
          title: 'The workshop under the stairs',
          text: `
            On Saturdays and Sundays, 11 am–3 pm, the print workshop is open. You cut a motif from the
            collection in lino and print it on paper, on a bag or on a T-shirt you brought. It takes half an
            hour and is part of the ticket.

            The youngest get stamps instead of blades. We have aprons, but the ink will not leave a sleeve.
          `,
          image: haandvaerk,
          side: 'left',
        }),
        textSection({
          title: 'Three things that children ask for',
          text: `
            - **The ship.** It stands in the great hall and is longer than three buses. See [the Viking
              Age](vikingetiden).
            - **The dog.** In the prehistoric galleries a dog’s skeleton lies in a case near the floor. You
              have to lie on your stomach to see it well, and you may.
            - **The toilet.** By the cloakroom, on the second floor and in the courtyard, each with a
              changing table.
          `,
        }),
        accordion('For the grown-ups', {
          'May we bring a pushchair?':
            'Yes. Prams wait under the roof in the courtyard; pushchairs may come along.',
          'Where can I nurse a baby?':
            'Wherever you like. If you prefer peace there is an armchair in the library room on the first floor.',
          'May children walk about alone?':
            'From the age of ten. Younger ones should stay within sight; our attendants are kind, but they are not nannies.',
          'Can we hold a birthday party?':
            'Yes, for up to 14 children on Saturdays, 3 pm–5 pm, once the workshop has closed to others. Bring your own cake.',
        }),
        eventList('Next for children', { tag: 'boern', link: to('kalender') }),
        relatedContent('More for short legs', {
          Suggestions: ['fem-ting', 'vikingetiden', 'mad', 'lydguide'],
        }),
      ],
    },
  },
)

const mad = landingPage(
  'mad',
  { parent: 'besoeg', image: kaffebord, tags: ['mad', 'besoeg'] },
  {
    da: {
      title: 'Mad og kaffe i gården',
      slug: 'besoeg/mad',
      description: 'Rugbrød, suppe og kage under glastaget. Man behøver ikke billet for at spise.',
      modules: [
        textSection({
          title: 'På kortet',
          text: `
            Caféen hedder Gården, fordi den ligger i den, og har åbent {hours cafe}. Der er tre slags smørrebrød, én
            suppe og det, som kokken fik lyst til om morgenen. Om søndagen bager vi boller efter en opskrift fra et
            husholdningshæfte fra 1937, med lidt mindre margarine.

            En suppe koster 85 kr., et stykke smørrebrød 65 kr., og kaffe får man fyldt op én gang. Sig til,
            hvis der er noget, du ikke tåler; køkkenet er så lille, at kokken kan svare selv.
          `,
        }),
        styledTextAndVisual({
          title: 'Madpakken er også velkommen',
          text: `
            De lange borde mod nord er til dem, der har maden med. Der er vand, servietter og en
            mikrobølgeovn til sutteflasker. Vi beder kun om, at appelsinskræller ikke ender i krukkerne.
            De er udstillet.
          `,
          image: krukker,
          panel: true,
        }),
        billboardWithReference('boern', { title: 'Mætte børn ser mere' }),
      ],
    },
    en: {
      title: 'Food and coffee in the courtyard',
      slug: 'visit/food',
      description: 'Rye bread, soup and cake beneath the glass roof. You need no ticket to eat.',
      modules: [
        textSection({
          title: 'On the menu',
          text: `
            The café is called Gården, the courtyard, because that is where it is, and is open {hours cafe}. There are
            three kinds of open sandwich, one soup and whatever the cook felt like that morning. On Sundays we bake
            buns from a household leaflet of 1937, with a little less margarine.

            Soup is DKK 85, an open sandwich DKK 65, and your coffee is refilled once. Tell us if there is
            something you cannot eat; the kitchen is small enough for the cook to answer in person.
          `,
        }),
        styledTextAndVisual({
          title: 'Your own sandwiches are welcome too',
          text: `
            The long tables on the north side are for those who bring their lunch. There is water, there are
            napkins, and a microwave for baby bottles. We only ask that orange peel does not end up in the
            pots. They are on display.
          `,
          image: krukker,
          panel: true,
        }),
        billboardWithReference('boern', { title: 'Well-fed children see more' }),
      ],
    },
  },
)

/** As the provider of forms hands it out. */
const groupForm = '<script src="https://forms.example.org/embed/besoeg-2027.js" async></script>'

const grupper = landingPage(
  'grupper',
  { parent: 'besoeg', image: museumssal, tags: ['besoeg'] },
  {
    da: {
      title: 'Kom mange',
      slug: 'besoeg/grupper',
      description: 'Ti personer er en gruppe. Femogtyve er en rundvisning. Flere er to.',
      modules: [
        textSection({
          title: 'Rundvisninger',
          text: `
            En rundvisning varer en time og koster {price gruppebillet omviser} ud over billetterne, i weekenden 200
            kr. mere. Vælg mellem oldtiden, vikingetiden, middelalderen og ”Kort og blandet”. Omviserne er arkæologer
            og historikere, og de kan standses.

            Vil I være alene i salene, kan I komme kl. 8.30. Så koster det det dobbelte, og der er kaffe.
          `,
          links: [to('billetter'), to('husregler')],
        }),
        ticketDetail('gruppebillet', 'Det koster det for en gruppe'),
        accordion('Når I bestiller', {
          'Hvor lang tid i forvejen?':
            'To uger er rart. Tre dage kan lade sig gøre uden for ferierne.',
          'Må vi tage vores egen guide med?':
            'Ja, når gruppen er meldt til. Guiden taler med sin egen stemme, ikke med højttaler.',
          'Hvor kan bussen holde?':
            'Ved broen i ti minutter, mens I står af. Derefter må chaufføren finde kaffe et andet sted.',
          'Kan vi spise sammen?': 'Ja, op til 40 i caféen, hvis I vælger samme ret dagen før.',
        }),
        embed('Skriv jer op til en rundvisning', groupForm),
        contact(
          'Bestil en rundvisning',
          'Skriv dato, antal, sprog og om nogen har svært ved at gå eller stå.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
    en: {
      title: 'Bring the others',
      slug: 'visit/groups',
      description: 'Ten people are a group. Twenty-five are a guided tour. More than that are two.',
      modules: [
        textSection({
          title: 'Guided tours',
          text: `
            A tour lasts an hour and costs {price gruppebillet omviser} on top of the tickets, and DKK 200 more at
            weekends. Choose between prehistory, the Viking Age, the Middle Ages and ‘A bit of everything’. Our guides
            are archaeologists and historians, and they do not mind being interrupted.

            If you would like the galleries to yourselves, come at 8:30 am. That costs twice as much and
            includes coffee.
          `,
          links: [to('billetter'), to('husregler')],
        }),
        ticketDetail('gruppebillet', 'What it costs for a group'),
        accordion('When you book', {
          'How far ahead?': 'Two weeks is kind. Three days can be done outside the holidays.',
          'May we bring our own guide?':
            'Yes, once the group is booked. The guide uses a voice, not a loudspeaker.',
          'Where does the coach stop?':
            'By the bridge, for ten minutes, while you get off. After that the driver must find coffee elsewhere.',
          'Can we eat together?':
            'Yes, up to 40 in the café, if you agree on one dish the day before.',
        }),
        embed('Put your group down for a tour', groupForm),
        contact(
          'Book a tour',
          'Tell us the date, the number, the language, and whether anyone finds it hard to walk or stand.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
  },
)

const husregler = landingPage(
  'husregler',
  { image: indgang, parent: 'besoeg', tags: ['besoeg'] },
  {
    da: {
      title: 'Husregler, de fleste med en grund',
      slug: 'besoeg/husregler',
      description: 'Syv regler. Bag hver af dem ligger der en dag, hvor det gik galt.',
      modules: [
        textSection({
          text: `
            1. **Rør kun ved det, hvor der står en hånd.** Fedt fra fingre kan ses på bronze efter få år.
            2. **Tasker større end et A4-ark skal i skab.** Rygsække vender sig, når man gør.
            3. **Fotografér gerne, men uden blitz og stativ.** Farverne i tekstilerne tåler ikke lyset.
            4. **Mad og drikke bliver i gården.** Også vand. Også den lukkede flaske.
            5. **Tegn med blyant.** Vi låner dig en, hvis du kun har kuglepen.
            6. **Gå.** Gulvene er fra 1700-tallet og sender rystelser til montrerne.
            7. **Gør, som kustoden siger.** Er du uenig, så gør det først, og klag bagefter.
          `,
        }),
        accordion('Det bliver vi spurgt om', {
          'Må man filme?': 'Til eget brug, ja. Til andet skal du spørge [pressekontoret](presse).',
          'Må man tegne og male?': 'Blyant og farveblyant er fint. Maling og kul er det ikke.',
          'Hvad sker der med glemte sager?':
            'De ligger i garderoben i to måneder. Derefter går de til genbrug, medmindre de er ældre end os.',
          'Er der videoovervågning?':
            'Ja. Optagelserne slettes efter 30 dage; se [privatliv](privatliv).',
        }),
        textRibbon(to('besoeg', 'Planlæg besøget'), to('tilgaengelighed'), to('billetter')),
      ],
    },
    en: {
      title: 'House rules, most of them with a reason',
      slug: 'visit/house-rules',
      description: 'Seven rules. Behind each of them is a day when something went wrong.',
      modules: [
        textSection({
          text: `
            1. **Only touch what bears the sign of a hand.** Grease from fingers shows on bronze in a few years.
            2. **Bags larger than a sheet of A4 go in a locker.** A rucksack turns when you do.
            3. **Take photographs, but without flash or tripod.** The colours in old cloth cannot bear the light.
            4. **Food and drink stay in the courtyard.** Water too. Closed bottles too.
            5. **Draw in pencil.** We lend you one if a pen is all you have.
            6. **Walk.** The floors are from the eighteenth century and pass every step on to the cases.
            7. **Do as the attendant says.** If you disagree, do it first and complain afterwards.
          `,
        }),
        accordion('What we are asked', {
          'May I film?': 'For yourself, yes. For anything else, ask the [press office](presse).',
          'May I draw or paint?': 'Pencils of any colour are fine. Paint and charcoal are not.',
          'What happens to lost things?':
            'They wait in the cloakroom for two months. Then they go to charity, unless they are older than us.',
          'Is there video surveillance?':
            'Yes. Recordings are deleted after 30 days; see [privacy](privatliv).',
        }),
        textRibbon(to('besoeg', 'Plan your visit'), to('tilgaengelighed'), to('billetter')),
      ],
    },
  },
)

export const guests: readonly Page[] = [boern, mad, grupper, husregler]
