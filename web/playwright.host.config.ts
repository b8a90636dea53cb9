import { hostConfig } from './tests/host/config.ts'

/** The tests of the whole product that every change runs. */
export default hostConfig({
  form: 'sketch',
  tests: ['**/host/*.spec.ts'],
  withPictures: ['feeds', 'media', 'pictures', 'slow-line'].map(
    (name) => `**/host/${name}.spec.ts`,
  ),
  tasks: ['**/tasks/*.spec.ts'],
  timeout: 120_000,
})
