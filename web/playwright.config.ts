import { defineConfig } from '@playwright/test'
import { launch } from '../testbed/chromium.ts'

const port = Number(process.env.PREVIEW_PORT ?? 4174)

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Only the gate gives a second try, and names a test that needs it as flaky: .ci/run.
  retries: Number(process.env.VITRINE_BROWSER_RETRIES ?? 0),
  timeout: 60_000,
  // A machine that stalls is no fault of a page.
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ['../e2e/failures.ts']],
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: launch },
  webServer: {
    command: `${process.execPath} scripts/preview.ts`,
    url: `http://127.0.0.1:${port}/builds/latest.json`,
    env: { PORT: `${port}`, ILLUSTRATION_GRAIN: 'off' },
    reuseExistingServer: false,
  },
})
