import type { APIRequestContext, Page } from '@playwright/test'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expect, expectToast, ownSession, signInAgain, signInWith } from '../support/admin-fixtures.ts'
import { changeResponse, failCall, holdCall } from '../support/calls.ts'
import { dropFiles } from '../support/drop-files.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { card, cards, file, form, picture, submit, test } from '../support/stored/hero-images.ts'

const megabyte = 1_048_576

/** @returns URL of the first picture of the home page, without the variant. */
async function heroOf(request: APIRequestContext): Promise<string | null> {
  const html = await (await request.get('/')).text()
  return /\/hero-images\/(hero-[\w-]+)/.exec(html)?.[1] ?? null
}

async function storedUnder(page: Page, title: string): Promise<string> {
  const source = await card(page, title).getByRole('img').getAttribute('src')
  return /\/hero-images\/(hero-[\w-]+)/.exec(source!)![1]!
}

test('an upload becomes the active one, also on the home page; at most one is active', async ({
  page,
  request,
  mark,
}) => {
  await page.goto('/admin/hero-images')
  await expect(page.getByRole('heading', { level: 1, name: 'Hero Image Management' })).toBeVisible()
  await expect(cards(page).filter({ hasText: /Active\d/ })).toHaveCount(1)
  const before = await heroOf(request)
  await form(page).getByLabel('Image Title').fill(`${mark} dusk`)
  const chosen = await picture()
  await file(page).setInputFiles(chosen)
  const size = (chosen.buffer.length / megabyte).toFixed(2)
  await expect(form(page).getByText(`dusk.png (${size} MB)`)).toBeVisible()
  await expect(form(page).locator('img')).toHaveCount(2)
  await expect(form(page).getByText('PUT INDIA IN YOUR HANDS')).toHaveCount(2)
  await form(page).getByLabel('Alternative text').fill('Boats at dusk')
  await expectNoAxeFindings(page)
  const release = await holdCall(page, 'admin/heroImages/create')
  await submit(page).click()
  await expect(form(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  release()
  await expectToast(page, 'Success', 'Hero image uploaded successfully')
  await expect(form(page).getByLabel('Image Title')).toHaveValue('')
  await expect(form(page).getByText('dusk.png')).toHaveCount(0)
  await expect(cards(page).first()).toContainText(`${mark} duskActive`)
  await expect(cards(page).getByText('Active', { exact: true }).and(page.locator('[data-on]'))).toHaveCount(1)
  const stored = await storedUnder(page, mark)
  expect(await heroOf(request)).toBe(stored)
  expect(stored).not.toBe(before)

  await page.getByRole('switch', { name: `Show on home page ${mark} dusk` }).click()
  const switched = page.getByRole('status').filter({ hasText: 'Hero image status updated' })
  await expect(card(page, mark)).toContainText('Inactive')
  expect(await heroOf(request)).toBeNull()
  await switched.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('switch', { name: `Show on home page ${mark} dusk` })).toBeChecked()
  expect(await heroOf(request)).toBe(stored)
  await page.getByRole('switch', { name: 'Show on home page Dusk on the backwaters' }).focus()
  await page.keyboard.press('Space')
  await expectToast(page, 'Success', 'Hero image status updated')
  expect(await heroOf(request)).toBe(await storedUnder(page, 'Dusk on the backwaters'))
  await page.getByRole('switch', { name: `Show on home page ${mark} dusk` }).click()
  await expectToast(page, 'Success', 'Hero image status updated')
  await expect(card(page, 'Dusk on the backwaters')).toContainText('Inactive')

  await page.getByRole('button', { name: `Delete ${mark} dusk` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Hero Image' })
  await expect(question.getByText('It is the active one: the home page will have none.')).toBeVisible()
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Hero image deleted successfully')
  await expect(card(page, mark)).toHaveCount(0)
  expect(await heroOf(request)).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'PUT INDIA IN YOUR HANDS' })).toBeVisible()
})

