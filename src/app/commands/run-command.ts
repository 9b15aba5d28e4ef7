import { BackupRefused } from '#server/platform/backup/backup-refused.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import { DatabaseUnavailable } from '#server/platform/db/database.ts'
import { StorageUnavailable } from '#server/platform/files/storage.ts'

const expected = [BackupRefused, ConfigError, DatabaseUnavailable, StorageUnavailable]

/** Runs a command; expected failures print one line. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`)
    process.exitCode = 1
  }
}

function oneLine(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
