import { hostConfig } from './tests/host/config.ts'

/**
 * The tests of the whole product that take too long for every change, and those that see more
 * in the full demonstration: whole sounds, large prints.
 */
export default hostConfig({
  form: 'full',
  tests: ['**/nightly-host/*.spec.ts'],
  withPictures: [
    '**/nightly-host/pictures.spec.ts',
    '**/host/feeds.spec.ts',
    '**/host/media.spec.ts',
  ],
  timeout: 900_000,
})
