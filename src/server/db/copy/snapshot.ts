import type pg from 'pg'
import { connect } from '../connect.ts'
import { migrationLock } from '../migrate.ts'
import { copyOut } from './copy-rows.ts'
import { piecesOf, readFacts, type CopySource } from './copy-source.ts'
import { copySettings, patientSettings } from './tables.ts'

/** One moment of a running database; everything that is read of it fits together. */
export interface Snapshot extends CopySource {
  /** Of the moment, milliseconds since 1970 by the database's clock. */
  moment: number
  major: number
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  close(): Promise<void>
}

/** @throws DatabaseUnavailable when the server does not answer. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    for (const setting of [...patientSettings, ...copySettings]) await client.query(`set local ${setting}`)
    // Whoever migrates waits for the end before it asks for a lock on a table, so that no reader waits behind it.
    await client.query('select pg_advisory_xact_lock_shared($1)', [migrationLock])
    const query = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
    const [now] = await query<{ moment: number; version: number }>(
      `select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as moment,
        current_setting('server_version_num')::int as version`,
    )
    const facts = await readFacts(async <Row>(text: string) => (await query(text)) as Row[])
    return {
      ...facts,
      moment: now!.moment,
      major: Math.floor(now!.version / 10_000),
      query,
      pieces: (table) => piecesOf((text) => copyOut(client, text), table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
