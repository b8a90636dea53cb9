import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { accordion, projectList, statement, textSection } from '../../writing/modules.ts'
import { project, projectOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, magasin, moenter, museumssal } from './prints.ts'

const projekter = projectOverview(
  'projekter',
  { image: magasin },
  {
    da: {
      title: 'Det, vi er i gang med',
      slug: 'om/projekter',
      description: 'Arbejde, der tager længere tid end en udstilling.',
      call: to('forskning/front', 'Mere forskning'),
      modules: [
        textSection({
          text: `
            Husets egne projekter handler om salene, fundene og gæsterne. De store forskningsprojekter har deres eget sted. Fælles for
            dem er, at de har en begyndelse, en ansvarlig og som regel en slutning.
          `,
        }),
      ],
    },
    en: {
      title: 'What we are working on',
      slug: 'about/projects',
      description: 'Work that takes longer than an exhibition.',
      call: to('forskning/front', 'More research'),
      modules: [
        textSection({
          text: `
            The projects of the house are about its rooms, its finds and its visitors. The large research projects have a place of
            their own. What they share is a beginning, somebody in charge, and as a rule an end.
          `,
        }),
      ],
    },
  },
)

const fundkortet = project(
  'projekt-fundkortet',
  {
    parent: 'projekter',
    image: moenter,
    tags: ['samling', 'forskning'],
    period: { from: day(-420), to: day(310) },
    people: ['nationalmuseet-anders-kjaer'],
    heroLayout: 'split',
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Fundkortet',
      subtitle: 'Hundrede år med danefæ, sat på plads',
      slug: 'om/projekter/fundkortet',
      description: 'Kartotekskort bliver til prikker. Prikkerne bliver til byer, ingen kendte.',
      facts: { Kort: '61.000 kartotekskort', Færdige: 'Lidt over halvdelen', Støtte: 'En fond' },
      location: { name: 'Sal 24', details: 'Kortet hænger ved udgangen, og man må røre' },
      related: ['danefae', 'presse-danefae-tal'],
      modules: [
        textSection({
          title: 'Fra skuffe til skærm',
          text: `
            Før satelliterne skrev man fundstedet i ord: ”ved det store piletræ, 40 skridt fra diget”. Træet er væk, og skridtene
            er forskellige. Projektet læser hvert kort, finder matriklen på et gammelt kort og sætter en prik med en cirkel om, som
            viser, hvor usikre vi er.

            Når prikkerne ligger tæt, er der som regel en grund. Tre steder har de afsløret en handelsplads, som ikke står i
            nogen krønike. Cirklerne er mindst lige så nyttige: De viser, hvor man skal lade være med at tro for meget.
          `,
        }),
        statement('En ærlig cirkel er bedre end en smuk prik.', 'Anders Kjær, inspektør'),
        accordion('Om kortet', {
          'Kan jeg se det?': 'Ja, i runde tal. Fundsteder er sløret til nærmeste sogn.',
          'Må jeg hjælpe?': 'Ja. Vi søger folk, der kan læse håndskrift og kender deres egn.',
        }),
      ],
    },
    en: {
      title: 'The map of finds',
      subtitle: 'A hundred years of treasure trove, put in its place',
      slug: 'about/projects/the-map-of-finds',
      description: 'Index cards become dots. The dots become towns that nobody knew of.',
      facts: { Cards: '61,000', Done: 'A little over half', Funding: 'A foundation' },
      location: { name: 'Room 24', details: 'The map hangs by the exit, and you may touch it' },
      related: ['danefae', 'presse-danefae-tal'],
      modules: [
        textSection({
          title: 'From drawer to screen',
          text: `
            Before there were satellites a place was put into words: ‘by the large willow, 40 paces from the dyke’. The willow is gone,
            and paces differ. We read each card, find the plot on an old map and set a dot, with a circle around it that shows
            how unsure we are.

            Where dots lie close there is usually a reason. In three places they have given away a market that no chronicle
            mentions. The circles are at least as useful: they show where not to believe too much.
          `,
        }),
        statement('An honest circle is better than a handsome dot.', 'Anders Kjær, curator'),
        accordion('About the map', {
          'Can I see it?': 'Yes, in round figures. Places are blurred to the nearest parish.',
          'May I help?':
            'Yes. We look for people who read old handwriting and know their district.',
        }),
      ],
    },
  },
)

