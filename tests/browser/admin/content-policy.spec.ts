import { expect, test } from '../support/admin-fixtures.ts'

test.use({ keepsPage: false })

/** Screens whose schemas are in different chunks, and an element that shows they have loaded. */
const screens = [
  { path: '/admin/dashboard', shows: 'Dashboard' },
  { path: '/admin/trips?action=new', shows: 'Add Trip' },
  { path: '/admin/vendors?action=new', shows: 'Add Vendor' },
  { path: '/admin/blogs?action=new', shows: 'Create New Blog' },
]

test('no screen violates the content security policy', async ({ page }) => {
  // Code that probes for `eval` handles the exception, but the browser reports the violation all the same.
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  for (const { path, shows } of screens) {
    const answer = await page.goto(path)
    expect(answer!.headers()['content-security-policy'], path).toContain("script-src 'self';")
    await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused), path).toEqual([])
  }
})
