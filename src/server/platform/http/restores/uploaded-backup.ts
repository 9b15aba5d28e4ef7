import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { privateFileMode, privateFolderMode } from '../../config/data-folder.ts'
import { diskSpace } from '../../disk-space.ts'

/** Milliseconds after the last part. */
const lifetime = 3_600_000

/** The file that a new site is restored from. It comes in parts, since proxies refuse large bodies. */
export function uploadedBackup(dataDir: string, log: Logger) {
  const path = join(dataDir, 'uploaded-backup')
  const disk = diskSpace(dataDir, log)
  let timer: NodeJS.Timeout | undefined
  const remove = () => rm(path, { force: true })
  return {
    path,
    /** @returns false where the file does not end at this offset. */
    async append(offset: number, part: Uint8Array): Promise<boolean> {
      clearTimeout(timer)
      timer = setTimeout(() => void remove().catch((error: unknown) => log.warn({ err: error })), lifetime).unref()
      await mkdir(dataDir, { recursive: true, mode: privateFolderMode })
      await disk.requireFreeSpace(part.length)
      const file = await open(path, offset === 0 ? 'w' : 'a', privateFileMode)
      try {
        if ((await file.stat()).size !== offset) return false
        await file.appendFile(part)
        return true
      } finally {
        await file.close()
      }
    },
    remove,
  }
}