test('a hero image is refused, dropped, and changed', async ({ page, request, call, allow, mark }) => {
  allow.statuses.push(422, 500)
  await page.goto('/admin/hero-images')

  await test.step('on a phone form and cards are stacked and fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(cards(page).first()).toBeVisible()
    const edges = () => cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    await expect.poll(async () => new Set(await edges()).size).toBe(1)
    const [title, picker, button] = await Promise.all(
      [
        form(page).getByLabel('Image Title'),
        form(page).getByRole('button', { name: 'Choose a picture' }),
        submit(page),
      ].map((each) => each.boundingBox()),
    )
    expect(title!.y).toBeLessThan(picker!.y)
    expect(picker!.y).toBeLessThan(button!.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('title and file are required; a dropped file, type and size are checked, also by content', async () => {
    await submit(page).click()
    await expect(form(page).getByLabel('Image Title')).toBeFocused()
    await expectToast(page, 'Error', 'Please enter an image title')
    await expect(form(page).getByText('Please enter an image title')).toBeVisible()
    await expect(form(page).getByText('Please select an image file')).toBeVisible()
    await expectNoAxeFindings(page)
    await form(page).getByLabel('Image Title').fill(`${mark} refused`)
    await submit(page).click()
    await expectToast(page, 'Error', 'Please select an image file')

    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await dropFiles(page, form(page).getByText('Drop a picture here or click to choose'), [text])
    await submit(page).click()
    await expectToast(page, 'Error', 'Failed to upload hero image')
    await expect(form(page).getByText('Please select an image file')).toBeVisible()
    await file(page).setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * megabyte) })
    await expect(form(page).getByText('huge.jpg (5.00 MB)')).toBeVisible()
    await expect(form(page).getByText('Image size must be less than 5MB')).toBeVisible()
    await submit(page).click()
    await expectToast(page, 'Error', 'Failed to upload hero image')
    await expect(form(page).getByText('Image size must be less than 5MB')).toBeVisible()
    await file(page).setInputFiles({ name: 'disguised.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(form(page).getByText('No preview of this file')).toBeVisible()
    await submit(page).click()
    await expectToast(page, 'Error', 'Failed to upload hero image')
    await expect(form(page).getByText('Please select an image file')).toBeVisible()
    await expect(card(page, mark)).toHaveCount(0)
    await expect(form(page).getByLabel('Image Title')).toHaveValue(`${mark} refused`)
  })

  await test.step('server errors are reported and change nothing', async () => {
    const restoreCreate = await failCall(page, 'admin/heroImages/create')
    await form(page).getByLabel('Image Title').fill(`${mark} failed`)
    await file(page).setInputFiles(await picture())
    await submit(page).click()
    await expectToast(page, 'Error', 'Failed to upload hero image')
    await expect(form(page).getByText('The picture could not be stored. Please try again.')).toBeVisible()
    await expect(form(page).getByText(/^dusk\.png/)).toBeVisible()
    await restoreCreate()
    await failCall(page, 'admin/heroImages/update')
    await page.getByRole('switch', { name: 'Show on home page Stars over the Thar' }).click()
    await expectToast(page, 'Error', 'Failed to update hero image status')
    await expect(page.getByRole('switch', { name: 'Show on home page Stars over the Thar' })).not.toBeChecked()
    await failCall(page, 'admin/heroImages/delete')
    await page.getByRole('button', { name: 'Delete Stars over the Thar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Hero Image' })
    await expect(question.getByText('Are you sure you want to delete this hero image?', { exact: true })).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Error', 'Failed to delete hero image')
    await expect(card(page, 'Stars over the Thar')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('any image format is accepted', async () => {
    await form(page).getByLabel('Image Title').fill(`${mark} dropped`)
    const buffer = await aPictureFile({ format: 'avif', width: 1600, height: 900 })
    await file(page).setInputFiles({ name: 'dawn.avif', mimeType: 'image/avif', buffer })
    await expect(form(page).getByText(/^dawn\.avif \(0\.\d\d MB\)$/)).toBeVisible()
    await submit(page).click()
    await expectToast(page, 'Success', 'Hero image uploaded successfully')
    expect(await heroOf(request)).toBe(await storedUnder(page, mark))
  })

  await test.step('title and alternative text can be changed', async () => {
    await page.getByRole('button', { name: `Edit ${mark} dropped` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Hero Image' })
    await expectNoAxeFindings(page)
    await dialog.getByLabel('Image Title').fill(' ')
    await dialog.getByRole('button', { name: 'Update Hero Image' }).click()
    await expect(dialog.getByText('Please enter an image title')).toBeVisible()
    await dialog.getByLabel('Image Title').fill(`${mark} second`)
    await dialog.getByLabel('Alternative text').fill('Boats on')
    await page.keyboard.press('Control+S')
    await expect(dialog.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await expectToast(page, 'Success', 'Hero image updated successfully')
    await dialog.getByLabel('Alternative text').fill('Boats on still water')
    await expect(dialog.getByText('Unsaved changes')).toBeVisible()
    await dialog.getByRole('button', { name: 'Update Hero Image' }).click()
    await expectToast(page, 'Success', 'Hero image updated successfully')
    await expect(card(page, `${mark} second`).getByRole('img', { name: 'Boats on still water' })).toBeVisible()
    const stored = (await call<AdminHeroImage[]>('GET', '/hero-images')).find(
      ({ title }) => title === `${mark} second`,
    )!
    expect(stored).toMatchObject({ is_active: true, picture: { alt: 'Boats on still water' } })
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'Boats on still water' })).toBeVisible()
  })
})

test('an expired session: sign in again in place, and the picture is uploaded', async ({ browser, baseURL, mark }) => {
  const { page, endSession } = await ownSession(browser, baseURL!)
  await page.goto('/admin/hero-images')
  await form(page).getByLabel('Image Title').fill(`${mark} late`)
  await file(page).setInputFiles(await picture())
  await endSession()
  await submit(page).click()
  await signInWith(signInAgain(page))
  await expectToast(page, 'Success', 'Hero image uploaded successfully')
  await page.context().close()
})

test('loading, empty and error states; a missing picture has a placeholder', async ({ page, allow }) => {
  allow.statuses.push(500, 404)
  await page.route('**/media/hero-images/**', (route) => route.fulfill({ status: 404, body: '' }))
  const release = await holdCall(page, 'admin/heroImages/list')
  await page.goto('/admin/hero-images')
  await expect(page.getByText('Loading hero images...', { exact: true })).toBeVisible()
  release()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'The picture could not be loaded' }).first()).toBeVisible()
  await page.unrouteAll()
  await changeResponse(page, 'admin/heroImages/list', () => [])
  await page.reload()
  await expect(page.getByText('No hero images found. Add your first hero image above.', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.unrouteAll()
  await failCall(page, 'admin/heroImages/list')
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'The hero images did not load' })
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})
