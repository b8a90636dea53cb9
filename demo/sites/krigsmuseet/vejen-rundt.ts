import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  contact,
  doubleBillboard,
  picture,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { gang, kanon, kanonNaer, mikrofon, sal, skib, uniform } from './pictures.ts'

export const vejenRundt: readonly Page[] = [
  landingPage(
    'rundvisning',
    { parent: 'besoeg', image: sal, tags: ['besoeg'] },
    {
      da: {
        title: 'Følg en, der har læst rapporterne',
        slug: 'besoeg/rundvisning',
        description: 'En time, ti stop og tid til at være uenig. Hver søndag kl. 13.',
        modules: [
          textSection({
            title: 'Søndag kl. 13',
            text: `
              Vi mødes ved kanon nummer 14. Rundvisningen er med i billetten, og der er plads til
              25. Man kan ikke reservere, men man kan komme fem minutter før.

              Omviserne har valgt hver deres rute. Nogle går efter fejltagelserne, andre efter
              skoene. Spørg endelig undervejs; det er derfor, vi er der.

              Nogle gange om måneden går en veteran eller en konservator med. Så bliver
              turen længere og svarene kortere. Det står i kalenderen, når vi ved det.
            `,
          }),
          picture(kanonNaer),
          accordion('Til turen', {
            'Kan man få den på engelsk?': 'Ja, lørdag kl. 14.',
            'Kan jeg sidde ned?': 'Der er bænke ved hvert stop og klapstole i garderoben.',
            'Kan man gå selv?':
              'Ja, med [lydguiden](lydguide) eller med vores liste over [fem ting på en time](en-time).',
            'Er det det samme hver gang?': 'Nej. Spørg omviseren, hvad der er nyt.',
          }),
        ],
      },
      en: {
        title: 'Follow someone who has read the reports',
        slug: 'visit/guided-tours',
        description: 'An hour, ten stops and time to disagree. In English on Saturdays at 2 pm.',
        modules: [
          textSection({
            title: 'Saturdays at 2 pm',
            text: `
              We meet by cannon number 14. The tour is included in your ticket and takes 25. You
              cannot reserve, but you can come five minutes early.

              Each guide has a route of their own. Some go by the blunders, others by the boots.
              Do ask as you go; that is what we are there for.

              A few times a month a veteran or a conservator comes along. Then the tour
              grows longer and the answers shorter. It is in the calendar as soon as we
              know.
            `,
          }),
          picture(kanonNaer),
          accordion('For the tour', {
            'Is there one in Danish?': 'Yes, on Sundays at 1 pm.',
            'May I sit down?':
              'There are benches at every stop, and folding stools in the cloakroom.',
            'Can I go by myself?':
              'Yes, with the [audio guide](lydguide) or our list of [five things in an hour](en-time).',
            'Is it the same every time?': 'No. Ask the guide what is new.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'Elevator, ro og plads til at vende',
        slug: 'besoeg/tilgængelighed',
        description:
          'Huset er bygget til kanoner på hjul. Det er en fordel for alle andre på hjul.',
        modules: [
          textSection({
            title: 'På hjul og til fods',
            text: `
              Gulvet i hallen er jævnt, og der er niveaufri adgang fra gården. Elevatoren går til
              alle tre etager og måler 140 gange 160 centimeter. Brostenene udenfor er den værste
              del; ring på ved sideporten, så kører vi en løber ud.

              Kørestole og rollatorer kan lånes i garderoben. Servicehunde er velkomne overalt.
            `,
          }),
          styledTextAndVisual({
            title: 'For ører og øjne',
            text: `
              Der er teleslynge i skranken og i samtalesalen. Alle film er tekstet, og lydguiden
              har et spor, der beskriver, hvad man ser.
            `,
            image: mikrofon,
            side: 'right',
            link: to('lydguide', 'Om lydguiden'),
          }),
          accordion('Ro og styrke', {
            'Er der høje lyde?':
              'I to rum er der lyd af skud. Begge er mærket, og man kan gå uden om dem. Hver onsdag kl. 10–12 er lyden slået fra i hele huset.',
            'Hvor kan man være i fred?':
              'I stillerummet ved trappen på første sal. Man behøver ikke sige til.',
            'Kan jeg tale med nogen, hvis det bliver for meget?':
              'Ja. Vagterne er vant til det og følger dig gerne ud.',
            'Er der handicaptoilet?': 'Ja, i stueetagen og øverst.',
          }),
          contact('Aftal et besøg', 'Vi finder en vej.', 'krigsmuseet-birgit-noergaard'),
        ],
      },
      en: {
        title: 'A lift, some quiet and room to turn',
        slug: 'visit/access',
        description: 'The house was built for guns on wheels, which helps everyone else on wheels.',
        modules: [
          textSection({
            title: 'On wheels and on foot',
            text: `
              The floor of the hall is even and the courtyard entrance has no steps. The lift
              reaches all three floors and measures 140 by 160 centimetres. The cobbles outside
              are the worst of it; ring at the side gate and we will roll out a runner.

              Wheelchairs and walkers can be borrowed from the cloakroom. Assistance dogs are
              welcome everywhere.
            `,
          }),
          styledTextAndVisual({
            title: 'For ears and eyes',
            text: `
              There are induction loops at the desk and in the talking room. Every film has
              subtitles, and the audio guide has a track that describes what there is to see.
            `,
            image: mikrofon,
            side: 'right',
            link: to('lydguide', 'About the audio guide'),
          }),
          accordion('Quiet and strength', {
            'Are there loud noises?':
              'Two rooms have the sound of gunfire. Both are marked and can be avoided. On Wednesdays, 10 am–12 noon, all sound is off.',
            'Where can I be alone?':
              'In the quiet room by the first-floor stairs. You need not ask.',
            'Can I talk to someone if it is too much?':
              'Yes. The attendants are used to it and will walk out with you.',
            'Are there accessible toilets?': 'Yes, on the ground floor and at the top.',
          }),
          contact('Arrange a visit', 'We will find a way.', 'krigsmuseet-birgit-noergaard'),
        ],
      },
    },
  ),
  landingPage(
    'lydguide',
    { parent: 'tilgaengelighed', image: mikrofon, tags: ['besoeg'] },
    {
      da: {
        title: 'Krigen i ørerne, lavt',
        slug: 'besoeg/tilgængelighed/lydguide',
        description: 'Tredive stop, otte sprog og ingen kanonslag. Lydguiden er gratis.',
        modules: [
          textSection({
            title: 'Sådan virker den',
            text: `
              Man låner en afspiller i garderoben eller bruger sin egen telefon. Hvert stop varer
              to minutter og begynder med en person: en trommeslager, en feltskærer, en
              storesøster. Man kan gå i den rækkefølge, man vil.

              Sporet med synstolkning er skrevet sammen med blinde gæster og fører en fra bænk til
              bænk.

              For børn er der en kortere rute med tolv stop, fortalt af en hest. Den er
              historisk korrekt bortset fra fortælleren. Udskrifter af det hele ligger i
              en mappe i garderoben, også med store bogstaver.
            `,
          }),
          billboard({
            title: 'Stop 7: Trommeslageren',
            text: 'Han gav signalerne, når røgen skjulte flagene. Nogle var ikke fyldt femten.',
            link: to('roed-kjole', 'Se hans uniform'),
            image: uniform,
          }),
          relatedContent('Stop på ruten', { 'Læs først': ['kanonhallen', 'stormen', 'udsendt'] }),
        ],
      },
      en: {
        title: 'War in your ears, at low volume',
        slug: 'visit/access/audio-guide',
        description: 'Thirty stops, eight languages and no cannon fire. The audio guide is free.',
        modules: [
          textSection({
            title: 'How it works',
            text: `
              Borrow a player from the cloakroom or use your own phone. Each stop lasts two
              minutes and starts with a person: a drummer, a field surgeon, an elder sister. Take
              them in any order.

              The described track was written with blind visitors and leads you from bench to
              bench.

              For children there is a shorter route of twelve stops, told by a horse. It
              is historically correct but for the teller. Transcripts of everything lie
              in a folder in the cloakroom, in large print too.
            `,
          }),
          billboard({
            title: 'Stop 7: the drummer',
            text: 'He gave the signals while smoke hid the flags. Some drummers were not yet fifteen.',
            link: to('roed-kjole', 'See the uniform'),
            image: uniform,
          }),
          relatedContent('Stops on the way', {
            'Read first': ['kanonhallen', 'stormen', 'udsendt'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'en-time',
    { parent: 'besoeg', image: gang, tags: ['besoeg', 'krig'] },
    {
      da: {
        title: 'Fem ting at se på en time',
        slug: 'besoeg/fem-ting-på-en-time',
        description: 'Hvis du skal nå et tog, eller hvis en time er, hvad man kan holde til.',
        modules: [
          textSection({
            text: `
              1. **Kanon nummer 14.** Læg hånden på den. Sådan føles fire hundrede år gammel
                 bronze om morgenen.
              2. **Den røde kjole.** Se på syningerne ved ærmet; de er gjort om mindst to gange.
              3. **En kugle fra 1801.** Den sad i en bjælke på et loft i to generationer, før
                 nogen spurgte.
              4. **Feltlazarettets kasse.** Instrumenterne ligner en snedkers. Nogle af opgaverne var
                 også de samme.
              5. **Et kort over hjem.** Øverst i huset. Børn af udsendte har tegnet, hvor de
                 troede, at deres far eller mor var.
            `,
          }),
          doubleBillboard(
            {
              title: 'Har du en halv time til?',
              text: 'Så gå en gang til gennem hallen, nu langs den anden væg.',
              link: to('kanonhallen'),
              image: kanon,
            },
            {
              title: 'Har du kun ti minutter?',
              text: 'Så se skibene. De er store nok til at ses i fart.',
              link: to('slaget-paa-reden'),
              image: skib,
            },
          ),
          relatedContent('Mere til vejen', { Ruter: ['lydguide', 'rundvisning'] }),
        ],
      },
      en: {
        title: 'Five things in an hour',
        slug: 'visit/five-things-in-an-hour',
        description: 'If you have a train to catch, or an hour is what you can take.',
        modules: [
          textSection({
            text: `
              1. **Cannon number 14.** Put your hand on it. That is how bronze four centuries old
                 feels in the morning.
              2. **The red coat.** Look at the seams of the sleeve; they have been redone at least
                 twice.
              3. **A ball from 1801.** It sat in an attic beam for two generations before anyone
                 asked.
              4. **The field surgeon’s chest.** The instruments look like a joiner’s. Some of the tasks
                 were the same, too.
              5. **A map of home.** At the top of the house. Children of soldiers drew where they
                 thought their father or mother was.
            `,
          }),
          doubleBillboard(
            {
              title: 'Half an hour more?',
              text: 'Then walk the hall again, along the other wall.',
              link: to('kanonhallen'),
              image: kanon,
            },
            {
              title: 'Only ten minutes?',
              text: 'See the ships. They are large enough to be seen at speed.',
              link: to('slaget-paa-reden'),
              image: skib,
            },
          ),
          relatedContent('More for the road', { Routes: ['lydguide', 'rundvisning'] }),
        ],
      },
    },
  ),
]
