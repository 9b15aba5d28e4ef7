import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { pictures, vendors } from '#server/platform/db/schema.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import type { WriterLine } from '#tests/support/database/backed-up-writer.ts'
import { folderTarget, restoreInto, silent } from '#tests/support/database/backed-up.ts'
import { startMachine, stopMachines } from '#tests/support/database/lost-disk.ts'
import { notedRounds } from '#tests/support/database/noted-rounds.ts'
import { ownedPostgresql } from '#tests/support/database/open-fresh.ts'
import { testKey } from '#tests/support/files/test-key.ts'

/** A round takes a minute and a half, so they are run by hand: `BACKUP_ROUNDS=30`. */
const rounds = Number(process.env.BACKUP_ROUNDS ?? 0)
const noted = notedRounds(process.env)

/** Milliseconds before the loss; what was acknowledged later may be lost. */
const promised = 60_000

const all = mkdtempSync(join(tmpdir(), 'hatheli-lost-'))

afterEach(stopMachines)
afterAll(() => {
  rmSync(all, { recursive: true, force: true })
  if (rounds > 0) process.stdout.write(`\n${noted.summary()}\n`)
})

describe.runIf(rounds > 0)('after the loss of the disk', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'everything but the last minute is restored, with all pictures (round %i)',
    async (round) => {
      if (!noted.isDue(round)) return
      const place = join(all, `target-${round}`)
      let lost = Infinity
      try {
        lost = await loseAndRestore(round, place)
      } finally {
        noted.note({ round, passed: lost <= promised, lost })
        rmSync(place, { recursive: true, force: true })
      }
      expect(lost).toBeLessThanOrEqual(promised)
    },
  )
})

/** @returns milliseconds before the loss up to which everything was restored. */
async function loseAndRestore(round: number, place: string): Promise<number> {
  const dataDir = join(all, `data-${round}`)
  for (const folder of [dataDir, place]) mkdirSync(folder)
  const machine = startMachine({ DATA_DIR: dataDir, BACKUP_URL: pathToFileURL(place).href, BACKUP_KEY: testKey })
  const [first, extra] = [promised + 5000, Math.random() * 20_000]
  // The last ones are of another moment between two dumps in each round.
  await machine.until((lines) => {
    const times = lines.flatMap((line) => ('at' in line ? line.at : []))
    return times.length > 0 && times.at(-1)! - times[0]! > first + extra
  })
  const lostAt = await machine.lose()
  const storage = folderStorage(join(all, `files-${round}`))
  const url = await ownedPostgresql()
  const report = await restoreInto({ url, dataDir: join(all, `restored-${round}`), storage }, folderTarget(place))
  expect(report.pictures.missing).toEqual([])
  const missing = await missingIn(url, storage, machine.lines)
  return Math.max(0, ...missing.map((at) => lostAt - at))
}

/** @returns when what is not there was acknowledged. */
async function missingIn(url: string, storage: ReturnType<typeof folderStorage>, lines: WriterLine[]) {
  const database = await openPostgresql(url, silent)
  try {
    const stored = await database.db.select({ id: vendors.id }).from(vendors)
    const rows = await database.db.select({ url: pictures.url }).from(pictures)
    const files = new Set((await storage.list('')).map((key) => `/media/${key}`))
    for (const row of rows) expect(files).toContain(row.url)
    const there = new Set([...stored.map(({ id }) => id), ...rows.map((row) => row.url)])
    return lines.flatMap((line) => ('at' in line && !there.has(line.id) ? line.at : []))
  } finally {
    await database.close()
  }
}
