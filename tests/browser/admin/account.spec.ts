import type { Browser, Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { totp } from '#tests/support/factories/totp.ts'
import { expect, expectToast, signedOut, signIn, signInWith } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { admin } from '../support/servers.ts'

const newPassword = 'seven quiet rivers'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A second browser of the admin, such as on a phone. */
async function secondBrowser(browser: Browser, baseURL: string, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: signedOut, userAgent })
  const page = await context.newPage()
  await signIn(page)
  return page
}

async function fillPasswords(form: Locator, current: string, next: string, again = next): Promise<void> {
  await form.getByLabel('Current password', { exact: true }).fill(current)
  await form.getByLabel('New password', { exact: true }).fill(next)
  await form.getByLabel('New password again').fill(again)
  await form.getByRole('button', { name: 'Change password' }).click()
}

test('sessions are listed by browser and ended, and a changed password ends all others', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  allow.statuses.push(400, 401)
  await signIn(page)
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  const phone = await secondBrowser(browser, baseURL!, iPhone)
  const sessions = section(page, 'Sessions')
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByText(admin.email)).toBeVisible()

  await test.step('this browser is first, and others are ended', async () => {
    await expect(sessions.getByRole('listitem').first()).toContainText('Chrome on LinuxActive now · this network')
    await expect(sessions.getByRole('listitem').filter({ hasText: 'Safari on iOS' })).toContainText(
      'Active just now · this network',
    )
    await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
    await expect(sessions.getByText('This browser')).toHaveCount(1)
    await sessions.getByRole('button', { name: 'End the session on Safari on iOS' }).click()
    await expectToast(page, 'Success', 'The session has ended.')
    await expect(sessions.getByText('Safari on iOS')).toHaveCount(0)
    await phone.goto('/admin/dashboard')
    await expect(phone).toHaveURL('/admin/login')

    await signInWith(phone)
    await expect(phone).toHaveURL('/admin/dashboard')
    const desk = await secondBrowser(browser, baseURL!)
    await page.reload()
    await expectNoAxeFindings(page)
    await sessions.getByRole('button', { name: 'End all other sessions' }).click()
    await expectToast(page, 'Success', 'All other sessions have ended.')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    for (const ended of [phone, desk]) {
      await ended.reload()
      await expect(ended).toHaveURL('/admin/login')
    }
    await desk.context().close()
  })

  await signInWith(phone)
  await expect(phone).toHaveURL('/admin/dashboard')
  await test.step('the password is changed, which ends all other sessions, and changed back', async () => {
    const form = section(page, 'Password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('Please enter your current password')).toBeVisible()
    await expect(form.getByLabel('Current password', { exact: true })).toBeFocused()
    await expectNoAxeFindings(page)
    await fillPasswords(form, admin.password, 'short', 'other')
    await expect(form.getByText('Please use 12 to 128 characters')).toBeVisible()
    await expect(form.getByText('The two passwords differ')).toBeVisible()
    await fillPasswords(form, 'wrong horse battery', newPassword)
    await expect(form.getByText('Invalid password')).toBeVisible()
    await expect(form.getByLabel('Current password', { exact: true })).toBeFocused()
    await fillPasswords(form, admin.password, 'hathelihatheli')
    await expect(form.getByText('This password is easy to guess. Please choose another one.')).toBeVisible()
    await expect(form.getByLabel('New password', { exact: true })).toBeFocused()

    await fillPasswords(form, admin.password, newPassword)
    await expectToast(page, 'Success', 'Your password is changed. All other sessions have ended.')
    await expect(form.getByLabel('Current password', { exact: true })).toHaveValue('')
    await expect(sessions.getByText('This browser')).toHaveCount(1)
    await phone.goto('/admin/trips')
    await expect(phone).toHaveURL(/\/admin\/login/)
    await signInWith(phone)
    await expectToast(phone, 'Login Failed', 'Invalid credentials')
    await signInWith(phone, newPassword)
    await expect(phone).toHaveURL('/admin/trips')
    await phone.context().close()
    await fillPasswords(form, newPassword, admin.password)
    await expectToast(page, 'Success', 'Your password is changed. All other sessions have ended.')
  })
})

