import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { callerOf, type AdminCall } from './admin-call.ts'
import { expect, leavePages, test as base } from './fixtures.ts'
import { admin } from './servers.ts'

interface AdminFixtures {
  /** Unique per test, for the names of its records, since tests run in parallel. */
  mark: string
  call: AdminCall
  /** Registers a clean-up task; tasks run in reverse order when the test ends. */
  undoing: (task: () => Promise<unknown>) => void
}

/** For tests of the back office, which remove all their records. */
export const test = base.extend<AdminFixtures>({
  mark: async ({}, use) => {
    await use(`Mark${randomUUID().slice(0, 8)}`)
  },
  call: async ({ request, baseURL }, use) => {
    await use(callerOf(request, baseURL!))
  },
  undoing: async ({ context }, use) => {
    const tasks: (() => Promise<unknown>)[] = []
    await use((task) => void tasks.unshift(task))
    await leavePages(context)
    for (const task of tasks) await task()
  },
})

export { expect }

/** An address of a sender: enquiries are limited per network, and a repeated test sends again. */
export function anyAddress(): string {
  return `2001:db8:${randomUUID().slice(9, 13)}:${randomUUID().slice(9, 13)}::1`
}

/** Opens the folded part of the dashboard. */
export async function showMore(page: Page): Promise<void> {
  await page.getByText(/^More: recent work/).click()
}

/** A toast with exactly this title and message; failures have the role alert, successes status. */
export function toastOf(page: Page, title: string, message: string): Locator {
  const role = ['Success', 'Login Successful', 'Recovery code used'].includes(title) ? 'status' : 'alert'
  return page
    .getByRole(role)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(message, { exact: true }) })
}

/** Waits for a toast and closes it. */
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  const toast = toastOf(page, title, message)
  await expect(toast).toBeVisible()
  // On a busy machine a click can meet the toast while it is still coming in, and is lost then.
  await expect(async () => {
    if ((await toast.count()) > 0) await toast.getByRole('button', { name: 'Close' }).click({ timeout: 2000 })
    await expect(toast).toHaveCount(0, { timeout: 2000 })
  }).toPass()
}

/** Fills the sign-in form, on the login page or in the dialog, and submits it with Enter. */
export async function signInWith(form: Page | Locator, password = admin.password, email = admin.email): Promise<void> {
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password', { exact: true }).press('Enter')
}

/** For `test.use({ storageState: signedOut })`: tests that sign in themselves, so that they may end their session. */
export const signedOut = { cookies: [], origins: [] }

export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await signInWith(page)
  await expect(page).toHaveURL('/admin/dashboard')
}

/** A browser with its own session instead of the shared one; the test closes its context. */
export async function ownSession(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, storageState: signedOut })
  const page = await context.newPage()
  await signIn(page)
  return { page, endSession: () => endSessionOf(context, baseURL) }
}

/** Ends the session of a browser on the server, as another browser could; the browser itself does not notice. */
export async function endSessionOf(context: BrowserContext, baseURL: string): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: baseURL, 'content-type': 'application/json' }
  const answer = await fetch(`${baseURL}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(200)
}

export const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

/** Sends the public form as a browser does; it is not taken in its first seconds. */
export async function sendEnquiry(
  request: APIRequestContext,
  origin: string,
  fields: Record<string, string>,
): Promise<void> {
  const html = await (await request.get('/enquire')).text()
  const token = /name="form" value="([^"]+)"/.exec(html)![1]!
  const form = { form: token, consent: 'yes', ...fields }
  const headers = { origin, 'x-forwarded-for': anyAddress() }
  await expect(async () => {
    const answer = await request.post('/enquire', { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }).toPass()
}
