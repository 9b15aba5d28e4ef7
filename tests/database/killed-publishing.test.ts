import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { contentParts } from '#server/catalogue/content-types.ts'
import { runDue } from '#server/catalogue/schedules/run-due.ts'
import { schedules, trips } from '#server/db/schema.ts'
import type { Db } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { contentWrites } from '#server/db/writes/content-writes.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createLog } from '#server/log.ts'
import { kill, killWriters, startWriter } from '#tests/support/database/killed-writer.ts'

const all = mkdtempSync(join(tmpdir(), 'hatheli-publishing-'))
const rounds = 2

afterAll(() => {
  killWriters()
  rmSync(all, { recursive: true, force: true })
})

/** @returns trips that are neither as they were, with what is due, nor published as a whole. */
async function halves(db: Db): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    select t.id, t.status, t.title, s.id as schedule, e.id as edition from trips t
    left join schedules s on s.item_id = t.id left join editions e on e.item_id = t.id
    where case when t.status = 'published' then s.id is not null or e.id is not null or t.title <> 'Live ' || t.id
      else t.title = 'Live ' || t.id or (s.id is null) <> (e.id is null) end`)) as unknown as { rows: unknown[] }
  return rows
}

it('a process that is killed while it publishes has published each thing as a whole or not at all', async () => {
  const folder = join(all, 'data')
  for (let round = 1; round <= rounds; round += 1) {
    const child = startWriter(folder, 'publisher')
    await child.lines(1 + round)
    await kill(child)
  }
  const log = createLog('silent')
  const database = await openDatabase({ config: { dataDir: folder, databaseUrl: null }, log })
  try {
    const { db } = database
    expect(await halves(db)).toEqual([])
    expect(await db.$count(trips)).toBeGreaterThanOrEqual(15)
    // The next start does what was left.
    const storage = folderStorage(join(folder, 'files'))
    await runDue({ db, storage, log, writes: contentWrites(() => {}), ...contentParts })
    expect(await db.$count(schedules)).toBe(0)
    expect(await halves(db)).toEqual([])
  } finally {
    await database.close()
  }
})
