import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { aNoisyPhotoFile, aNoisyPictureFile } from '#tests/support/factories/picture-file.ts'
import { expectToast, test as adminTest } from '../../support/admin-fixtures.ts'
import { dropFiles, type DroppedFile } from '../../support/drop-files.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { editorOf, openNewBlog, save, test as blogTest } from '../../support/stored-blogs.ts'
import { openTrip, test as tripTest } from '../../support/stored-trips.ts'

const megabyte = 1_048_576
const tripRefusal = 'Image must be JPG, JPEG or PNG and under 1MB'
const blogRefusal = 'Image must be JPG, JPEG or PNG and under 2MB'

/** EXIF orientation 6 swaps width and height. */
const upright = (canvas: Sharp) => canvas.withMetadata({ orientation: 6 })

let photo: DroppedFile

// Each shrinks pictures of 12 megapixels several times.
adminTest.describe.configure({ timeout: 180_000 })

adminTest.beforeAll(async () => {
  const buffer = await aNoisyPhotoFile(4200, 2800, upright)
  expect(buffer.length).toBeGreaterThan(8 * megabyte)
  photo = { name: 'from camera.jpg', mimeType: 'image/jpeg', buffer }
})

const shrinkOf = (place: Page | Locator, name = photo.name) =>
  place.getByRole('button', { name: `Shrink to fit ${name}` })

/** The result of shrinking, as shown. */
const outcome = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: /^8\.\d MB → \d\.\d MB, \d+ × \d+$/ })

/** Checks that a stored picture is within the limit, upright, and of the size that was shown. */
async function expectStored(request: APIRequestContext, bucket: Bucket, url: string | null, said: string | null) {
  expect(url).toMatch(new RegExp(`^/media/${bucket}/`))
  const bytes = await (await request.get(url!)).body()
  expect(bytes.length).toBeLessThanOrEqual(pictureLimits.bytes[bucket])
  const { width, height } = await sharp(bytes).metadata()
  expect(said).toContain(`${width} × ${height}`)
  expect(height).toBeGreaterThan(width)
}

tripTest("a trip's featured image", async ({ page, request, trips }) => {
  const title = `${trips.mark} Shrunk`
  await trips.store({ title })
  const form = await openTrip(page, title)
  await dropFiles(page, form.getByLabel('Featured image').first(), [photo])
  await expectToast(page, 'File too large', tripRefusal)
  await expect(form.getByText(tripRefusal, { exact: true })).toHaveCount(1)
  await expectNoAxeFindings(page)
  await shrinkOf(form).focus()
  await page.keyboard.press('Enter')
  await expect(outcome(form)).toBeFocused()
  await expect(form.getByText(tripRefusal, { exact: true })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Replace' })).toBeEnabled()
  const said = await outcome(form).textContent()
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  await expectStored(request, 'trip-images', (await trips.read(title)).featured_image, said)
})

tripTest("a trip's gallery: each of several files has its button", async ({ page, request, trips }) => {
  const title = `${trips.mark} Gallery`
  await trips.store({ title })
  const form = await openTrip(page, title)
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
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  const { trip_images } = await trips.read(title)
  expect(trip_images).toHaveLength(2)
  for (const { image_url } of trip_images) await expectStored(request, 'trip-images', image_url, said)
})

tripTest('a file that is no picture is reported, and another can be selected', async ({ page, trips }) => {
  const title = `${trips.mark} Unreadable`
  await trips.store({ title })
  const form = await openTrip(page, title)
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * megabyte, 'no picture') }
  const zone = form.getByLabel('Featured image').first()
  await dropFiles(page, zone, [broken])
  await shrinkOf(form, broken.name).click()
  const said = form.getByRole('status').filter({ hasText: 'This browser cannot read this file as a picture.' })
  await expect(said).toBeVisible()
  await expect(shrinkOf(form, broken.name)).toBeFocused()
  await expectNoAxeFindings(page)
  await dropFiles(page, zone, [photo])
  await expect(said).toHaveCount(0)
  await shrinkOf(form).click()
  await expect(outcome(form)).toBeVisible()
})

tripTest('transparent parts become white when PNG does not fit', async ({ page, request, trips }) => {
  const title = `${trips.mark} Clear`
  await trips.store({ title })
  const form = await openTrip(page, title)
  const noise = await aNoisyPictureFile(1600, 1000)
  const buffer = await sharp(noise).extend({ left: 200, background: '#00000000' }).png().toBuffer()
  await dropFiles(page, form.getByLabel('Featured image').first(), [
    { name: 'clear.png', mimeType: 'image/png', buffer },
  ])
  await shrinkOf(form, 'clear.png').click()
  await expect(form.getByRole('status').filter({ hasText: 'transparent parts became white' })).toBeVisible()
  await form.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  const { featured_image } = await trips.read(title)
  expect(featured_image).toMatch(/\.jpg$/)
  const bytes = await (await request.get(featured_image!)).body()
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 40 }).raw().toBuffer()
  expect(Math.min(...corner)).toBeGreaterThan(240)
})

