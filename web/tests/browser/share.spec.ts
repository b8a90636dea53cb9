import { expect, open, alone as test } from './site.ts'

test('a page is shared by plain links without trackers, and its address is copied', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/presse/nyt-fund')
  const share = page.getByRole('region', { name: 'Del siden' })
  const links = await share.getByRole('link').evaluateAll((all) =>
    all.map((one) => {
      const link = one as HTMLAnchorElement
      return { host: new URL(link.href).host, rel: link.rel, target: link.target, url: link.href }
    }),
  )
  expect(links.map(({ host }) => host)).toEqual([
    '',
    'www.facebook.com',
    'www.linkedin.com',
    'x.com',
  ])
  for (const { host, rel, target, url } of links) {
    // The address and the title of the page, and nothing else.
    const values = [...new URL(url).searchParams.values()]
    expect(values.every((value) => /^https:\/\/museum\.example\/|^Nyt fund/.test(value))).toBe(true)
    expect({ rel, target }).toEqual(
      host === ''
        ? { rel: '', target: '' }
        : { rel: 'external noopener noreferrer', target: '_blank' },
    )
  }
  await share.getByRole('button', { name: 'Kopiér link' }).click()
  await expect(share.getByRole('status')).toHaveText('Linket er kopieret')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://museum.example/delt/1',
  )
  const origin = new URL(page.url()).origin
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
})

test('a device hands the page to its own apps', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page, '/presse/nyt-fund')
  await page.getByRole('button', { name: 'Del med …' }).click()
  const shared = await page.locator('html').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '{}')).toEqual({
    url: 'https://museum.example/delt/1',
    title: expect.stringContaining('Nyt fund'),
  })
})
