import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  newsletter,
  picture,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { service } from '../../writing/press.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, magasin, mosefund, uniform } from './prints.ts'

const raad = landingPage(
  'raad',
  { image: uniform, tags: ['bevaring'] },
  {
    da: {
      title: 'Pas på bedstemors ting',
      slug: 'råd',
      description:
        'Loftet er for varmt, kælderen for fugtig. Et skab midt i lejligheden er et udmærket museum.',
      modules: [
        textSection({
          title: 'Fire regler, der dækker det meste',
          text: `
            1. **Mørke.** Lys bleger hver dag lidt, og det kommer ikke igen.
            2. **Køligt og jævnt.** Det er udsvinget, der sprækker, mere end kulden.
            3. **Luft omkring.** Ikke op ad ydervæggen, ikke under vandrøret.
            4. **Rene hænder.** Og rene skuffer. Støv er mad for nogen.
          `,
        }),
        accordion('Ting for ting', {
          Dåbskjolen:
            'Vask stivelsen ud. Læg syrefrit silkepapir i, og rul den frem for at folde. Skift papiret hvert femte år.',
          Sølvtøjet:
            'I poser af sølvklæde, uden elastikker. Gummi sværter sølv hurtigere end æg gør.',
          Egeskabet: 'Ingen olie, ingen møbelpolish. En tør klud og tålmodighed med ridserne.',
          Familiebibelen:
            'Liggende. Lad være med at tape. Hvis du allerede har tapet, så lad være med at pille det af.',
          'Små sølvgrå dyr i bogreolen':
            'Er de lange og lidt hårede med tre haletråde, er det skægkræ. Støvsug, hold tørt, sæt limfælder, og tag det roligt.',
        }),
        billboardWithReference('fotografier', { image: kartotek }),
        newsletter({
          title: 'Et råd om måneden',
          text: 'Den første mandag skriver vi om én ting, der går i stykker derhjemme, og hvordan man lader være. Fem minutters læsning og ingen tilbud.',
          links: [to('privatliv', 'Sådan passer vi på din adresse')],
          terms: {
            title: 'Det siger jeg ja til',
            text: 'Bevaring må sende mig et brev om måneden. Jeg kan sige nej igen nederst i hvert af dem.',
          },
          listId: 'bevaring-raad',
        }),
        contact(
          'Spørg en konservator',
          'Vi svarer gratis på ét spørgsmål om måneden pr. person.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
    en: {
      title: 'Looking after grandmother’s things',
      slug: 'advice',
      description:
        'The attic is too hot and the cellar too damp. A cupboard in the middle of the flat is a fine museum.',
      modules: [
        textSection({
          title: 'Four rules that cover most of it',
          text: `
            1. **Darkness.** Light bleaches a little every day and gives nothing back.
            2. **Cool and steady.** It is change that cracks things, more than cold.
            3. **Air around.** Not against an outer wall, not below the water pipe.
            4. **Clean hands.** And clean drawers. Dust is somebody’s dinner.
          `,
        }),
        accordion('Thing by thing', {
          'The christening gown':
            'Starch out, acid-free tissue in, rolled rather than folded. Change the tissue every five years.',
          'The silver':
            'In bags of silver cloth, without rubber bands. Rubber blackens silver faster than eggs do.',
          'The oak cupboard': 'No oil and no polish. A dry cloth, and patience with its scratches.',
          'The family Bible':
            'Lying down. Do not tape it. If you already have, do not pull the tape off.',
          'Small silver-grey creatures in the bookcase':
            'If they are long and slightly hairy, with three tail threads, they are grey silverfish. Vacuum, keep it dry, set sticky traps and stay calm.',
        }),
        billboardWithReference('fotografier', { image: kartotek }),
        newsletter({
          title: 'Advice once a month',
          text: 'On the first Monday we write about one thing that breaks at home, and how to keep it from doing so. Five minutes’ reading, and nothing for sale.',
          links: [to('privatliv', 'How we look after your address')],
          terms: {
            title: 'What I agree to',
            text: 'Conservation may send me one letter a month. I can say no again at the foot of each.',
          },
          listId: 'bevaring-advice',
        }),
        contact(
          'Ask a conservator',
          'We answer one question a month per person, free of charge.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
  },
)

const fotografier = landingPage(
  'fotografier',
  { parent: 'raad', image: kartotek, tags: ['bevaring'] },
  {
    da: {
      title: 'Skotøjsæsken med fotografier',
      slug: 'råd/fotografier',
      description: 'Papirbillederne klarer sig. Det er farverne fra 1970’erne, der haster.',
      modules: [
        textSection({
          text: `
            Et sort-hvidt billede på godt papir kan holde i hundrede år i en æske. Farvefotografier fra 1960’erne og 1970’erne falmer
            også i mørke, bare langsommere. Scan dem først, eller læg dem koldt.

            Album med selvklæbende sider er de værste. Limen gulner og kryber ind i billedet. Løft forsigtigt med et stykke tandtråd;
            sidder det fast, så fotografér siden, som den er.

            Skriv på bagsiden, hvem der er på. Blødt bly, let hånd, langs kanten. Om tredive år er det mere værd end selve billedet.
          `,
        }),
        picture(magasin),
        accordion('Negativer, glas og film', {
          Glasplader:
            'På højkant, i syrefri kuverter, aldrig i stabel. De vejer mere, end hylden tror.',
          'Smalfilm, der lugter af eddike':
            'Den er ved at nedbryde sig selv og smitter naboen. Læg den for sig, koldt, og få den scannet.',
          'Gamle film på nitrat':
            'Mærket ”nitrat” eller fra før 1950’erne? De er brandfarlige. Rør dem ikke; ring.',
          Dias: 'Mørkt og tørt i metalkasser. Projektøren bleger dem mere end årene.',
        }),
        textRibbon(to('raad'), to('beredskab'), to('ydelser', 'Når det er gået galt')),
      ],
    },
    en: {
      title: 'The shoebox of photographs',
      slug: 'advice/photographs',
      description: 'The paper prints will manage. The colours of the 1970s cannot wait.',
      modules: [
        textSection({
          text: `
            A black-and-white print on good paper can last a hundred years in a box. Colour photographs of the 1960s and 1970s fade in
            the dark as well, only more slowly. Scan those first, or keep them cold.

            Albums with self-adhesive pages are the worst. The glue yellows and creeps into the picture. Lift gently with dental floss;
            if it sticks, photograph the page as it is.

            Write on the back who is in it. Soft pencil, light hand, along the edge. In thirty years that will be worth more than
            the picture.
          `,
        }),
        picture(magasin),
        accordion('Negatives, glass and film', {
          'Glass plates':
            'On edge, in acid-free envelopes, never stacked. They weigh more than the shelf believes.',
          'Cine film that smells of vinegar':
            'It is breaking down and infects its neighbours. Keep it apart, cold, and have it scanned.',
          'Old nitrate film':
            'Marked ‘nitrate’, or from before the 1950s? It is a fire hazard. Leave it and call.',
          Slides:
            'Dark and dry, in metal boxes. The projector bleaches them more than the years do.',
        }),
        textRibbon(to('raad'), to('beredskab'), to('ydelser', 'When it has gone wrong')),
      ],
    },
  },
)

const beredskab = service(
  'beredskab',
  { parent: 'raad', image: mosefund, tags: ['bevaring'], contacts: ['bevaring-mads-thorsen'] },
  {
    da: {
      title: 'Når vandet kommer',
      slug: 'råd/når-vandet-kommer',
      description: 'De første 48 timer afgør, om det bliver en historie eller et tab.',
      content: `
        ## Gør det i denne rækkefølge

        1. Sørg for, at ingen kommer til skade. Strøm fra, støvler på.
        2. Stands vandet. Fotografér, før du flytter noget.
        3. Flyt det tørre først. Det våde kan ikke blive vådere.
        4. Luk ikke våde bøger op, og læg dem ikke på radiatoren.
        5. Frys det, du ikke kan tørre inden for to døgn. Pak det i bagepapir, så det ikke fryser sammen.
        6. Ring til os. Museer, arkiver og kirker får svar døgnet rundt.
      `,
      facts: {
        For: 'Museer, arkiver og kirker',
        Vagt: 'Døgnet rundt',
        Pris: 'Første døgn er gratis',
      },
      modules: [
        styledTextAndVisual({
          title: 'Hvad vi lærte i juli 2011',
          text: `
            Den 2. juli 2011 faldt der på et par timer mere regn over København, end kloakkerne kunne tage. Kældre med arkiver og samlinger
            blev til bassiner. Siden har vi haft to frysecontainere stående klar, en liste over chauffører og en regel: Intet på
            gulvet, heller ikke ”bare til i morgen”.
          `,
          image: magasin,
          panel: true,
        }),
        textSection({
          title: 'Vagttelefonen',
          text: 'Sig først, hvor meget vand der er, og om det stiger.',
        }),
      ],
    },
    en: {
      title: 'When the water comes',
      slug: 'advice/when-the-water-comes',
      description: 'The first 48 hours decide whether it becomes a story or a loss.',
      content: `
        ## Do it in this order

        1. See that nobody gets hurt. Power off, boots on.
        2. Stop the water. Take photographs before you move anything.
        3. Move what is dry first. What is wet cannot get any wetter.
        4. Do not open wet books, and keep them off the radiator.
        5. Freeze what you cannot dry within two days. Wrap it in baking paper so that it does not freeze together.
        6. Call us. Museums, archives and churches get an answer at any hour.
      `,
      facts: {
        For: 'Museums, archives and churches',
        'On call': 'At any hour',
        Price: 'The first day is free',
      },
      modules: [
        styledTextAndVisual({
          title: 'What we learned in July 2011',
          text: `
            On 2 July 2011 more rain fell on Copenhagen in a couple of hours than the sewers could take. Basements with archives and
            collections turned into pools. Since then two freezer containers stand ready, with a list of drivers and a rule: nothing on
            the floor, not even ‘just until tomorrow’.
          `,
          image: magasin,
          panel: true,
        }),
        textSection({
          title: 'The emergency line',
          text: 'Begin by saying how much water there is, and whether it is rising.',
        }),
      ],
    },
  },
)

export const advice: readonly Page[] = [raad, fotografier, beredskab]
