import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { hashPassword } from '#server/platform/auth/password-hash.ts'
import { authAccounts, authUsers } from '#server/platform/db/schema.ts'
import { quickHash, type TestDatabase } from './test-database.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'

export const adminPassword = 'five quiet rivers'

/** An HTTP client with a cookie jar. */
export interface TestBrowser {
  /** Sends JSON, or a form with files, as a page of the site does, and stores the cookies of the response. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** The stored cookies, as the value of a `Cookie` header. */
  cookies: () => string
  /** Replaces the stored cookies. */
  setCookies: (cookies: string) => void
}

/** @returns a browser without cookies. */
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
      for (const line of answer.headers.getSetCookie()) storeCookie(jar, line)
      return answer
    },
  }
}

/** The admin's rows with a cheap hash, created once: most tests do not test sign-in. */
let cachedAdmin: { user: typeof authUsers.$inferSelect; account: typeof authAccounts.$inferSelect } | undefined

/** Creates the admin with `adminPassword`, unless there is one. */
export async function anAdmin(test: TestDatabase): Promise<void> {
  const { db } = test
  if ((await db.$count(authUsers)) > 0) return
  if (cachedAdmin) {
    await db.insert(authUsers).values(cachedAdmin.user)
    await db.insert(authAccounts).values(cachedAdmin.account)
    return
  }
  await ensureAdmin(db, { email: null, password: adminPassword })
  const [user] = await db.select().from(authUsers)
  const [account] = await db.select().from(authAccounts)
  const password = await hashPassword(adminPassword, quickHash)
  await db.update(authAccounts).set({ password })
  cachedAdmin = { user: user!, account: { ...account!, password } }
}

/** @returns a browser in which the admin is signed in; a missing admin is created. */
export async function aSignedInBrowser(test: TestDatabase): Promise<TestBrowser> {
  await anAdmin(test)
  const browser = aBrowser(test)
  const answer = await signIn(test, browser)
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  return browser
}

export async function signIn({ db }: TestDatabase, browser: TestBrowser, password = adminPassword): Promise<Response> {
  const email = await adminEmail(db)
  return browser.send('POST', '/api/auth/sign-in/email', { email, password })
}

function storeCookie(jar: Map<string, string>, line: string): void {
  const [pair] = line.split(';')
  const name = pair!.split('=')[0]!
  if (/max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, pair!.slice(name.length + 1))
}

/** @returns requests of the signed-in admin, who also sees pictures that no visitor sees. */
export async function adminRequest(test: TestDatabase): Promise<TestDatabase['request']> {
  const cookie = (await aSignedInBrowser(test)).cookies()
  return (path, init) => test.request(path, { ...init, headers: { ...init?.headers, cookie } })
}
