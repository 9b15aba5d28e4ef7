import type { Page } from '@playwright/test'
import { expect, expectToast, ownSession, signedOut, signIn, signInWith } from '../support/admin-fixtures.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
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

test('with mail, the address changes once the links in both mails are opened', async ({
  page,
  browser,
  baseURL,
  allow,
  undoing,
}) => {
  allow.statuses.push(401, 410)
  const mails = await startMailServer()
  undoing(() => mails.stop())
  const linkTo = async (address: string) => {
    await expect.poll(() => mails.received.filter(({ to }) => to.includes(address)).length).toBe(1)
    const { raw } = mails.received.find(({ to }) => to.includes(address))!
    // Long lines are sent in parts.
    return /http\S+\/confirm-email#[\w-]+/.exec(raw.replaceAll(/=\r?\n/g, ''))![0]
  }
  const [old, next] = ['asha@hatheli.example', 'meera@hatheli.example']
  const form = section(page, 'Sign-in address')
  const changeTo = async (address: string) => {
    await page.goto('/admin/account')
    await form.getByLabel('New address').fill(address)
    await form.getByLabel('Your password', { exact: true }).fill(admin.password)
    await form.getByRole('button', { name: 'Change address' }).click()
  }
  await signIn(page)
  await changeTo(old)
  await expectToast(page, 'Success', 'Your sign-in address is changed.')

  await page.goto('/admin/settings?section=mail')
  await page.getByRole('textbox', { name: 'Mail server', exact: true }).fill('127.0.0.1')
  await page.getByRole('textbox', { name: 'Port' }).fill(String(mails.port))
  await page.getByRole('textbox', { name: 'Sender' }).fill('site@hatheli.example')
  await page.getByRole('textbox', { name: 'Your password' }).fill(admin.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Mail set up')

  const phone = await (await browser.newContext({ baseURL, storageState: signedOut })).newPage()
  await phone.goto('/admin/login')
  await signInWith(phone, admin.password, old)
  await expect(phone).toHaveURL('/admin/dashboard')

  await test.step('nothing changes before the second link', async () => {
    await changeTo(next)
    await expectToast(page, 'Success', 'Two mails are on their way, one to each address.')
    await expect(form.getByRole('status')).toContainText(`open the links in the mails to ${old} and to ${next}`)
    await phone.goto(await linkTo(next))
    await expect(phone).toHaveURL('/admin/confirm-email')
    await phone.getByRole('button', { name: 'Confirm' }).click()
    await expect(phone.getByRole('status')).toHaveText(
      'This address is confirmed. Now open the link in the mail to the other address.',
    )
    await expectNoAxeFindings(phone)
    await page.reload()
    await expect(form.getByLabel('Current address')).toHaveValue(old)
  })

  await test.step('the second link changes it and ends the other sessions', async () => {
    await phone.goto(await linkTo(old))
    await phone.getByRole('button', { name: 'Confirm' }).click()
    await expect(phone.getByRole('status')).toHaveText(
      `From now on you sign in with ${next}. All other sessions have ended.`,
    )
    await page.reload()
    await expect(form.getByLabel('Current address')).toHaveValue(next)
    await expect(form.getByRole('status')).toHaveCount(0)
    await phone.goto('/admin/dashboard')
    await expect(phone).toHaveURL(/\/admin\/login/)
    await signInWith(phone, admin.password, next)
    await expect(phone).toHaveURL('/admin/dashboard')
  })

  await test.step('a link works once', async () => {
    await phone.goto(await linkTo(old))
    await phone.getByRole('button', { name: 'Confirm' }).click()
    await expect(phone.getByRole('alert')).toHaveText('This link was used already, has expired or is not complete.')
    await phone.context().close()
  })

  await page.goto('/admin/settings?section=mail')
  await page.getByRole('textbox', { name: 'Your password' }).fill(admin.password)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expectToast(page, 'Success', 'Mail switched off')
  await changeTo(admin.email)
  await expectToast(page, 'Success', 'Your sign-in address is changed.')
})
