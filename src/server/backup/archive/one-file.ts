import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { secretFile } from '../../config/data-folder.ts'
import { openSnapshot } from '../../db/copy/snapshot.ts'
import { embeddedPaths } from '../../db/embedded/open-embedded.ts'
import type { Storage } from '../../files/storage.ts'
import { BackupRefused } from '../backup-refused.ts'
import { tarFromDisk } from '../base/cluster-files.ts'
import { hotCopy, type CopyFacts } from '../base/hot-copy.ts'
import { selectPictures } from '../base/stored-pictures.ts'
import { dumpEntries } from '../dump/dump-entries.ts'
import { openLogServer, type LogServer } from '../log/log-server.ts'
import { segmentBytes, segmentName, segmentStart } from '../log/position.ts'
import type { BackupKey } from './backup-key.ts'
import type { Bytes } from './byte-reader.ts'
import { compressed, decompressed } from './compress.ts'
import { isSealed, sealed, unsealed } from './seal.ts'
import { tarEnd, tarFile } from './tar.ts'

/** Under which an archive is sealed, whatever its file is called. */
const archiveName = 'archive'

export const archiveEnding = { sealed: '.hatheli', plain: '.tar.zst' } as const

export interface ArchiveParts {
  /** Of the database's running server. */
  url: string
  /** Whether that is the embedded one, whose files lie in the data folder. */
  isEmbedded: boolean
  dataDir: string
  storage: Storage
  /** Null for an archive that everybody can read. */
  key: BackupKey | null
}

/**
 * Everything as one archive, made while the program runs: a data folder of the moment at which it is complete, or a dump
 * of the moment at which it was begun.
 */
export function makeArchive(parts: ArchiveParts): AsyncIterable<Buffer> {
  const archive = compressed(parts.isEmbedded ? folderEntries(parts) : serverEntries(parts))
  return parts.key ? sealed(parts.key, archiveName, archive) : archive
}

/**
 * @returns the entries of an archive.
 * @throws BackupRefused when it is encrypted and there is no key.
 */
export async function readArchive(path: string, key: BackupKey | null): Promise<Bytes> {
  const file = await open(path, 'r')
  const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close())
  const bytes = createReadStream(path) as AsyncIterable<Buffer>
  if (!isSealed(buffer)) return decompressed(bytes)
  if (!key) throw new BackupRefused('BACKUP_KEY: the archive is encrypted; name its key with --key')
  return decompressed(unsealed(key, archiveName, bytes))
}

async function* folderEntries({ url, dataDir, storage }: ArchiveParts): AsyncGenerator<Buffer> {
  const { cluster } = embeddedPaths(dataDir)
  const server = openLogServer(url)
  try {
    await server.keepLog()
    const { timeline } = await server.flushed()
    const facts = yield* hotCopy(server, cluster)
    yield* logEntries(cluster, timeline, facts)
    yield* pictureEntries(server, storage)
    yield* tarFromDisk(secretFile, join(dataDir, secretFile))
    yield tarEnd()
  } finally {
    await server.close()
  }
}

async function* serverEntries({ url, dataDir, storage }: ArchiveParts): AsyncGenerator<Buffer> {
  const snapshot = await openSnapshot(url)
  try {
    yield* dumpEntries(snapshot)
    yield* pictureEntries(snapshot, storage)
    yield* tarFromDisk(secretFile, join(dataDir, secretFile))
    yield tarEnd()
  } finally {
    await snapshot.close()
  }
}

async function* logEntries(cluster: string, timeline: number, { start, stop }: CopyFacts): AsyncGenerator<Buffer> {
  for (let position = segmentStart(start); position < stop; position += segmentBytes) {
    const name = segmentName(timeline, position)
    yield* tarFromDisk(`postgres/pg_wal/${name}`, join(cluster, 'pg_wal', name))
  }
}

async function* pictureEntries(server: Pick<LogServer, 'query'>, storage: Storage): AsyncGenerator<Buffer> {
  for (const { key, isDeleted } of await selectPictures(server)) {
    const place = isDeleted ? `trash/${key}` : key
    const found = await storage.get(place)
    if (found) yield* tarFile(`files/${place}`, found.size, found.stream() as AsyncIterable<Buffer>)
  }
}
