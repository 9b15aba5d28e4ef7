import type { Page } from '@playwright/test'
import { expect, expectToast, ownSession, signIn } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the sign-in address and the emergency sheet are changed with the password', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  allow.statuses.push(400, 401)
  await signIn(page)
  const { page: phone } = await ownSession(browser, baseURL!)
  await page.goto('/admin/account')

  await test.step('another address ends the other sessions and not this one', async () => {
    const form = section(page, 'Sign-in address')
    const [next, password] = [form.getByLabel('New address'), form.getByLabel('Your password', { exact: true })]
    await expect(form.getByLabel('Current address')).toHaveValue(admin.email)
    await next.fill('nobody')
    await password.fill('wrong horse battery')
    await password.press('Enter')
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await next.fill('asha@hatheli.example')
    await form.getByRole('button', { name: 'Change address' }).click()
    await expect(form.getByText('Invalid password')).toBeVisible()
    await expectNoAxeFindings(page)
    await password.fill(admin.password)
    await password.press('Enter')
    await expectToast(page, 'Success', 'Your sign-in address is changed.')
    await expect(form.getByLabel('Current address')).toHaveValue('asha@hatheli.example')
    await expect(password).toHaveValue('')
    await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1)
    await expect(section(page, 'Sessions').getByText('This browser')).toHaveCount(1)
    await phone.reload()
    await expect(phone).toHaveURL('/admin/login')
    await next.fill(admin.email)
    await password.fill(admin.password)
    await password.press('Enter')
    await expectToast(page, 'Success', 'Your sign-in address is changed.')
    await phone.context().close()
  })

  await test.step('a sheet is made, replaced and removed', async () => {
    const part = section(page, 'Emergency sheet')
    const confirm = async (button: string) => {
      await part.getByLabel('Your password', { exact: true }).fill(admin.password)
      await part.getByRole('button', { name: button }).click()
    }
    await expect(part).toContainText('No sheet yet.')
    await part.getByRole('button', { name: 'Make an emergency sheet' }).click()
    await confirm('Make the sheet')
    const code = part.getByRole('group', { name: 'Emergency code' })
    const first = await code.textContent()
    await expectNoAxeFindings(page)
    await part.getByRole('button', { name: 'Done' }).click()
    await expect(part).toContainText('Made on')
    await part.getByRole('button', { name: 'Make a new one' }).click()
    await confirm('Make the sheet')
    await expect(code).not.toHaveText(first!)
    await part.getByRole('button', { name: 'Done' }).click()
    await part.getByRole('button', { name: 'Remove' }).click()
    await confirm('Remove the sheet')
    await expect(part).toContainText('No sheet yet.')
  })

  await test.step('a link that is not complete says so', async () => {
    allow.statuses.push(410)
    await page.goto('/admin/confirm-email#unknown')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toHaveText('This link was used already, has expired or is not complete.')
    await expectNoAxeFindings(page)
  })
})
