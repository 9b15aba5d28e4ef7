import type { Page } from '@playwright/test'
import type { TripDetail } from '#contract/trips.ts'
import { changeResponse, openHydrated } from '../../support/calls.ts'
import { demoTrip, tripPath } from '../../support/demo.ts'
import { expect, expectNoAxeFindings, onPhonesToo, test } from '../../support/fixtures.ts'

const kanha = demoTrip('kanha-tiger-country')
const kumarakom = demoTrip('kumarakom-houseboat-nights')
/** Pictures of either: the featured one and three more. */
const all = 4
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' }).getByRole('link')
const large = (page: Page, title: string) => page.getByRole('dialog', { name: `Pictures of ${title}` })

test('the pictures of a trip, and the lightbox by keyboard', async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kumarakom.key))

  await test.step('the featured picture comes first, then the others with their captions', async () => {
    await expect(pictures(page)).toHaveCount(all)
    expect(kumarakom.gallery).toHaveLength(all - 1)
    for (const [index, picture] of (await pictures(page).all()).entries()) {
      await expect(picture).toHaveAccessibleName(new RegExp(`^Enlarge picture ${index + 1} of ${all}: .{20}`))
    }
    for (const { caption } of kumarakom.gallery) await expect(page.getByText(caption)).toBeAttached()
  })

  await test.step('a picture opens in the lightbox; arrow keys show the next and previous one; Escape closes it', async () => {
    const second = pictures(page).nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    const dialog = large(page, kumarakom.title)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('2 / 4')).toBeVisible()
    await expect(dialog.getByText(kumarakom.gallery[0]!.caption)).toBeInViewport()
    await expectNoAxeFindings(page)
    for (const [key, shown] of [
      ['ArrowRight', '3 / 4'],
      ['ArrowLeft', '2 / 4'],
      ['End', '4 / 4'],
      ['ArrowRight', '1 / 4'],
      ['ArrowLeft', '4 / 4'],
      ['Home', '1 / 4'],
    ]) {
      await page.keyboard.press(key!)
      await expect(dialog.getByText(shown!), key).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
  })
})

test('the lightbox also has buttons, traps the focus, and closes', onPhonesToo, async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kanha.key))
  await pictures(page).first().click()
  const dialog = large(page, kanha.title)
  await expect(dialog.getByText('1 / 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('2 / 4')).toBeVisible()
  await expect(dialog.getByText(kanha.gallery[0]!.caption)).toBeInViewport()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByText('1 / 4')).toBeVisible()
  for (let stop = 1; stop <= 6; stop += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.matches('dialog *, body'))
    expect(inside, 'the page behind cannot take the focus').toBe(true)
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('the page behind the lightbox does not scroll until it is closed', async ({ page, request }) => {
  await openHydrated(page, await tripPath(request, kanha.key))
  await pictures(page).first().click()
  await expect(large(page, kanha.title)).toBeVisible()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Escape')
  await expect(large(page, kanha.title)).toBeHidden()
  expect(await place()).toBe(before)
  await page.mouse.wheel(0, 900)
  await expect.poll(place).toBeGreaterThan(before)
})

test('going back closes the lightbox and stays on the trip; going forward opens it again', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/category/wildlife')
  await page.getByRole('link', { name: `View Details of ${kanha.title}` }).click()
  const second = pictures(page).nth(1)
  await second.click()
  const dialog = large(page, kanha.title)
  await expect(dialog.getByText('2 / 4')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(await tripPath(request, kanha.key))
  await expect(second).toBeFocused()
  await page.goForward()
  await expect(dialog.getByText('2 / 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  // By the page itself: the browser hears of the entry that closing left only a moment later, and would go back to it.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: kanha.category })).toBeVisible()
})

test('a single picture has no buttons for others', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await changeResponse<TripDetail>(page, 'trips/get', (trip) => ({ ...trip, trip_images: [] }))
  await page.getByRole('link', { name: `View Details of ${kanha.title}` }).click()
  await expect(pictures(page)).toHaveCount(1)
  await pictures(page).first().click()
  const dialog = large(page, kanha.title)
  await expect(dialog.getByText('1 / 1')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /picture/ })).toHaveCount(0)
})

test('of more than four additional pictures the first four by sort order are shown', async ({ page }) => {
  await openHydrated(page, '/category/wildlife')
  await changeResponse<TripDetail>(page, 'trips/get', ({ trip_images: [image], ...trip }) => ({
    ...trip,
    trip_images: [5, 2, 4, 1, 3].map((sort_order) => ({
      ...image,
      id: `${sort_order}`,
      sort_order,
      alt: `Number ${sort_order}`,
      caption: `Caption ${sort_order}`,
    })),
  }))
  await page.getByRole('link', { name: `View Details of ${kanha.title}` }).click()
  await expect(pictures(page)).toHaveCount(5)
  for (const number of [1, 2, 3, 4]) {
    await expect(pictures(page).nth(number)).toHaveAccessibleName(
      `Enlarge picture ${number + 1} of 5: Number ${number}`,
    )
    await expect(page.getByText(`Caption ${number}`)).toBeAttached()
  }
})
