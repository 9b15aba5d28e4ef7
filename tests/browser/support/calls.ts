import type { Page, Request } from '@playwright/test'

/** Notes the calls that a page makes to the API from now on, by name: `trips/get`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const name = callName(request)
    if (name) calls.push(name)
  })
  return calls
}

/** @returns the name of a call to the API, or null for any other request. */
export function callName(request: Request): string | null {
  return /\/api\/rpc\/([\w/]+)/.exec(request.url())?.[1] ?? null
}

/**
 * Changes what the server answers to a call of the page. Served pages make none: it matters after a click.
 * @param name such as `trips/get`.
 */
export async function changeAnswer<Data>(page: Page, name: string, change: (data: Data) => unknown): Promise<void> {
  await page.route(callPattern(name), async (route) => {
    const response = await route.fetch()
    const { json } = (await response.json()) as { json: Data }
    await route.fulfill({ response, json: { json: change(json) } })
  })
}

/** What a call that fails answers. */
export interface Failure {
  status: number
  code: string
  message: string
}

const broken: Failure = { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }

/** Makes a call of the page fail, each time. @returns a function that lets it work again. */
export async function failCall(page: Page, name: string, failure: Failure = broken): Promise<() => Promise<void>> {
  const pattern = callPattern(name)
  await page.route(pattern, (route) =>
    route.fulfill({ status: failure.status, json: { json: { defined: true, ...failure } } }),
  )
  return () => page.unroute(pattern)
}

/** Holds a call of the page back. @returns a function that lets it go. */
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

/** Opens a page and waits until its scripts have taken it over: from then on clicks stay within the page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the scripts of the page that is shown have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('main')?.lastElementChild
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'))
  })
}
