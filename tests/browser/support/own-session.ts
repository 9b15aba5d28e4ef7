import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, signedOut, signIn } from './admin-fixtures.ts'

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
