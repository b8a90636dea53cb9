import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import { publication, publicationOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, krukker, magasin, moenter } from './prints.ts'

const publikationer = publicationOverview(
  'publikationer',
  { image: magasin },
  {
    da: {
      title: 'Kataloger og vejledninger',
      slug: 'publikationer',
      description: 'Lister over ting, skrevet af folk, der har løftet dem.',
      modules: [
        textSection({
          text: `
            Et katalog er aldrig færdigt. Vi trykker det alligevel, fordi man kan skrive i margenen på et trykt katalog, og det gør folk,
            der ved noget. Margenerne samler vi ind igen hvert tiende år.
          `,
          links: [to('billeder'), to('studiesalen')],
        }),
      ],
    },
    en: {
      title: 'Catalogues and guides',
      slug: 'publications',
      description: 'Lists of things, by people who have lifted them.',
      modules: [
        textSection({
          text: `
            A catalogue is never complete. We print it all the same, because one can write in the margins of a printed one, and people who
            know things do. Every ten years we collect the margins.
          `,
          links: [to('billeder'), to('studiesalen')],
        }),
      ],
    },
  },
)

const moentkatalog = publication(
  'pub-moenter',
  {
    parent: 'publikationer',
    image: moenter,
    tags: ['samling', 'vikingetid'],
    publishedDate: day(-210),
    authors: ['Birgitte Holm'],
    cited: {
      publisher: 'Museernes Forlag',
      isbn: '978-87-999999-4-1',
      doi: '10.5555/vitrine.moenter',
    },
  },
  {
    da: {
      title: 'Hele, halve og klippede. Vikingetidens sølv i samlingen',
      slug: 'publikationer/hele-halve-og-klippede',
      description: 'Et katalog, hvor vægten står før navnet.',
      content: `
        I en vikingeskat er en mønt først og fremmest vægt. Derfor er dette katalog ordnet efter gram og ikke efter konger. De hele
        mønter kommer til sidst. Først kommer stumperne: en kvart dirhem, en bid af en armring, en tråd, som nogen har snoet om
        fingeren og klippet af, da prisen passede.

        Hvert stykke er vejet, fotograferet på begge sider og undersøgt for prøvemærker, de små hak, som en handlende satte for at se, om
        sølvet var blødt nok. På nogle mønter er der over tyve. De har været igennem mange hænder, som ikke stolede på hinanden.

        Indledningen forklarer, hvordan et land går fra vægt til tal, og hvorfor det tog hundrede år. Registret bagest er efter konger
        alligevel. Læserne bad om det.
      `,
      facts: { Sider: '388', Numre: '5.210', Pris: '420 kr. i studiesalen' },
      link: to('studiesalen', 'Se bogen i studiesalen'),
    },
    en: {
      title: 'Whole, halved and clipped. Viking-Age silver in the collection',
      slug: 'publications/whole-halved-and-clipped',
      description: 'A catalogue in which weight comes before name.',
      content: `
        In a Viking hoard a coin is weight before it is anything else. This catalogue is therefore arranged by grams and not by kings. The
        whole coins come last. First come the scraps: a quarter of a dirham, a bite of an arm ring, a wire that somebody wound around
        a finger and cut off when the price was right.

        Each piece has been weighed, photographed on both sides and searched for test marks, the small nicks by which a trader saw whether
        the silver was soft enough. Some coins have more than twenty. They went through many hands that did not trust each other.

        The introduction explains how a country goes from weight to number, and why it took a hundred years. The index is by kings after
        all. Readers asked for it.
      `,
      facts: { Pages: '388', Numbers: '5,210', Price: 'DKK 420 in the study room' },
      link: to('studiesalen', 'See it in the study room'),
    },
  },
)

