/** A visitor with a task: on a telephone by touch, at a desk by mouse or by keyboard. */
import { type BrowserContextOptions, devices, type Locator, type Page } from '@playwright/test'
import { waitForHydration } from '../browser/hydration.ts'
import { address, boxOfficeOrigin, measuredAddress } from '../host/addresses.ts'
import { expect, test as hostTest, listen } from '../host/visitor.ts'

export type Device = 'phone' | 'desk'

const contexts: Record<Device, BrowserContextOptions> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1440, height: 900 } },
}

/** The site whose tasks these are, but where a task names another. */
export const site = 'nationalmuseet'

export class Visitor {
  readonly page: Page
  readonly device: Device
  readonly #byKeyboard: boolean
  readonly #withScript: boolean
  #steps = 0
  #failedRequestsAllowed = false

  constructor(page: Page, device: Device, byKeyboard: boolean, withScript: boolean) {
    this.page = page
    this.device = device
    this.#byKeyboard = byKeyboard && device === 'desk'
    this.#withScript = withScript
  }

  /** How often the visitor has tapped, clicked or pressed a key since the first page. */
  get steps(): number {
    return this.#steps
  }

  /** In this task a request fails, which the browser reports in the console. */
  allowFailedRequests(): void {
    this.#failedRequestsAllowed = true
  }

  /** Those of the console's errors that the task does not allow. */
  faults(errors: readonly string[]): string[] {
    const ofRequest = (error: string) => error.includes('Failed to load resource')
    return errors.filter((error) => !(this.#failedRequestsAllowed && ofRequest(error)))
  }

  /** Arrives at a page of a site; that is no step. */
  async arrive(path: string, at = site): Promise<void> {
    await this.#goTo(address(at, path))
  }

  /** Arrives at a page of a site in production, where visits are measured. */
  async arriveMeasured(path: string): Promise<void> {
    await this.#goTo(measuredAddress(site, path))
  }

  async #goTo(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' })
    await this.hydrated()
  }

  /** Sets the moment at which the visitor comes: `2026-11-15T12:00`. */
  async comeAt(moment: string, at = site): Promise<void> {
    const { origin } = new URL(address(at, '/'))
    await this.page.context().addCookies([{ name: 'as-of', value: moment, url: origin }])
  }

  /** Waits until the page reacts. Without JavaScript it does as soon as it is there. */
  async hydrated(): Promise<void> {
    const isWebsite = !this.page.url().startsWith(boxOfficeOrigin)
    if (this.#withScript && isWebsite) await waitForHydration(this.page)
  }

  /** Taps, clicks, or goes to it and presses Enter. */
  async choose(target: Locator): Promise<void> {
    this.#steps += 1
    if (this.device === 'phone') await target.tap()
    else if (this.#byKeyboard) await this.#press(target, 'Enter')
    else await target.click()
  }

  async check(target: Locator): Promise<void> {
    this.#steps += 1
    if (this.device === 'phone') await target.tap()
    else if (this.#byKeyboard) await this.#press(target, 'Space')
    else await target.click()
    await expect(target).toBeChecked()
  }

  /** Follows a link to another page, and waits until that reacts. */
  async follow(link: Locator, url: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    await this.choose(link)
    await expect(this.page).toHaveURL(url)
    await this.hydrated()
  }

  /** Writes into a field, letter by letter, as people do. */
  async write(field: Locator, text: string): Promise<void> {
    this.#steps += 1
    await field.focus()
    await field.pressSequentially(text)
  }

  async #press(target: Locator, key: string): Promise<void> {
    await target.focus()
    // What cannot have the focus cannot be pressed.
    await expect(target).toBeFocused()
    await target.press(key)
  }
}

export interface TaskOptions {
  device: Device
  /** At the desk the keyboard is all that there is. */
  byKeyboard: boolean
  withScript: boolean
}

export const test = hostTest.extend<TaskOptions & { visitor: Visitor }>({
  device: ['desk', { option: true }],
  byKeyboard: [false, { option: true }],
  withScript: [true, { option: true }],
  visitor: async ({ other, device, byKeyboard, withScript }, use) => {
    const page = await other({ ...contexts[device], javaScriptEnabled: withScript })
    const errors = listen(page)
    const visitor = new Visitor(page, device, byKeyboard, withScript)
    await use(visitor)
    expect(visitor.faults(errors)).toEqual([])
  },
})

/** A task that is done with JavaScript and without it. */
export const eachScript = [
  { withScript: true, name: 'with JavaScript' },
  { withScript: false, name: 'without JavaScript' },
] as const

export { expect }
