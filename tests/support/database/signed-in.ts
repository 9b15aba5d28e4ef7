import { ensureAdmin } from '#server/auth/admin-account.ts'
import { hashPassword } from '#server/auth/password-hash.ts'
import { authAccounts, authUsers } from '#server/db/schema.ts'
import { quickHash, type TestDatabase } from './test-database.ts'

/** The password of the admin in tests. */
export const adminPassword = 'five quiet rivers'

/** What a browser sends and keeps. */
export interface TestBrowser {
  /** Sends JSON, or a form with files, as a page of the site does; cookies are kept and sent again. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** The cookies, as the next request carries them. */
  cookies: () => string
  /** Takes the place of the kept cookies. */
  setCookies: (cookies: string) => void
}

/** @returns a browser that has never been here. */
export function aBrowser(test: TestDatabase): TestBrowser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    setCookies: (text) => {
      jar.clear()
      for (const part of text.split('; ')) jar.set(part.split('=')[0]!, part.slice(part.indexOf('=') + 1))
    },
    send: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData
      const answer = await test.request(path, {
        method,
        headers: {
          ...(jar.size > 0 ? { cookie: cookies() } : {}),
          ...(method === 'GET' ? {} : { origin: test.config.siteUrl }),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || isForm ? body : JSON.stringify(body),
      })
      for (const line of answer.headers.getSetCookie()) keep(jar, line)
      return answer
    },
  }
}

/** The admin's rows as they were first made, with a hash that takes little time: sign-in is not what most tests are about. */
let made: { user: typeof authUsers.$inferSelect; account: typeof authAccounts.$inferSelect } | undefined

/** Creates the admin with the password of tests; an admin that exists stays as it is. */
export async function anAdmin(test: TestDatabase): Promise<void> {
  const { db, config } = test
  if ((await db.$count(authUsers)) > 0) return
  if (made && made.user.email === config.admin.email) {
    await db.insert(authUsers).values(made.user)
    await db.insert(authAccounts).values(made.account)
    return
  }
  await ensureAdmin(db, { email: config.admin.email, password: adminPassword })
  const [user] = await db.select().from(authUsers)
  const [account] = await db.select().from(authAccounts)
  const password = await hashPassword(adminPassword, quickHash)
  await db.update(authAccounts).set({ password })
  made = { user: user!, account: { ...account!, password } }
}

/** @returns a browser in which the admin has signed in; the admin is created when there is none. */
export async function aSignedInBrowser(test: TestDatabase): Promise<TestBrowser> {
  await anAdmin(test)
  const browser = aBrowser(test)
  const answer = await signIn(test, browser)
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  return browser
}

/** Signs in with the right password, or another one. */
export function signIn(test: TestDatabase, browser: TestBrowser, password = adminPassword): Promise<Response> {
  return browser.send('POST', '/api/auth/sign-in/email', { email: test.config.admin.email, password })
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair] = line.split(';')
  const name = pair!.split('=')[0]!
  if (/max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, pair!.slice(name.length + 1))
}
