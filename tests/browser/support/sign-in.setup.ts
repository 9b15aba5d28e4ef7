import { expect, test } from './fixtures.ts'
import { admin, servers } from './servers.ts'

test('the admin signs in once for all tests of the back office', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.context().storageState({ path: servers.admin.state })
})
