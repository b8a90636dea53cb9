import { nummer as film } from '../../film/nummer.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
  video,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, konservator, magasin, uniform, vikingeskib } from './prints.ts'

const magasinet = landingPage(
  'magasinet',
  { image: magasin, tags: ['samling', 'bevaring'] },
  {
    da: {
      title: 'Hvor er resten?',
      slug: 'magasinet',
      description: 'Seks haller, elleve kilometer reol og én nøgle, som ikke må tages med hjem.',
      modules: [
        textSection({
          text: `
            De fleste ting på et museum er ikke på museet. De ligger i magasin, sorteret efter, hvad de er lavet af, for det er
            materialet, der bestemmer klimaet. Jern vil have det tørt. Træ vil have det jævnt. Film vil have det koldt. Plastik
            vil helst ikke gemmes og gør det bedst i frost.

            Adressen står ingen steder. Hallerne ligner et lager for hårde hvidevarer, og det er meningen.
          `,
        }),
        styledTextAndVisual({
          title: 'En tur ned ad gang 6',
          text: `
            Først uniformerne, som hænger i poser af bomuld. Så 340 kister på højkant. Derefter dukkehuse, barnevogne, en
            sporvogn uden hjul. For enden sidder en medarbejder med en lup og et spørgsmål: Hvad er det her, og hvorfor står det
            under ”diverse”?
          `,
          image: uniform,
          side: 'left',
          panel: true,
        }),
        accordion('Ofte stillede spørgsmål', {
          'Hvorfor gemmer I så meget?':
            'Fordi vi ikke ved, hvad der bliver spurgt om. Ingen gemte skår for fedtet i porerne, men i dag er det det, vi måler på.',
          'Smider I noget ud?':
            'Ja, men langsomt. Det hedder udskillelse og kræver tre underskrifter.',
          'Kan man se magasinet?':
            'Fire gange om året. Pladserne bliver trukket lod om; se [priser](priser).',
          'Hvad med brand?':
            'Luften i hallerne har så lidt ilt, at en tændstik går ud. Gæster får besked på at gå roligt.',
        }),
        billboardWithReference('museumsnummer'),
      ],
    },
    en: {
      title: 'Where is the rest?',
      slug: 'the-store',
      description:
        'Six halls, eleven kilometres of shelving and one key that must not be taken home.',
      modules: [
        textSection({
          text: `
            Most things in a museum are not in the museum. They are in store, sorted by what they are made of, since the
            material decides the climate. Iron likes it dry. Wood likes it steady. Film likes it cold. Plastic would rather
            not be kept at all and does best in a freezer.

            The address is printed nowhere. The halls look like a warehouse for washing machines, and are meant to.
          `,
        }),
        styledTextAndVisual({
          title: 'A walk down aisle 6',
          text: `
            First the uniforms, in bags of cotton. Then 340 chests on end. After them doll’s houses, prams, a tram without
            wheels. At the far end sits somebody with a magnifying glass and a question: what is this, and why was it filed
            under ‘various’?
          `,
          image: uniform,
          side: 'left',
          panel: true,
        }),
        accordion('Often asked', {
          'Why do you keep so much?':
            'Because we do not know what will be asked. Nobody kept sherds for the fat in their pores, but today that is what we measure.',
          'Do you throw anything out?':
            'Yes, slowly. It is called deaccessioning and takes three signatures.',
          'Can I see the store?':
            'Four times a year. Places are drawn by lot; see [prices](priser).',
          'What about fire?':
            'The air in the halls holds so little oxygen that a match goes out. Guests are asked to walk calmly.',
        }),
        billboardWithReference('museumsnummer'),
      ],
    },
  },
)

const nummer = landingPage(
  'museumsnummer',
  { parent: 'magasinet', image: kartotek, tags: ['samling'] },
  {
    da: {
      title: 'Et nummer er en adresse i tiden',
      slug: 'magasinet/museumsnummer',
      description:
        'Bogstav, tal, streg, tal. Bag dem gemmer sig protokollen, og bag protokollen et menneske.',
      modules: [
        textSection({
          text: `
            Når en ting kommer ind, får den et løbenummer og en linje i protokollen: hvad, hvorfra, af hvem, hvornår. Nummeret
            skrives på selve tingen med tusch og lak, et sted, hvor det ikke ses, men kan findes. Er tingen for lille, får den
            en lap.

            De ældste protokoller er indbundet i kalveskind. Håndskriften skifter hvert tiende år, stavemåden hvert
            tyvende. I 1970’erne kom linjerne over på kort, i 1990’erne på skærm. Hver gang blev noget tydeligere, og noget
            andet faldt ud. Derfor smider vi ikke den forrige udgave væk.
          `,
        }),
        picture(magasin),
        video(film, 'da', {
          title: 'Et kar får et nummer',
          caption:
            'Fra køkkenbord til hylde på et halvt minut. I virkeligheden tager det fire måneder.',
          poster: magasin,
        }),
        statement('Uden protokollen er et museum bare et loft.'),
        textSection({
          title: 'Når nummeret er faldet af',
          text: `
            Så begynder et detektivarbejde, der kan tage år. Man sammenligner mål, gamle fotografier og flager af lak. Sidste år fandt 214 ting
            deres nummer igen. Ni fik et, de aldrig havde haft.
          `,
        }),
        relatedContent('Videre i papirerne', { Registrering: ['gave', 'laan', 'ordliste'] }),
      ],
    },
    en: {
      title: 'A number is an address in time',
      slug: 'the-store/museum-number',
      description:
        'Letter, figures, dash, figure. Behind them is the ledger, and behind the ledger a person.',
      modules: [
        textSection({
          text: `
            When a thing arrives it gets a running number and a line in the ledger: what, from where, from whom, when. The number
            is written on the thing itself in ink and varnish, where it does not show but can be found. If it is too
            small, it gets a tag.

            The oldest ledgers are bound in calf. The handwriting changes every ten years, the spelling every twenty. In the
            1970s came cards, in the 1990s screens. Each time something grew clearer and something else fell out. That is
            why the previous version is never thrown away.
          `,
        }),
        picture(magasin),
        video(film, 'en', {
          title: 'A pot is given a number',
          caption:
            'From kitchen table to shelf in half a minute. In truth it takes four months. Danish, with English captions.',
          poster: magasin,
        }),
        statement('Without its ledger a museum is just an attic.'),
        textSection({
          title: 'When the number has come off',
          text: `
            Then begins a search that may take years. One compares measurements, old photographs and flakes of varnish. Last year 214
            things found their number again. Nine got one that they had never had.
          `,
        }),
        relatedContent('Further into the files', { Registration: ['gave', 'laan', 'billeder'] }),
      ],
    },
  },
)

