import type { Field } from '../types.ts'

/** Under which terms a picture may be used; IIIF takes these addresses and no others. */
export const rightsAddresses = [
  'http://creativecommons.org/publicdomain/mark/1.0/',
  'http://creativecommons.org/publicdomain/zero/1.0/',
  'http://creativecommons.org/licenses/by/4.0/',
  'http://creativecommons.org/licenses/by-sa/4.0/',
  'http://rightsstatements.org/vocab/InC/1.0/',
  'http://rightsstatements.org/vocab/NoC-NC/1.0/',
] as const

export const rights: Field = {
  name: 'rights',
  type: 'string',
  description: 'Under which terms the pictures may be used.',
  options: { list: rightsAddresses },
}
