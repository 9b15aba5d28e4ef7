import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepPictures } from '#server/platform/media/unused-pictures.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { pictures } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { assemble, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'

const program = fileURLToPath(new URL('../../../../tests/support/database/killed-call.ts', import.meta.url))
const gate = 4711
const patience = { timeout: 90_000, interval: 20 }

describe('a process that is killed', { timeout: 60_000 }, () => {
  let url = ''
  let test: TestDatabase
  let folder = ''

  beforeAll(async () => {
    url = await clonePostgresql()
    folder = mkdtempSync(join(tmpdir(), 'hatheli-killed-'))
    test = assemble(await openPostgresql(url, createLog('silent')), folder)
    await test.db.execute(sql`create function stop_here() returns trigger language plpgsql as $$
      begin
        if current_setting('hatheli.session', true) = 'killed' then perform pg_advisory_xact_lock(${sql.raw(String(gate))}); end if;
        return coalesce(new, old);
      end $$`)
  })
  afterAll(async () => {
    await test.database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A trip in the trash, with pictures and a testimonial. */
  const aDeletedTrip = async () => {
    const { db, storage, adminApi } = test
    const [one, two] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const { id } = await aTrip(db, { featured_image: one.url })
    await aTripImage(db, { trip_id: id, image_url: two.url })
    await aTestimonial(db, { trip_id: id })
    await adminApi.admin.trips.delete({ trip_id: id })
    return id
  }

  /** All that a restore or a purge could change. */
  const everything = async () => {
    const { db, storage } = test
    const tables = ['trips', 'trip_images', 'testimonials', 'pictures', 'operations', 'versions']
    const rows = await Promise.all(
      tables.map(async (name) => {
        const all = sql`(select coalesce(json_agg(t order by t::text), '[]') as all_rows from ${sql.identifier(name)} as t) as x`
        const [row] = await db.select({ rows: sql`all_rows` }).from(all)
        return [name, row!.rows]
      }),
    )
    return { rows, files: await storage.list('') }
  }

  /** Kills the call while it is at a row of a table. */
  async function killAt(event: string, call: 'restore' | 'purge', id: string): Promise<void> {
    const { db } = test
    await db.execute(sql.raw(`create trigger stop_here before ${event} for each row execute function stop_here()`))
    const table = event.split(' ').at(-1)!
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${gate})`)
      const child = spawn(process.execPath, [program, url, test.filesFolder, call, 'trips', id], { stdio: 'inherit' })
      const closed = once(child, 'close')
      const waiting = sql`pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`
      await expect.poll(async () => (await db.select({ one: sql`1` }).from(waiting)).length, patience).toBe(1)
      child.kill('SIGKILL')
      await closed
    })
    // Its connection notices at its next statement.
    const others = sql`pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
    await expect.poll(async () => (await db.select({ one: sql`1` }).from(others)).length, patience).toBe(0)
    await db.execute(sql.raw(`drop trigger stop_here on ${table}`))
  }

  it.each(['insert on trip_images', 'update on testimonials', 'insert on operations'])(
    'in a restore, at an %s, has restored nothing; the next attempt restores all',
    async (event) => {
      const id = await aDeletedTrip()
      const before = await everything()
      await killAt(event, 'restore', id)
      expect(await everything()).toEqual(before)
      expect(await test.adminApi.admin.trash.restore({ entity: 'trips', item_id: id })).toMatchObject({ notes: [] })
      expect((await test.adminApi.admin.trips.get({ trip_id: id })).trip_images).toHaveLength(1)
    },
  )

  it.each(['delete on versions', 'delete on pictures', 'delete on operations'])(
    'in a purge, at a %s, has forgotten nothing; the next attempt forgets all',
    async (event) => {
      const id = await aDeletedTrip()
      const before = await everything()
      await killAt(event, 'purge', id)
      expect(await everything()).toEqual(before)
      const { files } = before
      expect(await test.adminApi.admin.trash.purge({ entity: 'trips', item_id: id })).toEqual({ purged: 1 })
      expect((await everything()).files).toHaveLength(files.length - 2)
      await sweepPictures(test.db, test.storage)
      expect(await test.db.$count(pictures)).toBe((await test.storage.list('trip-images/')).length)
    },
  )
})
