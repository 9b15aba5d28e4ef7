import type { Page } from '@playwright/test'
import { expect, expectToast, signedOut, signInWith, test } from '../support/admin-fixtures.ts'
import { expectNoAxeFindings } from '../support/fixtures.ts'
import { admin } from '../support/servers.ts'

test.use({ storageState: signedOut })

const submit = (page: Page) => page.getByRole('button', { name: /^Sign/ })

test('the login page: what it waits for, refuses and reports', async ({ page, context, allow }) => {
  allow.statuses.push(401)

  await test.step('the button waits for both fields', async () => {
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
    await expect(page.getByText('Sign in to access the admin dashboard', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(submit(page)).toBeDisabled()
    await page.keyboard.type(admin.email)
    await expect(submit(page)).toBeDisabled()
    await page.keyboard.press('Tab')
    await page.keyboard.type('x')
    await expect(submit(page)).toBeEnabled()
    await page.getByLabel('Email').fill('  ')
    await expect(submit(page)).toBeDisabled()
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).clear()
    await expect(submit(page)).toBeDisabled()
    await expect(page).toHaveURL('/admin/login')
    await expectNoAxeFindings(page)
  })

  await test.step('a wrong password and an unknown e-mail are refused in the same words, beside the button too, and the password is asked again', async () => {
    for (const [email, password] of [
      [admin.email, 'wrong horse'],
      ['somebody@hatheli.example', admin.password],
    ] as const) {
      await signInWith(page, password, email)
      await expect(page.getByRole('note')).toHaveText('Invalid credentials')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      if (email === admin.email) await expectNoAxeFindings(page)
    }
    // The second failure has replaced the equal toast of the first one.
    await expectToast(page, 'Login Failed', 'Invalid credentials')
    await expect(page.getByText('npm run admin:password')).toBeVisible()
    await expect(page).toHaveURL('/admin/login')
  })

  await test.step('a lost connection is reported, and the fields keep their values', async () => {
    allow.offline = true
    await context.setOffline(true)
    await signInWith(page)
    await expectToast(page, 'Login Failed', 'The server could not be reached. Please try again.')
    await context.setOffline(false)
    await submit(page).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  await test.step('the session is an HttpOnly cookie, and no other credential is stored', async () => {
    const session = (await context.cookies()).find(({ name }) => name.includes('session_token'))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(readable).not.toContain('session_token')
    expect(readable).not.toContain(decodeURIComponent(session!.value).split('.')[0])
  })

  await test.step('a signed-in admin is redirected from the login page', async () => {
    for (const path of ['/admin', '/admin/login', '/admin/login?from=%2Fadmin%2Ftrips']) {
      await page.goto(path)
      await expect(page).toHaveURL('/admin/dashboard')
    }
  })
})

test('with a mail server, a link is mailed, and the message does not reveal the address', async ({ page }) => {
  const asked: unknown[] = []
  await page.route('**/api/auth/password-link', (route) => route.fulfill({ json: { mail: true, password_set: true } }))
  await page.route('**/api/auth/password-link/mail', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ status: 202, json: {} })
  })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('somebody@hatheli.example')
  await page.getByRole('button', { name: 'Forgotten password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('somebody@hatheli.example')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Send a link' }).click()
  await expect(page.getByRole('status')).toContainText(
    'If this is the admin’s address, a mail with a link is on its way.',
  )
  expect(asked).toEqual([{ email: 'somebody@hatheli.example' }])
  await page.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('somebody@hatheli.example')
})

test("says 'Signing in...' while it works, then welcomes on the dashboard", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin')
  await signInWith(page)
  await expect(submit(page)).toHaveText('Signing in...')
  await expect(submit(page)).toBeDisabled()
  release()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expectToast(page, 'Login Successful', 'Welcome to the admin dashboard.')
})

test('while it is asked who is signed in, the page has a heading', async ({ page, context }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/api/rpc/admin/account/identity**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached()
  await expectNoAxeFindings(page)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test('without a session, screens redirect to the login page, which leads back to them', async ({ page, request }) => {
  const screens = ['dashboard', 'hero-images', 'categories', 'trips', 'vendors', 'blogs', 'testimonials', 'account']
  for (const name of screens) {
    const answer = await request.get(`/admin/${name}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location?.split('?')[0]], name).toEqual([302, '/admin/login'])
  }
  await page.goto('/admin/vendors?search=ganga&sort=rating')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await signInWith(page)
  await expect(page).toHaveURL('/admin/vendors?search=ganga&sort=rating')
  await expect(page.getByRole('searchbox')).toHaveValue('ganga')
  await expect(page.getByRole('link', { name: 'Ganga Stillness', exact: true })).toBeVisible()
})

test('signing in redirects only within the back office', async ({ page }) => {
  for (const elsewhere of ['https://evil.example/', '//evil.example/admin/', 'javascript:alert(1)']) {
    await page.goto(`/admin/login?from=${encodeURIComponent(elsewhere)}`)
    await signInWith(page)
    await expect(page).toHaveURL('/admin/dashboard')
    // Requests of the dashboard in flight would fail without the session.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})
