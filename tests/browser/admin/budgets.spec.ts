import { expect, test } from '../support/admin-fixtures.ts'
import { kilobyte, measureTransfer } from '../support/transfer-size.ts'

test.use({ keepsPage: false })

/** Maximum size of the scripts of a screen, and the heading that shows it has loaded. */
const budgets = [
  { path: '/admin/dashboard', heading: 'Dashboard', scripts: 315 * kilobyte },
  { path: '/admin/blogs?action=new', heading: 'Create New Blog', scripts: 520 * kilobyte },
]

for (const { path, heading, scripts } of budgets) {
  test(`the first load of ${path} stays within its budget`, async ({ page }) => {
    const weigh = measureTransfer(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const weight = await weigh()
    expect(weight.scripts, 'scripts are weighed').toBeGreaterThan(100 * kilobyte)
    expect(weight.scripts, JSON.stringify(weight)).toBeLessThanOrEqual(scripts)
  })
}