adminTest('a hero image: the shrunk file becomes the selected file', async ({ page, request, call, mark, undoing }) => {
  await page.goto('/admin/hero-images')
  const form = page.getByRole('region', { name: 'Add New Hero Image' })
  await form.getByLabel('Image Title').fill(`${mark} shrunk`)
  await dropFiles(page, form.getByText('Drop a picture here or click to choose'), [photo])
  await expect(form.getByText('Image size must be less than 5MB', { exact: true })).toBeVisible()
  await shrinkOf(form).click()
  await expect(outcome(form)).toBeFocused()
  await expect(form.getByText('Image size must be less than 5MB')).toHaveCount(0)
  await expect(form.getByText(/^from camera\.jpg \([0-4]\.\d\d MB\)$/)).toBeVisible()
  await expectNoAxeFindings(page)
  const said = await outcome(form).textContent()
  const images = await call<AdminHeroImage[]>('GET', '/hero-images')
  const demo = images.find(({ title }) => title === 'Dusk on the backwaters')!
  undoing(() => call('PATCH', `/hero-images/${demo.id}`, { is_active: true }))
  await form.getByRole('button', { name: 'Upload Hero Image' }).click()
  await expectToast(page, 'Success', 'Hero image uploaded successfully')
  await expect(outcome(form)).toHaveCount(0)
  const hero = (await call<AdminHeroImage[]>('GET', '/hero-images')).find(({ title }) => title.includes(mark))!
  undoing(() => call('DELETE', `/hero-images/${hero.id}`))
  await expectStored(request, 'hero-images', hero.image_url, said)
})

adminTest('a category', async ({ page, request, baseURL, call, undoing }) => {
  const [category] = await call<AdminCategory[]>('GET', '/categories')
  const { id, title, featured_image } = category!
  const buffer = await (await request.get(featured_image!)).body()
  // A replaced picture is deleted, so it is uploaded again.
  undoing(async () => {
    const file = { name: 'before.jpg', mimeType: 'image/jpeg', buffer }
    const multipart = { bucket: 'category-images', category_id: id, file }
    const { url } = await (
      await request.post('/api/admin/pictures', { multipart, headers: { origin: baseURL! } })
    ).json()
    await call('PUT', `/categories/${id}/image`, { featured_image: url })
  })
  await page.goto('/admin/categories')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Replace Image for ${title}` }).click()
  await (await chooser).setFiles(photo)
  await expectToast(page, 'File too large', 'Please select an image smaller than 2MB')
  await expect(page.getByText('Please select an image smaller than 2MB', { exact: true })).toBeVisible()
  await shrinkOf(page).click()
  await expectToast(page, 'Success', 'Category image updated successfully')
  const said = await outcome(page).textContent()
  const stored = (await call<AdminCategory[]>('GET', '/categories')).find((each) => each.id === id)!
  await expectStored(request, 'category-images', stored.featured_image, said)
})

blogTest('the text of a blog: the picture is inserted where it was dropped', async ({ page, request, blogs }) => {
  await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Shrunk`)
  await editorOf(page).click()
  await page.keyboard.type('Above')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Below')
  await dropFiles(page, editorOf(page).getByText('Above'), [photo])
  await expectToast(page, 'File too large', blogRefusal)
  const list = page.getByRole('list', { name: 'Pictures that were too large' })
  await expect(list.getByText(blogRefusal, { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await shrinkOf(list).focus()
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' })
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Noise')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toBeFocused()
  const said = await outcome(list).textContent()
  await expect(editorOf(page).getByRole('img', { name: 'Noise' })).toBeVisible()
  await save(page)
  const { body } = await blogs.read(blogs.mark)
  expect(body.replace(/<img[^>]*>/, '[]')).toBe('<p>Above</p>[]<p>Below</p>')
  await expectStored(request, 'blog-images', /src="([^"]+)"/.exec(body)![1]!, said)
})

blogTest("a blog's featured image", async ({ page, request, blogs }) => {
  const form = await openNewBlog(page)
  await page.getByLabel('Title').fill(`${blogs.mark} Featured`)
  const region = page.getByRole('region', { name: 'Featured Image' })
  await region.locator('input[type=file]').setInputFiles(photo)
  await expect(region.getByText(blogRefusal, { exact: true })).toBeVisible()
  await shrinkOf(region).click()
  await expect(outcome(region)).toBeFocused()
  await expect(form.getByText('Current image')).toBeVisible()
  const said = await outcome(region).textContent()
  await save(page)
  await expectStored(request, 'blog-images', (await blogs.read(blogs.mark)).featured_image, said)
})
