/** Tasks of who gives an address, or a consent. */
import type { Page } from '@playwright/test'
import { address, measuredAddress } from '../host/addresses.ts'
import { eachScript, expect, site, test } from './visitor.ts'

test.use({ byKeyboard: true })

for (const { withScript, name } of eachScript) {
  test.describe(name, () => {
    test.use({ withScript })

    test('10: the newsletter, with a wrong and a right address', async ({ visitor }) => {
      const { page } = visitor
      await visitor.arrive('/')
      visitor.allowFailedRequests()
      const form = page.locator('section.newsletter form')
      const email = form.getByLabel('Din e-mail')
      const send = form.getByRole('button', { name: 'Tilmeld mig' })
      const consentBox = form.getByLabel(/^Ja tak/)
      await visitor.check(consentBox)
      // A browser accepts this address; the list of the newsletter does not.
      await email.fill('gerda@nowhere')
      await visitor.choose(send)
      await expect(page.getByText('Vi kan ikke skrive til den adresse.')).toBeVisible()
      // Before the form is hydrated, and without JavaScript, the answer is a page of its own.
      if (page.url() !== address(site, '/')) await page.goBack()
      await email.fill('gerda@example.org')
      await consentBox.check()
      await visitor.choose(send)
      await expect(page.getByText('Se efter en mail fra os')).toBeVisible()
    })
  })
}

test('10: consent refused, changed, given', async ({ visitor }) => {
  const { page } = visitor
  // Nobody listens where the tag manager would be.
  visitor.allowFailedRequests()
  await visitor.arriveMeasured('/')
  const choice = page.getByRole('region', { name: 'Dit valg af cookies' })
  await visitor.choose(choice.getByRole('button', { name: 'Kun nødvendige' }))
  await expect(choice).toHaveCount(0)
  await expect.poll(() => consent(page)).toBe('1.none')
  const again = page.locator('footer').getByRole('link', { name: 'Valg af cookies' })
  await visitor.choose(again)
  await visitor.choose(choice.getByRole('button', { name: 'Tillad alle' }))
  await expect.poll(() => consent(page)).toBe('1.media-statistics')
  expect(page.url()).toContain(new URL(measuredAddress(site, '/')).host)
  expect(visitor.steps).toBe(3)
})

async function consent(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.map(({ value }) => value).find((value) => /^1\.(none|media)/.test(value))
}
