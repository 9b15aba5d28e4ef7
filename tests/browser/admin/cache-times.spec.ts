import { expect, test } from '../support/admin-fixtures.ts'
import { watchCalls } from '../support/calls.ts'

test.use({ keepsPage: false })

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

/** Real time passes too, and more of it on a busy machine; whole minutes are told apart. */
const margin = 60_000

test('each list is asked for again after its minutes, and not before', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/account')
  const calls = watchCalls(page)
  const links = page.getByRole('navigation', { name: 'Back office' })
  /** @param call is answered before the screen is left, which would abort it. */
  const visit = async (label: string, call?: string) => {
    const answered = call ? page.waitForResponse((response) => response.url().includes(`/${call}`)) : null
    await links.getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(label.replace(/s$/, '')) })).toBeVisible()
    await (await answered)?.finished()
    await page.waitForLoadState('networkidle')
    await links.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  }
  for (const [label, call, minutes] of lists) {
    await test.step(`${label}: ${minutes} minutes`, async () => {
      const asked = () => calls.filter((name) => name === call).length
      await visit(label, call)
      await expect.poll(asked).toBe(1)
      await page.clock.fastForward(minutes * 60_000 - margin)
      await visit(label)
      expect(asked(), label).toBe(1)
      await page.clock.fastForward(margin + 10_000)
      await visit(label, call)
      await expect.poll(asked).toBe(2)
    })
  }
})
