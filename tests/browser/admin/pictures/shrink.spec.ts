import sharp from 'sharp'
import { heicPicture } from '#contract/admin/content/picture-messages.ts'
import { aNoisyPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast } from '../../support/admin-fixtures.ts'
import { dropFiles, type DroppedFile } from '../../support/drop-files.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { aDamagedPhoto, aPhoto, expectStored, outcome } from '../../support/shrunk-pictures.ts'
import { editorOf, openNewBlog, save, test as blogTest } from '../../support/stored/blogs.ts'
import { openTrip, test as tripTest } from '../../support/stored/trips.ts'

const megabyte = 1_048_576
const tripRefusal = 'Image must be JPG, JPEG or PNG and under 1MB'

let photo: DroppedFile

tripTest.beforeAll(async () => {
  photo = await aPhoto()
})

tripTest('pictures of a trip', async ({ page, request, trips }) => {
  const title = `${trips.mark} Shrunk`
  await trips.store({ title })
  const form = await openTrip(page, title)
  const zone = form.getByLabel('Featured image').first()
  const save = async () => {
    await expect(form.getByRole('button', { name: 'Update Trip' })).toBeEnabled()
    await page.keyboard.press('Control+S')
    await expectToast(page, 'Success', 'Trip updated successfully')
    return trips.read(title)
  }

  await tripTest.step('what cannot be shrunk is explained, and another file can be selected', async () => {
    const noPicture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * megabyte, 'no picture') }
    await dropFiles(page, zone, [noPicture])
    await expectToast(page, 'File too large', tripRefusal)
    await expect(form.getByText(tripRefusal, { exact: true })).toBeVisible()
    await dropFiles(page, zone, [await aDamagedPhoto()])
    await expectToast(page, 'Damaged file', 'This file is damaged. Please choose another one.')
    await expect(form.getByText('This file is damaged.')).toBeVisible()
    const heic = { name: 'IMG_0815.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\u0018ftypheic', 'latin1') }
    await dropFiles(page, zone, [heic])
    await expectToast(page, 'Invalid file type', heicPicture.message)
    await expectNoAxeFindings(page)
  })

  await tripTest.step('the featured image is shrunk without a question', async () => {
    await dropFiles(page, zone, [photo])
    await expect(outcome(form)).toBeVisible()
    await expect(form.getByText('cannot read HEIC')).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Replace' })).toBeEnabled()
    const shown = await outcome(form).textContent()
    await expectStored(request, 'trip-images', (await save()).featured_image, shown)
  })

  await tripTest.step('transparent parts become white when PNG does not fit', async () => {
    const noise = await aNoisyPictureFile(1600, 1000)
    const buffer = await sharp(noise).extend({ left: 200, background: '#00000000' }).png().toBuffer()
    await dropFiles(page, zone, [{ name: 'clear.png', mimeType: 'image/png', buffer }])
    await expect(form.getByRole('status').filter({ hasText: 'transparent parts became white' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Replace' })).toBeEnabled()
    const { featured_image } = await save()
    expect(featured_image).toMatch(/\.jpg$/)
    const bytes = await (await request.get(featured_image!)).body()
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 40 }).raw().toBuffer()
    expect(Math.min(...corner)).toBeGreaterThan(240)
  })

  await tripTest.step('the gallery adds up in one line how much smaller its pictures became', async () => {
    const gallery = form.getByLabel('Additional images').last().locator('..')
    await dropFiles(page, gallery, [photo, { ...photo, name: 'second.jpg' }])
    await expect(form.getByText('2 of 4', { exact: true })).toBeVisible()
    await expect(form.getByText(/^2 pictures: 1\d\.\d MB → [01]\.\d MB$/)).toBeVisible()
    await expectNoAxeFindings(page)
    const { trip_images } = await save()
    expect(trip_images).toHaveLength(2)
    for (const { image_url } of trip_images) await expectStored(request, 'trip-images', image_url, null)
  })
})

blogTest('pictures of a story', async ({ page, request, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Shrunk`)
  const shrunk = outcome(page)

  await blogTest.step('in its text the picture is inserted where it was dropped', async () => {
    await editorOf(page).click()
    await page.keyboard.type('Above')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below')
    await dropFiles(page, editorOf(page).getByText('Above'), [photo])
    const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Noise')
    await page.keyboard.press('Enter')
    await expect(editorOf(page)).toBeFocused()
    await expect(editorOf(page).getByRole('img', { name: 'Noise' })).toBeVisible()
    await expect(shrunk).toBeVisible()
    await expectNoAxeFindings(page)
  })
  const shownOfText = await shrunk.textContent()

  const region = page.getByRole('region', { name: 'Featured Image' })
  await blogTest.step('the featured image', async () => {
    await region.locator('input[type=file]').setInputFiles(photo)
    await expect(outcome(region)).toBeVisible()
    await expect(region.getByText('Current image')).toBeVisible()
  })
  const shownOfFeatured = await outcome(region).textContent()

  await save(page)
  const { body, featured_image } = await blogs.read(blogs.mark)
  expect(body.replace(/<img[^>]*>/, '[]')).toBe('<p>Above</p>[]<p>Below</p>')
  await expectStored(request, 'blog-images', /src="([^"]+)"/.exec(body)![1]!, shownOfText)
  await expectStored(request, 'blog-images', featured_image, shownOfFeatured)
})
