import { day } from '../../writing/days.ts'
import { captioned, credited, whole } from '../../writing/marks.ts'
import { relatedContent } from '../../writing/modules.ts'
import { pressRelease } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { indgang, lurblaesere, magasin } from './prints.ts'

const danefaeTal = pressRelease(
  'presse-danefae-tal',
  {
    parent: 'presse',
    image: magasin,
    tags: ['samling'],
    publishedDate: day(-97),
    contacts: ['nationalmuseet-anders-kjaer', 'nationalmuseet-line-toft'],
    share: true,
    pictures: [
      captioned(credited(whole(magasin), 'Sofie Lindgren, Nationalmuseet'), {
        da: 'Årets fund på hylderne i magasinet.',
        en: 'The finds of the year on the shelves of the store.',
      }),
      captioned(credited(indgang, 'Sofie Lindgren, Nationalmuseet'), {
        da: 'Danefæ afleveres ved museets indgang.',
        en: 'Treasure trove is handed in at the museum’s entrance.',
      }),
    ],
  },
  {
    da: {
      terms:
        'Billederne må bruges frit i omtale af årets danefæ, når ophavet nævnes. Anden brug aftales med museet.',
      title: 'Årets danefæ er vejet, talt og sat på plads',
      slug: 'om/presse/årets-danefæ',
      description: 'Flere finder noget, og flere gør det rigtige bagefter.',
      content: `
        Alle fund fra sidste år er nu gennemgået på danefækontoret. Bunken er større end året før, men det er ikke det,
        inspektør Anders Kjær er mest glad for. ”Ni ud af ti kommer med et præcist fundsted. For ti år siden var det seks.”

        Et fund uden sted er en pæn ting. Et fund med sted er en kilde. Derfor stiger godtgørelsen, når koordinaterne er med, jorden er ladt i fred, og ingen har pudset.

        De fleste fund er små: remspænder, blyvægte, halve mønter. Tilsammen tegner de et kort over steder, hvor ingen ville have
        gravet. Fire af dem bliver undersøgt i den kommende sæson.

        Kontoret beder i år især om én ting: Lad være med at vaske. I jorden på en ske fra 1600-tallet sad resterne af en grød,
        som laboratoriet har fået en hel artikel ud af.

        Danefæ skal afleveres til staten. Det har det skullet siden middelalderen. Godtgørelsen er nyere.
      `,
      modules: [relatedContent('Har du fundet noget?', { 'Sådan gør du': ['danefae'] })],
    },
    en: {
      terms:
        'The pictures are free to use in coverage of the year’s treasure trove if the maker is named. Other uses by agreement with the museum.',
      title: 'A year of treasure trove, weighed and counted',
      slug: 'about/press/a-year-of-treasure-trove',
      description: 'More people find things, and more of them do the right thing next.',
      content: `
        Every find handed in last year has now passed across the treasure trove desk. The heap is larger than the year before,
        but that is not what pleases curator Anders Kjær most. ‘Nine out of ten now come with an exact place. Ten years ago it
        was six.’

        A find without a place is a pretty thing. A find with a place is a source. Rewards therefore rise when the coordinates
        come along, when the soil has been left in peace and nobody has polished anything.

        Most finds are small: strap buckles, lead weights, half coins. Together they draw a map of places where nobody would have
        dug. Four of them will be looked into next season.

        This year the desk asks for one thing above all: do not wash. The soil on a seventeenth-century spoon held what was left
        of a porridge, and the laboratory got a whole paper out of it.

        In Denmark treasure trove belongs to the state, and has done since the Middle Ages. The reward is a later idea.
      `,
      modules: [relatedContent('Have you found something?', { 'What to do': ['danefae'] })],
    },
  },
)

