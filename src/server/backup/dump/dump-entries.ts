import type { CopySource } from '../../db/copy/copy-source.ts'
import type { Snapshot } from '../../db/copy/snapshot.ts'
import { tarFile } from '../archive/tar.ts'

/** Below it everything of a dump lies in an archive. */
export const dumpFolder = 'dump'

/** What a dump contains; its rows are in files beside it. */
export const factsFile = `${dumpFolder}/facts.json`

/** The folder with the pieces of a table, by its place in the facts. */
export function piecesFolder(table: number): string {
  return `${dumpFolder}/${String(table).padStart(4, '0')}`
}

/** @returns a dump of one moment as entries of a tar archive: docs/decisions/0085. */
export async function* dumpEntries(snapshot: Snapshot): AsyncGenerator<Buffer> {
  const { moment, major, migrations, tables, sequences } = snapshot
  const facts = Buffer.from(JSON.stringify({ format: 1, moment, major, migrations, tables, sequences }))
  yield* tarFile(factsFile, facts.length, [facts])
  for (const index of tables.keys()) yield* tableEntries(snapshot, index)
}

async function* tableEntries(source: CopySource, index: number): AsyncGenerator<Buffer> {
  let number = 0
  for await (const rows of source.pieces(source.tables[index]!)) {
    number += 1
    yield* tarFile(`${piecesFolder(index)}/${String(number).padStart(6, '0')}`, rows.length, [rows])
  }
}
