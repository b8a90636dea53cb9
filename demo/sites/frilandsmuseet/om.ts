import { to } from '../../writing/marks.ts'
import {
  accordion,
  callToAction,
  contact,
  doubleBillboard,
  picture,
  randomRelatedContent,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { gaard, haender, kaffe, krukker, sti, trykkeriet, vogn } from './pictures.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: sti, tags: ['samling'] },
    {
      da: {
        title: 'Et museum, der skal tækkes',
        slug: 'om-museet',
        description:
          'Samlingen vejer nogle tusind ton, tåler ikke frost og bliver rykket i af blæsten. Vi passer den med håndværktøj.',
        modules: [
          textSection({
            title: 'Hvorfor samle på huse?',
            text: `
              I slutningen af 1800-tallet blev der revet ned over hele Norden. Nye gårde skulle
              have høje lofter og glatte mure, og de gamle længer blev til brænde. På Skansen i
              Stockholm åbnede man i 1891 et museum under åben himmel, og tanken bredte sig
              hurtigt: Man kunne redde et helt hus og sætte det op igen.

              Siden er det blevet klart, at husene ikke er nok. Uden en have, en sti, en røget
              skinke og en at spørge er et hus blot tømmer. Derfor samler vi også på frø, fåreracer,
              opskrifter og måder at sige godmorgen på.
            `,
          }),
          doubleBillboard(
            {
              title: 'De holder husene oppe',
              text: 'Tækkemænd, tømrere og en murer, der kan lugte forskel på kalk.',
              link: to('haandvaerkere'),
              image: haender,
            },
            {
              title: 'Ting fra køkkenet',
              text: 'Hylder med lertøj, som ingen nænnede at smide ud.',
              link: to('ildstedet'),
              image: krukker,
            },
          ),
          accordion('Om at være i familie med os', {
            'Tager I imod genstande?':
              'Sjældent. Vi har 240 rokke. Har du derimod et brev om, hvordan man brugte en, vil vi gerne se det.',
            'Kan man leje et hus?':
              'Nej, men man kan leje skolestuen til møder. Stolene er beregnet til korte møder.',
            'Har I ledige stillinger?':
              'De slås op i februar, når sæsonen skal bemandes. Skriv til os, hvis du kan tække, bage eller køre med hest.',
            'Kan jeg støtte museet?':
              'Et årskort til {price aarskort} hjælper. Det gør et stykke sundt egetømmer på fem meter også.',
          }),
          contact(
            'Presse og forskning',
            'Lise svarer på spørgsmål om huse, haver og mad. Filmhold bedes spørge i forvejen.',
            'frilandsmuseet-lise-holm',
          ),
          relatedContent('Læs videre', {
            'Om os': ['haandvaerkere', 'huse', 'frivillige'],
          }),
        ],
      },
      en: {
        title: 'A museum in need of thatching',
        slug: 'about',
        description:
          'The collection weighs several thousand tonnes, dislikes frost and is tugged at by the wind. We look after it with hand tools.',
        modules: [
          textSection({
            title: 'Why collect houses?',
            text: `
              In the late nineteenth century old buildings were coming down all over the Nordic
              countries. New farms were to have high ceilings and smooth walls, and the old wings
              became firewood. In 1891 a museum under the open sky was opened at Skansen in
              Stockholm, and the thought spread quickly: one could save a whole house and put it
              up again.

              It has since become clear that houses are not enough. Without a garden, a path, a
              smoked ham and somebody to ask, a house is only timber. So we also collect seeds,
              breeds of sheep, recipes and ways of saying good morning.
            `,
          }),
          doubleBillboard(
            {
              title: 'They keep the houses up',
              text: 'Thatchers, carpenters and a mason who can tell limes apart by smell.',
              link: to('haandvaerkere'),
              image: haender,
            },
            {
              title: 'Things from the kitchen',
              text: 'Shelves of earthenware nobody had the heart to throw away.',
              link: to('ildstedet'),
              image: krukker,
            },
          ),
          accordion('On being related to us', {
            'Do you accept objects?':
              'Seldom. We have 240 spinning wheels. But if you have a letter about how one was used, we should like to see it.',
            'Can one rent a house?':
              'No, but the schoolroom can be hired for meetings. The chairs are made for short ones.',
            'Are there vacancies?':
              'They are posted in February, before the season. Write to us if you can thatch, bake or drive a horse.',
            'How can I support the museum?':
              'An annual pass for {price aarskort} helps. So does five metres of sound oak.',
          }),
          contact(
            'Press and research',
            'Lise answers questions on houses, gardens and food. Film crews, please ask first.',
            'frilandsmuseet-lise-holm',
          ),
          relatedContent('Read on', { 'About us': ['haandvaerkere', 'huse'] }),
        ],
      },
    },
  ),
  landingPage(
    'haandvaerkere',
    { parent: 'om', image: haender, tags: ['haandvaerk', 'bevaring'] },
    {
      da: {
        title: 'De holder husene oppe',
        slug: 'om-museet/håndværkere',
        description:
          'Et stråtag holder i fyrre år på nordsiden og noget kortere på sydsiden. Så der er altid et, der skal lægges om.',
        modules: [
          textSection({
            title: 'Strå, ler, kalk og eg',
            text: `
              Håndværkernes egen regel er, at en reparation skal kunne ses af den, der leder, og
              overses af alle andre. Rådne bjælkeender skæres fra og lappes med nyt egetræ i en
              samling, der hugges med økse og stemmejern. Ler blandes med halm og trædes, helst
              med bare fødder. Væggene kalkes hvert forår.

              I **bindingsværksbygningsvedligeholdelsesplanen**, som i daglig tale hedder listen,
              står alle husene opført efter, hvornår de næste gang bliver et problem.

              Øverst står for tiden kroen. Det gør den næsten altid, for der er varme i
              skorstenen og folk på trappen.
            `,
            links: [to('bevaring/front', 'Konservatorerne i Brede')],
          }),
          picture(trykkeriet),
          styledTextAndVisual({
            title: 'Kom og se på',
            text: `
              Tækkemændene begynder i september og bliver ved, til det er for vådt. Man kan stå
              under stigen og stille spørgsmål. Svarene kommer ovenfra og falder langsomt.
            `,
            image: gaard,
            side: 'left',
            panel: true,
            link: to('aabningstider', 'Se sæsonen'),
          }),
          contact(
            'Har du selv et gammelt hus?',
            'Jens giver råd om kalk, ler og bundstokke hver fredag mellem 9 og 11.',
            'frilandsmuseet-jens-oestergaard',
          ),
        ],
      },
      en: {
        title: 'They keep the houses up',
        slug: 'about/craftspeople',
        description:
          'A thatched roof lasts forty years on its north side and rather less on the south. So there is always one to relay.',
        modules: [
          textSection({
            title: 'Straw, clay, lime and oak',
            text: `
              The craftspeople have a rule: a repair should be visible to those who look for it
              and invisible to everyone else. Rotten beam ends are cut away and pieced with new
              oak, in a joint made with axe and chisel. Clay is mixed with straw and trodden,
              preferably barefoot. The walls are limewashed every spring.

              The maintenance plan has a Danish name of forty-three letters. In daily use it is
              called the list, and it ranks the houses by when each will next become a problem.

              At the top, just now, is the inn. It nearly always is: there is heat in
              its chimney and people on its stairs.
            `,
            links: [to('bevaring/front', 'The conservators at Brede')],
          }),
          picture(trykkeriet),
          styledTextAndVisual({
            title: 'Come and watch',
            text: `
              In September the thatchers begin, and they go on until it is too wet. You may stand
              below the ladder and ask. The answers come from above and fall slowly.
            `,
            image: gaard,
            side: 'left',
            panel: true,
            link: to('aabningstider', 'See the season'),
          }),
          contact(
            'Do you have an old house?',
            'Jens advises on lime, clay and sill beams every Friday, 9 am–11 am.',
            'frilandsmuseet-jens-oestergaard',
          ),
        ],
      },
    },
  ),
  landingPage(
    'frivillige',
    { parent: 'om', image: kaffe, tags: ['haandvaerk'] },
    {
      da: {
        title: 'Bliv husmand hos os',
        slug: 'om-museet/frivillige',
        description:
          'Hundrede og tyve frivillige luger, bager, spinder og fortæller. Lønnen er kaffe, og den er god.',
        modules: [
          textSection({
            title: 'Hvad laver man?',
            text: `
              Man hører til et hus. Der er et laug for hver gård, og lauget har nøglen, haven og
              ansvaret for, at der er nogen at snakke med. Nogle kommer hver uge, andre kun til
              høst og jul. Vi lærer dig det, du ikke kan, og de fleste kan næsten ingenting, når
              de begynder.

              Møllelauget mangler for tiden to, der ikke er bange for støv. Smedjen har venteliste.
            `,
          }),
          styledTextAndVisual({
            title: 'En prøvedag i marts',
            text: `
              Inden sæsonen mødes nye frivillige til rundvisning, suppe og et par timer med en
              rive. Bagefter kan man sige ja, nej eller måske. Måske er det mest almindelige svar.
            `,
            image: vogn,
            side: 'right',
          }),
          callToAction(
            'Meld dig under kaffen',
            'Skriv to linjer om, hvad du kan, og hvad du gerne vil lære.',
            to('mailto:karen.bro@example.org', 'Skriv til Karen'),
          ),
          randomRelatedContent('Se, hvor du havner'),
        ],
      },
    },
  ),
]
