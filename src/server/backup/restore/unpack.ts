import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesFolder, privateFileMode, privateFolderMode, secretFile } from '../../config/data-folder.ts'
import type { Bytes } from '../archive/byte-reader.ts'
import { decompressed } from '../archive/compress.ts'
import { readTar, type TarEntry } from '../archive/tar.ts'
import { BackupRefused } from '../backup-refused.ts'
import { dumpFolder } from '../dump/dump-entries.ts'
import { segmentBytes, segmentName } from '../log/position.ts'
import { names, type LogPiece } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import type { LogPlan, RestorePlan } from './choose-base.ts'

/** Pieces of the log that are fetched at a time. */
const atOnce = 8

/** Unpacks a base into a folder that becomes a data folder. */
export function unpackBase(target: Target, { base }: RestorePlan, folder: string): Promise<void> {
  return unpackArchive(decompressed(partsOf(target, base.id, base.parts)), folder)
}

async function* partsOf(target: Target, id: string, count: number): AsyncGenerator<Buffer> {
  for (let number = 1; number <= count; number += 1) {
    const part = await target.getRaw(names.part(id, number))
    if (!part) throw new BackupRefused(`The backup is damaged: ${names.part(id, number)} is missing`)
    yield part
  }
}

/** @throws BackupRefused for names that are not of a data folder. */
export async function unpackArchive(source: Bytes, folder: string): Promise<void> {
  try {
    await unpack(source, folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ZSTD_') && code !== 'Z_BUF_ERROR') throw error
    throw new BackupRefused('The archive is damaged, or not one of this program', { cause: error })
  }
}

async function unpack(source: Bytes, folder: string): Promise<void> {
  for await (const entry of readTar(source)) {
    if (!isKnown(entry.name)) throw new BackupRefused(`The archive is not one of this program (${entry.name})`)
    if (entry.name.endsWith('/')) await mkdir(join(folder, entry.name), { recursive: true, mode: privateFolderMode })
    else await writeEntry(join(folder, entry.name), entry)
  }
}

function isKnown(name: string): boolean {
  const isInside = ['postgres', dumpFolder, filesFolder].includes(name.split('/')[0]!) || name === secretFile
  return isInside && !name.split('/').includes('..')
}

async function writeEntry(path: string, { body }: TarEntry): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolderMode })
  const file = await open(path, 'wx', privateFileMode)
  try {
    for await (const piece of body) await file.writeFile(piece)
  } finally {
    await file.close()
  }
}

/** Puts the log's segments where PostgreSQL looks for them. */
export async function layLog(target: Target, { base, pieces }: LogPlan, cluster: string): Promise<void> {
  const next = pieces[Symbol.iterator]()
  const worker = async () => {
    for (const piece of next) await layPiece(target, base.timeline, piece, cluster)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function layPiece(target: Target, timeline: number, piece: LogPiece, cluster: string): Promise<void> {
  const bytes = await target.get(piece.name)
  if (bytes?.length !== piece.end - piece.start) throw new BackupRefused(`The backup is damaged: ${piece.name}`)
  const path = join(cluster, 'pg_wal', segmentName(timeline, piece.start))
  const file = await open(path, 'a', privateFileMode).then((created) => created.close().then(() => open(path, 'r+')))
  try {
    await file.write(bytes, 0, bytes.length, piece.start % segmentBytes)
    const { size } = await file.stat()
    // PostgreSQL expects whole segments; what was never written is zero.
    if (size < segmentBytes) await file.truncate(segmentBytes)
  } finally {
    await file.close()
  }
}
