import type { Page, Request } from '@playwright/test'

/** Records the API calls of a page from now on, by name: `trips/get`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const name = callName(request)
    if (name) calls.push(name)
  })
  return calls
}

/** @returns null for requests that are not API calls. */
export function callName(request: Request): string | null {
  return /\/api\/rpc\/([\w/]+)/.exec(request.url())?.[1] ?? null
}

/**
 * Changes the server's response to a call of the page. Server-rendered pages make no calls, so it takes effect after a
 * client-side navigation.
 * @param name such as `trips/get`.
 */
export async function changeResponse<Data>(page: Page, name: string, change: (data: Data) => unknown): Promise<void> {
  await page.route(callPattern(name), async (route) => {
    const response = await route.fetch()
    const { json } = (await response.json()) as { json: Data }
    await route.fulfill({ response, json: { json: change(json) } })
  })
}

/** Response of a failing call. */
export interface Failure {
  status: number
  code: string
  message: string
}

const broken: Failure = { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }

/** Lets a call of the page fail every time. @returns a function that ends it. */
export async function failCall(page: Page, name: string, failure: Failure = broken): Promise<() => Promise<void>> {
  const pattern = callPattern(name)
  await page.route(pattern, (route) =>
    route.fulfill({ status: failure.status, json: { json: { defined: failure !== broken, ...failure } } }),
  )
  return () => page.unroute(pattern)
}

/** Delays a call of the page. @returns a function that releases it. */
export async function holdCall(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(callPattern(name), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function callPattern(name: string): RegExp {
  return new RegExp(`/api/rpc/${name}(\\?|$)`)
}

/** Opens a page and waits for hydration, after which navigation is client-side. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('main')?.lastElementChild
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'))
  })
}

/** Waits for what an idle browser loads; it also takes the browser's own rules away. */
export async function waitUntilImproved(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('script[type="speculationrules"]') === null)
}
