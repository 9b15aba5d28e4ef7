import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { AdminCategory } from '#contract/admin/categories.ts'
import type { Picture } from '#contract/pictures.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { expect, expectToast, test as base } from '../support/admin-fixtures.ts'
import { failCall, holdCall } from '../support/calls.ts'
import { categoryRoute } from '#values/categories.ts'
import { categories } from '../support/demo.ts'
import { dropFiles } from '../support/drop-files.ts'
import { expectNoAxeFindings, leavePages } from '../support/fixtures.ts'

/** Only categories whose pictures this file changes; tests in parallel change another one. */
const pictureOf: Record<string, string> = {
  'Wildlife Escapes': 'category-wildlife-escapes.jpg',
  'Wellness Retreats': 'category-wellness-retreats.jpg',
}

/** Restores titles, descriptions and pictures of the categories when the test ends. */
const test = base.extend<{ restored: void }>({
  restored: [
    async ({ context, call, request, baseURL }, use) => {
      const before = await call<AdminCategory[]>('GET', '/categories')
      await use()
      await leavePages(context)
      for (const now of await call<AdminCategory[]>('GET', '/categories')) {
        const { id, name, title, description, featured_image } = before.find((each) => each.id === now.id)!
        if (now.title !== title || now.description !== description) {
          await call('PATCH', `/categories/${id}`, { category_data: { title, description } })
        }
        const demo = pictureOf[name]
        if (now.featured_image === featured_image || !demo) continue
        // A replaced picture is deleted, so the demo picture is uploaded again.
        const buffer = await readFile(new URL(`../../../seed/images/${demo}`, import.meta.url))
        const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
        const multipart = { bucket: 'category-images', category_id: id, file }
        const stored = await request.post('/api/admin/pictures', { multipart, headers: { origin: baseURL! } })
        const { url } = (await stored.json()) as Picture
        await call('PUT', `/categories/${id}/image`, { featured_image: url })
      }
    },
    { auto: true },
  ],
})

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const file = (page: Page, title: string) => card(page, title).locator('input[type="file"]').last()
const megabyte = 1_048_576

test('cards of the categories: what they show, refuse and keep', async ({ page, allow }) => {
  allow.statuses.push(422, 500)
  await page.goto('/admin/categories')

  await test.step('each category has a card with title, name, description, picture and form', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Categories Management' })).toBeVisible()
    await expect(page.getByText('Manage category images and details', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(categories.map(({ name }) => name).sort())
    for (const { name } of categories) {
      await expect(card(page, name).getByText(name, { exact: true })).toHaveCount(1)
      await expect(card(page, name).getByRole('link', { name: `/category/${categoryRoute(name)}` })).toBeVisible()
      await expect(card(page, name).getByRole('img')).toBeVisible()
      await expect(card(page, name).getByLabel('Title')).toHaveValue(name)
      await expect(card(page, name).getByRole('button', { name: `Replace Image for ${name}` })).toBeEnabled()
      await expect(card(page, name).getByRole('button', { name: 'Update Category' })).toBeEnabled()
    }
    await expectNoAxeFindings(page)
  })

  await test.step('on a phone the cards are stacked and fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card(page, 'Wildlife Escapes')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
  })
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('pictures of another type or size are rejected with a message', async () => {
    const title = 'Offbeat & Immersive'
    const source = await card(page, title).getByRole('img').getAttribute('src')
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await file(page, title).setInputFiles(text)
    await expectToast(page, 'Invalid file type', 'Please select an image file')
    await expect(card(page, title).getByText('Please select an image file')).toBeVisible()
    const huge = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * megabyte + 1) }
    await file(page, title).setInputFiles(huge)
    await expectToast(page, 'File too large', 'Please select an image smaller than 2MB')
    // Selecting the same file again validates it again.
    await file(page, title).setInputFiles(huge)
    await expectToast(page, 'File too large', 'Please select an image smaller than 2MB')
    await file(page, title).setInputFiles({ ...text, name: 'a.png', mimeType: 'image/png' })
    await expectToast(page, 'Invalid file type', 'Please select an image file')
    await expect(card(page, title).getByRole('img')).toHaveAttribute('src', source!)
  })

  await test.step('a title is required, and server errors keep the form values', async () => {
    const title = 'Signature Stays'
    const form = card(page, title)
    await form.getByLabel('Title').fill(' ')
    await form.getByRole('button', { name: 'Update Category' }).click()
    await expect(form.getByText('This field is required')).toBeVisible()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expectNoAxeFindings(page)
    await form.getByLabel('Title').fill('Palaces')
    await failCall(page, 'admin/categories/update')
    await page.keyboard.press('Control+s')
    await expectToast(page, 'Error', 'Failed to update category')
    await expect(form.getByLabel('Title')).toHaveValue('Palaces')
    await failCall(page, 'admin/categories/removeImage')
    await form.getByRole('button', { name: `Remove image of ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Error', 'Failed to remove image')
    await expect(form.getByRole('img')).toBeVisible()
    await failCall(page, 'admin/categories/setImage')
    await file(page, title).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPictureFile() })
    await expectToast(page, 'Error', 'Failed to upload image')
  })
  // What was typed is stored for other browsers until it is given up.
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/admin/account')
})

test('title and description change on the public pages; name and URL stay', async ({ page, mark }) => {
  await page.goto('/admin/categories')
  const form = card(page, 'Wildlife Escapes')
  await form.getByLabel('Title').fill(`${mark} Tigers`)
  await form.getByLabel('Description').fill('Ten past six, and not a word.')
  await form.getByLabel('Alternative text').fill(`${mark} stripes`)
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  const release = await holdCall(page, 'admin/categories/update')
  await form.getByRole('button', { name: 'Update Category' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expectToast(page, 'Success', 'Category updated successfully')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.goto('/category/wildlife')
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Tigers` })).toBeVisible()
  await expect(page.getByText('Ten past six, and not a word.')).toBeVisible()
  await expect(page.getByRole('img', { name: `${mark} stripes` })).toBeVisible()
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Explore by Experience' }).getByRole('link')
  await expect(cards.filter({ hasText: `${mark} Tigers` })).toHaveAttribute('href', '/category/wildlife')

  await page.goto('/admin/categories')
  const again = card(page, 'Wildlife Escapes')
  await expect(again.getByLabel('Title')).toHaveValue(`${mark} Tigers`)
  await again.getByLabel('Description').fill('')
  await again.getByLabel('Description').press('Control+s')
  await expectToast(page, 'Success', 'Category updated successfully')
  await page.goto('/category/wildlife')
  await expect(page.getByText('Discover amazing wildlife experiences')).toBeVisible()
})

