import type { Locator, Page } from '@playwright/test'
import { aNoisyPhotoFile, aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'
import { captions, drag, expect, openTrip, pickUp, test } from '../../support/stored/trips.ts'

const refused = 'Image must be JPG, JPEG or PNG and under 1MB'

interface Dropped {
  name: string
  type: string
  bytes: Buffer
}

/** Drops files on a drop zone. */
async function drop(page: Page, zone: Locator, files: Dropped[]): Promise<void> {
  const plain = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, plain)
  await zone.dispatchEvent('drop', { dataTransfer })
}

const featuredZone = (form: Locator) => form.getByLabel('Featured image').first()
const galleryZone = (form: Locator) => form.getByLabel('Additional images').last().locator('..')
const refusedFiles = (form: Locator) =>
  form.getByRole('list', { name: 'Pictures that were refused' }).getByRole('listitem')
const image = (form: Locator, place: number) => form.getByRole('group', { name: `Image ${place}`, exact: true })

async function photos(count: number): Promise<Dropped[]> {
  const bytes = await aPictureFile()
  return Array.from({ length: count }, (_, index) => ({ name: `photo-${index + 1}.jpg`, type: 'image/jpeg', bytes }))
}

test('pictures are dropped, captioned, reordered, removed and stored with the trip', async ({ page, trips }) => {
  const title = `${trips.mark} Pictured`
  await trips.store({ title })
  const form = await openTrip(page, title)
  const inputs = form.locator('input[type="file"]')
  await expect(inputs.first()).toHaveAttribute('accept', 'image/jpeg,image/png')
  await expect(inputs.last()).toHaveAttribute('accept', 'image/jpeg,image/png')
  await drop(page, featuredZone(form), await photos(1))
  await expect(form.getByRole('button', { name: 'Replace' })).toBeEnabled()
  await drop(page, galleryZone(form), await photos(5))
  await expect(form.getByRole('button', { name: 'Uploading...' }).last()).toBeVisible()
  await expect(form.getByText('4 of 4', { exact: true })).toBeVisible()
  await expect(form.getByText('A trip has at most 4 additional images. Left out: photo-5.jpg')).toBeVisible()
  await form.getByRole('button', { name: 'Keep 1 picture in the library' }).click()
  await expect(form.getByText('1 picture stored in the library')).toBeVisible()
  await expect(form.getByText('4 of 4', { exact: true })).toBeVisible()
  for (const [index, caption] of ['A', 'B', 'C', 'D'].entries()) {
    const texts = image(form, index + 1)
    await texts.getByLabel('Caption', { exact: true }).fill(caption)
    await texts.getByLabel('Alternative text').fill(`${caption} described`)
  }
  await expectNoAxeFindings(page)

  await form.getByRole('button', { name: 'Move down: Image 1' }).click()
  expect(await captions(form)).toEqual(['B', 'A', 'C', 'D'])
  await pickUp(page, form.getByRole('button', { name: 'Reorder Image 3' }), 'Space')
  await expect(form.getByText('Image 3 picked up, at place 3 of 4.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(form.getByText('Image 3 is over place 2 of 4.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => captions(form)).toEqual(['B', 'C', 'A', 'D'])
  await drag(page, form.getByRole('button', { name: 'Reorder Image 1' }), image(form, 3))
  await expect.poll(() => captions(form)).toEqual(['C', 'A', 'B', 'D'])
  await form.getByRole('button', { name: 'Remove image 2' }).click()
  await expect(form.getByText('3 of 4', { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Remove image 2' })).toBeFocused()

  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  await expect(form).toBeHidden()
  const stored = await trips.read(title)
  expect(stored.featured_image).toMatch(/^\/media\/trip-images\//)
  expect(stored.trip_images).toMatchObject([
    { sort_order: 1, caption: 'C', alt: 'C described' },
    { sort_order: 2, caption: 'B', alt: 'B described' },
    { sort_order: 3, caption: 'D', alt: 'D described' },
  ])
  const again = await openTrip(page, title)
  await expect.poll(() => captions(again)).toEqual(['C', 'B', 'D'])

  await test.step('a picture of the gallery changes places with the featured one, texts included', async () => {
    await again.getByLabel('Alternative text of Featured image').fill('A bridge')
    const before = await again.getByRole('img', { name: 'C described', exact: true }).getAttribute('src')
    await again.getByRole('button', { name: 'Make featured Image 1' }).click()
    await expect(again.getByLabel('Alternative text of Featured image')).toHaveValue('C described')
    expect(await captions(again)).toEqual(['', 'B', 'D'])
    await expect(image(again, 1).getByLabel('Alternative text')).toHaveValue('A bridge')
    await expect(again.getByRole('button', { name: 'Make featured Image 1' })).toBeFocused()
    await page.keyboard.press('Control+S')
    await expectToast(page, 'Success', 'Trip updated successfully')
    const exchanged = await trips.read(title)
    expect(before).toContain(exchanged.featured_image!.split('/').at(-1)!.split('.')[0])
    expect(exchanged.featured_picture!.alt).toBe('C described')
    expect(exchanged.trip_images[0]).toMatchObject({ alt: 'A bridge', caption: null })
  })

  await again.getByRole('button', { name: 'Remove Featured image' }).click()
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  expect((await trips.read(title)).featured_image).toBeNull()
})

test('files that are refused, fail or come in a mixed drop', async ({ page, allow, trips }) => {
  allow.statuses.push(422, 500)
  const title = `${trips.mark} Mixed`
  await trips.store({ title })
  const form = await openTrip(page, title)

  await test.step('files that are not photos or too large are rejected with the specified messages', async () => {
    await expect(form.getByText('JPG, JPEG or PNG, max 1MB')).toHaveCount(2)

    await drop(page, featuredZone(form), [{ name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a') }])
    await expectToast(page, 'Invalid file type', refused)
    await expect(form.getByText(refused)).toHaveCount(1)
    const tooLarge = { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(1_048_577) }
    await drop(page, galleryZone(form), [tooLarge])
    await expectToast(page, 'File too large', refused)
    await drop(page, galleryZone(form), [{ name: 'a.png', type: 'image/png', bytes: Buffer.from('no picture at all') }])
    await expectToast(page, 'Invalid file type', refused)
    await expect(form.getByText('0 of 4', { exact: true })).toBeVisible()
  })

  await test.step('a failed upload is reported and keeps the form values', async () => {
    const uploads = '**/api/admin/pictures'
    await page.route(uploads, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
    await drop(page, featuredZone(form), await photos(1))
    const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' })
    await expect(toast).toContainText('Failed to upload image. Please try again.')
    await expect(form.getByRole('button', { name: 'Update Trip' })).toBeEnabled()
    await page.unroute(uploads)
  })

  await test.step('good pictures stay in a mixed drop, and every refused file is named', async () => {
    const [two, three, four, five, six] = (await photos(5)) as [Dropped, Dropped, Dropped, Dropped, Dropped]
    const large = { name: 'IMG_4032.JPG', type: 'image/jpeg', bytes: await aNoisyPhotoFile(1800, 1200) }
    expect(large.bytes.length).toBeGreaterThan(1_048_576)
    const web = { name: 'webpic.webp', type: 'image/webp', bytes: await aPictureFile({ format: 'webp' }) }
    const cut = { name: 'cut.jpg', type: 'image/jpeg', bytes: two.bytes.subarray(0, two.bytes.length / 2) }
    const drone = { name: 'drone.heic', type: '', bytes: Buffer.from('no picture that Chromium reads') }
    const notes = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('no picture') }
    await drop(page, galleryZone(form), [two, cut, large, drone, web, notes, three, four, five, six])
    await expect(form.getByText('4 of 4', { exact: true })).toBeVisible()
    await expect(refusedFiles(form)).toHaveText([
      /cut\.jpg.*This file is damaged/,
      /drone\.heic.*upload from the iPhone itself/,
      new RegExp(`notes\\.txt.*${refused}`),
    ])
    await expect(form.getByText(/^2 pictures: \d\.\d MB → 0\.\d MB$/)).toBeVisible()
    await expect(form.getByText('Left out: photo-4.jpg, photo-5.jpg')).toBeVisible()
    await expectNoAxeFindings(page)
    await form.getByRole('button', { name: 'Update Trip' }).click()
    await expect(page.getByText('Trip updated successfully')).toBeVisible()
    const { featured_image, trip_images } = await trips.read(title)
    expect(featured_image).toMatch(/^\/media\/trip-images\//)
    expect(trip_images).toHaveLength(4)
  })
})
