import sharp from 'sharp'
import { aNoisyPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast } from '../../support/admin-fixtures.ts'
import { dropFiles, type DroppedFile } from '../../support/drop-files.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { aPhoto, expectStored, outcome, shrinkOf } from '../../support/shrunk-pictures.ts'
import { editorOf, openNewBlog, save, test as blogTest } from '../../support/stored-blogs.ts'
import { openTrip, test as tripTest } from '../../support/stored-trips.ts'

const megabyte = 1_048_576
const tripRefusal = 'Image must be JPG, JPEG or PNG and under 1MB'
const blogRefusal = 'Image must be JPG, JPEG or PNG and under 2MB'

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

  await tripTest.step('a file that is no picture is reported, and another can be selected', async () => {
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * megabyte, 'no picture') }
    await dropFiles(page, zone, [broken])
    await expectToast(page, 'File too large', tripRefusal)
    await shrinkOf(form, broken.name).click()
    const said = form.getByRole('status').filter({ hasText: 'This browser cannot read this file as a picture.' })
    await expect(said).toBeVisible()
    await expect(shrinkOf(form, broken.name)).toBeFocused()
    await expectNoAxeFindings(page)
    await dropFiles(page, zone, [photo])
    await expectToast(page, 'File too large', tripRefusal)
    await expect(said).toHaveCount(0)
  })

  await tripTest.step('the featured image', async () => {
    await expect(form.getByText(tripRefusal, { exact: true })).toHaveCount(1)
    await shrinkOf(form).focus()
    await page.keyboard.press('Enter')
    await expect(outcome(form)).toBeFocused()
    await expect(form.getByText(tripRefusal, { exact: true })).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Replace' })).toBeEnabled()
    const said = await outcome(form).textContent()
    await expectStored(request, 'trip-images', (await save()).featured_image, said)
  })

  await tripTest.step('transparent parts become white when PNG does not fit', async () => {
    const noise = await aNoisyPictureFile(1600, 1000)
    const buffer = await sharp(noise).extend({ left: 200, background: '#00000000' }).png().toBuffer()
    await dropFiles(page, zone, [{ name: 'clear.png', mimeType: 'image/png', buffer }])
    await expectToast(page, 'File too large', tripRefusal)
    await shrinkOf(form, 'clear.png').click()
    await expect(form.getByRole('status').filter({ hasText: 'transparent parts became white' })).toBeVisible()
    const { featured_image } = await save()
    expect(featured_image).toMatch(/\.jpg$/)
    const bytes = await (await request.get(featured_image!)).body()
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 40 }).raw().toBuffer()
    expect(Math.min(...corner)).toBeGreaterThan(240)
  })

  await tripTest.step('the gallery: each of several files has its button', async () => {
    const gallery = form.getByLabel('Additional images').last().locator('..')
    await dropFiles(page, gallery, [photo, { ...photo, name: 'second.jpg' }])
    await expectToast(page, 'File too large', tripRefusal)
    const list = form.getByRole('list', { name: 'Pictures that were refused' })
    await expect(list.getByText(tripRefusal, { exact: true })).toHaveCount(2)
    await expectNoAxeFindings(page)
    await shrinkOf(list, 'second.jpg').click()
    await expect(outcome(list)).toBeFocused()
    await expect(list.getByText(tripRefusal, { exact: true })).toHaveCount(1)
    await expect(form.getByText('1 of 4', { exact: true })).toBeVisible()
    await shrinkOf(list).click()
    await expect(form.getByText('2 of 4', { exact: true })).toBeVisible()
    const said = await outcome(list).first().textContent()
    const { trip_images } = await save()
    expect(trip_images).toHaveLength(2)
    for (const { image_url } of trip_images) await expectStored(request, 'trip-images', image_url, said)
  })
})

blogTest('pictures of a story', async ({ page, request, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Shrunk`)
  const list = page.getByRole('list', { name: 'Pictures that were too large' })

  await blogTest.step('in its text the picture is inserted where it was dropped', async () => {
    await editorOf(page).click()
    await page.keyboard.type('Above')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below')
    await dropFiles(page, editorOf(page).getByText('Above'), [photo])
    await expectToast(page, 'File too large', blogRefusal)
    await expect(list.getByText(blogRefusal, { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await shrinkOf(list).focus()
    await page.keyboard.press('Space')
    const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Noise')
    await page.keyboard.press('Enter')
    await expect(editorOf(page)).toBeFocused()
    await expect(editorOf(page).getByRole('img', { name: 'Noise' })).toBeVisible()
  })
  const saidOfText = await outcome(list).textContent()

  const region = page.getByRole('region', { name: 'Featured Image' })
  await blogTest.step('the featured image', async () => {
    await region.locator('input[type=file]').setInputFiles(photo)
    await expect(region.getByText(blogRefusal, { exact: true })).toBeVisible()
    await shrinkOf(region).click()
    await expect(outcome(region)).toBeFocused()
    await expect(region.getByText('Current image')).toBeVisible()
  })
  const saidOfFeatured = await outcome(region).textContent()

  await save(page)
  const { body, featured_image } = await blogs.read(blogs.mark)
  expect(body.replace(/<img[^>]*>/, '[]')).toBe('<p>Above</p>[]<p>Below</p>')
  await expectStored(request, 'blog-images', /src="([^"]+)"/.exec(body)![1]!, saidOfText)
  await expectStored(request, 'blog-images', featured_image, saidOfFeatured)
})
