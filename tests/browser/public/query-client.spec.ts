import type { Page } from '@playwright/test'
import { failCall, openHydrated, watchCalls } from '../support/calls.ts'
import { demoTrip, tripPath, tripsOf } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const kanha = demoTrip('kanha-tiger-country')
const other = tripsOf('Wildlife Escapes').find(({ key }) => key !== kanha.key)!
const card = (page: Page) => page.getByRole('link', { name: `View Details of ${kanha.title}` })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: kanha.title })
const minute = 60_000

const networkIdle = (page: Page) => page.waitForLoadState('networkidle')

/** Simulates the visitor returning to the tab. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    globalThis.dispatchEvent(new Event('focus'))
    globalThis.dispatchEvent(new Event('online'))
  })
}

test('a server-rendered page makes no API calls: its data came with it', async ({ page, request }) => {
  const calls = watchCalls(page)
  const paths = ['/', '/category/wildlife?region=Assam', '/blogs', '/blog/the-tiger-hour', '/about', '/privacy']
  for (const path of [...paths, await tripPath(request, kanha.key)]) {
    await openHydrated(page, path)
    await networkIdle(page)
    expect(calls, path).toEqual([])
  }
})

test('data of a page cached for hours counts as fresh', async ({ page }) => {
  const calls = watchCalls(page)
  await page.clock.setSystemTime(Date.now() + 180 * minute)
  await openHydrated(page, '/category/wildlife')
  await networkIdle(page)
  expect(calls).toEqual([])
})

test('a trip is preloaded on hover and on focus, and the click makes no further call', async ({ page }) => {
  const calls = watchCalls(page)
  await openHydrated(page, '/category/wildlife')
  const read = () => page.waitForResponse(/\/api\/rpc\/trips\/get/)
  const focused = read()
  await page.getByRole('link', { name: `View Details of ${other.title}` }).focus()
  expect((await focused).ok()).toBe(true)
  const hovered = read()
  await card(page).hover()
  await hovered
  expect(calls).toEqual(['trips/get', 'trips/get'])
  await card(page).click()
  await expect(title(page)).toBeVisible()
  await networkIdle(page)
  expect(calls).toEqual(['trips/get', 'trips/get'])
})

test('on navigating back, stale data is refetched and fresh data is not', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/category/wildlife')
  await card(page).click()
  await expect(title(page)).toBeVisible()
  const calls = watchCalls(page)
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await page.goForward()
  await expect(title(page)).toBeVisible()
  await networkIdle(page)
  expect(calls).toEqual([])

  // Trips are fresh for 3 minutes, categories for 10.
  await page.clock.fastForward(4 * minute)
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await expect.poll(() => calls).toEqual(['trips/cards'])
})

test('returning to the tab refetches nothing, however old the page is', async ({ page, request }) => {
  await page.clock.install()
  for (const path of ['/', await tripPath(request, kanha.key)]) {
    await openHydrated(page, path)
    await networkIdle(page)
    const calls = watchCalls(page)
    await page.clock.fastForward(9 * minute)
    await returnToTab(page)
    await page.clock.runFor(minute)
    await networkIdle(page)
    expect(calls, path).toEqual([])
  }
})

test.describe('a failed call', () => {
  test('is retried twice, then shows an error page with a working retry', async ({ page, allow }) => {
    allow.statuses.push(500)
    allow.messages.push('CallRefused: Something went wrong on our side.')
    const calls = watchCalls(page)
    await openHydrated(page, '/category/wildlife')
    const restore = await failCall(page, 'trips/get')
    await card(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
    await expect(page).toHaveTitle('This page did not load · Hatheli')
    expect(calls).toEqual(['trips/get', 'trips/get', 'trips/get'])
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toBeVisible()
    await expect(page).toHaveTitle(`${kanha.title} · Hatheli`)
    expect(calls).toHaveLength(4)
  })

  test('without a network is treated alike, repeated when the network is back, and the error page links home', async ({
    page,
    allow,
  }) => {
    allow.offline = true
    allow.messages.push('TypeError: Failed to fetch')
    await openHydrated(page, '/category/wildlife')
    const cut = /\/api\/rpc\/trips\/get/
    await page.route(cut, (route) => route.abort('internetdisconnected'))
    await card(page).click()
    const heading = page.getByRole('heading', { level: 1, name: 'This page did not load' })
    await expect(heading).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'PUT INDIA IN YOUR HANDS' })).toBeVisible()
    await page.goBack()
    await expect(heading).toBeVisible()
    await page.unroute(cut)
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(title(page)).toBeVisible()
  })

  test('is not retried when the response is not found', async ({ page, allow }) => {
    allow.statuses.push(404)
    const calls = watchCalls(page)
    await openHydrated(page, '/category/wildlife')
    await failCall(page, 'trips/get', { status: 404, code: 'TRIP_NOT_FOUND', message: 'Trip not found' })
    await card(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible()
    expect(calls.filter((name) => name === 'trips/get')).toHaveLength(1)
  })
})
