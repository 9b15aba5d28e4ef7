import type { Page, Route } from '@playwright/test'
import { openHydrated } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

test.use({ keepsPage: false, storesPages: true })

const kanha = demoTrip('kanha-tiger-country')
const storyPath = '/blog/the-tiger-hour'

/** Waits until the worker keeps a page. */
async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = async (wanted: string) => {
    for (const name of await caches.keys()) {
      if (name.endsWith(`:page:${wanted}`) && (await (await caches.open(name)).match('/page-info'))) return true
    }
    return false
  }
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true)
}

test('without a network, opened trips and saved stories are there, by document and by tap; with one, never', async ({
  page,
  request,
  context,
  allow,
}) => {
  allow.offline = true
  allow.statuses.push(503)
  const trip = await tripPath(request, kanha.key)
  await openHydrated(page, storyPath)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expectKept(page, storyPath)
  await page.goto(trip)
  await expectKept(page, trip)
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(controlled).toBe(true)

  await context.setOffline(true)
  await page.goto(trip)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanha.title)
  await expect(page.getByRole('complementary', { name: 'No network' })).toContainText('This page is as it was on')
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((each: HTMLImageElement) => each.naturalWidth),
  ).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fonts.check('1rem "Mukta"'))).toBe(true)
  for (const map of await page.getByRole('region', { name: 'The Route' }).getByRole('img').all()) {
    await map.scrollIntoViewIfNeeded()
    // The browser's own cache may show the map, so the worker is asked past it.
    const fromWorker = async ({ src }: HTMLImageElement) => (await fetch(src, { cache: 'no-store' })).ok
    expect(await map.evaluate(fromWorker)).toBe(true)
    await expect
      .poll(() => map.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
      .toBeGreaterThan(0)
  }

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expectNoAxeFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Saved for later' }).click()
  await page.getByRole('region', { name: 'Stories' }).getByRole('link').click()
  await expect(page).toHaveURL(storyPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin/login').then(
    () => expect(false, 'the back office is never kept').toBe(true),
    () => {},
  )

  await context.setOffline(false)
  await page.goto(trip)
  await expect(page.getByRole('complementary', { name: 'No network' })).toHaveCount(0)
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    }
    return urls
  })
  expect(kept.filter((path) => /^\/(?:api|admin|preview|enquire)/.test(path))).toEqual([])
})

test('a page that was changed while it was kept is shown as it is now, and as it is now the next time without a network', async ({
  page,
  request,
  context,
  allow,
}) => {
  allow.offline = true
  const trip = await tripPath(request, kanha.key)
  await openHydrated(page, trip)
  await expectKept(page, trip)
  // As if the kept page were of an earlier day.
  const age = async (path: string) => {
    const names = await caches.keys()
    const cache = await caches.open(names.find((name) => name.endsWith(`:page:${path}`))!)
    const html = await (await cache.match(path))!.text()
    const headers = { 'content-type': 'text/html' }
    await cache.put(path, new Response(html.replaceAll('Tiger Country', 'Old Country'), { headers }))
  }
  await page.evaluate(age, trip)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanha.title)
  const isFresh = async (path: string) => {
    const kept = await caches.match(path)
    return !(await kept!.text()).includes('Old Country')
  }
  await expect.poll(() => page.evaluate(isFresh, trip)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kanha.title)
})

test('the reader can switch it off, which removes all that was kept and keeps nothing that the worker still fetches', async ({
  page,
  request,
  context,
}) => {
  const trip = await tripPath(request, kanha.key)
  await openHydrated(page, trip)
  await expectKept(page, trip)
  const fetching = Promise.withResolvers<Route>()
  await context.route('**/saved', (route) =>
    route.request().serviceWorker() && route.request().headers()['purpose']
      ? fetching.resolve(route)
      : route.continue(),
  )
  await openHydrated(page, '/saved')
  const keep = page.getByRole('checkbox', { name: 'Keep pages on this device' })
  await expect(keep).toBeChecked()
  const held = await fetching.promise
  await keep.uncheck()
  await expect(page.getByText('Pages are no longer kept.')).toBeVisible()
  // The worker may have ended the request.
  await held.continue().catch(() => {})
  await held.request().response()
  const left = async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  })
  expect(await page.evaluate(left)).toEqual({ caches: [], workers: 0 })
  await openHydrated(page, trip)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(left)).toEqual({ caches: [], workers: 0 })
  await openHydrated(page, '/saved')
  await expect(keep).not.toBeChecked()
})