test('on a phone the screen and the enrolment of a second factor fit, and it can be cancelled', async ({
  page,
  context,
  allow,
}) => {
  allow.statuses.push(401)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/admin/account')
  await expect(section(page, 'Sessions').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectNoAxeFindings(page)
  const form = section(page, 'Two-factor sign-in')
  await form.getByLabel('Your password', { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: 'Set up' }).click()
  await expect(form.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByText('Switched off')).toBeVisible()

  await test.step('an expired session asks to sign in again and then completes the action', async () => {
    await context.clearCookies({ name: /session_token/ })
    await form.getByLabel('Your password', { exact: true }).fill(admin.password)
    await page.keyboard.press('Enter')
    await signInWith(page.getByRole('dialog', { name: 'Please sign in again' }))
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
})

test('a second factor is set up, required at sign-in with app or recovery code, and switched off', async ({
  page,
  allow,
}) => {
  allow.statuses.push(400, 401)
  await signIn(page)
  await page.goto('/admin/account')
  const form = section(page, 'Two-factor sign-in')
  await expect(form.getByText('Switched off')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Set up' })).toBeDisabled()
  await form.getByLabel('Your password', { exact: true }).fill('wrong horse battery')
  await form.getByRole('button', { name: 'Set up' }).click()
  await expect(form.getByText('Invalid password')).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill(admin.password)
  await form.getByLabel('Your password', { exact: true }).press('Enter')
  await expect(form.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectNoAxeFindings(page)
  for (const name of ['current', 'new', 'repeated']) {
    await page.getByRole('button', { name: `Show ${name} password`, exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: `Hide ${name} password`, exact: true })).toBeFocused()
  }
  const secret = (await form.locator('code').first().textContent())!
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await form.getByRole('button', { name: 'Copy the key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  const codes = await form.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes.length).toBeGreaterThanOrEqual(8)
  const download = page.waitForEvent('download')
  await form.getByRole('link', { name: 'Download .txt' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes-127.0.0.1.txt')
  expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'))
  const code = form.getByLabel('Enter the code that the app shows')
  await code.fill('000000')
  await form.getByRole('button', { name: 'Switch on' }).click()
  await expectToast(page, 'Error', 'Invalid code')
  await code.fill(totp(secret))
  await code.press('Enter')
  await expectToast(page, 'Success', 'Two-factor sign-in is switched on.')
  await expect(form.getByText('Switched on')).toBeVisible()
  // The session was replaced, and the list knows.
  await expect(section(page, 'Sessions').getByText('This browser')).toHaveCount(1)

  await page.getByRole('button', { name: 'Logout' }).click()
  await signInWith(page)
  const appCode = page.getByLabel('Code from your authenticator app')
  await expect(appCode).toBeFocused()
  await expectNoAxeFindings(page)
  await appCode.fill('000000')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Login Failed', 'Invalid credentials')
  await appCode.fill(totp(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')

  await page.getByRole('button', { name: 'Logout' }).click()
  await signInWith(page)
  await signInWithRecoveryCode(page, codes[0]!.toLowerCase().replace('-', ' '))
  await expect(page).toHaveURL('/admin/dashboard')
  await expectToast(page, 'Recovery code used', `${codes.length - 1} recovery codes left`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signInWith(page)
  await signInWithRecoveryCode(page, codes[0]!)
  await expectToast(page, 'Login Failed', 'Invalid credentials')
  await page.getByLabel('Recovery code').fill(codes[1]!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')

  await page.goto('/admin/account')
  await expect(form.getByText(`${codes.length - 2} recovery codes left`)).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: 'New recovery codes' }).click()
  const renewed = form.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(renewed.first()).toBeVisible()
  expect(await renewed.allTextContents()).not.toContain(codes[2])
  await form.getByRole('button', { name: 'Done' }).click()
  await form.getByLabel('Your password', { exact: true }).fill(admin.password)
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expectToast(page, 'Success', 'Two-factor sign-in is switched off.')
  await expect(form.getByText('Switched off')).toBeVisible()
  await expect(section(page, 'Sessions').getByText('This browser')).toHaveCount(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signInWith(page)
  await expect(page).toHaveURL('/admin/dashboard')
})

async function signInWithRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByLabel('Recovery code').press('Enter')
}

test('too many wrong passwords are rate limited with a message', async ({ page, allow }) => {
  allow.statuses.push(401, 429)
  await page.goto('/admin/login')
  const answers: number[] = []
  while (answers.at(-1) !== 429 && answers.length < 15) {
    const answer = page.waitForResponse('**/api/auth/sign-in/email')
    await signInWith(page, `wrong horse ${answers.length}`)
    answers.push((await answer).status())
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  }
  // Unknown browsers share their tries, and other tests on this server had some.
  expect(answers.at(-1)).toBe(429)
  await expect(page.getByRole('note')).toHaveText('Too many attempts. Please try again in a few minutes.')
})
