import { expect, signIn } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

test.use({ environment: { ADMIN_EMAIL: admin.email } })

test('an address that ADMIN_EMAIL sets is shown and cannot be changed', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/account')
  const form = page.getByRole('region', { name: 'Sign-in address' })
  await expect(form.getByText('Set by ADMIN_EMAIL on the server')).toBeVisible()
  await expect(form.getByLabel('Your address')).toHaveValue(admin.email)
  await expect(form.getByLabel('Your address')).not.toBeEditable()
  await expect(form.getByRole('button')).toHaveCount(0)
  await expectNoAxeFindings(page)
})
