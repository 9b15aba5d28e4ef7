import { mailMessages } from '#contract/admin/installation/mail.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { expect, expectToast, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { admin } from '../support/servers.ts'

test('mail is set up, tried and switched off in the settings', async ({ page, allow, undoing }) => {
  allow.statuses.push(400)
  const server = await startMailServer()
  undoing(() => server.stop())
  await page.goto('/admin/settings?section=mail')
  await expect(page.getByText('No mails are sent yet.')).toBeVisible()
  await expectNoAxeFindings(page)
  const password = page.getByRole('textbox', { name: 'Your password' })
  const send = page.getByRole('button', { name: 'Send a test' })

  await test.step('missing and invalid values are named at their fields', async () => {
    await expect(send).toBeDisabled()
    await password.fill('not the password')
    await send.click()
    await expect(page.getByText(mailMessages.host)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mail server', exact: true })).toBeFocused()
    await expectNoAxeFindings(page)
  })

  await page.getByRole('textbox', { name: 'Mail server', exact: true }).fill('127.0.0.1')
  await page.getByRole('textbox', { name: 'Port' }).fill(String(server.port))
  await page.getByRole('textbox', { name: 'Sender' }).fill('site@hatheli.example')

  await test.step('a wrong password of the back office changes nothing', async () => {
    await send.click()
    await expect(page.getByText('Invalid password')).toBeVisible()
    expect(server.received).toHaveLength(0)
  })

  await test.step('a server that refuses is explained', async () => {
    server.mode = 'refuse'
    await password.fill(admin.password)
    await send.click()
    await expect(page.getByText('The test was not sent')).toBeVisible()
    await expect(page.getByText('EMESSAGE 550')).toBeVisible()
    await expectNoAxeFindings(page)
    server.mode = 'accept'
  })

  await test.step('a test arrives at the sign-in address', async () => {
    await send.click()
    await expect(page.getByText(`Look into the mailbox of ${admin.email}`)).toBeVisible()
    expect(server.received[0]).toMatchObject({ from: 'site@hatheli.example', to: [admin.email] })
  })

  await test.step('it is saved, and shown on a phone without secrets', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Success', mailMessages.saved)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Mail server', exact: true })).toHaveValue('127.0.0.1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoAxeFindings(page)
  })

  await password.fill(admin.password)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expectToast(page, 'Success', mailMessages.removed)
  await expect(page.getByText('No mails are sent yet.')).toBeVisible()
})
