import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { convertFolder } from '#server/db/convert/convert-folder.ts'
import { copyFormer } from '#server/db/convert/copy-former.ts'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { embeddedPaths } from '#server/db/embedded/open-embedded.ts'
import { createLog } from '#server/log.ts'
import { startProgram } from '#tests/support/program/program-process.ts'
import { runCommand } from '#tests/support/program/run-command.ts'
import { migrateAsFormer, openAsFormer } from '../support/database/former-folder.ts'
import { clonePostgresql } from '../support/database/open-fresh.ts'

/** More data than one chunk of a table's copy. */
const stories = { count: 80, hashes: 3500 }

const tripId = '7d7a1d0e-5a3f-4a36-9b0f-0c9f3f7b1c11'
const hostile = 'Line one\nline two\r\n\ttab \\N \\. \\\\ "quoted" \'single\' $$dollar$$ {a,b} 🐅 लद्दाख ‮ ₹'

async function fillFormer(folder: string): Promise<void> {
  const former = await openAsFormer(folder)
  await migrateAsFormer(former)
  const text = pg.escapeLiteral(hostile)
  await former.rows(`insert into vendors (vendor_name, rating, region) values (${text}, 4.5, 'Ladakh')`)
  await former.rows(`insert into trips (id, title, category, region, vendor_id, price, duration, description, status,
      highlights, itinerary, created_at)
    select '${tripId}', 'Snow leopards \\N of Ladakh', 'Wildlife Escapes', 'Ladakh', id, 99999.99, 7, ${text}, 'published',
      array[${text}, 'NULL', '', '{}'], jsonb_build_array(jsonb_build_object('day', 1, 'title', ${text}, 'description', '')),
      '2026-01-02 03:04:05.678+05:30' from vendors`)
  await former.rows(`insert into blogs (slug, title, body)
    select 'story-' || i, 'Story ' || i, (select string_agg(md5(i || ' ' || j), '') from generate_series(1, ${stories.hashes}) j)
    from generate_series(1, ${stories.count}) i`)
  await former.rows(`delete from regions where name = 'Goa'`)
  await former.close()
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, path)
    hash.update(path)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Runs the command. @param killAt output after which it gets SIGKILL. */
function run(dataDir: string, { killAt, ...environment }: Record<string, string> = {}) {
  return runCommand('db-convert', { environment: { DATA_DIR: dataDir, ...environment }, killAt })
}

