import { BackupRefused } from '#server/platform/backup/backup-refused.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import { DatabaseUnavailable } from '#server/platform/db/database.ts'
import { StorageUnavailable } from '#server/platform/files/storage.ts'

const expected = [BackupRefused, ConfigError, DatabaseUnavailable, StorageUnavailable]

/** Their messages are one line for the operator, without secrets. */
export function isExpected(error: unknown): error is Error {
  return expected.some((kind) => error instanceof kind)
}
