import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretFile } from '../../config/data-folder.ts'
import { openSnapshot, type Snapshot } from '../../db/copy/snapshot.ts'
import { readMigrations, readSequences } from '../../db/copy/tables.ts'
import { picturePieces, type ListedPicture } from '../points/picture-list.ts'
import {
  pointId,
  type Chunk,
  type PointManifest,
  type RestorePoint,
  type StoredContent,
} from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import { contentSender } from './content-sender.ts'
import { sendPictures, type PictureParts } from './send-pictures.ts'
import { sendTables } from './send-tables.ts'
import type { SentObjects } from './sent-objects.ts'
import { selectPictures, type PictureKey } from './stored-pictures.ts'

export interface PointParts extends PictureParts {
  url: string
  dataDir: string
  /** Throws when this program may no longer write to the target. */
  requireTurn: () => Promise<void>
  /** Whether a migration cannot run meanwhile anyway. */
  isAlone?: boolean
}

/** Milliseconds that one snapshot is read: migrations and the cleaning up of the database wait for it. */
const snapshotTime = 300_000

/** Sent objects stay at the target, so the next try is shorter. */
export class DumpTooSlow extends Error {
  override name = 'DumpTooSlow'
}

/**
 * Sends what changed since the newest restore point. Its manifest comes last: without it a point does not count.
 * @returns the newest point, which is an earlier one when nothing changed.
 * @throws DumpTooSlow when it could not be sent in time.
 */
export async function makePoint(parts: PointParts, sent: SentObjects): Promise<RestorePoint> {
  const snapshot = await openSnapshot(parts.url, parts.isAlone)
  try {
    return await sendPoint(parts, sent, snapshot)
  } catch (error) {
    // The last objects may not have arrived, so everything is read again.
    sent.tables.clear()
    throw error
  } finally {
    await snapshot.close()
  }
}

async function sendPoint(parts: PointParts, sent: SentObjects, snapshot: Snapshot): Promise<RestorePoint> {
  const { target, requireTurn } = parts
  const deadline = performance.now() + snapshotTime
  const onChunk = () => {
    parts.signal.throwIfAborted()
    if (performance.now() > deadline) throw new DumpTooSlow('backup: sending continues with the next try')
  }
  const sender = contentSender(target, sent)
  const stored = await selectPictures(snapshot.query)
  const pictureBytes = await sendPictures(
    parts,
    sent,
    stored.map(({ key }) => key),
  )
  const pictures = stored.map((picture) => listed(picture, sent))
  const tables = await sendTables({ snapshot, sender, sent, onChunk })
  const pieces: StoredContent[] = []
  for (const piece of picturePieces(pictures)) pieces.push(await sender.send(piece))
  const sentBytes = pictureBytes + (await sender.flush())
  const manifest: PointManifest = {
    format: 1,
    at: Math.max(snapshot.at, (sent.newest?.point.at ?? 0) + 1),
    migrations: await readMigrations(snapshot.query),
    sequences: await readSequences(snapshot.query),
    tables: tables.map((table) => ({ ...table, chunks: table.chunks.map(storedChunk) })),
    pictures: pieces,
    secret: await readSecret(parts.dataDir),
  }
  if (sent.newest && contentOf(sent.newest.manifest) === contentOf(manifest)) return sent.newest.point
  const { at } = manifest
  const facts = { at, bytes: bytesOf(manifest, pictures), sentBytes, pictures: pictures.length }
  const point = { id: pointId(facts), ...facts }
  await requireTurn()
  await target.put(names.points + point.id, Buffer.from(JSON.stringify(manifest)))
  sent.newest = { point, manifest }
  return point
}

function listed({ key, isDeleted }: PictureKey, { pictures }: SentObjects): ListedPicture {
  const { hash = null, size = 0 } = pictures.get(key) ?? {}
  return { key, isDeleted, hash, size }
}

function storedChunk({ hash, bytes, rows }: Chunk): Chunk {
  return { hash, bytes, rows }
}

/** The content that a restore brings back. An unused sequence number makes no difference. */
function contentOf({ migrations, tables, pictures, secret }: PointManifest): string {
  const rows = tables.map(({ name, shape, chunks }) => [name, shape, chunks.map(({ hash }) => hash)])
  return JSON.stringify([migrations, rows, pictures.map(({ hash }) => hash), secret])
}

function bytesOf({ tables, pictures: pieces }: PointManifest, pictures: ListedPicture[]): number {
  const stored = [...pieces, ...tables.flatMap(({ chunks }) => chunks)]
  const files = new Map(pictures.map(({ hash, size }) => [hash, size]))
  return [...stored.map(({ bytes }) => bytes), ...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** The secret in the data folder; a configured one is not part of a backup. */
async function readSecret(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, secretFile), 'utf8').catch(() => null)
  return text?.trim() ?? null
}
