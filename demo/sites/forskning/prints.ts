/** The prints of this site, each with what one sees on it. */
import { print } from '../../writing/marks.ts'

export const aarringe = print(
  'aarringe',
  {
    da: 'Linoleumssnit: en skydelære ligger hen over en egeskive med tætte årringe; bag den et stykke skibsplanke.',
    en: 'Linocut: callipers rest on a slice of oak with close rings, a piece of ship’s planking behind it.',
  },
  { hotspot: [0.45, 0.5] },
)

export const mikroskop = print('mikroskop', {
  da: 'Linoleumssnit: et mikroskop med en prøve under linsen i lyset fra en bordlampe.',
  en: 'Linocut: a microscope with a sample beneath its lens in the light of a desk lamp.',
})

export const vaev = print('vaev', {
  da: 'Linoleumssnit: en opstadvæv med et halvt vævet, mønstret klæde og vægte af ler i lyset fra en dør.',
  en: 'Linocut: an upright loom with a half-woven patterned cloth and clay weights in the light of a door.',
})

export const runesten = print('runesten', {
  da: 'Linoleumssnit: en runesten, hvor et dyr i slyngværk fylder hele fladen; i baggrunden to høje.',
  en: 'Linocut: a rune stone filled by an interlaced beast, two mounds in the background.',
})

export const udgravning = print('udgravning', {
  da: 'Linoleumssnit: et udgravningsfelt med snore på tværs, en graveske og en rød og hvid målestok.',
  en: 'Linocut: a trench crossed by strings, with a trowel and a banded measuring rod.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: kartoteksskuffer fra gulv til loft, den ene halvt åben med kortene på højkant.',
  en: 'Linocut: index drawers from floor to ceiling, one half open with its cards on edge.',
})

export const orlogsskib = print('orlogsskib', {
  da: 'Linoleumssnit: et orlogsskib fra 1700-tallet for fulde sejl i krudtrøg og høje dønninger.',
  en: 'Linocut: an eighteenth-century man-of-war under full sail in gun smoke and a heavy swell.',
})

export const egtvedpigen = print('egtvedpigen', {
  da: 'Linoleumssnit: en ung bronzealderkvinde i snoreskørt foran en stor skive med spiraler.',
  en: 'Linocut: a young Bronze-Age woman in a corded skirt before a great disc of spirals.',
})

export const indgang = print('indgang', {
  da: 'Linoleumssnit: en portal med trappe og en dør, der står på klem.',
  en: 'Linocut: a portal with steps and a door left ajar.',
})

export const boegeskov = print('boegeskov', {
  da: 'Linoleumssnit: en sti med en lygte snor sig ind mellem høje bøgestammer.',
  en: 'Linocut: a path with a lantern winds in among tall beech trunks.',
})

export const mosefund = print('mosefund', {
  da: 'Linoleumssnit: hænder løfter en bronzeskål op af mosevandet, og ringene breder sig.',
  en: 'Linocut: hands raise a bronze bowl from the bog while rings spread on the water.',
})

export const ringborg = print(
  'ringborg',
  {
    da: 'Linoleumssnit: en rund borg set fra luften med fire porte og seksten huse i firlænger.',
    en: 'Linocut: a round fortress from the air, with four gates and sixteen houses set in squares.',
  },
  {
    caption: {
      da: 'På voldene var stolperne for længst væk, men træ i den våde bund kunne dateres.',
      en: 'The posts had long gone from the ramparts, but timber in wet ground could be dated.',
    },
  },
)
