import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { contentRevision, vendors } from '#server/db/schema.ts'
import { syncCount } from '#server/db/synced-files.ts'
import { aVendor } from '#tests/factories/vendor.ts'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))
const killedRounds = 5
const minute = 60_000

/** A process that writes into a folder until it is killed. */
interface Writer {
  process: ChildProcess
  /** Ids that the database has acknowledged so far. */
  acknowledged: string[]
  /** Resolves after so many lines of output; the first one says that the database is open. */
  lines: (count: number) => Promise<void>
}

const running: ChildProcess[] = []

function startWriter(folder: string): Writer {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let errors = ''
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const seen: string[] = []
  let onLine = () => {}
  createInterface(child.stdout!).on('line', (line) => {
    seen.push(line)
    onLine()
  })
  return {
    process: child,
    get acknowledged() {
      return seen.slice(1)
    },
    lines: (count) =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error(`the writer ended: ${errors}`)))
        onLine = () => {
          if (seen.length >= count) resolve()
        }
        onLine()
      }),
  }
}

/** Ends a process as a power cut would. */
function kill({ process: child }: Writer): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGKILL')
  })
}

describe('the embedded database over a folder', () => {
  // Making a database takes seconds, copying one does not.
  const all = mkdtempSync(join(tmpdir(), 'hatheli-embedded-'))
  const made = join(all, 'not', 'there', 'yet')
  let folder = ''

  beforeAll(async () => {
    await openEmbedded(made).then((database) => database.close())
  })
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'copy-'))
    cpSync(made, folder, { recursive: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const child of running.splice(0)) child.kill('SIGKILL')
  })
  afterAll(() => rmSync(all, { recursive: true, force: true }))

  it('keeps what was written for the next start', async () => {
    const first = await openEmbedded(folder)
    const { id } = await aVendor(first.db)
    await first.close()
    const second = await openEmbedded(folder)
    expect((await second.db.select().from(vendors)).map((row) => row.id)).toEqual([id])
    await second.close()
  })

  it('has every commit written to disk, and says so truly', async () => {
    const { db, close } = await openEmbedded(folder)
    const settings = sql<string>`current_setting('fsync') || ' ' || current_setting('synchronous_commit')`
    const [row] = await db.select({ settings }).from(contentRevision)
    expect(row).toEqual({ settings: 'on on' })
    for (let commit = 0; commit < 3; commit += 1) {
      const before = syncCount()
      await aVendor(db)
      expect(syncCount()).toBeGreaterThan(before)
    }
    await close()
  })

  it('tells indexes a while after the start, and each hour, which rows everybody may see: counts need read no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const database = await openEmbedded(folder)
    const seen = sql<number>`relallvisible`
    const pagesSeen = async () => {
      const [row] = await database.db
        .select({ seen })
        .from(sql`pg_class`)
        .where(sql`relname = 'vendors'`)
      return row?.seen
    }
    await aVendor(database.db)
    expect(await pagesSeen()).toBe(0)
    vi.advanceTimersByTime(minute)
    expect(await pagesSeen()).toBe(1)
    for (let vendor = 0; vendor < 20; vendor += 1) await aVendor(database.db, { description: 'x'.repeat(1500) })
    expect(await pagesSeen()).toBe(1)
    vi.advanceTimersByTime(60 * minute)
    expect(await pagesSeen()).toBeGreaterThan(1)
    await database.close()
  })

  it('refuses a second process on the same folder in one clear line, and lets it in when the first is dead', async () => {
    const first = startWriter(folder)
    await first.lines(1)
    const refused = openEmbedded(folder)
    await expect(refused).rejects.toThrow(DatabaseUnavailable)
    await expect(refused).rejects.toThrow(
      `DATA_DIR: ${folder} is in use by another process; set DATABASE_URL to run several nodes`,
    )
    await first.lines(3)
    await kill(first)
    const database = await openEmbedded(folder)
    expect(await database.db.$count(vendors)).toBeGreaterThanOrEqual(first.acknowledged.length)
    await database.close()
  })

  it('refuses a second opening in this process too, and opens again once it is closed', async () => {
    const database = await openEmbedded(folder)
    await expect(openEmbedded(folder)).rejects.toThrow('is in use by another process')
    await database.close()
    await openEmbedded(folder).then((again) => again.close())
  })

  it(`loses no acknowledged row when it is killed in the middle of writing, ${killedRounds} times over`, async () => {
    const acknowledged = new Set<string>()
    for (let round = 1; round <= killedRounds; round += 1) {
      const child = startWriter(folder)
      await child.lines(20 * round)
      await kill(child)
      for (const id of child.acknowledged) acknowledged.add(id)
    }
    const { db, close } = await openEmbedded(folder)
    const kept = new Set((await db.select({ id: vendors.id }).from(vendors)).map(({ id }) => id))
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(19 + 39 + 59 + 79 + 99)
    // At most the one row of each round that was committed but not yet told.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(killedRounds)
    await expect(aVendor(db)).resolves.toBeDefined()
    await close()
  })
})
