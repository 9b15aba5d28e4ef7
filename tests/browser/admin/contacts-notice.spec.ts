import { signIn, test as demoTest } from '../support/admin-fixtures.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { test as emptyTest } from '../support/own-server.ts'

demoTest('placeholder contacts are named on the dashboard', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const notice = page.getByRole('note').filter({ hasText: 'Some contacts are placeholders' })
  await expect(notice).toContainText('WhatsApp number, phone number, email address')
  await expect(notice.getByRole('link', { name: 'Change them in the settings' })).toBeVisible()
  await expectNoAxeFindings(page)
})

emptyTest('without demo content no contact and no quote is made up, and the dashboard says so', async ({ page }) => {
  for (const path of ['/contact', '/partner', '/privacy', '/about', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const made of ['00000 00000', '.example', 'Sample words']) {
      await expect(page.locator('body'), path).not.toContainText(made)
    }
  }
  await page.goto('/partner')
  await expect(page.getByRole('heading', { name: 'In Partners’ Words' })).toHaveCount(0)
  await expect(page.getByText('85%')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
  await signIn(page)
  const notice = page.getByRole('note').filter({ hasText: 'Visitors cannot reach you yet' })
  await expect(notice).toContainText('There is no WhatsApp number, phone number or email address.')
})
