import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { callerOf } from '../../support/admin-call.ts'
import { signIn } from '../../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { test } from '../../support/own-server.ts'
import { aDamagedPhoto, aPhoto } from '../../support/shrunk-pictures.ts'

const uploads = '**/api/admin/pictures'

// On another server: lists in other tests would show its pictures, and miss them when they are deleted.
test('thirty pictures are uploaded to the library at once, with their number', async ({ page, baseURL, mark }) => {
  await signIn(page)
  const buffer = await aPictureFile()
  const small = Array.from({ length: 28 }, (_, index) => ({
    name: `${mark} ${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  const damaged = await aDamagedPhoto()
  const large = { ...(await aPhoto()), name: `${mark} large.jpg` }
  await page.goto('/admin/pictures?bucket=trip-images')
  await page.getByRole('button', { name: 'Upload pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload pictures' })
  await expect(dialog.getByRole('radio', { name: 'Trips' })).toBeChecked()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await promise
    await route.continue()
  })
  await dialog.locator('input[type="file"]').setInputFiles([...small, damaged, large])
  await expect(dialog.getByText('Picture 1 of 30')).toBeVisible()
  const waiting = dialog.getByRole('list', { name: 'Pictures on their way' }).getByRole('listitem')
  await expect(waiting).toHaveCount(30)
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: `Stop uploading ${mark} 27.jpg` }).click()
  resolve()
  // They are sent one after the other: on a busy machine that takes longer than the usual limit.
  await expect(dialog.getByText('28 pictures uploaded')).toBeVisible({ timeout: 90_000 })
  await expect(waiting).toHaveCount(0)
  await expect(dialog.getByText(/^5\.\d MB → 0\.\d MB, \d+ × \d+$/)).toBeVisible()
  const refused = dialog.getByRole('list', { name: 'Pictures that were refused' }).getByRole('listitem')
  await expect(refused).toHaveText([/broken\.jpg.*This file is damaged/])
  await expectNoAxeFindings(page)
  const stored = await callerOf(page.request, baseURL!)<{ total: number }>('GET', `/pictures?search=${mark}`)
  expect(stored.total).toBe(28)
})