const utimut = landingPage(
  'utimut',
  { image: vikingeskib, tags: ['samling'] },
  {
    da: {
      title: 'Da tingene rejste hjem',
      slug: 'utimut',
      description:
        'Utimut er grønlandsk og betyder tilbagekomst. Det tog nitten år og blev gjort i fællesskab.',
      modules: [
        textSection({
          text: `
            Da Grønland fik hjemmestyre i 1979, lå det meste af landets forhistorie i København. Fra 1982 arbejdede danske og
            grønlandske museumsfolk sammen om at dele samlingen. De gik den igennem, fund for fund, og spurgte, hvor den enkelte
            ting ville gøre mest nytte. Da arbejdet sluttede i 2001, var omkring 35.000 numre overført til museet i Nuuk, der i dag
            hedder Grønlands Nationalmuseum og Arkiv.

            Der var ingen retssag, og ingen tabte. Begge museer har stadig en grønlandsk samling, og begge ved, hvad den
            anden har.
          `,
        }),
        styledTextAndVisual({
          title: 'Hvad vi lærte',
          text: `
            At protokollerne skulle med. At en ting uden sit papir kun er halvt hjemme. Og at det er lettere at give, når man har
            siddet ved det samme bord i nitten år. Henvendelser om hjemgivelse behandler vi efter de samme linjer.
          `,
          image: konservator,
          panel: true,
        }),
        contact('Om hjemgivelse', 'Skriv direkte til samlingschefen.', 'samlinger-birgitte-holm'),
      ],
    },
    en: {
      title: 'When things went home',
      slug: 'utimut',
      description:
        'Utimut is Greenlandic for return. It took nineteen years and was done together.',
      modules: [
        textSection({
          text: `
            When Greenland gained home rule in 1979, most of its prehistory lay in Copenhagen. From 1982 Danish and Greenlandic
            curators worked together to divide the collection. They went through it find by find and asked where each thing
            would be of most use. When they finished in 2001, some 35,000 numbers had been transferred to the museum in Nuuk, today
            the Greenland National Museum and Archives.

            There was no lawsuit, and nobody lost. Both museums still have a Greenlandic collection, and each knows what the
            other holds.
          `,
        }),
        styledTextAndVisual({
          title: 'What we learned',
          text: `
            That the ledgers had to go along. That a thing without its papers is only half home. And that giving is easier when
            you have sat at the same table for nineteen years. Requests for return are handled along the same lines.
          `,
          image: konservator,
          panel: true,
        }),
        contact(
          'About returns',
          'Write to the head of collections directly.',
          'samlinger-birgitte-holm',
        ),
      ],
    },
  },
)

const ordliste = landingPage(
  'ordliste',
  { image: kartotek, parent: 'magasinet', tags: ['samling'] },
  {
    da: {
      title: 'Samlingsord, forklaret ved et køkkenbord',
      slug: 'magasinet/ordliste',
      description: 'Museumsfolk har ord, der ligner dansk. Her er ti af dem.',
      modules: [
        textSection({
          text: `
            - **Accession:** Det, at en ting kommer ind og bliver vores.
            - **Depositum:** En ting, vi har, men ikke ejer. Ofte så længe, at ingen kan huske hvorfor.
            - **Destruktiv prøve:** Et hul. Altid lille, aldrig tilfældigt.
            - **Genstandsregistreringsvejledning:** Den bog, der bruger flest sider på at forklare bindestregen.
            - **Konvolut:** En bunke ting, som ingen nåede at skille ad.
            - **Lux:** Mål for lys. Halvtreds er museum, fem hundrede er kontor, halvtreds tusind er strand.
            - **Patina:** Smuds, man har vænnet sig til.
            - **Proveniens:** Hvor tingen har været, og hvem der kan bevise det.
            - **Udskillelse:** Afsked med papirer på.
            - **Æske 0:** Den, der står ved siden af reolen. Alle museer har en.
          `,
        }),
        picture(magasin),
        contact(
          'Mangler der et ord?',
          'Send det til registratoren. Han samler på dem også.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
  },
)

export const lifeOfThings: readonly Page[] = [magasinet, nummer, utimut, ordliste]
