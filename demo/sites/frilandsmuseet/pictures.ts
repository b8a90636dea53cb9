import { print } from '../../writing/marks.ts'

export const gaard = print(
  'bondegaard',
  {
    da: 'Linoleumssnit af en stråtækt bindingsværksgård under drivende skyer; en stork står på rygningen',
    en: 'Linocut of a thatched, timber-framed farm under drifting clouds, with a stork on the ridge',
  },
  { hotspot: [0.5, 0.55] },
)

export const vogn = print('hestevogn', {
  da: 'Linoleumssnit af en brun hest, der trækker en åben vogn gennem en landsby med store træer',
  en: 'Linocut of a brown horse pulling an open carriage through a village of tall trees',
})

export const ild = print('ildsted', {
  da: 'Linoleumssnit af et åbent ildsted med gryde, kobbertøj og fliser; en kat sidder foran bålet',
  en: 'Linocut of an open hearth with a pot, copperware and tiles; a cat sits before the fire',
})

export const vandmoelle = print('vandmoelle', {
  da: 'Linoleumssnit af en bindingsværksmølle, hvor vandet falder over et stort hjul og skummer ud i åen',
  en: 'Linocut of a timber-framed mill: water falls over a great wheel and foams into the stream',
})

export const vindmoelle = print('vindmoelle', {
  da: 'Linoleumssnit af en hollandsk vindmølle over en moden rugmark med svaler i aftensolen',
  en: 'Linocut of a Dutch windmill above ripe rye, with swallows in the evening sun',
})

export const krukker = print('krukker', {
  da: 'Linoleumssnit af syv kar på et bord, fra oldtidens bægre til jydepotte og blåmalet kande',
  en: 'Linocut of seven vessels on a table, from prehistoric beakers to a Jutland pot and a blue jug',
})

export const nisse = print('nisse', {
  da: 'Linoleumssnit af en nisse med rød hue, der går med sin lygte gennem sneen mod gården',
  en: 'Linocut of a farm gnome in a red cap, walking through snow to the farm with his lantern',
})

export const haender = print('haandvaerk', {
  da: 'Linoleumssnit af børnehænder, der ruller farve på en plade; færdige tryk hænger til tørre',
  en: 'Linocut of children’s hands inking a block, with finished prints hung up to dry',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit af cykler, der står op ad et rækværk',
  en: 'Linocut of bicycles leaning against a railing',
})

export const sti = print('boegeskov', {
  da: 'Linoleumssnit af en sti med en lygte gennem en bøgeskov',
  en: 'Linocut of a path with a lantern through a beech wood',
})

export const kaffe = print('kaffebord', {
  da: 'Linoleumssnit af et bord med kaffekande, kopper og kage',
  en: 'Linocut of a table laid with coffee pot, cups and cake',
})

export const port = print('indgang', {
  da: 'Linoleumssnit af en portal med trappetrin og åben dør',
  en: 'Linocut of a portal with steps and an open door',
})

export const gaardNaer = print(
  'bondegaard',
  {
    da: 'Linoleumssnit af gården med de lave længer og storken på taget',
    en: 'Linocut of the farm with its low wings and the stork on its roof',
  },
  {
    closer: true,
    caption: {
      da: 'Storken er af træ. Den levende rejste i 1950’erne.',
      en: 'The stork is wooden. The living one left in the 1950s.',
    },
  },
)

export const ildNaer = print(
  'ildsted',
  {
    da: 'Linoleumssnit af køkkenets åbne ild med gryden på krogen og katten foran',
    en: 'Linocut of the kitchen’s open fire, the pot on its hook and the cat in front',
  },
  {
    closer: true,
    caption: {
      da: 'Katten hører til gården og er ikke med på billetten.',
      en: 'The cat belongs to the farm and is not included in the ticket.',
    },
  },
)

export const trykkeriet = print(
  'haandvaerk',
  {
    da: 'Linoleumssnit af hænder med farverulle over en plade med en fugl',
    en: 'Linocut of hands with an ink roller over a block with a bird',
  },
  {
    caption: {
      da: 'Sommerskolen trykker plakaten, der hænger i skuret.',
      en: 'The summer school prints the poster that hangs in the shed.',
    },
  },
)
