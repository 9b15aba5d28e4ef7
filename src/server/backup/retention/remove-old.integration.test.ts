import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { folderStorage } from '#server/files/folder-storage.ts'
import { testKey } from '#tests/support/files/test-key.ts'
import { parseKey } from '../archive/backup-key.ts'
import { planRestore } from '../restore/choose-base.ts'
import { logName, names, timeId, type BaseManifest } from '../target/layout.ts'
import { targetOn, type Target } from '../target/open-target.ts'
import { removeOld } from './remove-old.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-retention-'))
const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-24T03:00:00Z')
const segment = 16 * 1024 * 1024
const lineage = 'lineage'

let target: Target
beforeEach(() => {
  target = targetOn(folderStorage(mkdtempSync(join(all, 'target-'))), parseKey(testKey))
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

const ageOf = (at: number) => Math.round((now.getTime() - at) / day)

/** One segment of log a day; the base of a day is complete within a tenth of it. */
async function storeDay(age: number, pictures: string[]): Promise<void> {
  const begun = now.getTime() - age * day
  const start = (1000 - age) * segment
  const id = timeId(begun)
  const manifest: BaseManifest = {
    id,
    lineage,
    systemIdentifier: '1',
    timeline: 1,
    major: 18,
    begun,
    finished: begun + 1000,
    start,
    stop: start + segment / 8,
    parts: 1,
    bytes: 1,
    pictures: pictures.length,
  }
  await target.put(names.part(id, 1), Buffer.from('part'))
  for (const [from, to] of [
    [0, segment / 8],
    [segment / 8, segment / 2],
    [segment / 2, segment],
  ] as const) {
    await target.put(
      logName(lineage, { start: start + from, end: start + to, moment: begun + 2000 + to }),
      Buffer.from('log'),
    )
  }
  await target.putJson(names.pictures(id), pictures)
  await target.putJson(names.manifest(id), manifest)
}

function picture(age: number): string {
  return `trip-images/${now.getTime() - age * day - 5000}-abc123.jpg`
}

describe('the retention', () => {
  it('keeps any moment of a week, nights before that, and the pictures they show', async () => {
    const ages = [200, 199, 40, 30, 10, 9, 8, 7, 6, 1, 0]
    for (const age of ages) {
      await target.putRaw(names.file(picture(age)), Buffer.from('picture'))
      // Each picture was deleted on the day after its upload.
      await storeDay(age, [picture(age)])
    }
    const removed = await removeOld(target, now)
    expect(removed).toEqual([picture(199)])
    const left = (await target.list(names.files)).length
    expect(left).toBe(ages.length - 1)

    const reached = async (age: number) => {
      const plan = await planRestore(target, now.getTime() - age * day + day / 2)
      return { base: ageOf(plan.base.begun), pieces: plan.pieces?.length }
    }
    // The base, and all log up to the next one and beyond the wanted moment.
    expect(await reached(1)).toEqual({ base: 1, pieces: 4 })
    expect(await reached(7)).toMatchObject({ base: 7 })
    // Of a night, the log that its copy needs alone.
    expect(await reached(9)).toEqual({ base: 9, pieces: 1 })
    expect(await reached(30)).toEqual({ base: 30, pieces: 1 })
    expect(await reached(199)).toEqual({ base: 200, pieces: 1 })
    expect(await removeOld(target, now)).toEqual([])
  })

  it('removes an interrupted base once there is a later one, and nothing while there is only one', async () => {
    await storeDay(3, [])
    const before = await target.list('')
    await removeOld(target, now)
    expect(await target.list('')).toEqual(before)
    const interrupted = timeId(now.getTime() - 2 * day)
    await target.put(names.part(interrupted, 1), Buffer.from('part'))
    await removeOld(target, now)
    expect(await target.list(names.base(interrupted))).toHaveLength(1)
    await storeDay(2, [])
    await storeDay(1, [])
    await removeOld(target, now)
    expect((await target.list(names.base(interrupted))).filter((name) => name.endsWith('manifest'))).toHaveLength(1)
    await target.put(names.part(timeId(now.getTime() - 1.5 * day), 1), Buffer.from('part'))
    await removeOld(target, now)
    expect(await target.list(names.base(timeId(now.getTime() - 1.5 * day)))).toEqual([])
  })
})
