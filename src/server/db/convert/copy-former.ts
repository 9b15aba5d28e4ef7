import type pg from 'pg'
import { piecesOf, readFacts } from '../copy/copy-source.ts'
import { CopyDiffers, loadTables, type Progress } from '../copy/load-tables.ts'
import { copySettings } from '../copy/tables.ts'
import { DatabaseUnavailable } from '../database.ts'
import type { FormerDatabase } from './former-database.ts'

/**
 * Copies a database of version 0.1 into tables of the same shape.
 * @throws DatabaseUnavailable when shapes differ beforehand, or contents afterwards.
 */
export async function copyFormer(from: FormerDatabase, to: pg.Client, progress: Progress): Promise<void> {
  for (const setting of copySettings) await from.rows(`set ${setting}`)
  const source = { ...(await readFacts(from.rows)), pieces: piecesOf.bind(null, from.copyOut) }
  try {
    await loadTables(source, to, progress)
  } catch (error) {
    if (!(error instanceof CopyDiffers)) throw error
    throw new DatabaseUnavailable(
      `DATA_DIR: the table ${error.table} is not as version 0.1 made it and cannot be converted; nothing was changed`,
      { cause: error },
    )
  }
}
