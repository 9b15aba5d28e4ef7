import { randomFillSync } from 'node:crypto'
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { megabyte } from '#values/format/bytes.ts'
import { diskLimits, type DiskState } from '#contract/admin/server.ts'

/** What is left of a disk, bytes. */
export interface DiskRoom {
  free: number
  total: number
  state: DiskState
}

/** The disk has no room for a write that was asked for. The code is the one the system's own failures carry. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = 'ENOSPC'
}

/** The disk under a folder. */
export interface DiskSpace {
  room(): Promise<DiskRoom>
  /** @param bytes that are about to be written. @throws DiskFull when afterwards too little would be left. */
  requireRoom(bytes?: number): Promise<void>
  /** Gives the reserve up where the disk is full: a database that is started again needs room for its log. */
  releaseReserve(): Promise<void>
  /** Takes the reserve (again) where there is room for it. */
  takeReserve(): Promise<void>
}

/** The file in the data folder that keeps room. */
export const reserveName = 'reserve'

/**
 * Watches the room on the disk of the data folder. A database whose log cannot be written stops at once, reads and all.
 * So writes are refused before it comes to that, and a file holds back some room for its next start where the disk fills
 * up all the same.
 * @param folder absolute, existing.
 */
export function diskSpace(folder: string, log: Logger): DiskSpace {
  const reserve = join(folder, reserveName)
  const room = async (): Promise<DiskRoom> => {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = bavail * bsize
    return { free, total: blocks * bsize, state: stateOf(free) }
  }
  return {
    room,
    async requireRoom(bytes = 0) {
      const { free } = await room()
      if (free - bytes < diskLimits.refuseBelow) throw new DiskFull(`only ${free} bytes are free`)
    },
    async releaseReserve() {
      const { state, free } = await room()
      if (state !== 'full') return
      log.error({ free }, 'the disk is full; the reserve is given up so that the database can start')
      await rm(reserve, { force: true })
    },
    async takeReserve() {
      if ((await sizeOf(reserve)) === diskLimits.reserve) return
      const { free } = await room()
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

/** With bytes that no file system can compress away. */
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
