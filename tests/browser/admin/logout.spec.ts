import type { Page } from '@playwright/test'
import { expect, signedOut, signIn, test } from '../support/admin-fixtures.ts'

test.use({ storageState: signedOut })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('stays signed in without a server or with unsaved changes, then ends the session', async ({
  page,
  context,
  request,
  baseURL,
  allow,
}) => {
  // A panel that was still loading, or what the forms keep, may come when the session has ended.
  allow.statuses.push(401)
  allow.messages.push('dashboard counts could not be fetched')
  const button = sidebar(page).getByRole('button', { name: 'Logout' })
  await signIn(page)
  const cookies = await context.cookies()
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = () => request.get(`${baseURL}/api/admin/dashboard`, { headers: { cookie: session } })
  expect((await ask()).status()).toBe(200)

  await test.step('it reports an unreachable server and stays signed in', async () => {
    // Code that the dashboard still loads would be missing.
    await page.waitForLoadState('networkidle')
    allow.offline = true
    await context.setOffline(true)
    await button.click()
    await expect(page.getByRole('alert')).toContainText('You are still signed in: the server could not be reached.')
    await context.setOffline(false)
    expect((await ask()).status()).toBe(200)
  })

  await test.step('it asks first when there are unsaved changes', async () => {
    await page.goto('/admin/categories')
    await expect(page.getByLabel('Title')).toHaveCount(4)
    await page.getByLabel('Title').first().pressSequentially(' and more')
    await page.getByLabel('Description').last().pressSequentially(' More.')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await button.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Title').first()).toHaveValue(/ and more/)
    await expect(page.getByLabel('Description').last()).toHaveValue(/ More\./)
    await button.click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
  })

  await test.step('it ends the session on the server and shows the login page', async () => {
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    expect((await ask()).status()).toBe(401)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/admin/login')
  })
})

test('aborts requests in flight', async ({ page }) => {
  const [asked, loggedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/rpc/admin/dashboard/counts**', async (route) => {
    asked.resolve()
    await loggedOut.promise
    const response = await route.fetch()
    // The request may have been aborted.
    await route.fulfill({ response }).catch(() => {})
  })
  await signIn(page)
  await asked.promise
  await sidebar(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  loggedOut.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  // Gives the page time to react; any console message is a failure by then.
  await page.evaluate(() => fetch('/api/categories'))
})
