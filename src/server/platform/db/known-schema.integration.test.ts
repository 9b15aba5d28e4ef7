import pg from 'pg'
import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { bringUpToDate } from './migrate.ts'

const later = 4_102_444_800_000

it.each([
  [
    'a newer version',
    later,
    'The database was made by a newer version of this program; start that version or a later one',
  ],
  ['an older commit', 1, 'The database was made by an unreleased version of this program; start with an empty one'],
])('refuses a schema of %s in one line', async (_, at, refusal) => {
  const url = await clonePostgresql()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', ${at})`)
  await client.end()
  await expect(bringUpToDate(url)).rejects.toThrow(refusal)
})

it('leaves an up-to-date schema as it is', async () => {
  const url = await clonePostgresql()
  await bringUpToDate(url)
  await bringUpToDate(url)
})
