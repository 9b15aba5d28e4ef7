import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { makeDataFolder } from './data-folder.ts'

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
})

it('says in one line that a folder cannot be made', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const made = makeDataFolder(join(file, 'data'))
  await expect(made).rejects.toThrow(ConfigError)
  await expect(made).rejects.toThrow(`DATA_DIR: ${join(file, 'data')} cannot be written to (ENOTDIR)`)
  await expect(makeDataFolder(file)).rejects.toThrow(/^DATA_DIR: \S+ cannot be written to \(EEXIST\)$/)
})
