/** Prints that only the articles show. */
import { print } from '../../writing/marks.ts'

export const klintOgHav = print('klint', {
  da: 'Linoleumssnit af en kyst med hvide klinter, skumtoppe og fugle over havet',
  en: 'Linocut of a coast with white cliffs, breakers and birds above the sea',
})

export const maalebord = print(
  'aarringe',
  {
    da: 'Linoleumssnit af en skydelære, der måler årringene i en skive egetræ',
    en: 'Linocut of a calliper measuring the growth rings in a slice of oak',
  },
  {
    caption: {
      da: 'Årringene fortæller, hvornår træet blev fældet. De fortæller ikke, hvor mange gange det er flyttet.',
      en: 'The rings say when the tree was felled. They do not say how often it has moved since.',
    },
  },
)

export const langhus = print(
  'langhus',
  {
    da: 'Linoleumssnit af ild på gulvet midt i et langhus med mennesker som silhuetter mellem stolperne',
    en: 'Linocut of a fire on the floor of a longhouse, with people in silhouette between the posts',
  },
  {
    caption: {
      da: 'Ilden på gulvet og røgen under taget: Sådan boede man i det meste af Danmarks historie.',
      en: 'Fire on the floor, smoke in the roof: so people lived for most of Danish history.',
    },
  },
)