const lurkasse = pressRelease(
  'presse-lurkasse',
  {
    parent: 'presse',
    image: lurblaesere,
    tags: ['oldtid', 'musik'],
    publishedDate: day(-128),
    contacts: ['nationalmuseet-line-toft'],
  },
  {
    da: {
      title: 'Halvvejs til en kasse',
      slug: 'om/presse/halvvejs-til-en-kasse',
      description: 'Indsamlingen til et par rejsende lurer har rundet det halve beløb.',
      content: `
        To af museets lurer skal på udlån, og de kan ikke rejse i en almindelig kasse. Bronzen er under tre millimeter tyk de
        fleste steder og næsten tre tusind år gammel. På en motorvej ryster den i en tone, som den ikke har godt af.

        Derfor samler museet ind til en kasse med indlæg af skum, skåret efter en scanning af hver enkelt bøjning. Den koster det
        samme som en lille bil. Halvdelen er nu givet, mest i beløb under 300 kr.

        ”Det største bidrag kom fra et brassband i Nordjylland,” siger museumsdirektør Kirsten Bjerregaard. ”De skrev, at de vidste,
        hvad buler koster.”

        Når kassen er færdig, bliver den prøvet med to afstøbninger og en rystemåler på ruten København–Aalborg og retur. Først
        hvis nålen holder sig i ro, får de rigtige lov at komme med. Alle bidragydere får tegningen af kassen, i målestok 1:10.
      `,
      modules: [relatedContent('Vær med', { Støt: ['stoet', 'oldtiden'] })],
    },
    en: {
      title: 'Halfway to a crate',
      slug: 'about/press/halfway-to-a-crate',
      description: 'The appeal for a pair of travelling lurs has reached half its sum.',
      content: `
        Two of the museum’s lurs are to go on loan, and an ordinary crate will not do. In most places the bronze is less than three
        millimetres thick, and it is close to three thousand years old. On a motorway it trembles on a note that does it no good.

        The museum is therefore raising money for a crate lined with foam, cut to a scan of every bend. It costs as much as a small
        car. Half has now been given, mostly in sums below DKK 300.

        ‘The largest gift came from a brass band in northern Jutland,’ says the director, Kirsten Bjerregaard. ‘They wrote that they
        knew what dents cost.’

        Once finished, the crate will be tried with two casts and a vibration meter, from Copenhagen to Aalborg and back. Only if the
        needle keeps still will the real ones be allowed along. Everyone who gave receives the drawing, at a scale of 1:10.
      `,
      modules: [relatedContent('Take part', { Support: ['stoet', 'oldtiden'] })],
    },
  },
)

const gaestetal = pressRelease(
  'presse-gaestetal',
  {
    parent: 'presse',
    image: indgang,
    tags: ['besoeg'],
    publishedDate: day(-212),
    contacts: ['nationalmuseet-line-toft', 'nationalmuseet-jonas-winther'],
  },
  {
    da: {
      title: 'Gæsterne bliver længere og går mindre',
      slug: 'om/presse/gæsterne-bliver-længere',
      description: 'Sidste års besøgstal viser flere bænke i brug end nogensinde.',
      content: `
        Antallet af gæster var sidste år næsten det samme som året før. Det nye er, hvad de gjorde. Et besøg varede i gennemsnit
        to timer og ti minutter, tyve minutter mere end for fem år siden, men den gennemsnitlige gæst så to sale færre.

        ”Folk sætter sig ned,” siger leder af publikumsservice Jonas Winther. ”Vi stillede fyrre bænke op, og så gik det op for os,
        at det ikke var interessen, der havde manglet.”

        Bænkene er lavet i huset af eg fra et stormfald. De mest brugte står foran Egtvedpigen og ved vinduet mod kanalen,
        hvor der ikke er noget udstillet overhovedet.

        Museet vil i det kommende år sætte tyve bænke mere op og tage syv montrer ned. Tingene fra dem kommer i magasin, hvor de kan
        bestilles frem.
      `,
    },
    en: {
      title: 'Visitors stay longer and walk less',
      slug: 'about/press/visitors-stay-longer',
      description: 'Last year’s figures show more benches in use than ever.',
      content: `
        The number of visitors last year was almost that of the year before. What is new is what they did. The average visit lasted
        two hours and ten minutes, twenty minutes more than five years ago, but the average visitor saw two rooms fewer.

        ‘People sit down,’ says Jonas Winther, head of visitor services. ‘We put out forty benches, and then we realised that it was
        not interest that had been missing.’

        The benches were made in the house, of oak felled by a storm. Those used most stand before the Egtved Girl and at the window
        on the canal, where nothing at all is on display.

        In the coming year the museum will add twenty benches and take down seven cases. Their contents go into store, where they may
        be asked for.
      `,
    },
  },
)

export const pressOfTheYear: readonly Page[] = [danefaeTal, lurkasse, gaestetal]
