import { Readable } from 'node:stream'
import type { Backup } from '#server/platform/backup/open-backup.ts'
import { BackupRefused } from '#server/platform/backup/backup-refused.ts'
import { statusWithout } from '#server/platform/backup/figures.ts'

const refuse = () => Promise.reject(new BackupRefused('No backup is set up'))

/** A site without a backup. */
export const noBackup: Backup = {
  status: () => statusWithout,
  points: refuse,
  restore: refuse,
  archive: async () => Readable.from([]),
  key: async () => '',
  setup: {
    read: async () => ({ variable: null, needs_key: false, state: 'missing', place: null }),
    try: refuse,
    save: refuse,
    remove: refuse,
  },
  stop: async () => {},
}
