import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Read } from '../../db/copy/tables.ts'

/** Identifies nodes of one site by their database, even if its addresses differ. */
export async function siteOf(read: Read): Promise<string> {
  const [database] = await read<{ oid: string; name: string }>(
    'select oid::text, datname as name from pg_database where datname = current_database()',
  )
  const parts = [await systemIdentifier(read), database!.oid, database!.name]
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)
}

/** Some providers do not report it. */
async function systemIdentifier(read: Read): Promise<string> {
  try {
    const [row] = await read<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    return row!.id
  } catch (error) {
    if (error instanceof pg.DatabaseError) return ''
    throw error
  }
}
