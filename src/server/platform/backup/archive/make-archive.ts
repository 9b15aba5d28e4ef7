import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Logger } from 'pino'
import type { Storage } from '../../files/storage.ts'
import { makePoint } from '../dump/make-point.ts'
import { nothingSent } from '../dump/sent-objects.ts'
import type { BackupKey } from './backup-key.ts'
import { contentName, seal } from './seal.ts'
import { tarEnd, tarEntry } from './tar.ts'

export const archiveEnding = { sealed: '.hatheli', plain: '.tar' } as const

export interface ArchiveParts {
  /** URL of the running database server. */
  url: string
  dataDir: string
  storage: Storage
  log: Logger
  /** Null for an archive without encryption. */
  key: BackupKey | null
}

/** One restore point, made now, as a tar archive of the objects that a target has for it. */
export function makeArchive({ key, ...parts }: ArchiveParts): AsyncIterable<Buffer> {
  const archive = new PassThrough()
  const ended = new AbortController()
  const { signal } = ended
  archive.once('close', () => ended.abort())
  const target = {
    hashOf: (bytes: Uint8Array) => contentName(key, bytes),
    async put(name: string, bytes: Uint8Array) {
      signal.throwIfAborted()
      const stored = await seal(key, name, bytes)
      if (!archive.write(tarEntry(name, stored))) await once(archive, 'drain', { signal })
      return stored.length
    },
  }
  makePoint({ ...parts, target, signal, requireTurn: async () => {} }, nothingSent()).then(
    () => archive.end(tarEnd()),
    (error: Error) => archive.destroy(error),
  )
  return archive
}
