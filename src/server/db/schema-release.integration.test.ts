import pg from 'pg'
import { expect, it } from 'vitest'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { bringUpToDate } from './migrate.ts'
import { paths } from '../paths.ts'
import { schemaRelease } from './schema-release.ts'

const release = schemaRelease(paths.migrations)

/** As a later release leaves a database. @param release null where it left no note of its number. */
async function migratedBy(release: number | null): Promise<string> {
  const url = await clonePostgresql()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const later = `values ('of a later release', 4102444800000)`
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) ${later}`)
  if (release !== null) await client.query('insert into schema_releases values ($1, 4102444800000)', [release])
  await client.end()
  return url
}

const refusal = 'The database belongs to a release that this program does not know; start that release or a later one'

it('a schema that the next release made is worked with, since nodes of both serve while they are replaced', async () => {
  expect(await bringUpToDate(await migratedBy(release + 1))).toBe(true)
})

it.each([
  ['the release after the next', release + 2],
  ['a program that tells nothing of itself', null],
])('a schema that %s made is refused in one line', async (_, release) => {
  await expect(bringUpToDate(await migratedBy(release))).rejects.toThrow(refusal)
})

it('an own schema is noted, and stays as it is', async () => {
  const url = await clonePostgresql()
  expect([await bringUpToDate(url), await bringUpToDate(url)]).toEqual([false, false])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select release from schema_releases')
  await client.end()
  expect(rows).toEqual([{ release }])
})
