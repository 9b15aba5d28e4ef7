import { expect, test } from '../support/admin-fixtures.ts'
import { watchCalls } from '../support/calls.ts'

/** Lists of the back office, and the minutes for which they are fresh (specification 9). */
const lists = [
  ['Trips', 'admin/trips/list', 3],
  ['Vendors', 'admin/vendors/list', 8],
  ['Blogs', 'admin/blogs/list', 2],
  ['Testimonials', 'admin/testimonials/list', 2],
  ['Hero Images', 'admin/heroImages/list', 5],
  ['Pictures', 'admin/pictures/list', 5],
  ['Dashboard', 'admin/dashboard/counts', 5],
] as const

for (const [label, call, minutes] of lists) {
  test(`${label} are asked for again after ${minutes} minutes, and not before`, async ({ page }) => {
    await page.clock.install()
    const links = page.getByRole('navigation', { name: 'Back office' })
    const visit = async () => {
      await links.getByRole('link', { name: label, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(label.replace(/s$/, '')) })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await links.getByRole('link', { name: 'Account', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    }
    await page.goto('/admin/account')
    const calls = watchCalls(page)
    const asked = () => calls.filter((name) => name === call).length
    await visit()
    await expect.poll(asked).toBe(1)
    await page.clock.fastForward(minutes * 60_000 - 20_000)
    await visit()
    expect(asked()).toBe(1)
    await page.clock.fastForward(30_000)
    await visit()
    await expect.poll(asked).toBe(2)
  })
}
