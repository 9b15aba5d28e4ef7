import type { Page } from '@playwright/test'
import { holdCall, openHydrated } from '../support/calls.ts'
import { demoTrip } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

const kanha = demoTrip('kanha-tiger-country')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.getByRole('link', { name: `View Details of ${kanha.title}` })

/** Code of pages that have not been opened. */
async function prefetched(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.filter((name) => /\/(?:trip\._id\._-_title_|blog\._slug)-[\w-]+\.js$/.test(name))
}

test('the code of trips and stories is loaded once a list is idle', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await expect.poll(() => prefetched(page)).toHaveLength(2)
})

test('it is not loaded where data are to be saved', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openHydrated(page, '/category/wildlife')
  await page.waitForLoadState('networkidle')
  expect(await prefetched(page)).toEqual([])
})

test.describe('while a followed trip loads', () => {
  test('its picture, title, facts and price show at once, from the top', async ({ page }) => {
    await openHydrated(page, '/category/wildlife')
    await expect.poll(() => prefetched(page)).toHaveLength(2)
    const release = await holdCall(page, 'trips/get')
    await card(page).click()
    await expect(heading(page)).toHaveText(kanha.title)
    await expect(heading(page)).toBeInViewport()
    await expect(page.getByText(`Duration: ${kanha.duration} days`)).toBeVisible()
    await expect(page.locator('.trip-gallery img')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    release()
    await expect(page.getByRole('heading', { name: 'Day-wise Itinerary' })).toBeVisible()
    await expect(heading(page)).toHaveCount(1)
  })

  test('going back returns to the card', async ({ page }) => {
    await openHydrated(page, '/category/wildlife')
    await expect.poll(() => prefetched(page)).toHaveLength(2)
    const release = await holdCall(page, 'trips/get')
    await card(page).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    const place = await page.evaluate(() => scrollY)
    await card(page).click()
    await expect(heading(page)).toHaveText(kanha.title)
    await page.goBack()
    await expect(heading(page)).toHaveText('Wildlife Escapes')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    release()
  })
})

test('a followed link is marked, and the header shows progress, until the next page is there', async ({ page }) => {
  await openHydrated(page, '/contact')
  // What marks links is loaded once the browser is idle, and takes the browser's own rules away.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.locator('.site-header[data-loading]')).toBeVisible()
  await expect(page.locator('a[data-loading]')).toHaveText('About Us')
  release()
  await expect(heading(page)).not.toHaveText('Talk to Us')
  await expect(page.locator('[data-loading]')).toHaveCount(0)
})
