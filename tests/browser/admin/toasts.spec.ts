import type { Locator, Page } from '@playwright/test'
import { failCall } from '../support/calls.ts'
import { expect, test, titleField } from '../support/stored/trips.ts'

/** Whether two elements share some of the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** On a desktop and on a phone. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await one.page().setViewportSize(viewport)
    // The toast moves to its place on this screen.
    await expect(one).toHaveCount(1)
    await expect(other).toBeVisible()
    await expect.poll(() => overlap(one, other)).toBe(false)
  }
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to update trip' })

test('toasts cover no bar, and errors end with their cause', async ({ page, allow, trips }) => {
  allow.statuses.push(500)
  const title = `${trips.mark} Toast`
  await trips.store({ title })
  await page.goto(`/admin/trips?search=${trips.mark}`)
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  const done = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await expect(done).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
  await expectApart(done, page.getByRole('region', { name: 'Selected rows' }))

  await page.getByRole('link', { name: title }).first().click()
  const form = page.getByRole('dialog', { name: 'Edit Trip' })
  await expect(titleField(form)).toHaveValue(title)
  const restore = await failCall(page, 'admin/trips/update')
  await titleField(form).fill(`${title} 2`)
  await page.keyboard.press('Control+S')
  await expect(failure(page)).toBeVisible()
  await expectApart(failure(page), form.locator('[data-save-bar]'))
  await expectApart(failure(page), form.getByRole('button', { name: 'Close' }).first())
  await restore()
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)

  await failCall(page, 'admin/trips/update')
  await titleField(form).fill(`${title} 3`)
  await page.keyboard.press('Control+S')
  await expect(failure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(failure(page)).toBeVisible()
  await page.getByRole('link', { name: 'Vendors', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vendors' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})
