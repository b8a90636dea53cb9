import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  callToAction,
  contact,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { port, sal, tavle } from './pictures.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: sal, tags: ['samling'] },
    {
      da: {
        title: 'Presse, job og nøgler',
        slug: 'om-slottet',
        description:
          'Hvem der passer slottet, hvordan man skriver om det, og hvordan man bliver en af dem.',
        modules: [
          textSection({
            title: 'Fireogtyve mennesker og en kat',
            text: `
              Slottet drives af en selvejende stiftelse. Her arbejder kustoder, gartnere, to murere, en
              organist og en **sølvtøjskonserveringsmedarbejder**, der hedder Grethe. Om vinteren måler vi
              fugt i murene; om sommeren måler vi køen.

              Vedligeholdelse er det meste af arbejdet. Når tårnet er færdigt, er det tid til at begynde på
              tårnet.
            `,
          }),
          styledTextAndVisual({
            title: 'Til pressen',
            text: `
              Billeder af slottet må bruges gratis i omtale. Filmhold skal have en aftale og en plan for
              ledningerne. Slottet har spillet med i fire kostumefilm og stod hver gang for noget andet.
            `,
            image: port,
            side: 'left',
            panel: true,
            link: to('presse', 'Nyt til pressen'),
          }),
          accordion('Ofte spurgt', {
            'Har I ledige stillinger?': 'Kustoder ansættes i marts, gartnere i februar.',
            'Kan man støtte slottet?':
              'Ja, for 500 kr. kan man få et fag vindue kittet i sit navn.',
            'Hvem ejer det?': 'Stiftelsen. Kongen fik sine penge i 1921.',
            'Spøger det?': 'Pressen plejer at spørge. Vi plejer at vise dem kælderen.',
          }),
          contact(
            'Pressekontakt',
            'Også i weekenden.',
            'slottet-tove-lassen',
            'slottet-henrik-friis',
          ),
        ],
      },
      en: {
        title: 'Press, jobs and keys',
        slug: 'about',
        description:
          'Who looks after the castle, how to write about it and how to become one of them.',
        modules: [
          textSection({
            title: 'Twenty-four people and a cat',
            text: `
              The castle is run by an independent foundation. It employs attendants, gardeners, two masons, an
              organist and a conservator of silver called Grethe. In winter we measure the damp in the walls;
              in summer, the queue.

              Most of the work is upkeep. When the tower is done, it is time to start on the tower.
            `,
          }),
          styledTextAndVisual({
            title: 'For the press',
            text: `
              Pictures of the castle may be used free of charge in coverage. Film crews need an agreement and
              a plan for their cables. The castle has appeared in four costume dramas, each time as somewhere
              else.
            `,
            image: port,
            side: 'left',
            panel: true,
            link: to('presse', 'News for the press'),
          }),
          accordion('Often asked', {
            'Are there vacancies?': 'Attendants are hired in March, gardeners in February.',
            'Can one support the castle?': 'Yes. For DKK 500 a window is puttied in your name.',
            'Who owns it?': 'The foundation. The crown had its money in 1921.',
            'Is it haunted?': 'The press usually asks. We usually show them the cellar.',
          }),
          contact(
            'Press contact',
            'At weekends too.',
            'slottet-tove-lassen',
            'slottet-henrik-friis',
          ),
        ],
      },
    },
  ),
  landingPage(
    'vielser',
    { parent: 'om', image: tavle },
    {
      da: {
        title: 'Bliv gift i kapellet',
        slug: 'om-slottet/vielser',
        description:
          'Fire lørdage om året. Der er plads til 110 gæster og ikke plads til et slør på seks meter.',
        modules: [
          textSection({
            title: 'Sådan foregår det',
            text: `
              I finder selv præsten eller giftefogeden, og vi finder nøglen. Kapellet er jeres i to timer. Orglet
              er med i prisen, organisten også, og hun spiller gerne noget, hun ikke kender, hvis noderne kommer
              en måned før.

              Vielser kan ikke flyttes ud i haven. Det har været prøvet.
            `,
          }),
          picture(tavle),
          accordion('Om dagen', {
            'Må man kaste ris?': 'Nej, på grund af duerne. Sæbebobler er i orden.',
            'Hvad koster det?': '9.500 kr. Det dækker varme, organist og fejning bagefter.',
            'Kan vi holde festen her?': 'Balsalen er ledig på to af de fire lørdage.',
            'Kan man bestille langt frem?': 'To år. Det er længere, end nogle forlovelser holder.',
          }),
          callToAction(
            'Spørg om en dato',
            'Skriv til organisten, der fører kalenderen.',
            to('mailto:anne.juhl@example.org', 'Skriv til Anne Marie'),
          ),
        ],
      },
    },
  ),
  landingPage(
    'privatliv',
    { image: port },
    {
      da: {
        title: 'Privatliv på slottet',
        slug: 'privatliv',
        description: 'Før i tiden vidste slottet alt om alle. Det er vi holdt op med.',
        modules: [
          textSection({
            text: `
              Når du køber billet, får vi dit navn og din mail, så vi kan skrive, hvis koncerten bliver aflyst.
              Oplysningerne slettes tre måneder efter dagen. Kvitteringer gemmes i fem år, fordi loven siger det.
              Nyhedsbrevet er for dem, der har sat kryds.
            `,
          }),
          accordion('Hvis du vil vide mere', {
            'Hvem ser oplysningerne?': 'Billetkontoret og det firma, der driver billetsystemet.',
            'Kan de slettes før?': 'Ja. Skriv, så sker det samme uge.',
            'Er der kameraer?': 'I salene med sølv. De gemmer i fjorten dage.',
            'Hvor klager man?': 'Til Datatilsynet.',
          }),
          contact('Spørg', 'Om oplysninger og rettigheder.', 'slottet-tove-lassen'),
        ],
      },
      en: {
        title: 'Privacy at the castle',
        slug: 'privacy',
        description: 'The castle used to know everything about everyone. We have stopped.',
        modules: [
          textSection({
            text: `
              When you buy a ticket we get your name and e-mail, so that we can write if the concert is
              cancelled. They are deleted three months after the day. Receipts are kept for five years because
              the law says so. The newsletter is for those who ticked the box.
            `,
          }),
          accordion('If you want to know more', {
            'Who sees it?': 'The ticket office, and the firm that runs the ticket system.',
            'Can it be deleted sooner?': 'Yes. Write, and it is done that week.',
            'Are there cameras?': 'In the rooms with silver. They keep fourteen days.',
            'Where do I complain?': 'To the Danish Data Protection Agency.',
          }),
          contact('Ask', 'About data and rights.', 'slottet-tove-lassen'),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { parent: 'privatliv' },
    {
      da: {
        title: 'Cookies ved Sundet',
        slug: 'privatliv/cookies',
        description: 'Der opkræves ingen told af besøgende. Vi husker kun tre ting.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv')],
          }),
        ],
      },
      en: {
        title: 'Cookies by the Sound',
        slug: 'privacy/cookies',
        description: 'No toll is taken from visitors. We remember three things only.',
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
    { image: sal },
    {
      da: {
        title: 'Hjemmeside uden dørtrin',
        slug: 'tilgængelighedserklæring',
        description: 'Tilgængelighedserklæring: hvordan siderne kan bruges, og hvad der halter.',
        modules: [
          textSection({
            text: `
              Vi sigter efter WCAG 2.1 på niveau AA. Teksterne kan forstørres, menuerne betjenes fra tastaturet,
              og billederne er beskrevet. Programhæfter i PDF fra før 2022 kan være svære at få læst op; sig til,
              så sender vi teksten. Siden om [trapper](tilgaengelighed) handler om det andet slot, det af sten.
            `,
          }),
          contact('Giv besked', 'Vi retter hurtigere her end i murene.', 'slottet-tove-lassen'),
        ],
      },
      en: {
        title: 'A website without thresholds',
        slug: 'accessibility-statement',
        description: 'Accessibility statement: how the pages can be used, and where they limp.',
        modules: [
          textSection({
            text: `
              We aim at WCAG 2.1, level AA. Texts can be enlarged, menus work from the keyboard, and pictures are
              described. Concert programmes in PDF from before 2022 may be hard to have read aloud; tell us and
              we send the text. The page about [stairs](tilgaengelighed) is about the other castle, the one of
              stone.
            `,
          }),
          contact(
            'Tell us',
            'We mend things faster here than in the walls.',
            'slottet-tove-lassen',
          ),
        ],
      },
    },
  ),
]
