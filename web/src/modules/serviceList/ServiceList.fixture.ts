import { art, to } from '../../fixtures/content.ts'
import { listed } from '../../learn/fixtures.ts'
import type { Item, Module, ServiceList } from '../../model.ts'

export const services: Item[] = [
  listed('service', 'ydelser/konservering', 'Konservering', {
    picture: art('guldhorn', ''),
    excerpt: 'Vi renser, samler og sikrer genstande for museer og private.',
  }),
  listed('service', 'ydelser/udlaan', 'Udlån af genstande', {
    picture: art('slot', ''),
    excerpt: 'Til udstillinger i hele landet.',
  }),
  listed('service', 'ydelser/tilsyn', 'Bevaringsforholdsrådgivning', {
    excerpt: 'Lys, luft og skadedyr: Vi ser på jeres magasin.',
  }),
  listed('service', 'ydelser/datering', 'Datering af træ og tekstil', {
    picture: art('vikingeskib', '', 0.7),
  }),
  listed('service', 'ydelser/billeder', 'Billeder til bøger og film', {
    picture: art('trykpresse', ''),
  }),
]

export const serviceList: ServiceList = {
  key: 'ydelser',
  title: 'Det kan vi gøre for jer',
  services: services.slice(0, 4),
  link: to('', '/ydelser'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'serviceList', ...serviceList }]
