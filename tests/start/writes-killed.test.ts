import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminImport } from '#contract/admin/exchange/imports.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { trips, versions } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { rounds } from '#tests/support/rounds.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { temporaryFolder } from '#tests/support/program/program-process.ts'
import type { CallAsAdmin } from '#tests/support/program/sign-in-as-admin.ts'
import { answered, startAsAdmin, type StartedAsAdmin } from '#tests/support/program/start-as-admin.ts'

const kills = rounds(2)
const many = 200

/** Tables at whose rows a write is stopped and killed; the last two get one row of each write. */
const tables = ['trips', 'search_entries', 'versions', 'operations', 'content_changes']
const rowsOf = (table: string, count: number) => (['operations', 'content_changes'].includes(table) ? 1 : count)

/** The advisory lock that a stopped write waits for. */
const gate = 4711

/** Content, search and history. */
const compared = ['trips', 'trip_images', 'regions', 'search_entries', 'operations', 'versions']

const patience = { timeout: 60_000, interval: 20 }

/** A write to be killed. It changes trips whose titles contain a word that no others contain. */
interface Write {
  /** Trips that change. */
  count: number
  /** @returns a function that does the write and resolves when it is done. */
  prepare: (started: StartedAsAdmin, word: string) => Promise<(call: CallAsAdmin) => Promise<unknown>>
  /** How it is done after it was killed. */
  repeats: 'call' | 'itself' | 'never'
}

let database: Database
let db: Db
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await clonePostgresql()
  database = await openPostgresql(databaseUrl, createLog('silent'))
  db = database.db
  await db.execute(sql`create sequence stopped_rows`)
  await db.execute(sql`create function stop_here() returns trigger language plpgsql as $$ begin
    if nextval('stopped_rows') = tg_argv[0]::int8 then perform pg_advisory_xact_lock(${sql.raw(String(gate))}); end if;
    return new;
  end $$`)
})
afterAll(() => database.close())

const start = () => startAsAdmin({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() })

const saveDraft = (call: CallAsAdmin, trip_id: string, body: object) =>
  answered<{ updated_at: string }>(call, 'PUT', `/drafts/trips/${trip_id}/draft`, { body })

const schedule = (call: CallAsAdmin, trip_id: string, body: object, due_at: string) =>
  answered(call, 'PUT', '/schedules', { entity: 'trips', item_id: trip_id, action: 'publish', due_at, body })

/** Milliseconds until a publication is due; its trigger is in place by then. */
const soon = 1500

const writes: Record<string, Write> = {
  'publishing a draft': {
    count: 1,
    repeats: 'call',
    async prepare({ call }, word) {
      const { id } = await aTrip(db)
      const trip_data = aTripPayload({ title: `Quiet ${word}`, status: 'published' })
      const { updated_at: draft_version } = await saveDraft(call, id, trip_data)
      return (current) => answered(current, 'PATCH', `/trips/${id}`, { trip_data, draft_version })
    },
  },
  'a scheduled publication': {
    count: 1,
    repeats: 'itself',
    async prepare({ call }, word) {
      const { id } = await aTrip(db, { status: 'draft' })
      const body = aTripPayload({ title: `Quiet ${word}`, status: 'published' })
      await schedule(call, id, body, new Date(Date.now() + soon).toISOString())
      return () => expect.poll(() => published(word), patience).toBe(1)
    },
  },
  [`publishing ${many} trips`]: {
    count: many,
    repeats: 'call',
    async prepare(_started, word) {
      const first = await aTrip(db, { status: 'draft', title: `Quiet ${word} 0` })
      const { id: _id, ...fields } = first
      const others = Array.from({ length: many - 1 }, (_, at) => ({ ...fields, title: `Quiet ${word} ${at + 1}` }))
      const stored = await db.insert(trips).values(others).returning({ id: trips.id })
      const rows = { ids: [first, ...stored].map(({ id }) => id) }
      return (call) => answered(call, 'POST', '/trips/bulk', { rows, action: { kind: 'status', status: 'published' } })
    },
  },
  [`an import of ${many} trips`]: {
    count: many,
    // Its task can run again once the lease has ended: import-killed.test.ts.
    repeats: 'never',
    async prepare({ call }, word) {
      const head = 'title,category,region,price,duration,description,status'
      const line = (_: unknown, at: number) => `Quiet ${word} ${at},Wildlife Escapes,Kerala,9000,3,By boat.,published`
      const text = [head, ...Array.from({ length: many }, line)].join('\n')
      const file = { entity: 'trips', format: 'csv', file_name: 'trips.csv' }
      const { id } = await answered<AdminImport>(call, 'POST', '/imports', file)
      await answered(call, 'PUT', `/imports/${id}/parts/0`, { text })
      await answered(call, 'POST', `/imports/${id}/check`, { parts: 1, create_regions: false, overwrite: false })
      const state = async () => (await answered<AdminImport>(call, 'GET', `/imports/${id}`)).state
      await expect.poll(state, patience).toBe('checked')
      return async (current) => {
        await answered(current, 'POST', `/imports/${id}/run`)
        await expect.poll(state, patience).toBe('imported')
      }
    },
  },
}

