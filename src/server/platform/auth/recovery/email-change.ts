import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, like, sql } from 'drizzle-orm'
import { emailChangeHours, type EmailLinkResult } from '#contract/admin/first-run/password-links.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import type { Db } from '../../db/database.ts'
import { authVerifications } from '../../db/schema.ts'
import { withAdminLock } from '../admin-account.ts'
import { adminEmail, changeEmail } from '../admin-email.ts'

/** Identifiers of the pending change and, with a hash, of its links. */
const prefix = 'email-change:'
const pendingName = `${prefix}pending`

/** The address that a link was mailed to. */
const sides = ['old', 'new'] as const
export type EmailSide = (typeof sides)[number]

interface PendingChange {
  email: string
  /** The session that asked for the change and continues after it. */
  session: string
  /** Addresses whose link was opened. */
  opened: EmailSide[]
}

/** Stores a change that waits for a link from both addresses, in place of an earlier one. */
export async function beginEmailChange(tx: Db, email: string, session: string): Promise<void> {
  await endEmailChange(tx)
  await insertRow(tx, pendingName, JSON.stringify({ email, session, opened: [] } satisfies PendingChange))
}

export async function pendingEmailChange(db: Db): Promise<PendingChange | null> {
  const [row] = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(and(eq(authVerifications.identifier, pendingName), isOpen))
  return row ? (JSON.parse(row.value) as PendingChange) : null
}

/** @returns both addresses and a new token for one of them; null if no change is pending. */
export function createEmailToken(db: Db, side: EmailSide): Promise<Record<EmailSide | 'token', string> | null> {
  return locked(db, async (tx) => {
    const pending = await pendingEmailChange(tx)
    if (!pending) return null
    const token = randomBytes(32).toString('base64url')
    await insertRow(tx, linkName(side, token), '')
    return { old: await adminEmail(tx), new: pending.email, token }
  })
}

/** The token follows the `#`, which browsers send to no server. */
export function emailLink(siteUrl: string, token: string): string {
  return `${siteUrl}${adminPaths.confirmEmail}#${token}`
}

/** Changes the address once a link of each side was opened. */
export function openEmailLink(db: Db, token: string): Promise<EmailLinkResult> {
  const names = sides.map((side) => linkName(side, token))
  return locked(db, async (tx) => {
    const [link] = await tx
      .select({ name: authVerifications.identifier })
      .from(authVerifications)
      .where(and(inArray(authVerifications.identifier, names), isOpen))
    const pending = await pendingEmailChange(tx)
    if (!link || !pending) return 'unknown'
    const opened = [...new Set([...pending.opened, sides[names.indexOf(link.name)]!])]
    if (opened.length === sides.length) {
      await changeEmail(tx, pending.email, pending.session)
      return 'changed'
    }
    const value = JSON.stringify({ ...pending, opened })
    await tx.update(authVerifications).set({ value }).where(eq(authVerifications.identifier, pendingName))
    return 'waiting'
  })
}

export async function endEmailChange(tx: Db): Promise<void> {
  await tx.delete(authVerifications).where(like(authVerifications.identifier, `${prefix}%`))
}

const isOpen = gt(authVerifications.expiresAt, sql`now()`)

async function insertRow(tx: Db, identifier: string, value: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${emailChangeHours})`
  await tx.insert(authVerifications).values({ id: randomUUID(), identifier, value, expiresAt })
}

function locked<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction((tx) => withAdminLock(tx as Db, () => work(tx as Db)))
}

function linkName(side: EmailSide, token: string): string {
  return `${prefix}${side}:${createHash('sha256').update(token).digest('hex')}`
}
