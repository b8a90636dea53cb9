import { print } from '../../writing/marks.ts'

export const slot = print(
  'slot',
  {
    da: 'Linoleumssnit af et slot med tre tårne og kobberspir, der spejler sig i voldgraven ved solopgang',
    en: 'Linocut of a castle with three towers and copper spires, mirrored in its moat at sunrise',
  },
  { hotspot: [0.5, 0.45] },
)

export const slotNaer = print(
  'slot',
  {
    da: 'Linoleumssnit af slottets midterste tårn med solen bag',
    en: 'Linocut of the castle’s middle tower with the sun behind it',
  },
  {
    closer: true,
    caption: {
      da: 'Uret på tårnet går fem minutter bagefter. Det er en tradition nu.',
      en: 'The tower clock is five minutes slow. By now it is a tradition.',
    },
  },
)

export const balsal = print('balsal', {
  da: 'Linoleumssnit af lysekroner over et ternet gulv; tre musikanter spiller i silhuet',
  en: 'Linocut of chandeliers over a chequered floor, with three musicians in silhouette',
})

export const kasematter = print('kasematter', {
  da: 'Linoleumssnit af en skikkelse i kappe med lygte, set bagfra i hvælvede kældergange',
  en: 'Linocut of a cloaked figure with a lantern, seen from behind in vaulted cellars',
})

export const have = print('slotshave', {
  da: 'Linoleumssnit af barokhaven fra luften med rund labyrint, springvand og slottet for enden',
  en: 'Linocut of the formal garden from the air: a round maze, a fountain and the castle beyond',
})

export const haveNaer = print(
  'slotshave',
  {
    da: 'Linoleumssnit af labyrintens hække rundt om springvandet',
    en: 'Linocut of the hedges of the maze around the fountain',
  },
  {
    closer: true,
    caption: {
      da: 'Vejen ud er den samme som vejen ind. Det hjælper ikke.',
      en: 'The way out is the same as the way in. This does not help.',
    },
  },
)

export const tavle = print('altertavle', {
  da: 'Linoleumssnit af en forgyldt fløjaltertavle med korsfæstelsen, helgener og tændte lys',
  en: 'Linocut of a gilded, winged altarpiece with the Crucifixion, saints and lit candles',
})

export const skib = print('orlogsskib', {
  da: 'Linoleumssnit af et stort sejlskib i krudtrøg på urolig sø',
  en: 'Linocut of a great sailing ship in powder smoke on a rough sea',
})

export const moenter = print('moenter', {
  da: 'Linoleumssnit af mønter, der ligger spredt på et mørkt klæde',
  en: 'Linocut of coins scattered on a dark cloth',
})

export const kaffe = print('kaffebord', {
  da: 'Linoleumssnit af et dækket bord med kaffekande, kopper og kage',
  en: 'Linocut of a table set with coffee pot, cups and cake',
})

export const nisse = print('nisse', {
  da: 'Linoleumssnit af en nisse med rød hue og lygte i sneen',
  en: 'Linocut of a gnome with red cap and lantern in the snow',
})

export const port = print('indgang', {
  da: 'Linoleumssnit af en stor portal med trin og åben dør',
  en: 'Linocut of a great portal with steps and an open door',
})

export const sal = print('museumssal', {
  da: 'Linoleumssnit af lys, der falder ind i en høj sal med gæster i silhuet',
  en: 'Linocut of light falling into a high hall with visitors in silhouette',
})
