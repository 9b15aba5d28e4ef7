import { connect } from '../connect.ts'
import { DatabaseUnavailable } from '../database.ts'
import type { CopySource } from './copy-source.ts'
import { CopyDiffers, loadTables, type Progress } from './load-tables.ts'
import { makeSameSchema } from './made-schema.ts'

/**
 * Gives a database the schema that the source had, and all its rows. A database that was filled in part goes on.
 * @throws DatabaseUnavailable when the source is of a newer version, or a table is not as it should be.
 */
export async function fillDatabase(source: CopySource, url: string, progress: Progress): Promise<void> {
  if (!(await makeSameSchema(source.migrations, url))) {
    throw new DatabaseUnavailable(
      'DATABASE_URL: the data are of a newer version of the program; install that one first',
    )
  }
  const client = await connect(url)
  try {
    await loadTables(source, client, progress)
  } catch (error) {
    if (!(error instanceof CopyDiffers)) throw error
    throw new DatabaseUnavailable(`DATABASE_URL: ${error.message}, so nothing was finished`, { cause: error })
  } finally {
    await client.end()
  }
}
