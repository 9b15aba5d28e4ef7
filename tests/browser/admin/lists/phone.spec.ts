import { expect, test } from '../../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../../support/fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters open in a sheet, and every control of the list is large enough for a finger', async ({ page }) => {
    await page.goto('/admin/trips')
    await expect(page.getByRole('listitem').filter({ hasText: 'Kanha: Tiger Country' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('combobox', { name: 'Category' }).tap()
    await page.getByRole('option', { name: 'Wildlife Escapes' }).tap()
    await expect(sheet.getByRole('button', { name: /^Show \d+ trips$/ })).toBeVisible()
    await expectNoAxeFindings(page)
    await sheet.getByRole('button', { name: /^Show/ }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page).toHaveURL(/category=Wildlife/)
    const lowest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('main :is(.mantine-Button-root, .mantine-ActionIcon-root)')].map(
          (control) => control.getBoundingClientRect().height,
        ),
      ),
    )
    expect(lowest).toBeGreaterThanOrEqual(44)
  })

  test('a form shows its fields below one line with the name', async ({ page }) => {
    await page.goto('/admin/trips?search=Kanha')
    await page.getByRole('button', { name: 'Edit Kanha: Tiger Country' }).tap()
    const form = page.getByRole('dialog')
    await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
    const head = await form.locator('header').boundingBox()
    expect(head!.height).toBeLessThan(70)
    await expectNoAxeFindings(page)
  })
})

test('on a tablet the sidebar is folded until it is opened, and filters are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/admin/trips')
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const filters = ['Status', 'Region', 'Vendor', 'Category'].map((name) => page.getByRole('combobox', { name }))
  const tops = await Promise.all(filters.map(async (filter) => (await filter.boundingBox())!.y))
  expect(new Set(tops.map(Math.round)).size).toBe(1)
  await toggle.click()
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820)
})
