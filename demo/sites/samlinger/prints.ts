/** The prints of this site, each with what one sees on it. */
import { print } from '../../writing/marks.ts'

export const magasin = print('magasin', {
  da: 'Linoleumssnit: et magasin med æsker på høje reoler, flade kortskuffer og en stige i lampelys.',
  en: 'Linocut: a store room with boxes on tall shelves, shallow map drawers and a ladder in lamplight.',
})

export const guldhorn = print(
  'guldhorn',
  {
    da: 'Linoleumssnit: guldhornet snor sig næsten til en cirkel; mellem båndene ses små mænd, dyr og stjerner.',
    en: 'Linocut: the golden horn curls almost into a circle; between its bands are small men, beasts and stars.',
  },
  { hotspot: [0.5, 0.5] },
)

export const moenter = print('moenter', {
  da: 'Linoleumssnit: en bunke mønter med kors, skibe og hoveder på et mørkt klæde.',
  en: 'Linocut: a heap of coins with crosses, ships and heads on a dark cloth.',
})

export const altertavle = print('altertavle', {
  da: 'Linoleumssnit: en forgyldt fløjaltertavle med korsfæstelsen i midten, helgener i fløjene og levende lys foran.',
  en: 'Linocut: a gilded winged altarpiece, the Crucifixion at its centre, saints in the wings, candles in front.',
})

export const krukker = print('krukker', {
  da: 'Linoleumssnit: syv lerkar og kander på et bord, ordnet efter alder fra venstre mod højre.',
  en: 'Linocut: seven pots and jugs on a table, arranged by age from left to right.',
})

export const lurblaesere = print('lurblaesere', {
  da: 'Linoleumssnit: to lurblæsere i silhuet på en høj; lurerne svinger hver sin vej mod solen.',
  en: 'Linocut: two lur players in silhouette on a mound, their lurs curving opposite ways towards the sun.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: et kartoteksskab med messinggreb; én skuffe er åben, og et kort stikker op.',
  en: 'Linocut: an index cabinet with brass pulls; one drawer is open and a single card stands up.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: trin op til en portal, hvor døren er åben ind til et oplyst rum.',
  en: 'Linocut: steps up to a portal whose door is open to a lit room.',
})

export const uniform = print('uniform', {
  da: 'Linoleumssnit: en rød soldaterkjole på stativ, en trekantet hat og en tromme ved et vindue.',
  en: 'Linocut: a red soldier’s coat on a stand, a tricorn hat and a drum by a window.',
})

export const vikingeskib = print('vikingeskib', {
  da: 'Linoleumssnit: et skib med stribet råsejl på vej gennem store, udskårne bølger.',
  en: 'Linocut: a ship with a striped square sail makes its way through great carved waves.',
})

export const konservator = print('konservator', {
  da: 'Linoleumssnit: hænder med pensel over en bronzehjelm med horn i en kegle af lys.',
  en: 'Linocut: hands with a brush above a horned bronze helmet in a cone of light.',
})

export const museumssal = print('museumssal', {
  da: 'Linoleumssnit: mennesker i silhuet mellem søjler i en sal med ovenlys.',
  en: 'Linocut: people in silhouette between columns in a hall with a skylight.',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit: tre cykler lænet op ad et jernrækværk.',
  en: 'Linocut: three bicycles leaning on an iron railing.',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit: en mikrofon og en spole lydbånd, med lyden skåret som stråler.',
  en: 'Linocut: a microphone and a reel of tape, the sound cut as rays.',
})

export const skaarene = print(
  'udgravning',
  {
    da: 'Linoleumssnit: et gravefelt i lag på lag, med snor, målestok og en ske, der er lagt fra.',
    en: 'Linocut: a trench in layer upon layer, with string, measuring rod and a trowel laid aside.',
  },
  {
    caption: {
      da: 'Et enkelt hus kan give tusind skår. De fleste er mindre end en tommelfingernegl.',
      en: 'A single house may yield a thousand sherds, most of them smaller than a thumbnail.',
    },
  },
)

export const kopierne = print(
  'magasin',
  {
    da: 'Linoleumssnit: æsker på reoler; en af dem er trukket frem under lampen.',
    en: 'Linocut: boxes on shelves; one of them has been pulled out beneath the lamp.',
  },
  {
    caption: {
      da: 'Alle horn, man ser i dag, er lavet efter tegninger. Kopierne har fået deres egne numre.',
      en: 'Every horn one sees today was made from drawings. The copies have numbers of their own.',
    },
  },
)
