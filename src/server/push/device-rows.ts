import type { PushDevice, QuietHours } from '#contract/admin/push.ts'
import type { pushDevices } from '../platform/db/schema.ts'

type DeviceRow = typeof pushDevices.$inferSelect

export function presentDevice(row: DeviceRow): PushDevice {
  return {
    id: row.id,
    label: row.label,
    quiet: quietOf(row),
    created_at: row.created_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    last_error: row.last_error,
  }
}

export function quietOf({ quiet_from, quiet_until, time_zone }: DeviceRow): QuietHours | null {
  if (quiet_from === null || quiet_until === null || time_zone === null) return null
  return { from: quiet_from, until: quiet_until, time_zone }
}
