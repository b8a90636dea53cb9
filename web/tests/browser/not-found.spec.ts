import { expect, open, test } from './site.ts'

const suggestions = '**/api/search/suggest?*'

test('a page that is not there suggests what its address may mean', async ({ page, errors }) => {
  let query: string | null = null
  await page.route(suggestions, (route) => {
    query = new URL(route.request().url()).searchParams.get('q')
    const found = Array.from({ length: 6 }, (_, n) => ({
      title: `Guldhorn ${n + 1}`,
      href: `/guldhorn-${n + 1}`,
      label: 'Udstilling',
    }))
    return route.fulfill({ json: found })
  })
  await open(page, '/udstillinger/guldhornene-fra_Gallehus.html')
  const heading = page.getByRole('heading', { name: 'Ledte du efter en af disse?' })
  await expect(heading).toBeVisible()
  expect(query).toBe('guldhornene fra Gallehus')
  await expect(
    page.locator('[aria-live="polite"]', { has: heading }).getByRole('link'),
  ).toHaveCount(5)
  const form = page.getByRole('main').getByRole('search')
  await expect(form.getByLabel('Hvad leder du efter?')).toHaveAttribute('name', 'q')
  await expect(form.locator('form')).toHaveAttribute('action', '/soeg')

  // Another missing page has suggestions of its own.
  await page.route(suggestions, (route) => {
    query = new URL(route.request().url()).searchParams.get('q')
    return route.fulfill({ json: [{ title: 'Solvogn', href: '/solvogn', label: 'Udstilling' }] })
  })
  const link = page.locator('.lost-suggestions a').first()
  await expect(link).toHaveText('Guldhorn 1')
  await link.click()
  await expect(link).toHaveText('Solvogn')
  expect(query).toBe('guldhorn')
  errors.allow(/status of 404/)
})

test('too many requests: the page stays without suggestions', async ({ page, errors }) => {
  const refused = page.waitForResponse(suggestions)
  await page.route(suggestions, (route) => route.fulfill({ status: 429 }))
  await open(page, '/udstillinger/solhest-og-slange')
  expect((await refused).status()).toBe(429)
  await expect(page.getByRole('heading', { name: 'Ledte du efter en af disse?' })).toHaveCount(0)
  errors.allow(/status of 4(04|29)/)
})
