import { getTableName, type Table } from 'drizzle-orm'
import {
  authAccounts,
  authAttempts,
  authSessions,
  authTwoFactors,
  authUsers,
  authVerifications,
  enquiries,
  idempotencyKeys,
  importParts,
  importRows,
  imports,
  madeVariants,
  mailOutbox,
  previews,
  privateSettings,
  proposalEvents,
  proposals,
  proposalVersions,
  pushDevices,
  tasks,
  tripDaysCounted,
  visitsToday,
} from '../db/schema.ts'

const namesOf = (...tables: Table[]) => tables.map((table) => getTableName(table))

/**
 * Tables of sign-ins, of short-lived rows and of access to other servers: in no restore point, so that a restore revives no
 * session or one-time link, and a copy of the site sends no mail and no notification.
 */
const momentary = [authSessions, authAttempts, authVerifications, idempotencyKeys, privateSettings, pushDevices]
export const momentaryTables = namesOf(...momentary)

/** Change without a save; they are sent with the next restore point. */
export const quietTables = namesOf(...momentary, tripDaysCounted, visitsToday, madeVariants, previews)

/**
 * Tables that a restore within one installation does not change: accounts, mails, notifications, running work and
 * figures. A table comes after those that it references.
 */
export const stayingTables = namesOf(
  authUsers,
  authAccounts,
  authTwoFactors,
  authSessions,
  authAttempts,
  authVerifications,
  previews,
  privateSettings,
  tasks,
  imports,
  importParts,
  importRows,
  tripDaysCounted,
  visitsToday,
  enquiries,
  proposals,
  proposalVersions,
  proposalEvents,
  mailOutbox,
  pushDevices,
)

/** Tables that have the rows of both states afterwards, so that no enquiry and no proposal is lost. */
export const mergedTables = namesOf(enquiries, proposals, proposalVersions, proposalEvents)
