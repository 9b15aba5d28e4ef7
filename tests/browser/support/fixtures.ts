import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'

/** What a test expects to go wrong on purpose; everything else that the browser complains about fails it. */
interface Allowance {
  /** Statuses whose answers the browser may report, such as 404 for a page that is not there. */
  statuses: number[]
  /** Requests that may fail, such as those made while the network is switched off. */
  offline: boolean
  /** Beginnings of console messages that the page itself writes for its operators when something fails. */
  messages: string[]
}

interface Fixtures {
  /** Change it in a test to expect trouble. */
  allow: Allowance
  /** Watches the page from the start to the end of every test. */
  quiet: void
}

/** Playwright's test, with a page that must stay quiet: no console noise, no errors, no other hosts. */
export const test = base.extend<Fixtures>({
  allow: async ({}, use) => {
    await use({ statuses: [], offline: false, messages: [] })
  },
  quiet: [
    async ({ context, baseURL, allow, javaScriptEnabled }, use) => {
      const complaints: string[] = []
      const host = new URL(baseURL ?? 'http://127.0.0.1').host
      context.on('console', (message) => {
        if (isNoise(message, allow))
          complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.host !== host) complaints.push(`unknown host: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (javaScriptEnabled === false && request.resourceType() === 'script') return
        // A navigation ends what the page before was still loading.
        if (!allow.offline && reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
      })
      await use()
      expect(complaints, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Closes a test's pages, before what they may still be loading is deleted. */
export async function leavePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close()
}

function isNoise(message: ConsoleMessage, { statuses, offline, messages }: Allowance): boolean {
  if (!['error', 'warning', 'assert'].includes(message.type())) return false
  const text = message.text()
  // The recorder of the tests fetches chosen pictures that could not be drawn; the content policy has no need to let it.
  if (text.startsWith("Connecting to 'blob:")) return false
  if (messages.some((beginning) => text.startsWith(beginning))) return false
  const status = /status of (\d{3})/.exec(text)?.[1]
  if (status && statuses.includes(Number(status))) return false
  return !(offline && text.includes('net::ERR_INTERNET_DISCONNECTED'))
}

/** What is fading in has too little contrast for a moment. What moves for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const endless = each.effect?.getTiming().iterations === Infinity
      return endless || each.playState !== 'running'
    }),
  )
}

/** Fails on serious and critical findings of axe in the page as it is shown, once it stands still. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  await untilStill(page)
  // The other mode opens a second page for each look, to gather the findings of frames: there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(told).toEqual([])
}

/** Whether the test runs on the narrow screen. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1440) < 768
}
