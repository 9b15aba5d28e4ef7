const day = 24 * 60 * 60 * 1000

/** How long what can be restored: docs/decisions/0079. */
export const backupRetention = {
  /** Any moment of these days. */
  anyMomentDays: 7,
  /** Then one state a day. */
  dailyDays: 35,
  /** Then one a month. */
  monthlyDays: 366,
} as const

interface DatedBase {
  id: string
  /** Milliseconds since 1970. */
  finished: number
}

/**
 * @param bases oldest first.
 * @returns which of them stay, and from which of those any later moment can be reached.
 */
export function keptBases(bases: DatedBase[], now: Date): { all: Set<string>; anyMoment: Set<string> } {
  const windowStart = now.getTime() - backupRetention.anyMomentDays * day
  // The newest one before the window leads to its first moments.
  const first = Math.max(
    bases.findLastIndex(({ finished }) => finished <= windowStart),
    0,
  )
  const anyMoment = new Set(bases.slice(first).map(({ id }) => id))
  const all = new Set(anyMoment)
  const periods = new Set<string>()
  for (const { id, finished } of bases.slice(0, first)) {
    const period = periodOf(finished, now.getTime())
    if (period === null || periods.has(period)) continue
    periods.add(period)
    all.add(id)
  }
  return { all, anyMoment }
}

/** @returns what only one base is kept of: its day or its month; null when it is too old. */
function periodOf(finished: number, now: number): string | null {
  const age = (now - finished) / day
  const date = new Date(finished).toISOString()
  if (age <= backupRetention.dailyDays) return date.slice(0, 10)
  return age <= backupRetention.monthlyDays ? date.slice(0, 7) : null
}
