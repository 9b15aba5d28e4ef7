import { openAwake } from './calls.ts'
import { tripPath } from './demo.ts'
import { expect, test } from './fixtures.ts'
import { kilobyte, scale, type Weight } from './scale.ts'

const styles = 15 * kilobyte

/**
 * What the first look at a page may cost a phone; scripts are a little above what they weigh today, so that each new
 * kilobyte is a decision.
 */
const budgets: Record<string, Weight> = {
  '/': { scripts: 111 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/category/wildlife': { scripts: 111 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  trip: { scripts: 113 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/blogs': { scripts: 112 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/blog/the-tiger-hour': { scripts: 111 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true })

for (const [name, budget] of Object.entries(budgets)) {
  test(`the first look at ${name} stays within its budget`, async ({ page, request }) => {
    const path = name === 'trip' ? await tripPath(request, 'kanha-tiger-country') : name
    const weigh = scale(page)
    await openAwake(page, path)
    await page.waitForLoadState('networkidle')
    const weight = await weigh()
    expect(weight.scripts, 'scripts are weighed').toBeGreaterThan(50 * kilobyte)
    const over = Object.entries(budget).filter(([kind, limit]) => weight[kind as keyof Weight] > limit)
    expect(over, JSON.stringify(weight)).toEqual([])
  })
}

test('scripts are asked for after the pictures of the first screen have come', async ({ page }) => {
  await openAwake(page, '/')
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

test('whoever touches the page before that gets the scripts at once', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/media\/hero-images\//, async (route) => {
    await held
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (each) => {
    if (each.url().endsWith('.js')) scripts.push(each.url())
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  letGo()
})
