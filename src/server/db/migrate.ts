import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { paths } from '../paths.ts'
import { connect } from './connect.ts'
import { checkRelease, noteRelease } from './schema-release.ts'

/** Any fixed number: nodes that start at the same time migrate one after another. */
export const migrationLock = 4_281_947

/**
 * Brings the schema up to date, alone.
 * @param url of the server itself: the lock belongs to the connection.
 * @returns whether the schema is of a newer release, which this one can work with.
 * @throws DatabaseUnavailable as `connect` and `checkRelease` do.
 */
export async function bringUpToDate(url: string, folder: string = paths.migrations): Promise<boolean> {
  const client = await connect(url)
  try {
    // A migration of a large table takes its time.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (await checkRelease(client, folder)) return true
    await migrate(drizzle(client), { migrationsFolder: folder })
    if (folder === paths.migrations) await noteRelease(client, folder)
    return false
  } finally {
    await client.end()
  }
}
