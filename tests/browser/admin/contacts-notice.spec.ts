import { signIn, test as demoTest } from '../support/admin-fixtures.ts'
import { changeResponse } from '../support/calls.ts'
import { expect, expectNoAxeFindings } from '../support/fixtures.ts'
import { test as emptyTest } from '../support/own-server.ts'

demoTest('placeholder contacts are named once on the dashboard', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const names = /WhatsApp number, phone number, email address/
  const notice = page.getByRole('note').filter({ hasText: 'Some details are placeholders' })
  const step = page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: names })
  await expect(step).toBeVisible()
  await expect(
    page.getByText('Visitors see examples in place of these: figures and place of the courts.'),
  ).toBeVisible()
  await expect(notice).toHaveCount(0)
  // Other tests see the first steps: only this page hides them here.
  await changeResponse(page, 'admin/firstRun/status', (status: object) => ({ ...status, put_away: true }))
  await page.reload()
  await expect(notice).toContainText(names)
  await expect(notice).toContainText('figures and place of the courts.')
  await expect(notice.getByRole('link', { name: 'Change them in the settings' })).toBeVisible()
  await expect(step).toHaveCount(0)
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
  await expect(page.getByText('No WhatsApp number, phone number or email address is set.')).toHaveCount(1)
})
