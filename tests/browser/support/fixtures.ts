import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'

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
  /** Change it in a test that provokes problems. */
  allow: Allowance
  /** Watches the page during every test. */
  noProblems: void
}

/** Repeats a public test on a phone: its assertions depend on the viewport. What a phone shows is in phone-text.spec.ts. */
export const onPhonesToo = { tag: '@phone' }
export const onPhonesOnly = { tag: ['@phone', '@phone-only'] }

/** Playwright's test, which also fails on console messages, errors and requests to other hosts. */
export const test = base.extend<Fixtures>({
  allow: async ({}, use) => {
    await use({ statuses: [], offline: false, messages: [] })
  },
  noProblems: [
    async ({ context, baseURL, allow, javaScriptEnabled }, use) => {
      const problems: string[] = []
      const host = new URL(baseURL ?? 'http://127.0.0.1').host
      context.on('console', (message) => {
        if (isProblem(message, allow))
          problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`))
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

/** Closes a test's pages before the records that they may still be loading are deleted. */
export async function leavePages(context: BrowserContext): Promise<void> {
  await endRoutes(context)
  for (const page of context.pages()) await page.close()
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

/** Fails on axe violations of any rule and impact, after all animations have finished. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await waitForAnimations(page)
  // Legacy mode: otherwise a second page is opened for each analysis, to merge the results of frames, of which there
  // are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const report: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    for (const target of targets) if (id !== 'region' || !(await isPopup(page, target))) report.push(`${id}: ${target}`)
  }
  expect(report).toEqual([])
}

/** Tooltips and lists of suggestions stand at the end of the document, but belong to their controls by ARIA. */
function isPopup(page: Page, target: string): Promise<boolean> {
  return page
    .locator(target)
    .first()
    .evaluate((element) => element.closest('[data-portal]') !== null)
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1440) < 768
}
