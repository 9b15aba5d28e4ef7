import { createHash } from 'node:crypto'
import { names } from '../target/layout.ts'
import type { BackupObjects } from '../target/open-target.ts'
import type { PointManifest } from './restore-point.ts'

/** A picture as a restore point lists it. */
export interface ListedPicture {
  /** As in the storage: `trip-images/1700000000000-ab12cd.jpg`. */
  key: string
  /** Whether its record is deleted; an undo can restore it. */
  isDeleted: boolean
  /** Hash of its content; null if its file was missing. */
  hash: string | null
  size: number
}

/** Approximate number of pictures per piece. */
const pieceLength = 400

/** @returns pieces of the list; a new or deleted picture changes one of them. */
export function picturePieces(pictures: ListedPicture[]): Buffer[] {
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, pictures.length / pieceLength)))
  const pieces = Array.from({ length: count }, () => [] as ListedPicture[])
  for (const picture of pictures) pieces[pieceOf(picture.key, count)]!.push(picture)
  return pieces.map((piece) => {
    const sorted = piece.sort((one, other) => (one.key < other.key ? -1 : 1))
    return Buffer.from(JSON.stringify(sorted.map(({ key, isDeleted, hash, size }) => [key, isDeleted, hash, size])))
  })
}

function pieceOf(key: string, count: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % count
}

/** @throws BackupRefused when a piece of the list is missing or damaged. */
export async function readPictures(
  objects: BackupObjects,
  { pictures }: Pick<PointManifest, 'pictures'>,
): Promise<ListedPicture[]> {
  const all: ListedPicture[] = []
  for (const { hash } of pictures) {
    const text = (await objects.getContent(names.rows, hash)).toString()
    const rows = JSON.parse(text) as [string, boolean, string | null, number][]
    for (const [key, isDeleted, picture, size] of rows) all.push({ key, isDeleted, hash: picture, size })
  }
  return all
}
