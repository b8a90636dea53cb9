import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  callToAction,
  contact,
  heroArticle,
  picture,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { indgang, kartotek, konservator, lurblaesere, magasin, museumssal } from './prints.ts'

const om = landingPage(
  'om',
  { image: indgang },
  {
    da: {
      title: 'Et palæ fuldt af andres ting',
      slug: 'om',
      description: 'Museet begyndte på et kirkeloft og flyttede ind hos en prins.',
      modules: [
        heroArticle({ subtitle: 'Fra en kasse på et loft til to hundrede rum' }),
        textSection({
          title: 'Kassen, loftet og palæet',
          text: `
            I 1807 nedsatte kongen en kommission, der skulle redde landets oldsager fra smeltediglen og
            vejfylden. Ni år senere fik den en sekretær på 27 år, købmandssønnen **Christian Jürgensen
            Thomsen**. Han arbejdede ulønnet, pakkede kasserne ud på loftet over Trinitatis Kirke og satte
            tingene op i rækker: sten, bronze, jern. I 1819 lukkede han publikum ind. Han viste selv rundt,
            helst for bønder, for det var dem, der fandt noget.

            Palæet blev ombygget i 1743–44 af Nicolai Eigtved for en kronprins, der siden blev Frederik 5.
            Museet rykkede ind i 1850’erne og fik navnet Nationalmuseet i 1892.
          `,
        }),
        styledTextAndVisual({
          title: 'Hvad museet er til for',
          text: `
            Vi samler, passer på, undersøger og viser frem. Loven siger det med flere ord. I praksis betyder
            det, at nogen åbner for publikum kl. 10, mens andre hælder en spand mudder gennem en si.
          `,
          image: konservator,
          panel: true,
        }),
        relatedContent('Huset bag udstillingen', {
          Museet: ['organisation', 'job', 'stoet', 'presse'],
        }),
      ],
    },
    en: {
      title: 'A palace full of other people’s things',
      slug: 'about',
      description: 'The museum began in a church loft and moved in with a prince.',
      modules: [
        heroArticle({ subtitle: 'From a crate in a loft to two hundred rooms' }),
        textSection({
          title: 'The crates, the loft and the palace',
          text: `
            In 1807 the king appointed a commission to save the country’s antiquities from the melting pot and
            the road menders. Nine years later it found a secretary aged 27, the merchant’s son **Christian
            Jürgensen Thomsen**. Unpaid, he unpacked the crates in the loft above Trinitatis Church and set
            the things in rows: stone, bronze, iron. In 1819 he let the public in. He gave the tours himself
            and liked best to guide farmers, since they were the ones who found things.

            The palace was rebuilt in 1743–44 by Nicolai Eigtved for a crown prince who became Frederik V. The
            museum moved in during the 1850s and has been called the National Museum since 1892.
          `,
        }),
        styledTextAndVisual({
          title: 'What a museum is for',
          text: `
            We collect, we look after, we study and we show. The law says so in more words. In practice it
            means that someone opens the door at 10 am while someone else pours a bucket of mud through a
            sieve.
          `,
          image: konservator,
          panel: true,
        }),
        relatedContent('The house behind the galleries', {
          'The museum': ['organisation', 'job', 'stoet', 'presse'],
        }),
      ],
    },
  },
)

const organisation = landingPage(
  'organisation',
  { parent: 'om', image: kartotek },
  {
    da: {
      title: 'Hvem gør hvad',
      slug: 'om/organisation',
      description: '412 ansatte, fire afdelinger og en papegøje i montre.',
      modules: [
        textSection({
          text: `
            - **Publikum** driver salene, butikken, skoletjenesten og caféen.
            - **[Samlinger](samlinger/front)** ved, hvor alting er.
            - **[Forskning](forskning/front)** finder ud af, hvad det er.
            - **[Bevaring](bevaring/front)** sørger for, at det er her i morgen.

            Direktionen er på tre personer og mødes mandag morgen, før nogen ringer på. Bestyrelsen har ni medlemmer;
            tre af dem vælges af medarbejderne. Referaterne er offentlige og ikke særlig lange.
          `,
        }),
        picture(magasin),
        textSection({
          title: 'Dem, man møder',
          text: `
            De fleste møder kun kustoderne. De er 64, går i gennemsnit ni kilometer om dagen og bliver oftest spurgt om vej til toilettet.
            Spørg dem hellere, hvilken sal de selv ville redde først. De er ikke enige, og de har tænkt over det.
          `,
        }),
        contact(
          'Direktionen',
          'Breve til direktionen bliver læst. Svar kan tage to uger.',
          'nationalmuseet-kirsten-bjerregaard',
        ),
      ],
    },
    en: {
      title: 'Who does what',
      slug: 'about/organisation',
      description: '412 members of staff, four departments and one stuffed parrot.',
      modules: [
        textSection({
          text: `
            - **Visitors** runs the galleries, the shop, the schools service and the café.
            - **[Collections](samlinger/front)** knows where everything is.
            - **[Research](forskning/front)** finds out what it is.
            - **[Conservation](bevaring/front)** sees to it that it will be here tomorrow.

            Three people make up the management and meet on Monday mornings, before anyone rings the bell. The board
            has nine members, three of them elected by the staff. Its minutes are public and not very long.
          `,
        }),
        picture(magasin),
        textSection({
          title: 'Those you meet',
          text: `
            Most people only ever meet the attendants. There are 64 of them, they walk nine kilometres a day on average, and what they
            are asked most often is the way to the toilet. Ask them instead which room they would save first. They do not agree, and
            they have thought about it.
          `,
        }),
        contact(
          'The management',
          'Letters to the management are read. A reply may take two weeks.',
          'nationalmuseet-kirsten-bjerregaard',
        ),
      ],
    },
  },
)

