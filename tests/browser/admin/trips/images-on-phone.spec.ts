import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast } from '../../support/admin-fixtures.ts'
import { dropFiles } from '../../support/drop-files.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { expect, test } from '../../support/stored/trips.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('thirty pictures are dropped, the first becomes the featured one, and a photo can be taken', async ({
  page,
  trips,
}) => {
  const title = `${trips.mark} Thirty`
  await trips.store({ title })
  await page.goto(`/admin/trips?search=${title}`)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/admin/pictures', async (route) => {
    await promise
    await route.continue()
  })
  const photo = { mimeType: 'image/jpeg', buffer: await aPictureFile() }
  const photos = Array.from({ length: 30 }, (_, index) => ({ ...photo, name: `photo-${index + 1}.jpg` }))
  await dropFiles(page, form.getByLabel('Additional images').last().locator('..'), photos)
  await expect(form.getByText('Picture 1 of 30')).toBeVisible()
  await expectNoAxeFindings(page)
  resolve()
  await expect(form.getByText('4 of 4', { exact: true })).toBeVisible()
  await expect(
    form.getByText(/^A trip has at most 4 additional images\. Left out: photo-6\.jpg, .*photo-30\.jpg$/),
  ).toBeVisible()
  await expect(form.getByRole('button', { name: 'Remove Featured image' })).toBeVisible()
  await expectNoAxeFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const chooser = page.waitForEvent('filechooser')
  const camera = form.getByRole('button', { name: 'Take a photo for Featured image' })
  await camera.click()
  const before = await form.getByLabel('Featured image').locator('img').first().getAttribute('src')
  await (await chooser).setFiles({ ...photo, name: 'image.jpg' })
  await expect(form.getByLabel('Featured image').locator('img').first()).not.toHaveAttribute('src', before!)
  await page.keyboard.press('Control+S')
  await expectToast(page, 'Success', 'Trip updated successfully')
  expect((await trips.read(title)).trip_images).toHaveLength(4)
})
