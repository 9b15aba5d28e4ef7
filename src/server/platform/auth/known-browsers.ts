import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authUsers } from '../db/schema.ts'
import { cookiePrefix } from './constants.ts'

/** Seconds after the last sign-in. */
export const knownFor = 180 * 24 * 60 * 60

interface KnownBrowserParts {
  db: Db
  config: Pick<Config, 'siteUrl'>
  /** The session secret; the key is derived from it. */
  secret: string
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>

/**
 * Cookies that identify browsers in which the admin has signed in; they only give such a browser a separate rate limit:
 * docs/decisions/0010.
 * A value is `browser.issued.signature`. The signature covers the admin's e-mail and the stored hash of the password,
 * so that a new password invalidates all values and nothing has to be stored.
 */
export function knownBrowsers({ db, config, secret }: KnownBrowserParts) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known browsers', 32))
  const sign = async (browser: string, issued: string) => {
    return createHmac('sha256', key)
      .update(JSON.stringify([browser, issued, ...(await credentialsOf(db))]))
      .digest()
  }
  return {
    /** Name of the cookie. */
    name: `${cookiePrefix(config.siteUrl)}.browser`,
    /** @returns a value for the browser that has just signed in. */
    issue: async () => {
      const browser = randomBytes(16).toString('base64url')
      const issued = String(now())
      return [browser, issued, (await sign(browser, issued)).toString('base64url')].join('.')
    },
    /** @returns the id of the browser; null for a value that is forged, expired or of an older password. */
    recognise: async (value: string) => {
      const [browser, issued, signature] = value.split('.')
      if (!browser || !issued || !signature || !(Number(issued) + knownFor > now())) return null
      const given = Buffer.from(signature, 'base64url')
      const expected = await sign(browser, issued)
      return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null
    },
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** What a value is valid for. */
async function credentialsOf(db: Db): Promise<(string | null)[]> {
  const [row] = await db
    .select({ email: authUsers.email, password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
  return [row?.email ?? null, row?.password ?? null]
}
