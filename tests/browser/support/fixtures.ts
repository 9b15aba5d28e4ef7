import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { KeptPage, leave } from './kept-page.ts'

/** Problems that a test provokes on purpose; any other complaint of the browser fails it. */
interface Allowance {
  /** HTTP statuses that the browser may report, such as 404 for a missing page. */
  statuses: number[]
  /** Whether requests may fail, such as while the network is switched off. */
  offline: boolean
  /** Prefixes of console messages that the page itself writes on failures. */
  messages: string[]
}

interface Fixtures {
  /** A test that provokes problems changes it. */
  allow: Allowance
  /** Whether the worker that keeps pages runs; its requests would pass by the routes of other tests. */
  storesPages: boolean
  /** Watches the page during every test. */
  noProblems: void
}

/** Options of projects and files. */
export interface PageOptions {
  /**
   * Whether the tests of a worker share a page, which forgets everything in between but cached files. Not for tests that
   * measure what is loaded, or give the page scripts or a clock.
   */
  keepsPage: boolean
}

/** Repeats a public test on a phone: its assertions depend on the viewport. What a phone shows is in phone-text.spec.ts. */
export const onPhonesToo = { tag: '@phone' }
export const onPhonesOnly = { tag: ['@phone', '@phone-only'] }

/** The browser gives up the animation between two documents, such as after a form was sent; the pages are complete. */
const abortedTransition = 'Transition was aborted'

/** Playwright's test, which also fails on console messages, errors and requests to other hosts. */
export const test = base.extend<Fixtures & PageOptions, { keptPage: KeptPage }>({
  keepsPage: [false, { option: true }],
  keptPage: [
    async ({}, use) => {
      const kept = new KeptPage()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keepsPage,
      keptPage,
      baseURL,
      viewport,
      storageState,
      contextOptions,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      javaScriptEnabled,
    },
    use,
  ) => {
    if (!keepsPage) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const key = JSON.stringify([baseURL, hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled])
    const beginning = { viewport, storageState, contextOptions }
    await use(await keptPage.begin(browser, key, beginning))
    await keptPage.end(baseURL!)
  },
  page: async ({ context, keepsPage }, use) => use(keepsPage ? context.pages()[0]! : await context.newPage()),
  allow: async ({}, use) => {
    await use({ statuses: [], offline: false, messages: [] })
  },
  storesPages: [false, { option: true }],
  noProblems: [
    async ({ context, baseURL, allow, javaScriptEnabled, storesPages }, use) => {
      if (!storesPages) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      const problems: string[] = []
      const host = new URL(baseURL ?? 'http://127.0.0.1').host
      context.on('console', (message) => {
        if (isProblem(message, allow))
          problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!message.startsWith(abortedTransition)) problems.push(`page error: ${message}`)
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.host !== host) problems.push(`unknown host: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (javaScriptEnabled === false && request.resourceType() === 'script') return
        // Navigation aborts the requests of the previous page.
        if (!allow.offline && reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
      })
      await use()
      await endRoutes(context)
      expect(problems, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Leaves a test's pages before the records that they may still be loading are deleted. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await endRoutes(context)
  await context.setOffline(false)
  for (const page of context.pages()) await leave(page)
}

/** A route handler that still waits for its response must not fail the next test of the worker. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

function isProblem(message: ConsoleMessage, { statuses, offline, messages }: Allowance): boolean {
  if (!['error', 'warning', 'assert'].includes(message.type())) return false
  const text = message.text()
  // Playwright's trace recorder fetches previews of selected files that could not be decoded; the content security
  // policy need not allow that.
  if (text.startsWith("Connecting to 'blob:")) return false
  if (messages.some((beginning) => text.startsWith(beginning))) return false
  const status = /status of (\d{3})/.exec(text)?.[1]
  if (status && statuses.includes(Number(status))) return false
  return !(offline && text.includes('net::ERR_INTERNET_DISCONNECTED'))
}

/** Waits until what the last events asked for is on the screen: two frames, and the timers that were set meanwhile. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** Elements that fade in have too little contrast for a moment. Infinite animations are not awaited. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const endless = each.effect?.getTiming().iterations === Infinity
      return endless || each.playState !== 'running'
    }),
  )
}

/** Modal elements, which make the rest of the page inert. */
const overlays = ':is([data-portal], [aria-modal="true"])'

/**
 * Fails on axe violations of any rule and impact, after all animations have finished. An analysis of a long form takes two
 * seconds of CPU: once for each state of a screen is enough. While a modal dialog is open, only the dialog
 * is analysed; the page without it is another state.
 * @param parts selectors of what alone is analysed, and of what is left out.
 */
export async function expectNoAxeFindings(page: Page, parts: { only?: string; without?: string } = {}): Promise<void> {
  await waitForAnimations(page)
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  // Legacy mode: otherwise a second page is opened for each analysis, to merge the results of frames, of which there
  // are none. Loading axe again would make Chromium compile it again.
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  if (parts.only) builder.include(parts.only)
  else if (await page.locator('[aria-modal="true"]').filter({ visible: true }).count()) builder.include(overlays)
  if (parts.without) builder.exclude(parts.without)
  const { violations } = await builder.analyze()
  const report: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    for (const target of targets) if (id !== 'region' || !(await isPopup(page, target))) report.push(`${id}: ${target}`)
  }
  expect(report).toEqual([])
}

/** Tooltips and lists of suggestions are at the end of the document, but belong to their controls by ARIA. */
function isPopup(page: Page, target: string): Promise<boolean> {
  return page
    .locator(target)
    .first()
    .evaluate((element) => element.closest('[data-portal]') !== null)
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1440) < 768
}
