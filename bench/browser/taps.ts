import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { round, table } from '../support/figures.ts'
import type { MeasuredProgram } from '../support/program.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true }

/** Slow 4G as the browser's developer tools emulate it: milliseconds, bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

const runs = 3

/** Parts of the names of files that are prefetched. */
const prefetched = ['/trip._id.', '/category._category-', '/blog._slug-']

/** Milliseconds for which a visitor looks at the page; what the scripts import and the pictures in view arrive meanwhile. */
const pause = 3000

/** A path, and the link on it that is tapped. */
const taps = [
  ['home → trip', '/', '.journeys-item a'],
  ['home → category', '/', 'a[href="/category/wellness"].group'],
  ['home → story', '/', 'article a[href^="/blog/"]'],
  ['category → trip', '/category/wildlife', '.trip-card-link'],
  ['story list → story', '/blogs', 'article a[href^="/blog/"]'],
  ['footer → about', '/category/wildlife', 'footer a[href="/about"]'],
] as const

interface Times {
  change: number
  readable: number
}

/** Milliseconds from a tap to the first change on the screen, and to the page, after hydration on emulated Slow 4G. */
export async function tapTimes({ url }: MeasuredProgram): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] })
  try {
    const rows: string[][] = []
    for (const [name, path, link] of taps) {
      const times: Times[] = []
      // The first run generates the pictures' variants.
      for (let run = 0; run <= runs; run += 1) {
        const context = await browser.newContext(phone)
        const page = await context.newPage()
        await page.addInitScript(watchTaps)
        times.push(await tap(page, url + path, link, run > 0))
        await context.close()
      }
      const measured = times.slice(1)
      rows.push([
        name,
        ...(['change', 'readable'] as const).map((key) => round(Math.max(...measured.map((each) => each[key])))),
      ])
    }
    return table(['tap', 'slowest first change ms', 'slowest page ms'], rows)
  } finally {
    await browser.close()
  }
}

async function tap(page: Page, address: string, selector: string, isSlow: boolean): Promise<Times> {
  if (isSlow) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  await page.goto(address)
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForFunction((names) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.every((each) => loaded.some((url) => url.includes(each)))
  }, prefetched)
  await page.waitForTimeout(pause)
  await link.tap()
  const handle = await page.waitForFunction(() => {
    const { change, readable } = (globalThis as unknown as { tapTimes: Partial<Times> }).tapTimes
    return change !== undefined && readable !== undefined && { change, readable }
  })
  return (await handle.jsonValue()) as Times
}

/** Runs in the page. A change counts when the frame after it has been painted. */
function watchTaps(): void {
  const times: Partial<Times> = {}
  Object.assign(globalThis, { tapTimes: times })
  const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done))
  addEventListener(
    'click',
    () => {
      const start = performance.now()
      const from = location.pathname
      let isChanged = false
      const observer = new MutationObserver(() => {
        if (!isChanged) afterPaint(() => (times.change = performance.now() - start))
        isChanged = true
        const isLoading = document.querySelector('[data-loading], main [aria-busy]') !== null
        if (isLoading || location.pathname === from || !document.querySelector('main h1')) return
        observer.disconnect()
        afterPaint(() => (times.readable = performance.now() - start))
      })
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    },
    true,
  )
}
