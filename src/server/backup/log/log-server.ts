import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { connect } from '../../db/connect.ts'
import { formatPosition, parsePosition } from './position.ts'

export const slotName = 'hatheli_backup'

/** Where the server's log has been written to disk, and when that was by its clock. */
export interface FlushedLog {
  position: number
  moment: number
  timeline: number
}

export interface ServerIdentity {
  systemIdentifier: string
  major: number
}

/** What a backup asks the database server, on a connection of its own that is opened again when it was lost. */
export interface LogServer {
  flushed(): Promise<FlushedLog>
  identity(): Promise<ServerIdentity>
  /** @returns whether the slot had kept everything since it was last moved; a new one is made otherwise. */
  ensureSlot(): Promise<boolean>
  /** Makes the server keep its log from now on until this connection ends. */
  keepLog(): Promise<void>
  /** The server may forget what lies before. */
  moveSlot(position: number): Promise<void>
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export function openLogServer(url: string): LogServer {
  let client: pg.Client | null = null

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const opened = await connect(url)
    const forget = () => {
      if (client === opened) client = null
    }
    opened.on('error', forget).on('end', forget)
    client = opened
    return opened
  }

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await (await connected()).query<Row>(text, values)
    return rows
  }

  return {
    query,
    async flushed() {
      const [row] = await query<{ lsn: string; moment: number; file: string }>(`
        select lsn::text, floor(extract(epoch from moment) * 1000)::float8 as moment, pg_walfile_name(lsn) as file
        from (select pg_current_wal_flush_lsn() as lsn, clock_timestamp() as moment) as now`)
      const { lsn, moment, file } = row!
      return { position: parsePosition(lsn), moment, timeline: Number.parseInt(file.slice(0, 8), 16) }
    },
    async identity() {
      const [row] = await query<{ id: string; version: number }>(
        `select system_identifier::text as id, current_setting('server_version_num')::int as version from pg_control_system()`,
      )
      return { systemIdentifier: row!.id, major: Math.floor(row!.version / 10_000) }
    },
    async ensureSlot() {
      const [slot] = await query<{ wal_status: string }>(
        'select wal_status from pg_replication_slots where slot_name = $1',
        [slotName],
      )
      if (slot && !['unreserved', 'lost'].includes(slot.wal_status)) return true
      if (slot) await query('select pg_drop_replication_slot($1)', [slotName])
      await query('select pg_create_physical_replication_slot($1, true)', [slotName])
      return false
    },
    async keepLog() {
      const name = `${slotName}_file_${randomBytes(4).toString('hex')}`
      await query('select pg_create_physical_replication_slot($1, true, true)', [name])
    },
    async moveSlot(position) {
      const text = formatPosition(position)
      await query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slotName, text])
    },
    async close() {
      const closing = client
      client = null
      await closing?.end()
    },
  }
}

/** Without a backup, nothing has to be kept for one. */
export async function dropSlot(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      slotName,
    ])
  } finally {
    await client.end()
  }
}
