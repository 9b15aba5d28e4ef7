import type { Page } from '@playwright/test'
import { expect, expectToast, toastOf } from '../../support/admin-fixtures.ts'
import { changeResponse, failCall, holdCall } from '../../support/calls.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { card, cards, dialog, focalPoint, grid, openPicture, test } from '../../support/stored/pictures.ts'

const kind = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Picture' })
const unsaved = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const crops = (page: Page) => dialog(page).getByRole('group', { name: 'How it is cropped' }).locator('img')

test('pictures by kind, with their size and uses; the filters are in the URL', async ({ page, pictures, mark }) => {
  const { url } = await pictures.store('boat')
  await pictures.useInTrip('Houseboat', url)
  await pictures.store('unused reed', { width: 900, height: 600 })
  await page.goto('/admin/pictures')
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  await expect(page).toHaveTitle(/^Pictures/)
  await expect(cards(page)).toHaveCount(30)
  await expectNoAxeFindings(page)
  await page.getByRole('searchbox').fill(mark)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible()
  await expect(card(page, 'boat')).toContainText(/1200 × 800\d+ kB/)
  await expect(card(page, 'unused reed').getByText('Unused', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only unused' }).check()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/unused=true/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Only unused' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Only unused' }).uncheck()
  await kind(page, 'Hero images').click()
  await expect(page.getByText('No pictures found matching your search.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText(/^\d pictures$/)).toBeVisible()
  await expect(kind(page, 'Hero images')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page).filter({ hasText: 'Dusk on the backwaters' })).toContainText('Hero image')
  await kind(page, 'Trips').click()
  await page.getByRole('searchbox').fill(mark)
  await card(page, 'boat')
    .getByRole('link', { name: `${mark} Houseboat` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/admin/trips\\?search=${mark}`))
  await expect(page.getByRole('link', { name: `${mark} Houseboat`, exact: true })).toBeVisible()
})

test('sorting by age and size, with pagination', async ({ page, pictures, mark }) => {
  await pictures.store('large', { width: 1200, height: 1200 })
  await pictures.store('small', { width: 90, height: 60 })
  const texts = grid(page).getByRole('button')
  await page.goto(`/admin/pictures?search=${mark}&bucket=trip-images`)
  await expect(texts.first()).toHaveText(`${mark} small`)
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'Largest first' }).click()
  await expect(page).toHaveURL(/sort=bytes&direction=desc/)
  await expect(texts.first()).toHaveText(`${mark} large`)
  await page.goto('/admin/pictures')
  const newest = grid(page).getByRole('button', { name: `${mark} small` })
  await expect(newest.first()).toBeVisible()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^31–\d+ of \d+$/)).toBeVisible()
  await expect(newest).toHaveCount(0)
  await page.goto('/admin/pictures?page=9000&sort=password&bucket=none&unused=perhaps')
  await expect(page.getByText(/^No rows on this page of/)).toBeVisible()
})

test('the focal point is set by click, drag and keys, shown in the crops, and visible on the site at once', async ({
  page,
  pictures,
  request,
  mark,
}) => {
  const { url } = await pictures.store('lake')
  const id = await pictures.useInTrip('Lake', url)
  const address = `/trip/${id}`
  expect(await (await request.get(address)).text()).toContain('focus-x-50 focus-y-50')
  const form = await openPicture(page, `${mark} lake`)
  await expect(focalPoint(page)).toBeFocused()
  await expect(form.getByRole('link', { name: `${mark} Lake` })).toBeVisible()
  await expect(form.getByText('Unsaved changes')).toHaveCount(0)
  const { width, height } = (await focalPoint(page).boundingBox())!
  await focalPoint(page).click({ position: { x: width * 0.2, y: height * 0.7 } })
  await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '20% from the left, 70% from the top')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '21% from the left, 65% from the top')
  for (const crop of await crops(page).all()) await expect(crop).toHaveCSS('object-position', '21% 65%')
  const box = (await focalPoint(page).boundingBox())!
  await page.mouse.move(box.x + box.width * 0.21, box.y + box.height * 0.65)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.3, { steps: 5 })
  await page.mouse.up()
  await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '90% from the left, 30% from the top')
  await page.mouse.move(box.x + 5, box.y + 5)
  await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '90% from the left, 30% from the top')
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  await expectNoAxeFindings(page)
  await form.getByLabel('Alternative text').fill(`${mark} lake at dusk`)
  await form.getByRole('button', { name: 'Update Picture' }).click()
  await expectToast(page, 'Success', 'Picture updated successfully')
  await expect(dialog(page)).toHaveCount(0)
  const html = await (await request.get(address)).text()
  expect(html).toContain('focus-x-90 focus-y-30')
  expect(html).toContain(`${mark} lake at dusk`)
  await expect(card(page, `${mark} lake at dusk`).locator('img')).toHaveCSS('object-position', '90% 30%')

  await openPicture(page, `${mark} lake at dusk`)
  await dialog(page).getByRole('button', { name: 'Back to the middle' }).click()
  await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  await expect(focalPoint(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(unsaved(page)).toBeVisible()
  await unsaved(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await pictures.read(url)).toMatchObject({ alt: `${mark} lake at dusk` })
})

test('an unused picture is deleted from its card or its dialog, a used one is not', async ({
  page,
  pictures,
  mark,
  allow,
}) => {
  allow.statuses.push(409, 404)
  await pictures.store('first')
  const second = await pictures.store('second')
  const third = await pictures.store('third')
  await page.goto(`/admin/pictures?search=${mark}`)
  await page.getByRole('button', { name: `Delete ${mark} first` }).click()
  await expectNoAxeFindings(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, `${mark} first`)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${mark} first` }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Picture deleted successfully')
  await expect(card(page, `${mark} first`)).toHaveCount(0)

  await page.getByRole('button', { name: `Edit ${mark} second` }).click()
  await dialog(page).getByRole('button', { name: 'Delete this picture' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Picture deleted successfully')
  await expect(dialog(page)).toHaveCount(0)
  expect((await page.request.get(second.url)).status()).toBe(404)

  await expect(card(page, `${mark} second`)).toHaveCount(0)
  await page.getByRole('button', { name: `Delete ${mark} third` }).click()
  // A list that is still being loaded would show its use already, and offer no deletion.
  await expect(question(page)).toBeVisible()
  await pictures.useInTrip('Quicker', third.url)
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'This picture is in use and cannot be deleted')
  await expect(card(page, `${mark} third`).getByRole('link', { name: `${mark} Quicker` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${mark} third` })).toHaveCount(0)
})

test('with the keyboard alone a picture is found, changed and saved, and the focus returns to its card', async ({
  page,
  pictures,
  allow,
  call,
  mark,
}) => {
  // The whole library is shown first: pictures of parallel tests may be deleted before they are loaded.
  allow.statuses.push(404)
  const { url } = await pictures.store('keys')
  await page.goto('/admin/pictures')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(mark)
  const opener = page.getByRole('button', { name: `Edit ${mark} keys` })
  await expect(opener).toBeVisible()
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  for (let tab = 0; tab < 10 && !(await opener.evaluate((each) => each === document.activeElement)); tab += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(focalPoint(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+s')
  await expect(toastOf(page, 'Success', 'Picture updated successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await test.step('a picture that was deleted elsewhere is reported', async () => {
    await page.keyboard.press('Enter')
    await expect(focalPoint(page)).toBeFocused()
    await call('DELETE', '/pictures', { image_url: url })
    await page.keyboard.press('ArrowLeft')
    await dialog(page).getByRole('button', { name: 'Update Picture' }).click()
    await expectToast(page, 'Error', 'This picture is no longer stored')
  })
})

test('loading, empty and error states; a missing picture has a placeholder', async ({ page, allow }) => {
  allow.statuses.push(500, 404)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  const release = await holdCall(page, 'admin/pictures/list')
  await page.goto('/admin/pictures')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('img', { name: 'The picture could not be loaded' }).first()).toBeVisible()
  await page.unrouteAll()
  await changeResponse(page, 'admin/pictures/list', () => ({ total: 0, items: [] }))
  await page.goto('/admin/pictures?unused=true')
  await expect(page.getByText('No unused pictures: all stored pictures are in use.')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.unrouteAll()
  await failCall(page, 'admin/pictures/list')
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'The pictures did not load' })
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two cards side by side; the dialog fills the screen, and a tap sets the point', async ({
    page,
    pictures,
    mark,
  }) => {
    await pictures.store('one')
    await pictures.store('two')
    await page.goto(`/admin/pictures?search=${mark}`)
    const boxes = await Promise.all(
      ['one', 'two'].map(async (text) => (await card(page, `${mark} ${text}`).boundingBox())!),
    )
    expect(boxes[0]!.y).toBe(boxes[1]!.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: `Edit ${mark} one` }).tap()
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    const { width, height } = (await focalPoint(page).boundingBox())!
    await focalPoint(page).tap({ position: { x: width * 0.75, y: height * 0.25 } })
    await expect(focalPoint(page)).toHaveAttribute('aria-valuetext', '75% from the left, 25% from the top')
    await expect(crops(page).last()).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole('button', { name: 'Update Picture' })).toBeInViewport({ ratio: 1 })
    await expectNoAxeFindings(page)
    await dialog(page).getByRole('button', { name: 'Update Picture' }).tap()
    await expectToast(page, 'Success', 'Picture updated successfully')
  })
})
