import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyTables, readFixedRows } from '#tests/support/database/empty-tables.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { BothCatalogues } from '#tests/support/model/both-catalogues.ts'
import type { Change } from '#tests/support/model/plain-catalogue.ts'
import { publicIds, publicOf, readPublic } from '#tests/support/model/public-site.ts'
import { takeStep } from '#tests/support/model/take-step.ts'
import { rounds } from '#tests/support/rounds.ts'
import { someSteps, unpublishing, type Step } from '#tests/support/model/random-steps.ts'

const sequences = rounds(6)

describeWithDatabase('random edits, drafts, schedules, deletions, restores and undos', (open) => {
  const run = async (steps: Step[]) => {
    const { url } = await aPicture(open().db, { bucket: 'hero-images', kept: true, alt: 'A peak' })
    const both = new BothCatalogues(open(), url)
    await both.begin()
    const start = publicOf(both.plain)
    for (const each of steps) {
      const visible = publicIds(both.plain)
      await takeStep(both, each)
      await expectEqual(both, JSON.stringify(each))
      const { items } = await open().adminApi.admin.trash.list({ page_size: 100 })
      expect(items.map(({ item_id }) => item_id).toSorted()).toEqual([...both.plain.trash().keys()].toSorted())
      if (unpublishing.has(each.do)) expect(visible, each.do).toEqual(expect.arrayContaining(publicIds(both.plain)))
    }
    if (!both.purged) await takeAllBack(both, start)
  }

  const expectEqual = async ({ plain }: BothCatalogues, after: string) =>
    expect(await readPublic(open().api), after).toEqual(publicOf(plain))

  /**
   * Each change in turn, the latest first, at the time of the first one; an undo that is undone makes its change again,
   * and that goes next.
   */
  const takeAllBack = async (both: BothCatalogues, start: ReturnType<typeof publicOf>) => {
    const made = new Map<Change, Change>()
    const { isExact } = both.plain
    await both.backToFirstDay()
    for (const change of both.plain.changes.toReversed()) {
      const now = made.get(change) ?? change
      const isDone = await both.undo(now)
      expect(isDone || !isExact, `change ${now.id} can be undone`).toBe(true)
      if (isDone && change.undoOf) made.set(change.undoOf, both.plain.changes.at(-1)!)
    }
    await expectEqual(both, 'all is taken back')
    if (isExact) expect(publicOf(both.plain)).toEqual(start)
  }

  it(`equal a plain model at every step, ${sequences} times`, { timeout: 60_000 + sequences * 4000 }, async () => {
    const { db } = open()
    const fixed = await readFixedRows(db)
    const property = fc.asyncProperty(someSteps, async (steps) => {
      await emptyTables(db, fixed)
      await run(steps)
    })
    await fc.assert(property, { numRuns: sequences, endOnFailure: process.env.SHRINK === undefined })
  })
})
