import { openHydrated } from '../support/calls.ts'
import { demoTrip, tripPath } from '../support/demo.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ keepsPage: false })

const kanha = demoTrip('kanha-tiger-country')

test('the way to a trip and back up: readable addresses and breadcrumbs, without loading a page', async ({
  page,
  request,
}) => {
  const path = await tripPath(request, kanha.key)
  await openHydrated(page, '/category/wildlife')
  const served = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('link', { name: `View Details of ${kanha.title}` }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: kanha.title })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home/', 'Wildlife Escapes'])
  await breadcrumb.getByRole('link', { name: 'Wildlife Escapes' }).click()
  await expect(page).toHaveURL('/category/wildlife')
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home/', 'Experiences'])
  await breadcrumb.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(served)
})

test('a saved trip whose title has changed is found at its present address', async ({ page, request }) => {
  const path = await tripPath(request, kanha.key)
  const [, , id] = path.split('/')
  const saved = JSON.stringify([{ slug: id, title: 'Tigers of Kanha', picture: null }])
  await page.addInitScript((text) => localStorage.setItem('saved-trips', text), saved)
  await openHydrated(page, '/saved')
  await page.getByRole('region', { name: 'Journeys' }).getByRole('link', { name: kanha.title }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: kanha.title })).toBeVisible()
})
