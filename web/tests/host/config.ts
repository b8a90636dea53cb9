import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { today } from '../../../demo/writing/days.ts'
import { launch } from '../../../testbed/chromium.ts'
import type { TaskOptions } from '../tasks/visitor.ts'
import { boxOfficeOrigin, measuredPort } from './addresses.ts'

interface Wanted {
  /** In which form the demonstration is made. */
  readonly form: 'sketch' | 'full'
  /** Patterns of the files with tests. */
  readonly tests: string[]
  /** Those that are about pictures; the others do without, which spares making them. */
  readonly withPictures: string[]
  /** Patterns of the tasks, which are done on a telephone and at a desk. */
  readonly tasks?: string[]
  /** Milliseconds that a test may take. */
  readonly timeout: number
}

/** Tests of the whole product: content service, host, workers and browser. */
export function hostConfig(wanted: Wanted): PlaywrightTestConfig<TaskOptions> {
  const { form, tests, withPictures, tasks = [], timeout } = wanted
  // The demonstration and what is expected of it lie around the same day, also at midnight.
  process.env.DEMO_TODAY = today
  process.env.DEMO_FORM ??= form
  process.env.DEMO_BOX_OFFICE = boxOfficeOrigin
  const blind = {
    ...launch,
    args: [...launch.args, '--blink-settings=imagesEnabled=false'],
  }
  return defineConfig<TaskOptions>({
    testDir: 'tests',
    fullyParallel: true,
    workers: 2,
    // Only the gate gives a second try, and names a test that needs it as flaky: .ci/run.
    retries: Number(process.env.VITRINE_BROWSER_RETRIES ?? 0),
    timeout,
    expect: { timeout: 10_000 },
    reporter: [[process.env.CI ? 'line' : 'list'], ['../e2e/failures.ts']],
    projects: [
      {
        name: 'without pictures',
        testMatch: tests,
        testIgnore: withPictures,
        use: { launchOptions: blind },
      },
      { name: 'with pictures', testMatch: withPictures, use: { launchOptions: launch } },
      ...(['phone', 'desk'] as const).map((device) => ({
        name: `tasks, ${device}`,
        testMatch: tasks,
        use: { device, launchOptions: launch },
      })),
    ],
    webServer: {
      command: `${process.execPath} tests/host/serve.ts`,
      // What is served there starts last.
      url: `https://127.0.0.1:${measuredPort}/readyz`,
      ignoreHTTPSErrors: true,
      reuseExistingServer: !process.env.CI,
      timeout: 1_200_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
    },
  })
}
