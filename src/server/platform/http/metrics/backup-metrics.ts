import type { Registry } from 'prom-client'
import type { BackupStatus } from '#contract/admin/backup/backup.ts'
import { gaugeFrom } from './metrics.ts'

/** Only known figures are reported: without a backup they are absent. */
export function measureBackup(registry: Registry, status: () => BackupStatus): void {
  const gauge = (name: string, help: string, read: (status: BackupStatus) => number | null) =>
    gaugeFrom(registry, name, help, () => read(status()))
  gauge('backup_up', 'Whether the target of the backup answers and takes what is sent', ({ state }) =>
    state === 'off' ? null : Number(state === 'running' || state === 'starting'),
  )
  gauge('backup_age_seconds', 'Time since everything saved was at the target', (now) => age(now.saved_until))
  gauge('backup_point_age_seconds', 'Time since the newest restore point', (now) => age(now.point?.at))
  gauge('backup_target_bytes', 'Size of the target as of the last night', ({ bytes }) => bytes)
  gauge('restore_drill_ok', 'Whether the last nightly restore passed', ({ drill }) => drill && Number(drill.passed))
  gauge('restore_drill_age_seconds', 'Time since the last nightly restore', ({ drill }) => age(drill?.at))
}

function age(at: string | null | undefined): number | null {
  return at ? (Date.now() - Date.parse(at)) / 1000 : null
}
