import type { CDPSession, Page } from '@playwright/test'
import { countAddress } from '#values/addresses/count-address.ts'
import { hydrated } from '../support/calls.ts'
import { tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'
import { prerenderInOwnBrowser } from '../support/prerender.ts'

test.use({ keepsPage: false })

const rules = 'script[type="speculationrules"]'

/** @returns the paths that Chromium has fetched ahead, and what it says of the page's rules. */
async function watchPrefetches(page: Page): Promise<{ paths: string[]; refused: string[] }> {
  const watched = { paths: [] as string[], refused: [] as string[] }
  const devTools: CDPSession = await page.context().newCDPSession(page)
  devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') watched.paths.push(new URL(prefetchUrl).pathname)
  })
  devTools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) watched.refused.push(ruleSet.errorMessage ?? ruleSet.errorType)
  })
  await devTools.send('Preload.enable')
  return watched
}

/** As if the scripts were still on their way. @returns a function that lets them arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('before the scripts are there, a link under the pointer is fetched ahead, opens from there, and counts once it is seen', async ({
  page,
  request,
}) => {
  const trip = await tripPath(request, 'kanha-tiger-country')
  const counts: string[] = []
  page.on('request', (each) => {
    if (each.url().includes('/api/counts/')) counts.push(new URL(each.url()).pathname)
  })
  const prefetches = await watchPrefetches(page)
  const release = await holdScripts(page)
  const answer = await page.goto('/category/wildlife')
  expect(answer!.headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/)
  const card = page.locator(`a[href="${trip}"]`).first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await expect.poll(() => prefetches.paths).toEqual([trip])
  expect(prefetches.refused).toEqual([])
  expect(counts).toEqual([])
  await card.click()
  await page.waitForURL(trip)
  const delivery = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    )
  expect(await delivery()).toBe('navigational-prefetch')
  release()
  await hydrated(page)
  const [, , id] = trip.split('/')
  await expect.poll(() => counts).toEqual([countAddress('seen', id!)])
})

test('the router takes over when it can preload', async ({ page, request }) => {
  await page.goto(await tripPath(request, 'kanha-tiger-country'))
  await hydrated(page)
  await expect(page.locator(rules)).toHaveCount(0)
  const similar = page.getByRole('region', { name: 'What next' }).getByRole('link')
  const read = page.waitForRequest(/\/api\/rpc\/trips\/get\?/)
  await similar.first().hover()
  await read
})

test('no private page is fetched ahead, and none from such a page', async ({ page }) => {
  const prefetches = await watchPrefetches(page)
  await holdScripts(page)
  await page.goto('/contact')
  await page.locator('a[href^="/enquire"]').first().hover()
  await page.getByRole('link', { name: 'Search', exact: true }).first().hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved for later' }).hover()
  // What may be fetched comes last, so that the others would have been before it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover()
  await expect.poll(() => prefetches.paths).toContain('/about')
  expect(prefetches.paths.filter((path) => /^\/(?:enquire|search|saved|admin|preview)/.test(path))).toEqual([])
  await page.goto('/enquire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(rules)).toHaveCount(0)
})

/** Chromium may decline to render ahead, as when memory is short; then another one is asked. */
async function prerendered(site: string, path: string) {
  for (;;) {
    const attempt = await prerenderInOwnBrowser(site, path)
    if (await attempt.isShown) return attempt
    await attempt.stop()
  }
}

test('a page that was rendered ahead counts when it is shown, not before', async ({ request, baseURL }) => {
  const trip = await tripPath(request, 'kanha-tiger-country')
  const { requests, stop } = await prerendered(baseURL!, trip)
  try {
    const [, , id] = trip.split('/')
    const counted = { path: countAddress('seen', id!), purpose: undefined }
    await expect.poll(() => requests).toContainEqual(counted)
    const order = requests.map(({ path }) => path)
    expect(requests).toContainEqual({ path: trip, purpose: 'prefetch;prerender' })
    expect(order.indexOf(counted.path)).toBeGreaterThan(order.indexOf('/shown'))
    expect(order.filter((path) => path === counted.path)).toHaveLength(1)
  } finally {
    await stop()
  }
})
