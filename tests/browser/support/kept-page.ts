import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'

/** What differs between tests and can be set without opening another page. */
interface Beginning {
  viewport: BrowserContextOptions['viewport']
  storageState: BrowserContextOptions['storageState']
  contextOptions: BrowserContextOptions
}

/** Of no use but to leave a page for another one of the same origin. */
const emptyPath = '/robots.txt'

/** Events that tests listen to. */
const pageEvents = ['request', 'response', 'requestfinished', 'requestfailed', 'console', 'dialog', 'download'] as const
const contextEvents = ['console', 'weberror', 'request', 'requestfailed'] as const

/**
 * The page that the tests of a worker open one after the other. A new one takes Chromium 0.8 s of CPU: it starts a process
 * and compiles the back office again. Between two tests everything is forgotten but the cache of immutable files.
 */
export class KeptPage {
  #context: BrowserContext | null = null
  #page: Page | null = null
  #key = ''

  /** @param key of the options that only another context can have. */
  async begin(browser: Browser, key: string, beginning: Beginning): Promise<BrowserContext> {
    const isOpen = this.#page && !this.#page.isClosed() && this.#key === key
    if (!isOpen) await this.#open(browser, key)
    else await this.#prepare(beginning)
    return this.#context!
  }

  /** Forgets what the test left; a page that cannot be left is closed. */
  async end(origin: string): Promise<void> {
    const page = this.#page!
    if (page.isClosed()) return
    await forget(this.#context!, page, origin).catch(() => this.close())
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = this.#page = null
  }

  async #open(browser: Browser, key: string): Promise<void> {
    await this.close()
    this.#context = await browser.newContext()
    this.#page = await this.#context.newPage()
    keptPages.add(this.#page)
    this.#key = key
  }

  async #prepare({ viewport, storageState, contextOptions }: Beginning): Promise<void> {
    await this.#context!.addCookies(cookiesOf(storageState))
    if (viewport) await this.#page!.setViewportSize(viewport)
    await this.#page!.emulateMedia({
      media: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    })
  }
}

const keptPages = new WeakSet<Page>()

/** Closes a page, or leaves it for an empty one of the same origin if it is kept: Chromium then keeps its process. */
export async function leave(page: Page): Promise<void> {
  if (!keptPages.has(page)) return page.close()
  // A navigation of the page itself may come between; the next test then opens another one.
  await page.goto(emptyPath).catch(() => page.close())
}

function cookiesOf(storageState: BrowserContextOptions['storageState']) {
  if (typeof storageState !== 'string') return storageState?.cookies ?? []
  return (JSON.parse(readFileSync(storageState, 'utf8')) as { cookies: [] }).cookies
}

async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of pageEvents) page.removeAllListeners(event)
  for (const event of contextEvents) context.removeAllListeners(event)
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  await leave(page)
  if (page.isClosed()) return
  await page.evaluate(() => sessionStorage.clear())
  const client = await context.newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await client.detach()
}
