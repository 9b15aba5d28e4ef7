import { megabyte } from '#values/format/bytes.ts'
import { expect, test } from '../support/admin-fixtures.ts'
import { changeResponse } from '../support/calls.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'

const total = 40 * 1024 * megabyte

interface Status {
  disk: { free: number; total: number; state: string } | null
}

for (const [state, free, title, left] of [
  ['low', 700 * megabyte, 'The server’s disk is nearly full', '700.0 MB of 40.0 GB are left.'],
  ['full', 12 * megabyte, 'The server’s disk is full', '12.0 MB of 40.0 GB are left.'],
] as const) {
  test(`every screen says that the disk is ${state}`, async ({ page }) => {
    await changeResponse<Status>(page, 'admin/server/status', (status) => ({ ...status, disk: { free, total, state } }))
    const notice = page.getByRole('alert').filter({ hasText: title })
    await page.goto('/admin/dashboard')
    await expect(notice).toContainText(left)
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(notice).toContainText(left)
    if (state === 'low') await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeFindings(page)
  })
}

test('no notice for a disk with enough space, or when its state is unknown', async ({ page, allow }) => {
  await changeResponse<Status>(page, 'admin/server/status', (status) => ({
    ...status,
    disk: { free: total / 2, total, state: 'enough' },
  }))
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  allow.statuses.push(500)
  await page.route('**/api/rpc/admin/server/status', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