const job = landingPage(
  'job',
  { parent: 'om', image: museumssal },
  {
    da: {
      title: 'Arbejd her',
      slug: 'om/job',
      description: 'Ledige stillinger, praktik og det, vi gerne ville have vidst, før vi søgte.',
      modules: [
        textSection({
          title: 'Stillinger',
          text: `
            Vi slår alle stillinger op, også de korte. Lige nu søger vi kustoder til sommeren og en
            montretekniker med godt greb om både dansk, engelsk og unbrakonøgler. Skriv højst to sider, og lad
            være med at kalde museet din barndomsdrøm. Det gør alle, og det er sandt for dem alle.

            Praktikanter tager vi to gange om året, i februar og september.
          `,
        }),
        accordion('Før du søger', {
          'Skal man have en universitetsgrad?':
            'Til inspektørstillinger, ja. Over halvdelen af os har en anden uddannelse: snedker, tjener, elektriker, bogbinder.',
          'Kan man arbejde deltid?': 'Ja. De fleste kustoder er på 20–28 timer.',
          'Må man sende en uopfordret ansøgning?':
            'Ja, men vi gemmer den kun i seks måneder. Læs hvorfor under [privatliv](privatliv).',
          'Hvordan er lyset om vinteren?': 'Sparsomt. Tekstilsalene holdes på 50 lux hele året.',
        }),
        callToAction(
          'Send din ansøgning',
          'Vi kvitterer samme dag.',
          to('mailto:job@example.org', 'Skriv til personalekontoret'),
        ),
      ],
    },
    en: {
      title: 'Work here',
      slug: 'about/jobs',
      description: 'Vacancies, internships and what we wish we had known before we applied.',
      modules: [
        textSection({
          title: 'Vacancies',
          text: `
            Every post is advertised, even the short ones. At present we are looking for gallery attendants for
            the summer and for a case technician at ease with Danish, English and hex keys. Write two pages at
            most, and do not call the museum your childhood dream. Everyone does, and it is always true.

            We take interns twice a year, in February and September.
          `,
        }),
        accordion('Before you apply', {
          'Do I need a degree?':
            'For a curator’s post, yes. More than half of us trained as something else: joiner, waiter, electrician, bookbinder.',
          'Is there part-time work?': 'Yes. Most attendants work 20 to 28 hours a week.',
          'May I apply on my own initiative?':
            'You may, but we keep your letter for six months only. [Privacy](privatliv) explains why.',
          'What is the light like in winter?':
            'Sparse. The textile rooms are kept at 50 lux all year round.',
        }),
        callToAction(
          'Send your application',
          'You will have a receipt the same day.',
          to('mailto:job@example.org', 'Write to the staff office'),
        ),
      ],
    },
  },
)

const stoet = landingPage(
  'stoet',
  { parent: 'om', image: magasin },
  {
    da: {
      title: 'Støt museet',
      slug: 'om/støt',
      description: 'For 300 kr. om året kan man holde en æske i live.',
      modules: [
        textSection({
          text: `
            Staten betaler for taget, varmen og de fleste af os. Den betaler ikke for alt, og det er i orden.
            Meget af det bedste her i huset er givet af folk, der kunne have solgt det.

            Som **æskeven** giver du 300 kr. om året til én æske i magasinet. Du får at vide, hvad der ligger
            i den, og én gang om året må du komme og se den. Der er flintesplinter, knapper, en falk i stykker.
            Man vælger ikke selv.
          `,
        }),
        billboard({
          title: 'Et par lurer skal rejse',
          text: 'Lige nu samler vi ind til en kasse, der kan holde bronze i ro i en lastbil.',
          image: lurblaesere,
        }),
        textSection({
          title: 'Andre måder',
          text: `
            Køb et årskort til {price aarskort en}, og brug det. Læg mønter i bøssen ved porten; den er talt op til 31
            valutaer. Eller fortæl os det, du ved om en ting i salene. Det hænder, at et skilt bliver rettet af en
            gæst.
          `,
          links: [to('billetter', 'Årskort')],
        }),
        contact(
          'Arv og større gaver',
          'Vi tager gerne en snak, uden at du forpligter dig til noget.',
          'nationalmuseet-kirsten-bjerregaard',
        ),
      ],
    },
    en: {
      title: 'Support the museum',
      slug: 'about/support',
      description: 'For DKK 300 a year you can keep a box alive.',
      modules: [
        textSection({
          text: `
            The state pays for the roof, the heating and most of us. It does not pay for everything, and that
            is fair. Much of the best in this house was given by people who might have sold it.

            As a **friend of a box** you give DKK 300 a year to one box in the store. We tell you what is in it,
            and once a year you may come and see it. There are flakes of flint, buttons, a falcon in pieces.
            You do not get to choose.
          `,
        }),
        billboard({
          title: 'A pair of lurs has to travel',
          text: 'At present we are raising money for a crate that keeps bronze still in a lorry.',
          image: lurblaesere,
        }),
        textSection({
          title: 'Other ways',
          text: `
            Buy an annual pass for {price aarskort en} and use it. Put coins in the box by the gate, where we have
            counted 31 currencies. Or tell us what you know about a thing in the galleries. It does happen that a
            visitor corrects a label.
          `,
          links: [to('billetter', 'Annual pass')],
        }),
        contact(
          'Bequests and larger gifts',
          'We are glad to talk it over, and it commits you to nothing.',
          'nationalmuseet-kirsten-bjerregaard',
        ),
      ],
    },
  },
)

export const about: readonly Page[] = [om, organisation, job, stoet]
