import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { paths } from '../../paths.ts'
import { connect } from './connect.ts'
import { refuseUnknownSchema } from './known-schema.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

/** Any fixed number: nodes that start at the same time migrate one after another. */
export const migrationLock = 4_281_947

/**
 * Brings the schema up to date, alone.
 * @param url of the server itself: the lock belongs to the connection.
 * @throws DatabaseUnavailable as `connect`, `refuseUnfinishedRestore` and `refuseUnknownSchema` do.
 */
export async function bringUpToDate(url: string, folder: string = paths.migrations): Promise<void> {
  const client = await connect(url)
  try {
    // A migration of a large table takes its time.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseUnfinishedRestore(client)
    await refuseUnknownSchema(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
