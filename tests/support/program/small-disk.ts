import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system that a test can fill. */
export interface SmallDisk {
  /** A folder on it. */
  folder: string
  /** Leaves only `left` bytes free, 0 by default. */
  fill: (left?: number) => void
  /** Frees the space again. */
  empty: () => void
  remove: () => void
}

/** Whether this process may mount file systems. */
export const canMount = process.getuid?.() === 0 && process.platform === 'linux' && mounts()

function mounts(): boolean {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  return status === 0
}

const block = 4096

/** Mounts a tmpfs. @param megabytes its size. */
export function smallDisk(megabytes: number): SmallDisk {
  const mountPoint = mkdtempSync(join(tmpdir(), 'hatheli-disk-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint])
  const folder = join(mountPoint, 'data')
  mkdirSync(folder)
  const filler = join(mountPoint, 'filler')
  return {
    folder,
    fill(left = 0) {
      const { bavail, bsize } = statfsSync(mountPoint)
      const bytes = Math.floor((bavail * bsize - left) / block) * block
      if (bytes > 0) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      run('umount', ['--lazy', mountPoint])
      rmdirSync(mountPoint)
    },
  }
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