const skaarbog = publication(
  'pub-skaar',
  {
    parent: 'publikationer',
    image: krukker,
    tags: ['samling', 'haandvaerk'],
    publishedDate: day(-580),
    authors: ['Anne Mette Krogh', 'Rasmus Friis'],
  },
  {
    da: {
      title: 'Skår for begyndere',
      slug: 'publikationer/skår-for-begyndere',
      description: 'En lommebog til marken, tegnet i størrelsen 1:1.',
      content: `
        De fleste, der finder et skår, vil vide tre ting: Hvad er det, hvor gammelt er det, og må jeg beholde det? Bogen svarer på de to
        første med tegninger i fuld størrelse, så man kan lægge skåret oven på siden. Det sidste spørgsmål har et kapitel for sig, og det
        er kort.

        Der er 80 randformer, 40 mønstre og en tavle over farver i brudfladen: rød, grå, sort i midten. Brudfladen er det bedste sted at
        se, for der har ingen poleret.

        Bogen er prøvet på en strand, i en pløjemark og i en kolonihave med to skolebørn og en skeptisk genbo. Den kan tåle regn. Skriv, hvor du
        fandt skåret, på linjen nederst på hver side. Det er vigtigere end navnet.
      `,
      facts: { Sider: '72', Format: 'Lomme, vandfast', Pris: '85 kr.' },
      link: to('office:booking/samlinger/skaar', 'Bestil bogen'),
    },
    en: {
      title: 'Sherds for beginners',
      slug: 'publications/sherds-for-beginners',
      description: 'A pocket book for the field, drawn at a scale of 1:1.',
      content: `
        Most people who find a sherd want to know three things: what is it, how old is it, and may I keep it? The book answers the first
        two with drawings at full size, so that the sherd can be laid on the page. The third has a chapter to itself, and it is short.

        There are 80 rims, 40 patterns and a chart of colours in the break: red, grey, black at the core. The break is the best place to
        look, since nobody ever polished it.

        The book was tried on a beach, in a ploughed field and in an allotment, with two schoolchildren and a sceptical neighbour. It
        survives rain. Write down where you found the sherd on the line at the foot of each page. It matters more than the name.
      `,
      facts: { Pages: '72, in Danish', Format: 'Pocket, waterproof', Price: 'DKK 85' },
      link: to('office:booking/samlinger/skaar', 'Order the book'),
    },
  },
)

const flytteplan = publication(
  'pub-flytning',
  {
    parent: 'publikationer',
    image: kartotek,
    tags: ['samling', 'fagfolk'],
    publishedDate: day(-900),
    authors: ['Rasmus Friis'],
  },
  {
    da: {
      title: 'Når et museum flytter. Erfaringer med 600.000 ting',
      slug: 'publikationer/når-et-museum-flytter',
      description: 'En rapport om stregkoder, rygge og det, der lå bag reolen.',
      content: `
        På fire år flyttede samlingen fra elleve gamle lofter og kældre til nye haller. Rapporten fortæller hvordan, måned for måned, med
        de tal, der plejer at mangle: hvor mange kasser en person kan pakke på en dag uden at begynde at tage fejl (nitten), hvor mange
        etiketter der falder af (hver halvfjerdsindstyvende), og hvor meget kaffe der går til.

        Et kapitel handler om det, vi ikke vidste, at vi havde. Bag en reol fra 1911 stod en kiste med 212 breve. I en kasse mærket
        *tomme kasser* lå der ganske rigtigt tomme kasser, men de var fra 1600-tallet.

        Rapporten er skrevet til museer, der skal det samme. Skemaerne bagest må kopieres, og vi kommer gerne og fortæller, hvad vi ville
        have gjort anderledes. Det tager en eftermiddag. Kun på dansk.
      `,
      facts: { Sider: '118', Ting: '600.000', Pris: 'Gratis' },
      link: to('office:reading/samlinger/flytning', 'Hent rapporten'),
    },
  },
)

export const publications: readonly Page[] = [publikationer, moentkatalog, skaarbog, flytteplan]
