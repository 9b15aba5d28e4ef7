import { pagesOfChunk, readChunk, readRanges } from '../../db/copy/chunks.ts'
import type { Snapshot } from '../../db/copy/snapshot.ts'
import { readTables, type Table } from '../../db/copy/tables.ts'
import type { PointTable } from '../points/restore-point.ts'
import { momentaryTables } from '../saved-tables.ts'
import type { ContentSender } from './content-sender.ts'
import type { ReadTable, SentObjects } from './sent-objects.ts'

interface TableParts {
  snapshot: Snapshot
  sender: ContentSender
  sent: SentObjects
  /** Called before each chunk that is read; throws to end the dump. */
  onChunk: () => void
}

/** Sends rows that are not at the target; those whose fingerprint has not changed are not even read. */
export async function sendTables(parts: TableParts): Promise<PointTable[]> {
  const { snapshot, sent } = parts
  // Transaction numbers lower than before come from another server: a restored one, or a copy.
  if (snapshot.transaction < sent.transaction) sent.tables.clear()
  const tables: PointTable[] = []
  for (const table of await readTables(snapshot.query)) {
    if (!momentaryTables.includes(table.name)) tables.push(await sendTable(parts, table))
  }
  sent.transaction = snapshot.transaction
  return tables
}

async function sendTable({ snapshot, sender, sent, onChunk }: TableParts, table: Table): Promise<PointTable> {
  const { name, shape, version } = table
  const former = sent.newest?.manifest.tables.find((each) => each.name === name)
  const step = pagesOfChunk(table, sent.tables.get(name)?.step ?? former?.step)
  const known = sent.tables.get(name)
  const isComparable = known?.version === version && known.step === step
  const read: ReadTable = { version, step, chunks: new Map() }
  for (const { page, rows, fingerprint } of await readRanges(snapshot, table, step)) {
    let chunk = isComparable ? known.chunks.get(page) : undefined
    if (chunk?.fingerprint !== fingerprint || chunk.rows !== rows) {
      onChunk()
      const stored = await sender.send(await readChunk(snapshot, table, page, step))
      chunk = Object.assign(stored, { rows, fingerprint })
    }
    read.chunks.set(page, chunk)
  }
  sent.tables.set(name, read)
  return { name, shape, step, chunks: [...read.chunks.values()] }
}
