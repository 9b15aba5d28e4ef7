import type { AdminCategory } from '#contract/admin/categories.ts'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { expectToast, test } from '../../support/admin-fixtures.ts'
import { dropFiles } from '../../support/drop-files.ts'
import { expect, expectNoAxeFindings } from '../../support/fixtures.ts'
import { aPhoto, expectStored, outcome } from '../../support/shrunk-pictures.ts'

test('a hero image: the shrunk file becomes the selected file', async ({ page, request, call, mark, undoing }) => {
  await page.goto('/admin/hero-images')
  const form = page.getByRole('region', { name: 'Add New Hero Image' })
  await form.getByLabel('Image Title').fill(`${mark} shrunk`)
  await dropFiles(page, form.getByText('Drop a picture here or click to choose'), [await aPhoto()])
  await expect(outcome(form)).toBeVisible()
  await expect(form.getByText(/^from camera\.jpg \([0-4]\.\d\d MB\)$/)).toBeVisible()
  await expectNoAxeFindings(page)
  const shown = await outcome(form).textContent()
  const images = await call<AdminHeroImage[]>('GET', '/hero-images')
  const demo = images.find(({ title }) => title === 'Dusk on the backwaters')!
  undoing(() => call('PATCH', `/hero-images/${demo.id}`, { is_active: true }))
  await form.getByRole('button', { name: 'Upload Hero Image' }).click()
  await expectToast(page, 'Success', 'Hero image uploaded successfully')
  await expect(outcome(form)).toHaveCount(0)
  const hero = (await call<AdminHeroImage[]>('GET', '/hero-images')).find(({ title }) => title.includes(mark))!
  undoing(() => call('DELETE', `/hero-images/${hero.id}`))
  await expectStored(request, 'hero-images', hero.image_url, shown)
})

test('a category', async ({ page, request, baseURL, call, undoing }) => {
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
  await (await chooser).setFiles(await aPhoto())
  await expectToast(page, 'Success', 'Category image updated successfully')
  const shown = await outcome(page).textContent()
  const stored = (await call<AdminCategory[]>('GET', '/categories')).find((each) => each.id === id)!
  await expectStored(request, 'category-images', stored.featured_image, shown)
})
