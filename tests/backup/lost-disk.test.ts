import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { parseKey } from '#server/backup/archive/backup-key.ts'
import { restoreTarget, type RestoreReport } from '#server/backup/restore/restore-target.ts'
import { parseLogName } from '#server/backup/target/layout.ts'
import { targetOn } from '#server/backup/target/open-target.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { pictures, vendors } from '#server/db/schema.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createLog } from '#server/log.ts'
import type { WriterLine } from '#tests/support/database/backed-up-writer.ts'
import { restoreOptions } from '#tests/support/database/backed-up.ts'
import { contentHash } from '#tests/support/database/content-hash.ts'
import { startMachine, stopMachines } from '#tests/support/database/lost-disk.ts'
import { notedRounds } from '#tests/support/database/noted-rounds.ts'
import { testKey } from '#tests/support/files/test-key.ts'

/** A hundred by hand: `BACKUP_ROUNDS=100`. */
const rounds = Number(process.env.BACKUP_ROUNDS ?? 1)
const noted = notedRounds(process.env)

/** Milliseconds before the loss; what was acknowledged later may be lost. */
const promised = 2000

const all = mkdtempSync(join(tmpdir(), 'hatheli-lost-'))
const template = join(all, 'template')
const log = createLog('silent')

async function opened<Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ config: { dataDir, databaseUrl: null }, log })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function restore(place: string, dataDir: string, to: number | null): Promise<RestoreReport> {
  const target = targetOn(folderStorage(place), parseKey(testKey))
  return restoreTarget({ ...restoreOptions, target, to, dataDir })
}

/** @returns what was acknowledged before a moment and is not in a restored data folder, or has no file there. */
async function lostIn(dataDir: string, lines: WriterLine[], before: number): Promise<string[]> {
  const acknowledged = (wanted: 'vendor' | 'picture') =>
    lines.flatMap((line) => (line.kind === wanted && line.at < before ? line.id : []))
  return opened(dataDir, async ({ db }) => {
    const stored = await db.select({ id: vendors.id }).from(vendors)
    const rows = await db.select({ url: pictures.url }).from(pictures)
    const files = new Set((await folderStorage(join(dataDir, 'files')).list('')).map((key) => `/media/${key}`))
    const ids = new Set(stored.map(({ id }) => id))
    const urls = new Set(rows.map(({ url }) => url))
    return [
      ...acknowledged('vendor').filter((id) => !ids.has(id)),
      ...acknowledged('picture').filter((url) => !urls.has(url) || !files.has(url)),
    ]
  })
}

function momentsBefore(lines: WriterLine[], before: number) {
  return lines.flatMap((line) => (line.kind === 'moment' && line.at < before ? line : []))
}

beforeAll(() => opened(template, async () => {}))
afterEach(stopMachines)
afterAll(() => {
  rmSync(all, { recursive: true, force: true })
  process.stdout.write(`\n${noted.summary()}\n`)
})

/** Milliseconds between neighbouring pieces of the log at a target, the most. */
function largestGap(place: string): number {
  const moments = readdirSync(join(place, 'log'), { recursive: true, encoding: 'utf8' })
    .flatMap((name) => parseLogName(`log/${name}`)?.moment ?? [])
    .sort((one, other) => one - other)
  return Math.max(0, ...moments.slice(1).map((moment, index) => moment - moments[index]!))
}

it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  'after the loss of the disk, everything but the last two seconds is restored, and any moment exactly (round %i)',
  async (round) => {
    if (!noted.isDue(round)) return
    const place = join(all, `target-${round}`)
    let passed = false
    try {
      await loseAndRestore(round, place)
      passed = true
    } finally {
      noted.note({ round, passed, gap: largestGap(place) })
      rmSync(place, { recursive: true, force: true })
    }
  },
)

async function loseAndRestore(round: number, place: string): Promise<void> {
  const dataDir = join(all, `data-${round}`)
  cpSync(template, dataDir, { recursive: true })
  mkdirSync(place)
  const machine = startMachine({
    DATA_DIR: dataDir,
    BACKUP_URL: pathToFileURL(place).href,
    BACKUP_KEY: testKey,
  })
  // At least five moments that must be restored exactly, and another kind of end in each round.
  const extra = Math.random() * 1000
  await machine.until((lines) => {
    const last = lines.at(-1)
    return !!last && 'at' in last && momentsBefore(lines, last.at - promised - extra).length >= 5
  })
  const lostAt = await machine.lose()
  const newest = join(all, `newest-${round}`)
  const report = await restore(place, newest, null)
  expect(await lostIn(newest, machine.lines, lostAt - promised)).toEqual([])
  expect(report.pictures.missing.length).toBe(0)
  const moments = momentsBefore(machine.lines, lostAt - promised)
  const { at, hash } = moments[Math.floor(Math.random() * moments.length)]!
  const earlier = join(all, `earlier-${round}`)
  await restore(place, earlier, at)
  expect(await opened(earlier, ({ db }) => contentHash(db))).toBe(hash)
  for (const folder of [newest, earlier]) rmSync(folder, { recursive: true, force: true })
}
