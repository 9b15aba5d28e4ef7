import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system of its own, which a test can fill. */
export interface SmallDisk {
  /** A folder on it. */
  folder: string
  /** Takes all room but so many bytes. */
  fill: (left?: number) => void
  /** Gives the room back. */
  empty: () => void
  remove: () => void
}

/** Whether file systems can be mounted here: by root, where nobody forbids it. */
export const canMount = process.getuid?.() === 0 && process.platform === 'linux' && mounts()

function mounts(): boolean {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  return status === 0
}

const block = 4096

/** Mounts a disk in memory. @param megabytes its size. */
export function smallDisk(megabytes: number): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'hatheli-disk-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place])
  const folder = join(place, 'data')
  mkdirSync(folder)
  const filler = join(place, 'filler')
  return {
    folder,
    fill(left = 0) {
      const { bavail, bsize } = statfsSync(place)
      const room = Math.floor((bavail * bsize - left) / block) * block
      if (room > 0) writeFileSync(filler, Buffer.alloc(room), { flag: 'a' })
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      run('umount', ['--lazy', place])
      rmdirSync(place)
    },
  }
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
