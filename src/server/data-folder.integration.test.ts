import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { capturedLog } from '#tests/support/database/captured-log.ts'
import { ConfigError } from './config.ts'
import { closeDataFolder, makeDataFolder } from './data-folder.ts'

const modeOf = (path: string) => statSync(path).mode & 0o7777

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatheli-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the folder with all above it, and takes one that is there', async () => {
  const deep = join(folder, 'a', 'b')
  await makeDataFolder(deep)
  await makeDataFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
  expect(modeOf(deep)).toBe(0o700)
})

it('says in one line that a folder cannot be made', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const made = makeDataFolder(join(file, 'data'))
  await expect(made).rejects.toThrow(ConfigError)
  await expect(made).rejects.toThrow(`DATA_DIR: ${join(file, 'data')} cannot be written to (ENOTDIR)`)
  await expect(makeDataFolder(file)).rejects.toThrow(/^DATA_DIR: \S+ cannot be written to \(EEXIST\)$/)
})

/** A file or folder in the data folder that everybody may read. */
function open(path: string, kind: 'file' | 'folder'): string {
  const whole = join(folder, path)
  if (kind === 'folder') mkdirSync(whole, { recursive: true })
  else writeFileSync(whole, 'x')
  chmodSync(whole, kind === 'folder' ? 0o755 : 0o644)
  return whole
}

it('takes the rights of others away from what is there, but for the database', async () => {
  chmodSync(folder, 0o755)
  const folders = ['files', 'files/trip-images', 'files/variants', 'files/variants/a'].map((path) =>
    open(path, 'folder'),
  )
  const files = ['session-secret', 'files/trip-images/1.jpg', 'files/variants/a/1.avif'].map((path) =>
    open(path, 'file'),
  )
  const database = open('postgres', 'folder')
  const { log, records } = capturedLog()
  await closeDataFolder(folder, log)
  expect([folder, ...folders].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o700, 0o700])
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(database)).toBe(0o755)
  await closeDataFolder(join(folder, 'none'), log)
  expect(records).toEqual([])
})

it.runIf(process.platform === 'linux')('warns once of what it may not change, and does the rest', async () => {
  chmodSync(folder, 0o750)
  const files = open('files', 'folder')
  // The kernel lets nobody change it.
  symlinkSync('/proc/self/status', join(folder, 'session-secret'))
  const { log, records } = capturedLog()
  await closeDataFolder(folder, log)
  expect([folder, files].map(modeOf)).toEqual([0o700, 0o700])
  const path = join(folder, 'session-secret')
  expect(records).toEqual([expect.objectContaining({ level: 40, path, code: 'EPERM', count: 1 })])
})

it('leaves a folder as it is that others may only pass through', async () => {
  chmodSync(folder, 0o711)
  const { log, records } = capturedLog()
  await closeDataFolder(folder, log)
  expect(modeOf(folder)).toBe(0o711)
  expect(records).toEqual([])
})

it('leaves a folder alone that belongs to everybody, and says so', async () => {
  chmodSync(folder, 0o1777)
  const { log, records } = capturedLog()
  await closeDataFolder(folder, log)
  expect(modeOf(folder)).toBe(0o1777)
  expect(records).toEqual([expect.objectContaining({ level: 40, path: folder })])
})
