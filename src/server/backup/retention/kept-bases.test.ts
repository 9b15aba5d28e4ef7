import { describe, expect, it } from 'vitest'
import { backupRetention, keptBases } from './kept-bases.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-24T03:00:00Z')

/** A base for each of the last days, oldest first; the id is its age in days. */
const nightly = Array.from({ length: 500 }, (_, index) => {
  const age = 499 - index
  return { id: String(age), finished: now.getTime() - age * day - 1000 }
})

describe('bases that are kept', () => {
  it('lead to any moment of a week, each day of five weeks and each month of a year', () => {
    const { all, anyMoment } = keptBases(nightly, now)
    expect([...anyMoment].map(Number)).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    const ages = [...all].map(Number)
    for (let age = 0; age < backupRetention.dailyDays; age += 1) expect(ages).toContain(age)
    const months = new Set(
      nightly.filter(({ id }) => all.has(id)).map(({ finished }) => new Date(finished).getUTCMonth()),
    )
    expect(months.size).toBe(12)
    expect(Math.max(...ages)).toBeLessThanOrEqual(backupRetention.monthlyDays)
    expect(all.size).toBeLessThan(backupRetention.dailyDays + 15)
  })

  it('stay the same ones as nights go by', () => {
    let kept = nightly
    for (let night = 0; night < 60; night += 1) {
      const then = new Date(now.getTime() + night * day)
      const { all } = keptBases(kept, then)
      kept = [...kept.filter(({ id }) => all.has(id)), { id: `new ${night}`, finished: then.getTime() + day - 1000 }]
    }
    const months = new Set(kept.map(({ finished }) => new Date(finished).toISOString().slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
  })

  it('are all while none is old', () => {
    expect(keptBases(nightly.slice(-3), now).anyMoment.size).toBe(3)
  })
})
