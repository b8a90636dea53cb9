import { defineConfig } from '@playwright/test'
import { launch } from './tests/browser/launch.ts'
import { port } from './tests/host/addresses.ts'

/** The tests of the whole product: content service, host, workers and browser. */
export default defineConfig({
  testDir: 'tests/host',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that stalls is no fault of a page. The report names what passed only now.
  retries: process.env.CI ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: { ignoreHTTPSErrors: true, launchOptions: launch },
  webServer: {
    command: `${process.execPath} tests/host/serve.ts`,
    url: `https://127.0.0.1:${port}/readyz`,
    ignoreHTTPSErrors: true,
    reuseExistingServer: !process.env.CI,
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})