test('a picture is replaced, removed and uploaded, and the public page follows; typed values stay', async ({
  page,
  request,
}) => {
  const title = 'Wellness Retreats'
  const publicPicture = async () => {
    const html = await (await request.get('/category/wellness')).text()
    // The other categories follow at the end of the page.
    return /\/media\/category-images\/([\w-]+)/.exec(html.split('</header>')[1] ?? '')?.[1] ?? null
  }
  await page.goto('/admin/categories')
  const form = card(page, title)
  await form.getByLabel('Description').pressSequentially(' And tea.')
  const before = await publicPicture()
  await file(page, title).setInputFiles({
    name: 'calm.webp',
    mimeType: 'image/webp',
    buffer: await aPictureFile({ format: 'webp', width: 1200, height: 800 }),
  })
  await expectToast(page, 'Success', 'Category image updated successfully')
  const replaced = await publicPicture()
  expect(replaced).not.toBe(before)
  expect(await form.getByRole('img').getAttribute('src')).toContain(replaced)
  expect((await request.get(`/media/category-images/${before}-640.webp`)).status()).toBe(404)
  await expect(form.getByText('Unsaved changes')).toBeVisible()
  await form.getByRole('button', { name: 'Update Category' }).click()
  await expectToast(page, 'Success', 'Category updated successfully')

  await form.getByRole('button', { name: `Remove image of ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove image' })
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Success', 'Category image removed successfully')
  await expect(form.getByText('No image uploaded', { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: `Upload Image for ${title}` })).toBeVisible()
  await expectNoAxeFindings(page)
  expect(await publicPicture()).toBeNull()

  const buffer = await aPictureFile({ format: 'gif' })
  await dropFiles(page, form.getByText('No image uploaded'), [{ name: 'calm.gif', mimeType: 'image/gif', buffer }])
  await expectToast(page, 'Success', 'Category image updated successfully')
  expect(await publicPicture()).not.toBeNull()
})

test('loading and error states; a missing picture has a placeholder', async ({ page, allow }) => {
  allow.statuses.push(500, 404)
  await page.route('**/media/category-images/**', (route) => route.fulfill({ status: 404, body: '' }))
  const release = await holdCall(page, 'admin/categories/list')
  await page.goto('/admin/categories')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await expect(card(page, 'Wildlife Escapes')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The picture could not be loaded' })).toHaveCount(4)
  await page.unrouteAll({ behavior: 'wait' })
  await failCall(page, 'admin/categories/list')
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'The categories did not load' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Wildlife Escapes')).toBeVisible()
})
