import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import { publication, publicationOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, mikrofon, solvogn, vaev } from './prints.ts'

const shop = 'office:booking/nationalmuseet/butik'

const publikationer = publicationOverview(
  'publikationer',
  { image: kartotek },
  {
    da: {
      title: 'Bøger fra huset',
      slug: 'om/publikationer',
      description: 'Kataloger, håndbøger og en kogebog, der ikke er til at lave mad efter.',
      call: to(shop, 'Til butikken'),
      modules: [
        textSection({
          title: 'Sådan får man fat i dem',
          text: `
            Alle bøger kan læses gratis på [forskningens læsesal](forskning/besoeg) og købes i butikken ved porten,
            {hours butik}, så længe oplaget rækker. Er en bog udsolgt, lægger vi den ud som fil. Det sker som regel
            inden for et år, og vi får sjældent klager over det.
          `,
        }),
      ],
    },
    en: {
      title: 'Books from the house',
      slug: 'about/publications',
      description: 'Catalogues, handbooks and a cookery book that nobody can cook from.',
      call: to(shop, 'To the shop'),
      modules: [
        textSection({
          title: 'How to get hold of them',
          text: `
            Every book may be read free of charge in [the reading room of Research](forskning/besoeg), and is sold in
            the shop by the gate, {hours butik}, while stocks last. Once a book is out of print we put it online, as a
            rule within the year. Complaints are rare.
          `,
        }),
      ],
    },
  },
)

const farvebogen = publication(
  'pub-farver',
  {
    parent: 'publikationer',
    image: vaev,
    tags: ['oldtid', 'haandvaerk'],
    publishedDate: day(-80),
    authors: ['Inger Vestergaard', 'Nanna Fogh'],
    cited: {
      publisher: 'Museernes Forlag',
      isbn: '978-87-999999-2-7',
    },
  },
  {
    da: {
      title: 'Oldtiden var ikke brun. Katalog og farveprøver',
      slug: 'om/publikationer/oldtiden-var-ikke-brun',
      description: 'Et katalog med 36 garnprøver, syet ind med hånden.',
      content: `
        Kataloget til [udstillingen](farver) gennemgår elleve dragter og stykker stof fra danske moser og egekister: hvor de blev
        fundet, hvordan de er vævet, og hvad der sad i tråden, da den blev målt. Hvert stykke er fotograferet i den størrelse,
        det har.

        Anden halvdel er en håndbog. Den forklarer krap, vaid og vau fra frø til gryde, og hvordan en bejdse af alun får farven
        til at blive. Opskrifterne er prøvet i museets gård over to somre, også dem, der gik galt. De er trykt med samme
        skrift som de andre, men med grå bjælke i margenen.

        Bagest sidder 36 garnprøver. De vil falme. På sidste side er der et skema, så læseren kan skrive op, hvor hurtigt, og
        sende det til os om ti år.
      `,
      facts: { Sider: '212', Sprog: 'Dansk med engelsk resumé', Pris: '298 kr. i butikken' },
      link: to(shop, 'Køb bogen'),
    },
    en: {
      title: 'Prehistory was not brown. Catalogue and colour samples',
      slug: 'about/publications/prehistory-was-not-brown',
      description: 'A catalogue with 36 samples of yarn, sewn in by hand.',
      content: `
        The catalogue of [the exhibition](farver) deals with eleven garments and pieces of cloth from Danish bogs and oak coffins:
        where they were found, how they are woven, and what was in the thread when it was measured. Each piece is
        photographed at its own size.

        The second half is a handbook. It explains madder, woad and weld from seed to pot, and how a mordant of alum makes a
        colour stay. The recipes were tried in the museum’s yard over two summers, including those that failed. These
        are printed like the others, but with a grey bar in the margin.

        At the back are 36 samples of yarn. They will fade. The last page has a form on which the reader may note how quickly,
        and send it to us in ten years.
      `,
      facts: {
        Pages: '212',
        Language: 'Danish with a summary in English',
        Price: 'DKK 298 in the shop',
      },
      link: to(shop, 'Buy the book'),
    },
  },
)

