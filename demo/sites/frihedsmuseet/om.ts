import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  picture,
  randomRelatedContent,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { cykler, kartotek, mikrofon, presse } from './pictures.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: presse, tags: ['besaettelse', 'samling'] },
    {
      da: {
        title: 'Et museum, som de selv begyndte på',
        slug: 'om',
        description:
          'Modstandsfolk samlede ind, mens det stod på: sedler, plakater, en hjemmelavet pistol. Nogen skulle jo tro på det bagefter.',
        modules: [
          textSection({
            title: 'Fra rygsæk til samling',
            text: `
              Grundstammen i samlingen er ting, som folk havde gemt i skunke og gravet ned i haver. I
              1945 kom de frem igen, og der fulgte fortællinger med. De første genstandslister er
              skrevet af folk, der havde brugt genstandene.

              Et **besættelsestidsmuseum** bygget af deltagere har styrker og blinde vinkler. Vi har arvet begge
              dele og arbejder stadig på vinklerne.
            `,
          }),
          styledTextAndVisual({
            title: 'Stemmerne',
            text: `
              Arkivet rummer flere hundrede timers samtaler. De sidste, der var voksne dengang, er
              borte nu. Børnene fra dengang fortæller stadig, og vi optager hver torsdag.
            `,
            image: mikrofon,
            side: 'right',
            panel: true,
          }),
          accordion('Presse, job og støtte', {
            'Hvem kan pressen tale med?': 'Ellen Bak. Ring gerne; mail er langsommere.',
            'Må vi filme i udstillingen?': 'Før kl. 10 efter aftale, og uden stativ om torsdagen.',
            'Søger I frivillige?':
              'Ja, til skranken og til at skrive samtaler af. Man skal kunne lytte.',
            'Kan man give penge?':
              'Ja. De går til skoler, der har langt hertil, og til bussen, de kommer i.',
          }),
          contact('Samling og presse', 'Skriv eller ring.', 'frihedsmuseet-ellen-bak'),
          relatedContent('Mere', { 'Om os': ['slaegt', 'skoler', 'besaettelsen'] }),
        ],
      },
      en: {
        title: 'A museum they began themselves',
        slug: 'about',
        description:
          'People of the resistance collected as it happened: notes, posters, a home-made pistol. Someone would have to believe it afterwards.',
        modules: [
          textSection({
            title: 'From rucksack to collection',
            text: `
              At the core of the collection are things hidden under eaves and buried in gardens. In 1945
              they came out again, and stories came with them. The first lists of objects were written
              by those who had used them.

              A museum built by participants has its strengths and its blind spots. We have inherited
              both, and are working on the latter.
            `,
          }),
          styledTextAndVisual({
            title: 'The voices',
            text: `
              The archive holds several hundred hours of conversation. The last who were adults then are
              gone. Those who were children are still telling, and we record every Thursday.
            `,
            image: mikrofon,
            side: 'right',
            panel: true,
          }),
          accordion('Press, jobs and support', {
            'Whom should the press call?': 'Ellen Bak. Do call; e-mail is slower.',
            'May we film?': 'Before 10 am, by appointment, and on Thursdays without a tripod.',
            'Do you need volunteers?':
              'Yes, for the desk and to transcribe recordings. One must be able to listen.',
            'Can one give money?':
              'Yes. It goes to schools that live far away, and to the coach they come in.',
          }),
          contact('Collection and press', 'Write or call.', 'frihedsmuseet-ellen-bak'),
          relatedContent('More', { 'About us': ['skoler', 'besaettelsen'] }),
        ],
      },
    },
  ),
  landingPage(
    'slaegt',
    { parent: 'om', image: kartotek, tags: ['samling', 'besaettelse'] },
    {
      da: {
        title: 'Var din oldemor med?',
        slug: 'om/søg-en-slægtning',
        description:
          'Mange fortalte aldrig noget hjemme. Her er fire steder at begynde, og hvad du kan vente at finde.',
        modules: [
          textSection({
            title: 'Begynd her',
            text: `
              1. **Skuffen.** Se efter et armbind, et legitimationskort, et brev med stempel fra en
                 lejr. Fotografér det, og skriv ned, hvem der havde det.
              2. **Rigsarkivet.** Her ligger politisager, Frihedsfondens arkiv og sagerne fra
                 retsopgøret. En del af det kræver tilladelse.
              3. **Lokalarkivet.** Grupperne var lokale, og det er erindringerne også.
              4. **Os.** Vores kartotek har navne fra lister, blade og samtaler. Det er ikke
                 fuldstændigt. Mange var med uden at stå på nogen liste.
            `,
          }),
          picture(kartotek),
          accordion('Det, folk spørger om', {
            'Vil I have tingene?': 'Måske. Historien vil vi have under alle omstændigheder.',
            'Jeg fandt noget, jeg ikke bryder mig om':
              'Det sker. Du kan tale med os om det. Det går ikke videre.',
            'Kan I bekræfte, at han var modstandsmand?':
              'Kun hvis der er spor. At der ikke er spor, beviser ingenting.',
            'Hvor lang tid tager et svar?': 'Omkring seks uger. Der er én Ellen.',
          }),
          contact('Skriv til Ellen', 'Navn, fødselsår og by er nok.', 'frihedsmuseet-ellen-bak'),
          randomRelatedContent('Imens du venter'),
        ],
      },
    },
  ),
  landingPage(
    'privatliv',
    { image: cykler },
    {
      da: {
        title: 'Privatliv',
        slug: 'privatliv',
        description: 'Et museum om overvågning bør ikke vide mere om dig end nødvendigt.',
        modules: [
          textSection({
            text: `
              Til en billet med tid på skal vi bruge en mailadresse. Den slettes tredive dage efter
              besøget; bilaget til regnskabet bliver i fem år uden andet end et nummer. Nyhedsbrevet
              sendes til dem, der har bedt om det, og kun så længe de vil have det.

              Henvendelser om slægtninge er følsomme. De ligger for sig, læses af to personer og
              slettes, når sagen er lukket, medmindre du giver os lov til at gemme dem.
            `,
          }),
          accordion('Spørgsmål', {
            'Kan jeg se, hvad I har?': 'Ja. Skriv, og du får det hele tilsendt.',
            'Bruger I ansigtsgenkendelse?': 'Nej.',
            'Deler I med andre?': 'Kun med betalingsselskabet, der skal bruge beløbet.',
            'Hvem fører tilsyn?': 'Datatilsynet, hvor man kan klage.',
          }),
          contact('Kontakt', 'Om oplysninger og sletning.', 'frihedsmuseet-peter-dam'),
        ],
      },
      en: {
        title: 'Privacy',
        slug: 'privacy',
        description: 'A museum about surveillance ought not to know more of you than it must.',
        modules: [
          textSection({
            text: `
              A timed ticket takes an e-mail address. It is deleted thirty days after your visit; the
              record for the accounts stays five years with nothing but a number. The newsletter goes to
              those who asked for it, for as long as they want it.

              Enquiries about relatives are sensitive. They are kept apart, read by two people and
              deleted when the matter is closed, unless you let us keep them.
            `,
          }),
          accordion('Questions', {
            'May I see what you hold?': 'Yes. Write, and you will be sent all of it.',
            'Do you use face recognition?': 'No.',
            'Do you share it?': 'Only with the payment company, which needs the amount.',
            'Who supervises?': 'The Danish Data Protection Agency, which hears complaints.',
          }),
          contact('Contact', 'About data and deletion.', 'frihedsmuseet-peter-dam'),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { parent: 'privatliv' },
    {
      da: {
        title: 'Cookies, kort',
        slug: 'privatliv/cookies',
        description: 'Der er tre. Ingen af dem melder tilbage til nogen.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv')],
          }),
        ],
      },
      en: {
        title: 'Cookies, briefly',
        slug: 'privacy/cookies',
        description: 'There are three. None reports to anyone.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'erklaering',
    { parent: 'tilgaengelighed', image: mikrofon },
    {
      da: {
        title: 'Hjemmesidens tilgængelighed',
        slug: 'besoeg/tilgængelighed/erklæring',
        description: 'Hvad siden kan, hvad den mangler, og hvornår det bliver rettet.',
        modules: [
          textSection({
            text: `
              Siden er bygget efter WCAG 2.1, niveau AA, og prøvet af brugere med skærmlæser. Alle lydfiler
              optaget efter 2020 har udskrift. For de ældre er vi cirka halvvejs, og man kan bede om at få
              en bestemt optagelse skrevet ud først.
            `,
          }),
          contact('Fejl og mangler', 'Skriv, hvilken side det gælder.', 'frihedsmuseet-peter-dam'),
        ],
      },
      en: {
        title: 'Accessibility of the website',
        slug: 'visit/access/website-statement',
        description: 'What the site can do, what it lacks and when that will be put right.',
        modules: [
          textSection({
            text: `
              The site follows WCAG 2.1, level AA, and has been tried by users of screen readers. Every
              recording made since 2020 has a transcript. With the older ones we are about half-way, and
              you may ask to have a particular one written out first.
            `,
          }),
          contact('Faults', 'Write which page it concerns.', 'frihedsmuseet-peter-dam'),
        ],
      },
    },
  ),
]
