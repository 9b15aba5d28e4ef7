import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openAwake } from './calls.ts'
import { tripPath } from './demo.ts'
import { expect, test } from './fixtures.ts'

/** What the first look at a page may cost a phone: bytes as gzip, and files. */
interface Budget {
  scripts: number
  styles: number
  pictures: number
  requests: number
}

const kilobyte = 1000
const styles = 15 * kilobyte

/** By page; scripts are a little above what they weigh today, so that each new kilobyte is a decision. */
const budgets: Record<string, Budget> = {
  '/': { scripts: 134 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/category/wildlife': { scripts: 130 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  trip: { scripts: 135 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/blogs': { scripts: 134 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
  '/blog/the-tiger-hour': { scripts: 134 * kilobyte, styles, pictures: 350 * kilobyte, requests: 24 },
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
    const over = Object.entries(budget).filter(([kind, limit]) => weight[kind as keyof Budget] > limit)
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

/** Weighs what the page asks for from now on. @returns a function that tells the weight so far. */
function scale(page: Page): () => Promise<Budget> {
  const kinds = { script: 'scripts', stylesheet: 'styles', image: 'pictures' } as const
  const weight: Budget = { scripts: 0, styles: 0, pictures: 0, requests: 0 }
  const weighed: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    weight.requests += 1
    const kind = kinds[request.resourceType() as keyof typeof kinds]
    // What only paper needs is fetched last, and holds nothing up.
    if (!kind || /\/print-[\w-]+\.css$/.test(request.url())) return
    const add = async () => {
      const body = await (await request.response())!.body()
      weight[kind] += kind === 'pictures' ? body.length : gzipSync(body, { level: 9 }).length
    }
    weighed.push(add())
  })
  return async () => {
    await Promise.all(weighed)
    return weight
  }
}
