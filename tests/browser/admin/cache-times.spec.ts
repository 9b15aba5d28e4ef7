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

/** Real time passes too, and more of it on a busy machine; so the test distinguishes whole minutes only. */
const margin = 60_000

/** Calls of the frame around each screen. */
const ofFrame = /^admin\/(?:server|tasks|enquiries|account|sessions)\//

test('only new enquiries are looked for when the window gets the focus', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = watchCalls(page)
  // Longer than anything is fresh but lists; the clock is not installed, so no interval has passed.
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 600_000
    for (const type of ['focus', 'visibilitychange']) globalThis.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => calls).not.toEqual([])
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['admin/enquiries/counts'])
})

test('the list of categories is not asked for again within its ten minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/categories')
  const links = page.getByRole('navigation', { name: 'Back office' })
  const description = page.getByRole('region', { name: 'Signature Stays', exact: true }).getByLabel('Description')
  await expect(description).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = watchCalls(page)
  const leave = async () => {
    await links.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    calls.length = 0
  }
  const visit = async () => {
    await links.getByRole('link', { name: 'Categories', exact: true }).click()
    await expect(description).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Each form asks for what is unpublished.
    return calls.filter((name) => !ofFrame.test(name) && name !== 'admin/drafts/get')
  }
  await leave()
  expect(await visit()).toEqual([])
  await leave()
  await page.clock.fastForward(9 * 60_000)
  expect(await visit()).toEqual([])
  await leave()
  await page.clock.fastForward(60_000 + 10_000)
  expect(await visit()).toContain('admin/categories/list')
})

test('each list is asked for again after its minutes, and not before', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/account')
  const calls = watchCalls(page)
  const asked = (call: string) => calls.filter((name) => name === call).length
  const links = page.getByRole('navigation', { name: 'Back office' })
  /** @param call is answered before the screen is left, which would abort it. */
  const visit = async (label: string, call?: string) => {
    const answered = call ? page.waitForResponse((response) => response.url().includes(`/${call}`)) : null
    await links.getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(label.replace(/s$/, '')) })).toBeVisible()
    await (await answered)?.finished()
    await page.waitForLoadState('networkidle')
  }
  for (const [label, call, minutes] of lists) {
    await test.step(`${label}: ${minutes} minutes`, async () => {
      await visit(label, call)
      await visit('Account')
      await expect.poll(() => asked(call)).toBe(1)
      await page.clock.fastForward(minutes * 60_000 - margin)
      await visit(label)
      expect(asked(call), label).toBe(1)
      await visit('Account')
      await page.clock.fastForward(margin + 10_000)
      await visit(label, call)
      await expect.poll(() => asked(call)).toBe(2)
    })
  }
})
