import type { RestorePoint } from '../points/restore-point.ts'

const hour = 3_600_000
const day = 24 * hour

/** Lifetimes of restore points in milliseconds: docs/decisions/0079. */
export const pointRetention = {
  all: day,
  hourly: 7 * day,
  daily: 35 * day,
  monthly: 366 * day,
} as const

/** Lengths of the part of a date that only one point is left of. */
const dateParts = { hourly: '2026-11-24T14'.length, daily: '2026-11-24'.length, monthly: '2026-11'.length } as const

/**
 * The first of each hour, day and month stays, so that one that stays now does so until it is too old. The newest always
 * does: where nothing is saved, there are no new ones.
 * @returns ids.
 */
export function keptPoints(points: Pick<RestorePoint, 'id' | 'at'>[], now: number): Set<string> {
  const kept = new Set<string>()
  const periods = new Set<string>()
  const sorted = points.toSorted((one, other) => one.at - other.at)
  for (const { id, at } of sorted) {
    const period = periodOf(id, at, now - at)
    if (period === null || periods.has(period)) continue
    periods.add(period)
    kept.add(id)
  }
  const newest = sorted.at(-1)
  if (newest) kept.add(newest.id)
  return kept
}

/** @returns what only one point is left of; null when it is too old. */
function periodOf(id: string, at: number, age: number): string | null {
  if (age <= pointRetention.all) return id
  const kind = (['hourly', 'daily', 'monthly'] as const).find((each) => age <= pointRetention[each])
  return kind ? new Date(at).toISOString().slice(0, dateParts[kind]) : null
}
