import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { BackupStatus } from '#contract/admin/backup/backup.ts'
import { measureBackup } from './backup-metrics.ts'

const off: BackupStatus = {
  state: 'off',
  target: null,
  problem: null,
  saved_until: null,
  point: null,
  pictures: 0,
  bytes: null,
  drill: null,
}

async function figuresOf(status: BackupStatus): Promise<Record<string, number>> {
  const registry = new Registry()
  measureBackup(registry, () => status)
  const metrics = await registry.getMetricsAsJSON()
  return Object.fromEntries(metrics.flatMap(({ name, values }) => (values[0] ? [[name, Number(values[0].value)]] : [])))
}

describe('figures of a backup', () => {
  it('are left out without a backup', async () => {
    expect(await figuresOf(off)).toEqual({})
  })

  it('say whether the target answers, how old all is, and whether the last restore that was tried out passed', async () => {
    const at = new Date(Date.now() - 100_000).toISOString()
    const point = { at, bytes: 50 }
    const drill = { at, passed: true, message: '', seconds: 1 }
    const running: BackupStatus = { ...off, state: 'running', saved_until: at, point, bytes: 4096, drill }
    const figures = await figuresOf(running)
    expect(figures).toMatchObject({ backup_up: 1, backup_target_bytes: 4096, restore_drill_ok: 1 })
    for (const name of ['backup_age_seconds', 'backup_point_age_seconds', 'restore_drill_age_seconds']) {
      expect(figures[name]).toBeGreaterThanOrEqual(100)
    }
    const failed = await figuresOf({ ...running, state: 'away', drill: { ...drill, passed: false } })
    expect(failed).toMatchObject({ backup_up: 0, restore_drill_ok: 0 })
  })
})