describe('converting a folder of version 0.1', () => {
  const all = mkdtempSync(join(tmpdir(), 'hatheli-convert-'))
  const empty = join(all, 'empty')
  const dataDir = join(all, 'data')
  const { formerFolder } = embeddedPaths(dataDir)

  beforeAll(async () => {
    await (await openAsFormer(empty)).close()
    mkdirSync(dataDir)
    cpSync(empty, formerFolder, { recursive: true })
    await fillFormer(formerFolder)
  }, 180_000)
  afterAll(() => rmSync(all, { recursive: true, force: true }))

  it('copies values of every type without loss, and refuses a table that differs', async () => {
    const table = `create table kinds (id bigint generated always as identity, bytes bytea, price numeric, told timestamptz,
      day timestamp, texts text[], ratio double precision, span interval, doc jsonb, raw json, flag boolean, "Odd ""name" text,
      long text, twice numeric generated always as (price * 2) stored)`
    const rows = `insert into kinds (bytes, price, told, day, texts, ratio, span, doc, raw, flag, "Odd ""name", long)
      values ('\\x00ff0a5c', 12345678901234567890.123456789, '2026-11-23 10:11:12.123456+05:30', '0044-03-15 00:00:00 BC',
        array['a,b', null, 'NULL', '{"}', E'\\\\N\\n'], 0.1::float8 + 0.2::float8, '1 year -2 days 03:04:05.678',
        '{"a": "\\u20b9", "b": [1.10]}', '{"b":1,  "a":2}', true, ${pg.escapeLiteral(hostile)}, repeat('🐅', 2000000)),
        (null, 'NaN', 'infinity', null, '{}', '-0', null, 'null', null, null, '', '')`
    const folder = join(all, 'kinds')
    cpSync(empty, folder, { recursive: true })
    const former = await openAsFormer(folder)
    const client = new pg.Client({ connectionString: await clonePostgresql() })
    await client.connect()
    try {
      await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
      for (const statement of [table, rows]) await former.rows(statement)
      const reported: [string, number][] = []
      const progress = { onRows: () => {}, onTable: (name: string, count: number) => void reported.push([name, count]) }
      await expect(copyFormer(former, client, progress)).rejects.toThrow(
        'DATA_DIR: the table "public"."kinds" is not as version 0.1 made it',
      )
      await client.query(table)
      await client.query(`insert into kinds (price) values (1)`)
      await copyFormer(former, client, progress)
      expect(reported).toEqual([['"public"."kinds"', 2]])
      const asText = 'select kinds::text as row from kinds order by id'
      const { rows: copied } = await client.query<{ row: string }>(asText)
      expect(copied.map(({ row }) => row)).toEqual((await former.rows<{ row: string }>(asText)).map(({ row }) => row))
      expect(copied[0]!.row).toContain('24691357802469135780.246913578')
      await client.query('insert into kinds (price) values (1)')
      expect((await client.query('select max(id) as id from kinds')).rows).toEqual([{ id: 3 }])
    } finally {
      await client.end()
      await former.close()
    }
  })

  it('starts over after a kill, leaves the original unchanged, and the program runs on the result', async () => {
    const before = hashOf(formerFolder)
    const killed = await run(dataDir, { killAt: 'blog_pictures: ' })
    expect(killed).toMatchObject({ code: null, stdout: expect.not.stringContaining('Converted') as string })
    expect(readdirSync(dataDir)).toContain('postgres.converting')
    const { stdout, stderr, code } = await run(dataDir)
    expect([stderr, code]).toEqual(['', 0])
    expect(stdout).toMatch(/^trips: 1 row$/m)
    expect(stdout).toMatch(/^blogs: 80 rows$/m)
    expect(stdout).toMatch(/^regions: 35 rows$/m)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `Converted; counts and sums are the same. Now 'npm start'; ${formerFolder} was kept and can be removed later.`,
    )
    expect(hashOf(formerFolder)).toBe(before)
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.converting'))).toEqual([])

    const program = await startProgram({ DATA_DIR: dataDir })
    await program.ready()
    const trip = (await (await fetch(`${program.url}/api/trips/${tripId}`)).json()) as Record<string, unknown>
    expect(trip).toMatchObject({
      title: 'Snow leopards \\N of Ladakh',
      description: hostile,
      price: 99_999.99,
      highlights: [hostile, 'NULL', '', '{}'],
      created_at: '2026-01-01T21:34:05.678Z',
    })
    const page = await fetch(`${program.url}/trip/${tripId}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Snow leopards \\N of Ladakh')])
    program.process.kill('SIGTERM')
    await program.ended()
  })

  it('refuses with one line: no former database, one in use, one already converted, DATABASE_URL set', async () => {
    const folder = mkdtempSync(join(all, 'refused-'))
    const { cluster, formerFolder: former } = embeddedPaths(folder)
    const convert = () =>
      convertFolder({
        dataDir: folder,
        log: createLog('silent'),
        progress: { onRows: () => {}, onTable: () => {} },
        findEngine: () => Promise.reject(new Error('too early')),
      })
    await expect(convert()).rejects.toThrow(`DATA_DIR: there is no database of version 0.1 in ${former}`)
    mkdirSync(former)
    writeFileSync(join(former, 'PG_VERSION'), '18\n')
    const release = lockFolder(former)
    await expect(convert()).rejects.toThrow(`DATA_DIR: ${former} is in use by another process; stop the program first`)
    release()
    mkdirSync(cluster)
    await expect(convert()).rejects.toThrow(`DATA_DIR: ${cluster} exists already; there is nothing to convert`)
    expect(readdirSync(former)).toEqual(['PG_VERSION'])
    const withUrl = await run(folder, { DATABASE_URL: 'postgres://someone:hunter2@db.example/hatheli' })
    expect(withUrl).toEqual({
      stdout: '',
      stderr: 'DATABASE_URL: is set, so that a converted database would not be used; unset it\n',
      code: 1,
    })
  })
})
