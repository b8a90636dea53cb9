/** The prints that several pages show. */
import { closer, print } from '../../writing/marks.ts'

export const doer = print('dvaergedoer', {
  da: 'Linoleumssnit: en lille oplyst dør i en skrænt; ved siden af den hænger en dværgs lygte.',
  en: 'Linocut: a small lit door in a hillside, with a dwarf’s lantern beside it.',
})

export const sti = print('boegeskov', {
  da: 'Linoleumssnit: en sti med en lygte snor sig gennem en bøgeskov.',
  en: 'Linocut: a path with a lantern winds through a beech wood.',
})

export const klint = print('klint', {
  da: 'Linoleumssnit: de hvide klinter på Møn rejser sig over havet.',
  en: 'Linocut: the white cliffs of Møn rise above the sea.',
})

export const lygtetog = print('lygtetog', {
  da: 'Linoleumssnit: små dværge med huer går på række med lygter mellem snetunge træer.',
  en: 'Linocut: small dwarfs in caps walk in line with lanterns between trees heavy with snow.',
})

export const kartotek = print('kartotek', {
  da: 'Linoleumssnit: et kartotek med mange små skuffer, den ene trukket ud.',
  en: 'Linocut: a card index with many small drawers, one of them pulled out.',
})

export const kaffebord = print('kaffebord', {
  da: 'Linoleumssnit: kande, kopper og kage på et lille bord.',
  en: 'Linocut: a pot, cups and cake on a small table.',
})

export const rude = closer(doer, {
  da: 'Linoleumssnit: en lille oplyst rude i en mørk skrænt under en fuldmåne.',
  en: 'Linocut: a small lit window in a dark hillside under a full moon.',
})

export const nisse = print('nisse', {
  da: 'Linoleumssnit: en skægget skikkelse med hue og lygte står i sneen under en fuldmåne.',
  en: 'Linocut: a bearded figure with a cap and a lantern stands in the snow under a full moon.',
})
