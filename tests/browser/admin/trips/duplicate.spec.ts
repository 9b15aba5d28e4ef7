import { expect, test, titleField } from '../../support/stored-trips.ts'

test('a trip is duplicated by keyboard, and its copy opens as a draft', async ({ page, trips }) => {
  const title = `${trips.mark} Backwaters`
  await trips.store({ title, status: 'published' })
  await page.goto(`/admin/trips?search=${trips.mark}`)
  await page.getByRole('button', { name: `Duplicate ${title}` }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  await expect(titleField(form)).toHaveValue(`${title} (copy)`)
  await expect(page.getByText('Trip duplicated as a draft')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: `${title} (copy)` })).toContainText('Draft')
  expect(await trips.stored()).toHaveLength(2)
})
