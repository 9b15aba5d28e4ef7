import { BackupRefused } from '#server/platform/backup/backup-refused.ts'
import { ConfigError, type Config } from '#server/platform/config/config.ts'
import { DatabaseUnavailable } from '#server/platform/db/database.ts'
import { StorageUnavailable } from '#server/platform/files/storage.ts'
import { checkAddress } from './check-address.ts'
import { checkBackup } from './check-backup.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk, checkRights } from './check-data-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage } from './check-storage.ts'
import { codeOf, failed, ok, warning, type Finding, type Found } from './finding.ts'
import { knownSecret } from './known-secret.ts'

/** Their messages are one line for the operator, without secrets; those of others are not shown. */
const expected = [BackupRefused, ConfigError, DatabaseUnavailable, StorageUnavailable]

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
    const isExpected = expected.some((kind) => error instanceof kind)
    const message = isExpected ? (error as Error).message : `could not be checked (${codeOf(error)})`
    return { [check]: [failed(message, 'Fix that, and run the doctor again.')] }
  }
}

function findingsOf(parts: Parts): Finding[] {
  return Object.entries(parts).flatMap(([check, found]) => found.map((each) => ({ check, ...each })))
}
