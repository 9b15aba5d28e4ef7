import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { chooseAccount } from '../../db/embedded/account.ts'
import { packagedBinaries } from '../../db/embedded/binaries.ts'
import { embeddedPaths, prepareServer } from '../../db/embedded/open-embedded.ts'
import { startServer, type ServerOptions, type ServerProcess } from '../../db/embedded/server-process.ts'
import { BackupRefused } from '../backup-refused.ts'
import { parsePosition } from '../log/position.ts'
import type { LogPlan } from './choose-base.ts'

/** The log ends before a commit that is later than the wanted moment: then all of it is wanted. */
const endsBefore = 'recovery ended before configured recovery target was reached'

/** Bytes of a record at the end of the log that had not been written whole. */
const longestRecord = 4 * 1024 * 1024

interface RecoverParts {
  /** Becomes a data folder; has the cluster of a base, and its log. */
  folder: string
  plan: LogPlan | null
  /** Milliseconds since 1970; null for all there is. */
  to: number | null
  log: Logger
  /** For a try that nobody keeps. */
  settings?: Record<string, string>
}

/**
 * Applies the log to a base and starts its server.
 * @param plan null for an archive that has its log inside.
 * @throws BackupRefused when the log ends earlier than it should.
 */
export async function recover({ folder, plan, to, log, settings = {} }: RecoverParts): Promise<ServerProcess> {
  const options = await serverOptions(folder, log, settings)
  if (!plan) return startServer(options)
  const signalFile = join(options.cluster, 'recovery.signal')
  await writeFile(signalFile, '', { mode: 0o600 })
  const target = to === null ? null : { recovery_target_time: timeWithOffset(to) }
  const server = await startRecovery(options, target)
  await requireWhole(options.cluster, plan).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return server
}

/** When PostgreSQL reads its settings it knows no names of time zones yet, not even `Z`. */
function timeWithOffset(moment: number): string {
  return new Date(moment).toISOString().replace('Z', '+00')
}

/** Of the cluster in a data folder, which is made if there is none. */
export async function serverOptions(
  dataDir: string,
  log: Logger,
  settings: Record<string, string>,
): Promise<ServerOptions> {
  const { cluster } = embeddedPaths(dataDir)
  const binaries = await packagedBinaries()
  const account = chooseAccount(binaries.postgres, cluster)
  const options = prepareServer({ dataDir, cluster, binaries, account, log })
  return { ...options, settings: { ...options.settings, ...settings } }
}

async function startRecovery(options: ServerOptions, target: Record<string, string> | null): Promise<ServerProcess> {
  const recovery = { restore_command: 'false', recovery_target_action: 'promote', hot_standby: 'off' }
  const start = (more: Record<string, string>) =>
    startServer({ ...options, settings: { ...options.settings, ...recovery, ...more } })
  if (!target) return start({})
  try {
    return await start(target)
  } catch (error) {
    if (error instanceof Error && error.message.includes(endsBefore)) return start({})
    throw error
  }
}

/** PostgreSQL takes damaged log for its end, unless it found the wanted moment before. */
async function requireWhole(cluster: string, { base, pieces }: LogPlan): Promise<void> {
  const { position, reason } = await lastSwitch(cluster)
  const wanted = reason.includes('no recovery target') ? pieces.at(-1)!.end - longestRecord : base.stop
  if (position >= wanted) return
  throw new BackupRefused('The backup is damaged: the log could be applied only in part')
}

/** @returns where recovery ended, and why: PostgreSQL writes both down for the timeline that begins there. */
async function lastSwitch(cluster: string): Promise<{ position: number; reason: string }> {
  const folder = join(cluster, 'pg_wal')
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.history'))
    .sort()
    .at(-1)
  if (!newest) throw new BackupRefused('The backup is damaged: its log was not applied')
  const lines = (await readFile(join(folder, newest), 'utf8')).trim().split('\n')
  const [, position = '', reason = ''] = lines.at(-1)!.split('\t')
  return { position: parsePosition(position), reason }
}
