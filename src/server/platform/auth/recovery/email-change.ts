import { eq } from 'drizzle-orm'
import { emailChangeHours, type EmailLinkResult } from '#contract/admin/first-run/password-links.ts'
import type { Db } from '../../db/database.ts'
import { authVerifications } from '../../db/schema.ts'
import { changeAccount } from '../admin-account.ts'
import { adminEmail, changeEmail } from '../admin-email.ts'
import {
  createToken,
  endEmailChange,
  findLink,
  findVerification,
  linkKinds,
  storeVerification,
} from './one-time-links.ts'

/** Identifier of the pending change; a link has the address that it was mailed to as its value. */
const pendingName = `${linkKinds.email}pending`

export type EmailSide = 'old' | 'new'

interface PendingChange {
  email: string
  /** The session that asked for the change and continues after it. */
  session: string
  /** Addresses whose link was opened. */
  opened: string[]
}

/** Stores a change that waits for a link from both addresses, in place of an earlier one. */
export async function beginEmailChange(tx: Db, email: string, session: string): Promise<void> {
  await endEmailChange(tx)
  const pending: PendingChange = { email, session, opened: [] }
  await storeVerification(tx, pendingName, JSON.stringify(pending), emailChangeHours)
}

export async function pendingEmailChange(db: Db): Promise<PendingChange | null> {
  const found = await findVerification(db, pendingName)
  return found && !found.isOver ? (JSON.parse(found.value) as PendingChange) : null
}

/** @returns both addresses and a new token for one of them; null if no change is pending. */
export function createEmailToken(db: Db, side: EmailSide): Promise<Record<EmailSide | 'token', string> | null> {
  return changeAccount(db, async (tx) => {
    const pending = await pendingEmailChange(tx)
    if (!pending) return null
    const token = await createToken(tx, linkKinds.email, side, emailChangeHours)
    return { old: await adminEmail(tx), new: pending.email, token }
  })
}

/** Changes the address once a link of each side was opened. */
export function openEmailLink(db: Db, token: string): Promise<EmailLinkResult> {
  return changeAccount(db, async (tx) => {
    const link = await findLink(tx, linkKinds.email, token)
    const pending = await pendingEmailChange(tx)
    if (!link || link.isOver || !pending) return 'unknown'
    const opened = new Set([...pending.opened, link.value])
    if (opened.size === 2) {
      await changeEmail(tx, pending.email, pending.session)
      return 'changed'
    }
    const value = JSON.stringify({ ...pending, opened: [...opened] })
    await tx.update(authVerifications).set({ value }).where(eq(authVerifications.identifier, pendingName))
    return 'waiting'
  })
}
