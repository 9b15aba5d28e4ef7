import type { Config } from '#server/platform/config/config.ts'
import { isExpected } from '../expected-failures.ts'
import { checkAddress } from './check-address.ts'
import { checkBackup } from './check-backup.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkRights } from './check-data-folder.ts'
import { codeOf, failed, ok, warning, type Finding, type Found } from './finding.ts'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { secretFile } from '#server/platform/config/data-folder.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { TrialFailed, tryStorage } from '#server/platform/files/try-storage.ts'
import { mailErrorCode, verifyMailServer } from '#server/enquiries/mail/smtp.ts'

const supportedNode = 24

type Parts = Record<string, Found[]>

/** Looks at everything that the program needs. Changes nothing: what it writes to try it, it removes again. */
export async function examine(config: Config): Promise<Finding[]> {
  const secret = await knownSecret(config)
  const [rights, address] = await Promise.all([
    part('rights', () => checkRights(config)),
    guarded('address', () => checkAddress(config, secret)),
  ])
  const others = await Promise.all([
    part('disk', () => checkDisk(config)),
    guarded('database', () => checkDatabase(config)),
    part('storage', () => checkStorage(config)),
    part('mail', () => checkMail(config)),
    part('backup', () => checkBackup(config)),
  ])
  return [{ node: [nodeFinding()] }, address, rights, ...others].flatMap(findingsOf)
}

function nodeFinding(): Found {
  const message = `Node ${process.versions.node}`
  return Number.parseInt(process.versions.node, 10) === supportedNode
    ? ok(message)
    : warning(message, `The program is tested with Node ${supportedNode}.`)
}

async function part(check: string, look: () => Promise<Found[]>): Promise<Parts> {
  return guarded(check, async () => ({ [check]: await look() }))
}

async function guarded(check: string, look: () => Promise<Parts>): Promise<Parts> {
  try {
    return await look()
  } catch (error) {
    const message = isExpected(error) ? error.message : `could not be checked (${codeOf(error)})`
    return { [check]: [failed(message, 'Fix that, and run the doctor again.')] }
  }
}

function findingsOf(parts: Parts): Finding[] {
  return Object.entries(parts).flatMap(([check, found]) => found.map((each) => ({ check, ...each })))
}

/** @returns the program's secret, or null before the first start, where none is made. */
async function knownSecret({ sessionSecret, dataDir }: Config): Promise<string | null> {
  if (sessionSecret) return sessionSecret
  return readFile(join(dataDir, secretFile), 'utf8').then(
    (text) => text.trim() || null,
    () => null,
  )
}

/** Writes, reads and deletes an object. @throws StorageUnavailable in one line when a bucket cannot be used. */
async function checkStorage(config: Config): Promise<Found[]> {
  const { objectStorage, dataDir } = config
  const isThere = await stat(dataDir).catch(() => null)
  if (!objectStorage && !isThere) return [ok('the folder for pictures is made at the first start')]
  const place = objectStorage ? `the bucket ${objectStorage.bucket}` : 'the folder for pictures'
  const storage = await openStorage(config)
  try {
    await tryStorage(storage, 'doctor')
    return [ok(`an object was written to ${place}, read and deleted`)]
  } catch (error) {
    if (!(error instanceof TrialFailed)) throw error
    const advice = objectStorage
      ? 'Its credentials need to list, read, write and delete objects.'
      : 'Give DATA_DIR/files to the account that runs the program.'
    return [failed(`an object in ${place} could not be ${error.step} (${codeOf(error.cause)})`, advice)]
  }
}

async function checkMail({ mail }: Config): Promise<Found[]> {
  if (!mail) {
    return [warning('SMTP_URL is not set: enquiries are in the back office alone', 'Set SMTP_URL and MAIL_FROM.')]
  }
  const { hostname } = new URL(mail.url)
  try {
    await verifyMailServer(mail)
    return [ok(`${hostname} accepts the sign-in`)]
  } catch (error) {
    const advice = 'Look at host, port, user and password in SMTP_URL; smtps:// is for port 465.'
    return [failed(`${hostname} does not accept mails (${mailErrorCode(error)})`, advice)]
  }
}
