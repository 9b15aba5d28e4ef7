import type pg from 'pg'
import { connect } from './connect.ts'
import { DatabaseUnavailable } from './database.ts'

/** A schema that exists while `npm run restore` works: in the database, so that every machine sees it. */
const mark = 'hatheli_unfinished_restore'

/** @returns whether it was not marked before, by a restore that was interrupted. */
export async function markRestore(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    if (await isRestoreUnfinished(client)) return false
    await client.query(`create schema ${mark}`)
    return true
  } finally {
    await client.end()
  }
}

/** Within the transaction that ends the restore, or after one that failed. */
export async function unmarkRestore(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${mark}`)
}

/** @throws DatabaseUnavailable when a restore was interrupted: the database would look like that of a new site. */
export async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  if (!(await isRestoreUnfinished(client))) return
  throw new DatabaseUnavailable(
    `A restore was interrupted. Run 'npm run restore' again, or start with a new DATA_DIR or database`,
  )
}

export async function isRestoreUnfinished(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [mark])
  return rowCount === 1
}
