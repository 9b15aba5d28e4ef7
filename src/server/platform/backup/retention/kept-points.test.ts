import { describe, expect, it } from 'vitest'
import { keptPoints, pointRetention } from './kept-points.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-24T03:00:00Z')

const pointsAt = (moments: number[]) => moments.map((at) => ({ id: String(at), at }))
const ages = (kept: Set<string>, at = now) => [...kept].map((id) => at - Number(id)).sort((one, other) => one - other)

/** One every ten minutes of 400 days. */
const all = pointsAt(Array.from({ length: 400 * 144 }, (_, index) => now - index * 10 * minute))

describe('restore points that stay', () => {
  it('are all of a day, one an hour of a week, one a day of five weeks and one a month of a year', () => {
    const kept = ages(keptPoints(all, now))
    const within = (from: number, to: number) => kept.filter((age) => age > from && age <= to).length
    expect(kept.filter((age) => age <= day)).toHaveLength(145)
    expect([144, 145]).toContain(within(day, pointRetention.hourly))
    expect([28, 29]).toContain(within(pointRetention.hourly, pointRetention.daily))
    expect(within(pointRetention.daily, pointRetention.monthly)).toBeGreaterThanOrEqual(11)
    expect(Math.max(...kept)).toBeLessThanOrEqual(pointRetention.monthly)
  })

  it('stay the same from night to night', () => {
    let kept = all
    for (let night = 1; night <= 60; night += 1) {
      const then = now + night * day
      const ids = keptPoints(kept, then)
      kept = [...kept.filter(({ id }) => ids.has(id)), ...pointsAt([then - hour, then - minute])]
    }
    const months = new Set(kept.map(({ at }) => new Date(at).toISOString().slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
  })

  it('include the newest, however old it is', () => {
    const [old, older] = pointsAt([now - 800 * day, now - 900 * day])
    expect(keptPoints([old!, older!], now)).toEqual(new Set([old!.id]))
    expect(keptPoints([], now).size).toBe(0)
  })
})
