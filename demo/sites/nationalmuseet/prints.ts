/** The prints of this site, each with what one sees on it. */
import { print } from '../../writing/marks.ts'

export const museumssal = print('museumssal', {
  da: 'Linoleumssnit: lys falder fra et ovenlys ned mellem søjlerne i en høj sal, hvor gæster står i silhuet foran en stor solskive.',
  en: 'Linocut: light falls from a skylight between the columns of a tall hall, where visitors stand in silhouette before a large sun disc.',
})

export const solvogn = print(
  'solvogn',
  {
    da: 'Linoleumssnit: en bronzehest på hjul trækker en stor, mønstret solskive hen over et mørkt hav med små både.',
    en: 'Linocut: a bronze horse on wheels draws a large patterned sun disc across a dark sea with small boats.',
  },
  { hotspot: [0.62, 0.42] },
)

export const egtvedpigen = print(
  'egtvedpigen',
  {
    da: 'Linoleumssnit: en ung kvinde i kort bluse og snoreskørt med en rund bælteplade på maven, omgivet af røllike.',
    en: 'Linocut: a young woman in a short blouse and corded skirt, a round belt plate at her waist, among stems of yarrow.',
  },
  { hotspot: [0.5, 0.35] },
)

export const guldhorn = print('guldhorn', {
  da: 'Linoleumssnit: et krummet guldhorn med bånd af små figurer lyser mod en mørk grund.',
  en: 'Linocut: a curved golden horn with bands of small figures shines against a dark ground.',
})

export const vikingeskib = print(
  'vikingeskib',
  {
    da: 'Linoleumssnit: et vikingeskib med stribet sejl og skjolde langs rælingen i høj sø foran en lav, rød sol.',
    en: 'Linocut: a Viking ship with a striped sail and shields along the rail in heavy seas before a low red sun.',
  },
  { hotspot: [0.55, 0.4] },
)

export const lurblaesere = print('lurblaesere', {
  da: 'Linoleumssnit: to mænd på en gravhøj løfter hver sin store, svungne lur mod den lave sol.',
  en: 'Linocut: two men on a burial mound raise a pair of great curved lurs towards the low sun.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: en høj portal med trappetrin; den ene dørfløj står åben, og lyset falder ud på trappen.',
  en: 'Linocut: a tall portal with steps; one half of the door stands open and light falls out on the stairs.',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit: cykler står lænet mod et rækværk i skrå morgensol.',
  en: 'Linocut: bicycles lean against a railing in slanting morning sun.',
})

export const kaffebord = print('kaffebord', {
  da: 'Linoleumssnit: et bord med kaffekande, kopper og en kage, der er taget hul på.',
  en: 'Linocut: a table with a coffee pot, cups and a cake that has already been cut.',
})

export const haandvaerk = print('haandvaerk', {
  da: 'Linoleumssnit: børnehænder ruller farve ud på en plade med en fugl; færdige tryk hænger på en snor.',
  en: 'Linocut: children’s hands roll ink onto a block with a bird; finished prints hang from a line.',
})

export const skoletavle = print('skoletavle', {
  da: 'Linoleumssnit: en sort skoletavle med runer skrevet i kridt og en skoletaske på gulvet.',
  en: 'Linocut: a blackboard with runes in chalk and a school bag on the floor.',
})

export const moenter = print('moenter', {
  da: 'Linoleumssnit: sølv- og guldmønter fra vikingetiden ligger spredt på et mørkt klæde.',
  en: 'Linocut: Viking-Age coins of silver and gold lie scattered on a dark cloth.',
})

export const mosefund = print('mosefund', {
  da: 'Linoleumssnit: to hænder løfter en bronzeskål op af sort mosevand mellem rør og dunhamre.',
  en: 'Linocut: two hands lift a bronze bowl out of black bog water between reeds and bulrushes.',
})

export const magasin = print('magasin', {
  da: 'Linoleumssnit: høje reoler med mærkede æsker, kortskuffer og en stige under en hængende lampe.',
  en: 'Linocut: tall shelves of labelled boxes, map drawers and a ladder beneath a hanging lamp.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: en væg af kartoteksskuffer; en af dem er trukket ud og fuld af kort.',
  en: 'Linocut: a wall of card-index drawers; one is pulled out and full of cards.',
})

export const krukker = print('krukker', {
  da: 'Linoleumssnit: syv kar på række, fra stenalderens tragtbæger til en blåmalet kande.',
  en: 'Linocut: seven vessels in a row, from a Stone-Age funnel beaker to a blue-painted jug.',
})

export const runesten = print('runesten', {
  da: 'Linoleumssnit: en stor runesten med et dyr i slyngværk foran to høje og en hvid kirke.',
  en: 'Linocut: a great rune stone with an interlaced beast, before two mounds and a white church.',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit: en studiemikrofon omgivet af udskårne lydstråler; ved siden af ligger en båndspole.',
  en: 'Linocut: a studio microphone ringed by carved rays of sound, with a reel of tape beside it.',
})

export const udgravning = print('udgravning', {
  da: 'Linoleumssnit: et udgravningsfelt med spændte snore, en graveske og en målestok.',
  en: 'Linocut: an excavation trench with taut strings, a trowel and a measuring rod.',
})

export const konservator = print('konservator', {
  da: 'Linoleumssnit: to hænder renser en hornhjelm med pensel i lyset fra et mikroskop.',
  en: 'Linocut: two hands clean a horned helmet with a brush in the light of a microscope.',
})

export const vaev = print('vaev', {
  da: 'Linoleumssnit: en opstadvæv med uldklæde under arbejde; vægte af ler strammer trådene.',
  en: 'Linocut: an upright loom with woollen cloth in progress, clay weights holding the threads taut.',
})

export const planker = print(
  'aarringe',
  {
    da: 'Linoleumssnit: en skive eg med årringe og et stykke af en skibsside, hvor plankerne ligger over hinanden.',
    en: 'Linocut: a slice of oak with its rings, and part of a ship’s side with overlapping planks.',
  },
  {
    caption: {
      da: 'Plankerne er kløvet ud af stammen med kiler, ikke savet. Så følger de årerne og kan give sig.',
      en: 'The planks were split from the trunk with wedges, not sawn. They follow the grain and can give.',
    },
  },
)

export const offermose = print(
  'mosefund',
  {
    da: 'Linoleumssnit: hænder og en bronzeskål over det sorte vand; rørene står tæt bagved.',
    en: 'Linocut: hands and a bronze bowl above black water, the reeds standing close behind.',
  },
  {
    caption: {
      da: 'Mange af bronzealderens offergaver er fundet af folk, der gravede tørv eller pløjede.',
      en: 'Many Bronze-Age offerings were found by people who were cutting peat or ploughing.',
    },
  },
)

export const bogmagasin = print(
  'magasin',
  {
    da: 'Linoleumssnit: reoler og skuffer i et lavloftet magasin, hvor en lampe hænger stille.',
    en: 'Linocut: shelves and drawers in a low store room where a lamp hangs quite still.',
  },
  {
    caption: {
      da: 'Guiden er indtalt i bogmagasinet, hvor væggene er dækket af aviser og ingenting giver genlyd.',
      en: 'The guide was recorded in the book store, where walls of old newspapers swallow every echo.',
    },
  },
)
