import { ObjectDamaged } from '../backup-refused.ts'
import { readPictures } from '../points/picture-list.ts'
import { listPoints, readPoint, type Chunk, type PointManifest, type RestorePoint } from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'

/** State of a table when it was last read. */
export interface ReadTable {
  version: string
  step: number
  /** Chunks by their first pages. */
  chunks: Map<number, Chunk & { fingerprint: string }>
}

/**
 * The writer's knowledge of its target while it is the only writer. Fingerprints are void after a restart of the
 * database, so they are not stored: the first dump of a session reads everything.
 */
export interface SentObjects {
  /** Bytes by the names of objects; existing ones are not sent again. */
  sizes: Map<string, number>
  tables: Map<string, ReadTable>
  /** Pictures by their keys. */
  pictures: Map<string, { hash: string; size: number }>
  newest: { point: RestorePoint; manifest: PointManifest } | null
  /** The first transaction that had not begun at the last dump. */
  transaction: bigint
}

export function nothingSent(): SentObjects {
  return { sizes: new Map(), tables: new Map(), pictures: new Map(), newest: null, transaction: 0n }
}

/** Reads the state of a target. */
export async function readSent(target: BackupObjects & { sizes: (prefix: string) => Promise<Map<string, number>> }) {
  const sent = nothingSent()
  for (const prefix of [names.rows, names.pictures]) {
    for (const [name, size] of await target.sizes(prefix)) sent.sizes.set(name, size)
  }
  const [point] = await listPoints(target)
  if (!point) return sent
  try {
    const manifest = await readPoint(target, point.id)
    for (const { key, hash, size } of await readPictures(target, manifest)) {
      if (hash && sent.sizes.has(names.pictures + hash)) sent.pictures.set(key, { hash, size })
    }
    sent.newest = { point, manifest }
  } catch (error) {
    if (!(error instanceof ObjectDamaged)) throw error
    forget(sent, error.object)
  }
  return sent
}

/** An object is lost or damaged at the target: the next dump sends it again. */
export function forget(sent: SentObjects, name: string): void {
  sent.sizes.delete(name)
  sent.tables.clear()
  for (const [key, { hash }] of sent.pictures) if (names.pictures + hash === name) sent.pictures.delete(key)
}
