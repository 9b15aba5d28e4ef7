import { createRouterClient } from '@orpc/server'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bringUpToDate } from '#server/db/migrate.ts'
import { schemaRelease } from '#server/db/schema-release.ts'
import { paths } from '#server/paths.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { createLog } from '#server/log.ts'
import { clonePostgresql, emptyPostgresql } from '#tests/support/database/open-fresh.ts'
import { assemble, testAdmin } from '#tests/support/database/test-database.ts'
import { findBreaks, prepareFailure } from '#tests/support/released/compare-schemas.ts'
import { hashOfMigration, readJournal, readRelease } from '#tests/support/released/release.ts'
import { apiRouter } from '#server/catalogue/api-router.ts'

const release = readRelease()
const journal = readJournal()

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Changes a new copy of this version's schema. @returns what that would break for the released program. */
async function breaksAfter(change: string, released: string): Promise<string[]> {
  const changed = await clonePostgresql()
  return connected(changed, async (after) => {
    await after.query(change)
    return connected(released, (before) => findBreaks(before, after))
  })
}

describe('migrations', () => {
  it('of the last release are unchanged', () => {
    for (const [tag, hash] of Object.entries(release.migrations)) expect(hashOfMigration(tag), tag).toBe(hash)
  })

  it('are of the release after the last one', () => {
    expect(schemaRelease(paths.migrations)).toBe(release.number + 1)
  })

  it('have increasing dates, the released ones first', () => {
    expect(journal.map(({ when }) => when)).toEqual(journal.map(({ when }) => when).toSorted((a, b) => a - b))
    const released = Object.keys(release.migrations)
    expect(journal.slice(0, released.length).map(({ tag }) => tag)).toEqual(released)
  })
})

describe(`the program of release ${release.version} on the schema of this version`, () => {
  let folder = ''
  let released = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hatheli-released-'))
    cpSync(paths.migrations, folder, { recursive: true })
    const entries = journal.slice(0, Object.keys(release.migrations).length)
    const files = { version: '7', dialect: 'postgresql', entries }
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(files))
    released = await emptyPostgresql()
    await bringUpToDate(released, folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('finds all its columns, and no new constraint', async () => {
    const current = inject('postgres').template
    const breaks = await connected(released, (before) => connected(current, (after) => findBreaks(before, after)))
    expect(breaks).toEqual([])
  })

  it('can run all its SQL', async () => {
    expect(release.statements.length).toBeGreaterThan(200)
    const failures = await connected(await clonePostgresql(), async (client) => {
      const failed: string[] = []
      for (const text of release.statements) {
        const failure = await prepareFailure(client, text)
        if (failure !== null) failed.push(`${failure}: ${text}`)
      }
      return failed
    })
    expect(failures).toEqual([])
  })

  it.each([
    ['a column that goes', 'alter table trips drop column host_info', 'trips.host_info is gone or has another type'],
    [
      'another type',
      'alter table vendors alter number_of_trips type bigint',
      'vendors.number_of_trips is gone or has another type',
    ],
    ['a table that goes', 'drop table hero_images', 'hero_images.id is gone or has another type'],
    [
      'a new column that must be filled',
      "alter table vendors add motto text not null default ''; alter table vendors alter motto drop default",
      'vendors.motto must be filled',
    ],
    [
      'an old column that must be filled now',
      'alter table trips alter host_info set not null',
      'trips.host_info must be filled',
    ],
    ['a new check', 'alter table blogs add constraint short check (length(title) < 9)', 'blogs.short is new'],
    ['a new unique index', 'create unique index one_name on vendors (vendor_name)', 'vendors.one_name is new'],
  ])('%s is noticed', async (_, change, expected) => {
    expect((await breaksAfter(change, released)).join('\n')).toContain(expected)
  })

  it('lets a check list one value more, and notices one value less', async () => {
    const listing = (values: string) =>
      `alter table blogs drop constraint blogs_status, add constraint blogs_status check (status in (${values}))`
    expect(await breaksAfter(listing("'draft', 'published', 'kept'"), released)).toEqual([])
    expect(await breaksAfter(listing("'draft', 'other'"), released)).toEqual([
      expect.stringContaining('blogs_status is new'),
    ])
  })

  it('lets a new column have a check and an index of its own', async () => {
    const change = `alter table trips add planted text not null default 'easy',
        add constraint planted_known check (planted in ('easy', 'hard'));
      alter table vendors add code text; create unique index one_code on vendors (code)`
    expect(await breaksAfter(change, released)).toEqual([])
  })

  it('writes rows that this version reads and saves', async () => {
    const url = await emptyPostgresql()
    await bringUpToDate(url, folder)
    await connected(url, (client) => client.query(sampleRows))
    await bringUpToDate(url)
    const database = await openPostgresql(url, createLog('silent'))
    const { context } = assemble(database, folder)
    const api = createRouterClient(apiRouter, { context: { ...context, admin: async () => testAdmin } })
    try {
      const trips = await api.trips.list({})
      expect(trips).toHaveLength(1)
      const stored = await api.admin.trips.get({ trip_id: trips[0]!.id })
      expect(stored).toMatchObject({
        title: 'Snow leopards of Ladakh',
        price: 99_999.99,
        highlights: ['Tracks', 'Stars'],
      })
      expect(await api.admin.testimonials.list({})).toMatchObject({ total: 1 })
      expect((await api.blogs.get({ slug: 'a-story' })).title).toBe('A story')
    } finally {
      await database.close()
    }
  })
})

const sampleRows = `
  with vendor as (
    insert into vendors (vendor_name, rating, region) values ('High Ridge', 4.5, 'Ladakh') returning id
  ), trip as (
    insert into trips (title, category, region, vendor_id, price, duration, description, status, highlights, itinerary)
    select 'Snow leopards of Ladakh', 'Wildlife Escapes', 'Ladakh', id, 99999.99, 7, 'Cold', 'published',
      array['Tracks', 'Stars'], '[{"day": 1, "title": "Leh", "description": "Rest"}]'
    from vendor returning id
  ), story as (
    insert into blogs (slug, title, body, status, published_at) values ('a-story', 'A story', '<p>Once</p>', 'published', now())
  )
  insert into testimonials (name, content, rating, trip_id) select 'A reader', 'Warm', 5, id from trip`