/** @returns how many trips with a word in their titles are published. */
function published(word: string): Promise<number> {
  return db.$count(trips, sql`${trips.title} like ${`%${word}%`} and ${trips.status} = 'published'`)
}

async function countOf(from: string): Promise<number> {
  const result = await db.execute(sql.raw(`select count(*)::int as count from ${from}`))
  return (result as unknown as { rows: { count: number }[] }).rows[0]!.count
}

/** A hash of everything that is compared, by table. */
async function stored(): Promise<unknown> {
  const hashes = compared.map(
    (table) => `(select md5(string_agg(t::text, ' ' order by t::text)) from ${table} t) as ${table}`,
  )
  return ((await db.execute(sql.raw(`select ${hashes.join(', ')}`))) as unknown as { rows: unknown[] }).rows[0]
}

/** Kills the program while it writes the nth row of a table, or afterwards if the write has fewer rows. */
async function killAt(
  { program }: StartedAsAdmin,
  table: string,
  row: number,
  begin: () => Promise<unknown>,
): Promise<void> {
  await db.execute(sql`alter sequence stopped_rows restart`)
  await db.execute(
    sql.raw(
      `create trigger stop_here before insert or update on ${table} for each row execute function stop_here(${row})`,
    ),
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${gate})`)
    let isDone = false
    const writing = begin().then(
      () => (isDone = true),
      () => {},
    )
    const isWaiting = () => countOf(`pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`)
    await expect.poll(async () => isDone || (await isWaiting()) === 1, patience).toBe(true)
    const ended = once(program.process, 'exit')
    program.process.kill('SIGKILL')
    await ended
    void writing
  })
  // Its connections notice at their next statements.
  const others = `pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  await expect.poll(() => countOf(others), patience).toBe(0)
  await db.execute(sql.raw(`drop trigger stop_here on ${table}`))
}

/** All trips of a write are public and found, with one version each, of one operation. */
async function expectDone({ program }: StartedAsAdmin, word: string, count: number): Promise<void> {
  expect(await published(word)).toBe(count)
  const answer = await fetch(`${program.url}/api/search?q=${word}`)
  expect(await answer.json()).toMatchObject({ corrected: null, trips: { total: count } })
  const written = await db.$count(
    versions,
    sql`part = 'item' and entity = 'trips' and operation_id = (select max(operation_id) from ${versions}) and label like ${`%${word}%`}`,
  )
  expect(written).toBe(count)
  expect(await countOf(`(${searched} except table search_entries) as missing`)).toBe(0)
}

const searched = 'select entity, id, published, title, words, stems, listed_at from searched_items'

it.each(Object.entries(writes).map(([name, write], first) => [name, { ...write, first }] as const))(
  `%s that is killed ${kills} times is done whole or not at all, with history and search`,
  async (_name, { count, prepare, repeats, first }) => {
    let started = await start()
    const left = new Set<boolean>()
    for (let kill = 0; kill < kills; kill += 1) {
      // Each write is killed at its first table, and at another one.
      const table = kill === 0 ? tables[0]! : tables[(first + kill) % tables.length]!
      const row = randomInt(1, rowsOf(table, count) + 1)
      const word = `zq${randomInt(1e9).toString(36).replaceAll(/\d/g, 'x')}`
      const write = await prepare(started, word)
      const before = await stored()
      await killAt(started, table, row, () => write(started.call))
      const isOld = JSON.stringify(await stored()) === JSON.stringify(before)
      left.add(isOld)
      started = await start()
      const where = `at row ${row} of ${table}`
      if (isOld && repeats === 'never') expect(await published(word), where).toBe(0)
      else {
        if (isOld && repeats === 'call') await write(started.call)
        if (isOld && repeats === 'itself') await expect.poll(() => published(word), patience).toBe(count)
        await expectDone(started, word, count)
      }
      const page = await fetch(started.program.url)
      expect([page.status, await page.text()], where).toEqual([200, expect.stringContaining('</html>')])
    }
    expect(left, 'some are killed before they are done').toContain(true)
  },
)
