import { expect, test } from '../support/admin-fixtures.ts'

/** Screens whose schemas come with different files, and what is there once they have been read. */
const screens = [
  { path: '/admin/dashboard', shows: 'Dashboard' },
  { path: '/admin/trips?action=new', shows: 'Add Trip' },
  { path: '/admin/vendors?action=new', shows: 'Add Vendor' },
  { path: '/admin/blogs?action=new', shows: 'Create New Blog' },
]

for (const { path, shows } of screens) {
  test(`nothing at ${path} asks for what the content policy forbids`, async ({ page }) => {
    // Whoever tries whether evaluation is allowed hears no; the browser reports it all the same.
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(globalThis, { refused })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        refused.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    const answer = await page.goto(path)
    expect(answer!.headers()['content-security-policy']).toContain("script-src 'self';")
    await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([])
  })
}
