import type { Locator, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/fixtures.ts'

/**
 * What a new admin does on the first day, and what a visitor then sees; everything is removed at the end. This file
 * runs among the first: those of hero images and categories restore what it changes.
 */
const mark = `First day ${Date.now().toString(36)}`
const picture = (name: string) => fileURLToPath(new URL(`../../../seed/images/${name}`, import.meta.url))

test.describe.configure({ mode: 'serial' })

async function choose(page: Page, form: Locator, label: string, option: string) {
  await form.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a vendor', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Add New Vendor' }).click()
  const form = page.getByRole('dialog', { name: 'Add Vendor' })
  await form.getByLabel('Vendor Name').fill(`${mark} Hosts`)
  await choose(page, form, 'Region (State/UT)', 'Kerala')
  await form.getByLabel('Email').fill('canary@hosts.example')
  await form.getByLabel('Years of Experience').fill('12')
  await form.getByRole('button', { name: 'Create Vendor' }).click()
  await expect(page.getByText('Vendor created successfully')).toBeVisible()
})

test('a trip with five pictures and four days', async ({ page }) => {
  await page.goto('/admin/trips?action=new')
  const form = page.getByRole('dialog', { name: 'Add Trip' })
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(`${mark} Backwaters`)
  await choose(page, form, 'Category', 'Signature Stays')
  await choose(page, form, 'Region', 'Kerala')
  await form.getByRole('combobox', { name: 'Vendor' }).fill(mark)
  await page.getByRole('option', { name: `${mark} Hosts` }).click()
  await form.getByLabel('Price (INR)').fill('64000')
  await form.getByLabel('Duration (days)').fill('4')
  await choose(page, form, 'Status', 'Published')
  await form.getByLabel('Full Description').fill('Four days on the water.')
  await form.locator('input[type="file"]').first().setInputFiles(picture('kumarakom-houseboat.jpg'))
  await expect(form.getByRole('button', { name: 'Remove Featured image' })).toBeVisible()
  const more = [
    'hero-backwaters-dusk.jpg',
    'gallery-houseboat-starlight.jpg',
    'munnar-tea-bungalow.jpg',
    'periyar-elephant-lake.jpg',
  ]
  await form.locator('input[type="file"]').last().setInputFiles(more.map(picture))
  await expect(form.getByLabel('Caption (alternative text)')).toHaveCount(4)
  for (let day = 1; day <= 4; day += 1) {
    if (day > 1) await form.getByRole('button', { name: 'Add day' }).click()
    await form.getByLabel(`Day ${day} title`).fill(`Water, part ${day}`)
  }
  await form.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page.getByText('Trip created successfully')).toBeVisible()

  await page.goto('/category/experiences')
  await page.getByRole('link', { name: `View Details of ${mark} Backwaters` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Backwaters` })).toBeVisible()
  await expect(page.getByText('₹64,000').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Water, part/ })).toHaveCount(4)
  await expect(page.getByText(`${mark} Hosts`).first()).toBeVisible()
  expect(await page.content()).not.toContain('canary@hosts.example')
})

test('a blog with formatted text and a picture', async ({ page }) => {
  await page.goto('/admin/blogs?action=new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${mark} story`)
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(/^first-day-/)
  await choose(page, page.locator('body'), 'Status', 'Published')
  const editor = page.getByRole('textbox', { name: 'Blog Content' })
  await editor.click()
  await page.keyboard.press('Control+B')
  await page.keyboard.type('Bold beginnings')
  await page.keyboard.press('Control+B')
  await page.keyboard.type(' and a quiet end.')
  await page.getByLabel('Image for the text').setInputFiles(picture('story-chai-stall-steam.jpg'))
  const described = page.getByRole('dialog')
  await described.getByLabel('Alternative text').fill('A chai stall in steam')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('img', { name: 'A chai stall in steam' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('Blog created successfully')).toBeVisible()

  await page.goto('/blogs')
  await page
    .getByRole('link', { name: `${mark} story` })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `${mark} story` })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'Bold beginnings' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A chai stall in steam' })).toBeVisible()
})

test('a testimonial for that trip', async ({ page }) => {
  await page.goto('/admin/testimonials?action=new')
  const form = page.getByRole('dialog', { name: 'Add New Testimonial' })
  await form.getByLabel('Customer Name').fill(`${mark} guest`)
  await form.getByLabel('Testimonial Content').fill('The lake at six in the morning.')
  await form.getByRole('combobox', { name: 'Associated Trip' }).fill(`${mark} Back`)
  await page.getByRole('option', { name: `${mark} Backwaters` }).click()
  await form.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(page.getByText('Testimonial created successfully')).toBeVisible()

  await page.goto('/')
  const quote = page.getByRole('listitem').filter({ hasText: `${mark} guest` })
  await expect(quote).toContainText('The lake at six in the morning.')
  await expect(quote).toContainText(`${mark} Backwaters`)
})

test('another hero picture', async ({ page }) => {
  await page.goto('/admin/hero-images')
  await page.getByLabel('Image Title').fill(`${mark} hero`)
  await page.locator('input[type="file"]').first().setInputFiles(picture('hero-desert-stars.jpg'))
  await page.getByRole('button', { name: 'Upload Hero Image' }).click()
  await expect(page.getByText('Hero image uploaded successfully')).toBeVisible()
  const active = page.getByRole('switch', { name: `Show on home page ${mark} hero` })
  await expect(active).toBeChecked()
  await expect(page.getByRole('switch', { name: /^Show on home page/, checked: true })).toHaveCount(1)

  const [{ image_url }] = [await (await page.request.get('/api/hero-image')).json()]
  const home = await (await page.request.get('/')).text()
  expect(home).toContain(image_url)
})

test('a category title', async ({ page }) => {
  await page.goto('/admin/categories')
  const card = page.getByRole('region', { name: 'Offbeat & Immersive' })
  await card.getByRole('textbox', { name: 'Title' }).fill(`${mark} Paths`)
  await card.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Category updated successfully')).toBeVisible()
  await page.goto('/category/slow-travel')
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Paths` })).toBeVisible()
})

test('restores everything', async ({ page }) => {
  test.slow()
  await page.goto('/admin/categories')
  const card = page.getByRole('region', { name: 'Offbeat & Immersive' })
  await card.getByRole('textbox', { name: 'Title' }).fill('Offbeat & Immersive')
  await card.getByRole('button', { name: 'Update Category' }).click()
  await expect(page.getByText('Category updated successfully')).toBeVisible()

  const removals = [
    ['/admin/testimonials', `Delete testimonial of ${mark} guest`, 'Testimonial deleted successfully'],
    ['/admin/blogs', `Delete ${mark} story`, 'Blog deleted successfully'],
    ['/admin/trips', `Delete ${mark} Backwaters`, 'Trip deleted successfully'],
    [`/admin/vendors?search=${encodeURIComponent(mark)}`, `Delete ${mark} Hosts`, 'Vendor deleted successfully'],
    ['/admin/hero-images', `Delete ${mark} hero`, 'Hero image deleted successfully'],
  ] as const
  for (const [path, button, toast] of removals) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(toast).first()).toBeVisible()
  }
  await page.getByRole('switch', { name: 'Show on home page Dawn over the Himalaya' }).click()
  await expect(page.getByText('Hero image status updated')).toBeVisible()
  expect(await (await page.request.get('/')).text()).not.toContain(mark)
})