const baenke = project(
  'projekt-baenke',
  {
    parent: 'projekter',
    image: museumssal,
    tags: ['besoeg'],
    period: { from: day(-230) },
    people: ['nationalmuseet-jonas-winther', 'nationalmuseet-kirsten-bjerregaard'],
  },
  {
    da: {
      title: 'Hvor sætter man sig?',
      subtitle: 'Et forsøg med bænke',
      slug: 'om/projekter/bænke',
      description: 'Vi flytter en bænk, tæller i en uge og flytter den igen.',
      facts: { Bænke: '40, snart 60', Metode: 'Blyant og ur', Slutter: 'Når alle kan sidde' },
      related: ['presse-gaestetal', 'tilgaengelighed'],
      modules: [
        textSection({
          text: `
            Museumstræthed har et navn i fagbøgerne, men ingen kur. Vi tror, at kuren er en bænk, og at det betyder noget, hvor den
            står. Hver mandag flytter vi fem af dem. Resten af ugen noterer kustoderne, hvem der sætter sig, hvor længe, og hvad de
            ser på imens.

            Foreløbig ved vi dette: En bænk med ryglæn bliver brugt dobbelt så meget. En bænk med udsigt til en dør bliver ikke
            brugt. Børn sidder på gulvet. Og foran den rigtige ting kan et menneske sidde i nitten minutter uden at se på sin
            telefon.

            Forsøget har ingen slutdato, fordi salene bliver lavet om, og så begynder det forfra. Tallene kan fås ved
            henvendelse, også dem, der ikke passer os.
          `,
        }),
        projectList('Andre ting, vi prøver', 'all', to('projekter', 'Alle projekter')),
      ],
    },
    en: {
      title: 'Where do people sit down?',
      subtitle: 'An experiment with benches',
      slug: 'about/projects/benches',
      description: 'We move a bench, count for a week, and move it again.',
      facts: { Benches: '40, soon 60', Method: 'Pencil and watch', Ends: 'When all can sit' },
      related: ['presse-gaestetal', 'tilgaengelighed'],
      modules: [
        textSection({
          text: `
            Museum fatigue has a name in the handbooks, but no cure. We believe that the cure is a bench, and that it matters where it
            stands. Five of them are moved every Monday. For the rest of the week the attendants note who sits down, for how
            long, and what they look at meanwhile.

            So far we know this. A bench with a back is used twice as much. A bench that faces a door is not used. Children sit on
            the floor. And before the right thing a person may sit for nineteen minutes without looking at a telephone.

            There is no end to it, because rooms are changed, and then it starts again. The figures are there for the asking,
            including those that do not suit us.
          `,
        }),
        projectList('Other things we are trying', 'all', to('projekter', 'All projects')),
      ],
    },
  },
)

const kartotekets = project(
  'projekt-kartotekets-haender',
  {
    parent: 'projekter',
    image: kartotek,
    tags: ['samling'],
    period: { from: day(75), to: day(800) },
    people: ['nationalmuseet-kirsten-bjerregaard'],
  },
  {
    da: {
      title: 'Hvem skrev kortene?',
      subtitle: 'Håndskrifter i museets kartotek',
      slug: 'om/projekter/kartotekets-hænder',
      description: 'Tredive skrivere har ført protokollen. Vi kender navnene på tolv.',
      facts: { Skrivere: 'Ca. 30', Kendte: '12', Begynder: 'Om få måneder' },
      related: ['organisation', 'om'],
      modules: [
        textSection({
          text: `
            En museumsprotokol ser ud, som om ingen har skrevet den. Men hver indførsel er lavet af et menneske, som så tingen, holdt den
            op i lyset og valgte et ord. Nogle skrev *urne*, andre *gryde*, og forskellen har siddet fast i forskningen siden.

            Projektet vil skille skriverne fra hinanden ved deres hånd og finde ud af, hvem de var. Vi ved, at to af dem var
            inspektørers døtre, som ikke fik løn. Vi ved, at én altid målte i tommer, længe efter at de andre var holdt op.

            Når vi kender skriveren, kan vi rette ordene. En bronzekedel, der er målt af tommeskriveren, er for eksempel ikke blevet
            mindre siden 1907. Den er bare blevet læst forkert.
          `,
        }),
      ],
    },
    en: {
      title: 'Who wrote the cards?',
      subtitle: 'Handwriting in the museum’s index',
      slug: 'about/projects/hands-in-the-index',
      description: 'Thirty people kept the register. We know the names of twelve.',
      facts: { Writers: 'About 30', Known: '12', Begins: 'In a few months' },
      related: ['organisation', 'om'],
      modules: [
        textSection({
          text: `
            A museum register looks as if nobody had written it. Yet each entry was made by a person who saw the thing, held it to the
            light and chose a word. Some wrote *urn*, others *pot*, and the difference has been stuck in scholarship ever since.

            We shall tell the writers apart by their hands and find out who they were. Two, we know, were curators’ daughters who
            were not paid. One measured in inches long after the others had stopped.

            Once the writer is known the words can be put right. A cauldron measured by the writer in inches, say, has not grown
            smaller since 1907. It has merely been misread.
          `,
        }),
      ],
    },
  },
)

export const projects: readonly Page[] = [projekter, fundkortet, baenke, kartotekets]
