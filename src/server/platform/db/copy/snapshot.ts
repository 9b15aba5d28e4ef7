import type pg from 'pg'
import { connect } from '../connect.ts'
import { migrationLock } from '../migrate.ts'
import { copyOut } from './copy-rows.ts'
import { copySettings, patientSettings } from './tables.ts'

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>

/**
 * One moment of a running database; everything that is read of it fits together.
 * @param isAlone whether no migration can run meanwhile anyway.
 * @throws DatabaseUnavailable when the server does not answer.
 */
export async function openSnapshot(url: string, isAlone = false) {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    for (const setting of [...patientSettings, ...copySettings]) await client.query(`set local ${setting}`)
    // A migration waits for the end before it asks for a lock on a table, so that no reader waits behind it.
    if (!isAlone) await client.query('select pg_advisory_xact_lock_shared($1)', [migrationLock])
    const query = async <Row>(text: string) => (await client.query<Row & pg.QueryResultRow>(text)).rows as Row[]
    const [now] = await query<{ at: number; transaction: string }>(
      `select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at,
        pg_snapshot_xmax(pg_current_snapshot())::text as transaction`,
    )
    return {
      /** Time of the snapshot: milliseconds since 1970 by the database's clock. */
      at: now!.at,
      /** The first transaction that had not begun. */
      transaction: BigInt(now!.transaction),
      query,
      /** @returns rows in the text format of `copy`. */
      copyOut: (text: string) => copyOut(client, text),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
