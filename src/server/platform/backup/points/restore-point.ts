import type { Migration } from '../../db/copy/own-schema.ts'
import type { Sequence } from '../../db/copy/tables.ts'
import { BackupRefused } from '../backup-refused.ts'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'

/** A state that can be restored; its id says everything, so that a list of points reads no object. */
export interface RestorePoint {
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** Bytes of everything that it names. */
  bytes: number
  /** Bytes of the new objects. */
  sentBytes: number
  pictures: number
}

/** Content of an object at the target, by which it is named. */
export interface StoredContent {
  hash: string
  /** Bytes as stored. */
  bytes: number
}

/** Rows of some pages of a table. */
export interface Chunk extends StoredContent {
  rows: number
}

export interface PointTable {
  name: string
  /** Hash of its columns. */
  shape: string
  /** Pages of a chunk. */
  step: number
  chunks: Chunk[]
}

/** Contents of a restore point. */
export interface PointManifest {
  format: 1
  at: number
  migrations: Migration[]
  sequences: Sequence[]
  tables: PointTable[]
  /** Pieces of the list of pictures. */
  pictures: StoredContent[]
  /** Encrypts the second factors. */
  secret: string | null
}

/** @returns an id whose order is the order of time. */
export function pointId({ at, bytes, sentBytes, pictures }: Omit<RestorePoint, 'id'>): string {
  return [new Date(at).toISOString().replaceAll(/[-:.]/g, ''), bytes, sentBytes, pictures].join('-')
}

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d+)-(\d+)-(\d+)$/

/** @returns null for the name of something else. */
function parsePointId(id: string): RestorePoint | null {
  const found = idPattern.exec(id)
  if (!found) return null
  const [year, month, day, hour, minute, second, millisecond, bytes, sentBytes, pictures] = found.slice(1).map(Number)
  const at = Date.UTC(year!, month! - 1, day, hour, minute, second, millisecond)
  return { id, at, bytes: bytes!, sentBytes: sentBytes!, pictures: pictures! }
}

/** @returns newest first. */
export async function listPoints(objects: BackupObjects): Promise<RestorePoint[]> {
  const found = (await objects.list(names.points)).flatMap(
    (name) => parsePointId(name.slice(names.points.length)) ?? [],
  )
  return found.sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** @throws BackupRefused when it is missing, damaged or in a newer form. */
export async function readPoint(objects: BackupObjects, id: string): Promise<PointManifest> {
  const manifest = parsePointId(id) && (await objects.getJson<PointManifest>(names.point(id)))
  if (!manifest) throw new BackupRefused('The backup has no such restore point')
  if (manifest.format === 1) return manifest
  throw new BackupRefused('The backup was made by a newer version of this program; install that version first')
}

export function rowsOf({ chunks }: Pick<PointTable, 'chunks'>): number {
  return chunks.reduce((sum, { rows }) => sum + rows, 0)
}
