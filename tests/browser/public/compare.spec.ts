import { openHydrated } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const [kanha, ladakh] = [demoTrip('kanha-tiger-country'), demoTrip('ladakh-monasteries-and-stars')]

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`hearts save journeys, which are compared side by side, at ${viewport.width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/journeys')
    const heart = page.getByRole('button', { name: `Save ${kanha.title}` })
    const card = page.locator('.trip-card').filter({ hasText: kanha.title })
    await heart.scrollIntoViewIfNeeded()
    const before = await card.boundingBox()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await card.boundingBox()).toEqual(before)
    await expect(page).toHaveURL('/journeys')
    await openHydrated(page, await tripPath(request, ladakh.key))
    await page.getByRole('button', { name: `Save ${ladakh.title}` }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Saved 2' }).click()
    const table = page.getByRole('region', { name: 'Side by side' }).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([ladakh.title, kanha.title].map((title) => RegExp(title)))
    await page.getByLabel('Prices for how many people?').fill('4')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(table).toContainText('Per person with GST, for 4 people')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await expectNoAxeFindings(page)
    const ask = page.getByRole('link', { name: 'Ask about these 2' })
    const message = new URL((await ask.getAttribute('href'))!).searchParams.get('text')!
    for (const words of [kanha.title, ladakh.title, 'People: 4']) expect(message).toContain(words)
    await table.getByRole('button', { name: `Remove ${ladakh.title}` }).click()
    await expect(page.getByRole('region', { name: 'Journeys' })).toContainText(kanha.title)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved 1' })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heart opens the list with its journey, and two are compared for the chosen people', async ({
    page,
    request,
  }) => {
    const idOf = async (key: string) => (await tripPath(request, key)).split('/')[2]!
    const ids = [await idOf(ladakh.key), await idOf(kanha.key)]
    await page.goto('/journeys')
    await page.getByRole('button', { name: `Save ${kanha.title}` }).click()
    await expect(page).toHaveURL(`/saved?trips=${ids[1]}`)
    await expect(page.getByRole('region', { name: 'Journeys' }).getByRole('link')).toHaveCount(1)
    await page.goto(`/saved?trips=${ids.join(',')}`)
    await expect(page).toHaveTitle(/^Ladakh or Kanha\? 2 journeys/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Ladakh or Kanha? 2 journeys')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(new URL(card!).pathname)).headers()['content-type']).toBe('image/jpeg')
    await page.getByLabel('Prices for how many people?').fill('3')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('table')).toContainText('Per person with GST, for 3 people')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
})
