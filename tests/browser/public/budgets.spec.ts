import type { Page } from '@playwright/test'
import { openHydrated, waitUntilImproved } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'
import { kilobyte, measureTransfer, type Weight } from '../support/transfer-size.ts'

test.use({ keepsPage: false })

/** Maximum transfer of a page on a phone, with all that is loaded before the first tap (docs/readings.md). */
const budget: Weight = {
  scripts: 133 * kilobyte,
  styles: 20 * kilobyte,
  pictures: 275 * kilobyte,
  requests: 30,
}

const pages = ['/', '/category/wildlife', '/journeys', '/search?q=kerala', 'trip', '/blogs', '/blog/the-tiger-hour']

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true })

for (const name of pages) {
  test(`${name} stays within its budget`, async ({ page, request }) => {
    const path = name === 'trip' ? await tripPath(request, 'kanha-tiger-country') : name
    const weigh = measureTransfer(page)
    await openHydrated(page, path)
    await waitUntilImproved(page)
    await page.waitForLoadState('networkidle')
    const weight = await weigh()
    expect(weight.scripts, 'scripts are weighed').toBeGreaterThan(50 * kilobyte)
    const over = Object.entries(budget).filter(([kind, limit]) => weight[kind as keyof Weight] > limit)
    expect(over, JSON.stringify(weight)).toEqual([])
  })
}

test('scripts are requested after the images of the first screen have loaded', async ({ page }) => {
  await openHydrated(page, '/')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )
  const hero = files.find(({ name }) => name.includes('/hero-images/'))!
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(hero.responseEnd)
})

test('English pages with prices load three font files', async ({ page, request }) => {
  const fonts = new Set<string>()
  page.on('request', (each) => {
    if (each.resourceType() === 'font') fonts.add(each.url())
  })
  await openHydrated(page, await tripPath(request, 'kanha-tiger-country'))
  await expect(page.getByText('₹').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect([...fonts].map((each) => each.replace(/.*\/([\w-]+)-[^-]+$/, '$1')).sort()).toEqual([
    'fraunces',
    'mukta-400',
    'mukta-600',
  ])
})

/** Opens a page and holds back its largest image until released. @returns the images requested meanwhile. */
async function openWithoutLargestImage(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/media\/category-images\//, async (route) => {
    await held
    await route.continue()
  })
  const asked = { scripts: 0, pictures: 0 }
  page.on('request', (each) => {
    if (each.url().endsWith('.js')) asked.scripts += 1
    if (/\/media\/(?!category-images)/.test(each.url())) asked.pictures += 1
  })
  await page.goto('/category/wildlife', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toEqual({ scripts: 0, pictures: 0 })
  return { asked, release }
}

test('touching the page before that loads the scripts at once', async ({ page }) => {
  const { asked, release } = await openWithoutLargestImage(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => asked.scripts).toBeGreaterThan(3)
  release()
})

test('images further down are requested after those of the first screen', async ({ page }) => {
  const { asked, release } = await openWithoutLargestImage(page)
  release()
  await expect.poll(() => asked.pictures).toBeGreaterThan(0)
})

test('scrolling before that loads the images at once, but no scripts', async ({ page }) => {
  const { asked, release } = await openWithoutLargestImage(page)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => asked.pictures).toBeGreaterThan(0)
  expect(asked.scripts).toBe(0)
  release()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('images further down are loaded', async ({ page }) => {
    const first = page.waitForResponse(/\/media\/category-images\//)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Explore by Experience' }).scrollIntoViewIfNeeded()
    expect((await first).ok()).toBe(true)
  })
})
