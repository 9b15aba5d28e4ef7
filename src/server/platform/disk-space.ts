import { randomFillSync } from 'node:crypto'
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { megabyte } from '#values/format/bytes.ts'
import { diskLimits, type DiskState } from '#contract/admin/installation/server.ts'

/** Bytes. */
export interface DiskUsage {
  free: number
  total: number
  state: DiskState
}

/** A write is refused before the disk is full. The code is that of the system's own error. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = 'ENOSPC'
}

export type DiskSpace = ReturnType<typeof diskSpace>

/** A file in the data folder whose space is freed when the disk is full. */
export const reserveName = 'reserve'

/**
 * Watches the free space on the disk of the data folder: docs/decisions/0032. PostgreSQL shuts down when its WAL cannot
 * be written, and then serves no reads either. So writes are refused before that, and a file reserves space for the
 * restart in case the disk fills up nevertheless.
 * @param folder absolute, existing.
 */
export function diskSpace(folder: string, log: Logger) {
  const reserve = join(folder, reserveName)
  const usage = async (): Promise<DiskUsage> => {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = bavail * bsize
    return { free, total: blocks * bsize, state: stateOf(free) }
  }
  return {
    usage,
    /** @param bytes about to be written. @throws DiskFull when too little would be free afterwards. */
    async requireFreeSpace(bytes = 0): Promise<void> {
      const { free } = await usage()
      if (free - bytes < diskLimits.refuseBelow) throw new DiskFull(`only ${free} bytes are free`)
    },
    /** Deletes the reserve if the disk is full: a database that starts needs space for its WAL. */
    async releaseReserve(): Promise<void> {
      const { state, free } = await usage()
      if (state !== 'full' || (await sizeOf(reserve)) === 0) return
      log.error({ free }, 'the disk is full; releasing the reserve so that the database can start')
      await rm(reserve, { force: true })
    },
    /** Creates the reserve if it is missing and there is space for it. */
    async allocateReserve(): Promise<void> {
      if ((await sizeOf(reserve)) === diskLimits.reserve) return
      const { free } = await usage()
      if (free < 2 * diskLimits.refuseBelow + diskLimits.reserve) return
      await fill(reserve, diskLimits.reserve)
    },
  }
}

function stateOf(free: number): DiskState {
  if (free < diskLimits.refuseBelow) return 'full'
  return free < diskLimits.lowBelow ? 'low' : 'enough'
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

/** Random bytes, which no file system can compress. */
async function fill(path: string, bytes: number): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    const block = Buffer.allocUnsafe(megabyte)
    for (let left = bytes; left > 0; left -= block.length) await file.write(randomFillSync(block))
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}
