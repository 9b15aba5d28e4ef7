import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { capturedLog } from '#tests/support/database/captured-log.ts'
import { ConfigError } from './config.ts'
import { restrictDataFolder, makeDataFolder } from './data-folder.ts'

const modeOf = (path: string) => statSync(path).mode & 0o7777

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatheli-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('creates the folder with its parents, and accepts an existing one', async () => {
  const deep = join(folder, 'a', 'b')
  await makeDataFolder(deep)
  await makeDataFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
  expect(modeOf(deep)).toBe(0o700)
})

it('reports in one line that a folder cannot be created', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const creation = makeDataFolder(join(file, 'data'))
  await expect(creation).rejects.toThrow(ConfigError)
  await expect(creation).rejects.toThrow(`DATA_DIR: ${join(file, 'data')} cannot be written to (ENOTDIR)`)
  await expect(makeDataFolder(file)).rejects.toThrow(/^DATA_DIR: \S+ cannot be written to \(EEXIST\)$/)
})

/** @returns the path of a new file or folder that every user can read. */
function createReadable(path: string, kind: 'file' | 'folder'): string {
  const absolute = join(folder, path)
  if (kind === 'folder') mkdirSync(absolute, { recursive: true })
  else writeFileSync(absolute, 'x')
  chmodSync(absolute, kind === 'folder' ? 0o755 : 0o644)
  return absolute
}

it('removes other users’ permissions from existing files, except the database’s', async () => {
  chmodSync(folder, 0o755)
  const folders = ['files', 'files/trip-images', 'files/variants', 'files/variants/a'].map((path) =>
    createReadable(path, 'folder'),
  )
  const files = ['session-secret', 'files/trip-images/1.jpg', 'files/variants/a/1.avif'].map((path) =>
    createReadable(path, 'file'),
  )
  const database = createReadable('postgres', 'folder')
  const { log, records } = capturedLog()
  await restrictDataFolder(folder, log)
  expect([folder, ...folders].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o700, 0o700])
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(database)).toBe(0o755)
  await restrictDataFolder(join(folder, 'none'), log)
  expect(records).toEqual([])
})

it.runIf(process.platform === 'linux')(
  'logs one warning about what it cannot change, and changes the rest',
  async () => {
    chmodSync(folder, 0o750)
    const files = createReadable('files', 'folder')
    // Even root cannot change its mode.
    symlinkSync('/proc/self/status', join(folder, 'session-secret'))
    const { log, records } = capturedLog()
    await restrictDataFolder(folder, log)
    expect([folder, files].map(modeOf)).toEqual([0o700, 0o700])
    const path = join(folder, 'session-secret')
    expect(records).toEqual([expect.objectContaining({ level: 40, path, code: 'EPERM', count: 1 })])
  },
)

it('does not change a folder that others can only traverse', async () => {
  chmodSync(folder, 0o711)
  const { log, records } = capturedLog()
  await restrictDataFolder(folder, log)
  expect(modeOf(folder)).toBe(0o711)
  expect(records).toEqual([])
})

it('does not change a shared folder, and logs a warning', async () => {
  chmodSync(folder, 0o1777)
  const { log, records } = capturedLog()
  await restrictDataFolder(folder, log)
  expect(modeOf(folder)).toBe(0o1777)
  expect(records).toEqual([expect.objectContaining({ level: 40, path: folder })])
})