const lydbogen = publication(
  'pub-lyd',
  {
    parent: 'publikationer',
    image: mikrofon,
    tags: ['musik', 'nyere-tid'],
    publishedDate: day(-25),
    authors: ['Kirsten Bjerregaard', 'Thomas Hvid'],
    cited: {
      publisher: 'Museernes Forlag',
      isbn: '978-87-999999-3-4',
      doi: '10.5555/vitrine.lyd.12',
    },
  },
  {
    da: {
      title: 'Hvad huset har hørt. Tolv lyde med noter',
      slug: 'om/publikationer/hvad-huset-har-hørt',
      description: 'En bog om lyde, der ikke længere findes, og et par, der ikke vil holde op.',
      content: `
        Tolv kapitler om tolv lyde: en lur på en høj, en skærvehugger ved landevejen, morgensalut fra fæstningen, en
        skrivemaskine med fastklemt *e*. Hvert kapitel begynder med den ting, der gav lyden, og slutter med en vejledning til at
        lave den igen, hvis man har naboer, der kan tåle det.

        Bogen hører til [udstillingen af samme navn](lyd), men kan læses for sig. Den stiller et spørgsmål, som museer længe er
        gået udenom: Hvordan udstiller man noget, der er væk, i samme øjeblik det er til? Svaret er langt og står i noterne.

        Optagelserne ligger på nettet. Adressen er trykt på bogens ryg, så man kan læse den, mens bogen står i reolen. Noterne
        er sat i to farver: sort for det, vi ved, og rødt for det, vi har hørt.
      `,
      facts: { Sider: '164', Lyd: '12 spor, fri adgang', Pris: '248 kr. i butikken' },
      link: to(shop, 'Køb bogen'),
    },
    en: {
      title: 'What the house has heard. Twelve sounds with notes',
      slug: 'about/publications/what-the-house-has-heard',
      description: 'On sounds that no longer exist, and a few that will not stop.',
      content: `
        Twelve chapters on twelve sounds: a lur on a mound, stone breaking on a country road, the morning gun of the
        fortress, a typewriter with a sticking *e*. Each opens with the thing that made the sound and ends with
        instructions for making it again, neighbours permitting.

        The book belongs to [the exhibition of the same name](lyd) but can be read by itself. It asks what museums have long
        avoided: how does one exhibit something that is gone the moment it exists? The answer is long, and in the notes.

        The recordings are online. Their address is printed on the spine, so that it can be read while the book stands on its
        shelf. The notes are set in two colours: black for what we know, red for what we have heard.
      `,
      facts: { Pages: '164', Sound: '12 tracks, free to hear', Price: 'DKK 248 in the shop' },
      link: to(shop, 'Buy the book'),
    },
  },
)

const solbogen = publication(
  'pub-solvognen',
  {
    parent: 'publikationer',
    image: solvogn,
    tags: ['oldtid'],
    publishedDate: day(-640),
    authors: ['Anders Kjær'],
  },
  {
    da: {
      title: 'En hest på hjul',
      slug: 'om/publikationer/en-hest-på-hjul',
      description: 'Den korte bog om Solvognen, skrevet til dem, der har tyve minutter.',
      content: `
        Solvognen er den mest afbildede ting i huset og en af de mindst forståede. Denne bog er på 64 sider og kan læses på en
        bænk, mens resten af familien er i butikken.

        Første del fortæller om fundet i Trundholm Mose i 1902 og om, hvordan bronzealderens støbere brugte voks og ler til at
        lave en hest, der er hul. Anden del går rundt om skiven: den ene side er forgyldt, den anden ikke, og de fleste
        forskere mener, at det er dag og nat. Forfatteren er enig, men bruger fire sider på at forklare, hvorfor han sommetider
        tvivler.

        Tredje del handler om alle de gange, den er blevet kopieret: på frimærker, pengesedler, kagedåser og i sne. Bogen har
        ingen fodnoter. De ligger på nettet for dem, der savner dem.
      `,
      facts: { Sider: '64', Oplag: 'Tredje', Pris: '98 kr. i butikken' },
      link: to(shop, 'Køb bogen'),
    },
    en: {
      title: 'A horse on wheels',
      slug: 'about/publications/a-horse-on-wheels',
      description: 'The short book on the Sun Chariot, for those with twenty minutes.',
      content: `
        The Sun Chariot is the most reproduced thing in the house and one of the least understood. This book has 64 pages and can
        be read on a bench while the rest of the family is in the shop.

        The first part tells of the find in Trundholm bog in 1902, and of how the founders of the Bronze Age used wax and clay to
        make a horse that is hollow. The second walks around the disc: one face is gilded, the other is not, and most
        scholars take them for day and night. The author agrees, but spends four pages on why he has his doubts at times.

        The third is about all the occasions on which it has been copied: on stamps, on banknotes, on biscuit tins and in snow.
        There are no footnotes. They are online, for those who miss them.
      `,
      facts: { Pages: '64', Edition: 'Third', Price: 'DKK 98 in the shop' },
      link: to(shop, 'Buy the book'),
    },
  },
)

const kogebogen = publication(
  'pub-groed',
  {
    parent: 'publikationer',
    tags: ['mad', 'nyere-tid'],
    publishedDate: day(-1200),
    authors: ['Thomas Hvid', 'Lisbeth Rahbek'],
  },
  {
    da: {
      title: 'Grød. En kogebog uden mål',
      slug: 'om/publikationer/grød',
      description: 'Tres opskrifter fra dagbøger, regnskaber og én dødsannonce.',
      content: `
        Den, der skrev opskrifter før 1800, skrev dem til folk, der kunne lave mad i forvejen. ”Tag mel nok, og kog det, til det er
        godt.” Denne bog samler tres af den slags, fra godsregnskaber, præstegårdsdagbøger og marginer i salmebøger.

        Hver opskrift er gengivet med sin egen stavning og forsynet med en kommentar om, hvad vi tror, der er ment. Vi har kogt
        dem alle. Halvdelen blev spist. Ved ni af dem er der i stedet for billede en beskrivelse af lugten.

        Bogen har også et kapitel om skeer, et om fastedage og et om, hvorfor så mange huskede grøden fra deres barndom som bedre,
        end den kan have været. Den er udsolgt og kan hentes som fil. Kun på dansk; ordet for *klumper* lader sig ikke oversætte.
      `,
      facts: { Sider: '180', Oplag: 'Udsolgt', Fil: 'Fri adgang' },
      link: to('office:reading/nationalmuseet/groed', 'Hent bogen'),
    },
  },
)

export const publications: readonly Page[] = [
  publikationer,
  farvebogen,
  lydbogen,
  solbogen,
  kogebogen,
]
