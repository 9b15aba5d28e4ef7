import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { folderStorage } from '#server/files/folder-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { parseKey } from '../archive/backup-key.ts'
import { logName, names, parseLogName, type LogPiece } from '../target/layout.ts'
import { targetOn, type Target } from '../target/open-target.ts'
import { mergeLog, withoutCovered } from './merge-log.ts'
import { segmentBytes } from './position.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-merge-'))
const hour = 60 * 60 * 1000
const begin = Date.parse('2026-11-24T00:00:00Z')

let target: Target
beforeEach(() => {
  target = targetOn(folderStorage(mkdtempSync(join(all, 'target-'))), parseKey(testKey))
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

async function pieces(): Promise<LogPiece[]> {
  return (await target.list(names.logs)).flatMap((name) => parseLogName(name) ?? [])
}

/** The bytes that a restore lays down, and whether they connect. */
async function logBytes(): Promise<{ bytes: string; gaps: number }> {
  const chosen = withoutCovered(await pieces())
  const parts = await Promise.all(chosen.map(({ name }) => target.get(name)))
  const gaps = chosen.filter(({ start }, index) => index > 0 && start !== chosen[index - 1]!.end).length
  return { bytes: Buffer.concat(parts.map((part) => part!)).toString('hex'), gaps }
}

async function store(start: number, bytes: Buffer, moment: number): Promise<void> {
  await target.put(logName('line', { start, end: start + bytes.length, moment }), bytes)
}

describe('merging the log', () => {
  it('leaves one object an hour and segment, and the pieces until the next time', async () => {
    const start = segmentBytes - 30
    for (let index = 0; index < 6; index += 1) {
      await store(start + index * 10, Buffer.alloc(10, index + 1), begin + index * 25 * 60_000)
    }
    const before = await logBytes()
    const now = new Date(begin + 2 * hour + 1)
    // 0, 25 and 50 minutes lie in one segment and hour; 75 and 100 in the next of both; 125 is of the running hour.
    expect(await mergeLog(target, now)).toEqual({ merged: 2, removed: 0 })
    expect(await pieces()).toHaveLength(8)
    expect(await logBytes()).toEqual(before)
    expect(await mergeLog(target, now)).toEqual({ merged: 0, removed: 5 })
    expect(await pieces()).toHaveLength(3)
    expect(await logBytes()).toEqual(before)
  })

  it('loses nothing, whatever was written when and wherever it was interrupted', async () => {
    const piece = fc.record({ length: fc.integer({ min: 1, max: 40 }), pause: fc.integer({ min: 1, max: 3 * hour }) })
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.nat(20), async (written, survived) => {
        target = targetOn(folderStorage(mkdtempSync(join(all, 'any-'))), parseKey(testKey))
        let [position, moment] = [segmentBytes - 100, begin]
        for (const [index, { length, pause }] of written.entries()) {
          const toEnd = position < segmentBytes ? segmentBytes - position : length
          const bytes = Buffer.alloc(Math.min(length, toEnd), index + 1)
          moment += pause
          await store(position, bytes, moment)
          position += bytes.length
        }
        const before = await logBytes()
        let left = survived
        const dying: Target = {
          ...target,
          put: async (...args) => {
            if ((left -= 1) < 0) throw new Error('killed')
            await target.put(...args)
          },
          remove: async (name) => {
            if ((left -= 1) < 0) throw new Error('killed')
            await target.remove(name)
          },
        }
        for (let run = 0; run < 3; run += 1) {
          await mergeLog(run === 1 ? dying : target, new Date(moment + hour)).catch(() => {})
          expect(await logBytes()).toEqual(before)
        }
      }),
      { numRuns: 25 },
    )
  })
})
