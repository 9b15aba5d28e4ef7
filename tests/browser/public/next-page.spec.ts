import type { Page } from '@playwright/test'
import { holdCall, openHydrated, waitUntilImproved } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const kanha = demoTrip('kanha-tiger-country')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.getByRole('link', { name: `View Details of ${kanha.title}` })

/** Code of the trip page, which has not been opened. */
async function prefetched(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return names.filter((name) => /\/trip\._id\._-_title_-[\w-]+\.js$/.test(name))
}

test('the code of the preview of a trip is loaded once a list is idle', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await expect.poll(() => prefetched(page)).toHaveLength(1)
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
    await expect.poll(() => prefetched(page)).toHaveLength(1)
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
    await expect.poll(() => prefetched(page)).toHaveLength(1)
    const release = await holdCall(page, 'trips/get')
    await card(page).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(100)
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
  await waitUntilImproved(page)
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

test('all of a trip page follows from trip to trip, and the footer marks the page, without loading a document', async ({
  page,
  request,
}) => {
  await openHydrated(page, await tripPath(request, 'kanha-tiger-country'))
  const itinerary = page.locator('.itinerary')
  const currentInFooter = page.locator('footer [aria-current="page"]')
  const similar = page.getByRole('region', { name: 'What next' }).getByRole('link')
  const days = await itinerary.innerText()
  await expect(currentInFooter).toHaveCount(0)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const title = await similar.first().locator('.text-h3').innerText()
  await similar.first().click()
  await expect(heading(page)).toHaveText(title)
  await expect(itinerary).toHaveCount(1)
  await expect(itinerary).not.toHaveText(days, { useInnerText: true })
  await page.goBack()
  await expect(itinerary).toHaveText(days, { useInnerText: true })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(currentInFooter).toHaveText('About Us')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})
