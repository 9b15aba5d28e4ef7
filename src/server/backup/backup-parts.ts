import type { Logger } from 'pino'
import type { Storage } from '../files/storage.ts'
import type { BackupKey } from './archive/backup-key.ts'
import type { BackupSettings } from '../config/backup-settings.ts'
import type { BackupState } from './backup-state.ts'

/** The embedded database, whose log we read, or one of somebody else's server, which is dumped. */
export interface BackedUpDatabase {
  url: string
  isEmbedded: boolean
}

/** What the backup of a program is made of. */
export interface BackupJobParts {
  settings: BackupSettings
  key: BackupKey
  database: BackedUpDatabase
  dataDir: string
  storage: Storage
  state: BackupState
  log: Logger
}
