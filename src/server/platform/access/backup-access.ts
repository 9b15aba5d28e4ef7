import type { Config } from '../config/config.ts'
import { settingsOf, type BackupPlace, type BackupSettings } from '../config/backup-settings.ts'
import type { PrivateSettings } from './private-settings.ts'

type BackupConfig = Pick<Config, 'backup' | 'backupKey' | 'databaseUrl'>

/** Where everything is backed up to: by variables, which win as a whole, or as set up in the browser. */
export async function backupSettings(config: BackupConfig, saved: PrivateSettings): Promise<BackupSettings | null> {
  if (config.backup || needsKey(config)) return config.backup
  const found = await saved.read<BackupPlace>('backup')
  return found.state === 'set' ? settingsOf(found.value) : null
}

/** Nodes that share a database share a place set up in the browser, but each would make a key. */
export function needsKey({ databaseUrl, backupKey }: BackupConfig): boolean {
  return databaseUrl !== null && backupKey === null
}
