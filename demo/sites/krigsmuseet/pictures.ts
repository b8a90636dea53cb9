import { print } from '../../writing/marks.ts'

export const kanon = print(
  'kanon',
  {
    da: 'Linoleumssnit af en bronzekanon på lavet foran en lang række hvælvinger',
    en: 'Linocut of a bronze cannon on its carriage before a long row of vaults',
  },
  { hotspot: [0.45, 0.6] },
)

export const kanonNaer = print(
  'kanon',
  {
    da: 'Linoleumssnit af kanonens bronzeløb med hanke og hjul',
    en: 'Linocut of the cannon’s bronze barrel with its handles and wheels',
  },
  {
    closer: true,
    caption: {
      da: 'Hankene på løbet kaldes delfiner. De er til at løfte i.',
      en: 'The handles on the barrel are called dolphins. They are for lifting.',
    },
  },
)

export const skib = print(
  'orlogsskib',
  {
    da: 'Linoleumssnit af et orlogsskib for fulde sejl, der affyrer sine kanoner i tæt krudtrøg',
    en: 'Linocut of a ship of the line under full sail, firing her guns in thick powder smoke',
  },
  { hotspot: [0.5, 0.4] },
)

export const skibNaer = print(
  'orlogsskib',
  {
    da: 'Linoleumssnit af et skibs bredside, næsten skjult af røg',
    en: 'Linocut of a ship’s broadside almost hidden by smoke',
  },
  {
    closer: true,
    caption: {
      da: 'Efter den første salve så man sjældent modstanderen.',
      en: 'After the first salvo one seldom saw the enemy.',
    },
  },
)

export const uniform = print('uniform', {
  da: 'Linoleumssnit af en rød uniformskjole, en trekantet hat og en tromme i lyset fra et vindue',
  en: 'Linocut of a red uniform coat, a tricorne hat and a drum in the light of a window',
})

export const gang = print('kasematter', {
  da: 'Linoleumssnit af en skikkelse i kappe, der går med en lygte gennem hvælvede gange',
  en: 'Linocut of a cloaked figure with a lantern walking through vaulted passages',
})

export const magasin = print('magasin', {
  da: 'Linoleumssnit af reoler med mærkede æsker, kortskuffer og en stige under en lampe',
  en: 'Linocut of shelves with labelled boxes, map drawers and a ladder beneath a lamp',
})

export const sal = print('museumssal', {
  da: 'Linoleumssnit af en stor sal, hvor lyset falder ned mellem søjler og gæster i silhuet',
  en: 'Linocut of a great hall where light falls between columns and visitors in silhouette',
})

export const portal = print('indgang', {
  da: 'Linoleumssnit af en portal med trappe og åben dør',
  en: 'Linocut of a portal with steps and an open door',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit af kartotekskort i skuffer, hvoraf den ene står åben',
  en: 'Linocut of card-index drawers, one of them open',
})

export const tavle = print('skoletavle', {
  da: 'Linoleumssnit af en skoletavle med runer og en skoletaske',
  en: 'Linocut of a blackboard with runes, and a school bag',
})

export const mikrofon = print('mikrofon', {
  da: 'Linoleumssnit af en studiemikrofon med udskårne lydstråler og en spole bånd',
  en: 'Linocut of a studio microphone with carved rays of sound and a reel of tape',
})

export const cykler = print('cykler', {
  da: 'Linoleumssnit af en række cykler ved et rækværk',
  en: 'Linocut of a row of bicycles at a railing',
})
