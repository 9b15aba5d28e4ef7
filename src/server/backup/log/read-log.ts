import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pageBytes, segmentBytes, segmentName } from './position.ts'

/** The log no longer has these bytes: a new base is needed. */
export class LogLost extends Error {
  override name = 'LogLost'
}

/**
 * Reads bytes of one segment that are known to be on the disk.
 * @param from may lie in the middle of a page.
 * @param to at most the end of the segment that `from` lies in.
 * @throws LogLost when the file is gone, or was renamed for later bytes.
 */
export async function readLog(cluster: string, timeline: number, from: number, to: number): Promise<Buffer> {
  const path = join(cluster, 'pg_wal', segmentName(timeline, from))
  const pageStart = from - (from % pageBytes)
  const bytes = await readRange(path, pageStart % segmentBytes, to - pageStart)
  for (let position = pageStart; position < to; position += pageBytes) {
    const address = addressIn(bytes, position - pageStart)
    if (address !== position && address !== unknown) throw new LogLost(`${path} has other bytes`)
  }
  return bytes.subarray(from - pageStart)
}

/** Of a page whose header is not complete yet, or behind a record that ends its segment early: the rest is zero. */
const unknown = 0

/** @returns the position that a page says it has. */
function addressIn(bytes: Buffer, offset: number): number {
  const addressOffset = offset + 8
  if (bytes.length < addressOffset + 8) return unknown
  return Number(bytes.readBigUInt64LE(addressOffset))
}

async function readRange(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new LogLost(`${path} is gone`)
    throw error
  })
  try {
    const bytes = Buffer.alloc(length)
    const { bytesRead } = await file.read(bytes, 0, length, offset)
    if (bytesRead < length) throw new LogLost(`${path} is shorter than expected`)
    return bytes
  } finally {
    await file.close()
  }
}
