import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderStorage } from './folder-storage.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hatheli-folder-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const bytes = Buffer.from('bytes')

it('leaves no empty folder where the last object went', async () => {
  const storage = folderStorage(root)
  for (const key of ['a/x/1.jpg', 'a/y/1.jpg', 'b/1.jpg', 'b/2.jpg']) await storage.put(key, bytes)
  await storage.removeAll('a/')
  await storage.remove('b/1.jpg')
  expect((await readdir(root)).filter((name) => name !== 'temporary')).toEqual(['b'])
  await storage.remove('b/2.jpg')
  await storage.remove('b/2.jpg')
  expect((await readdir(root)).filter((name) => name !== 'temporary')).toEqual([])
})

it('keeps what is put into a folder at the moment in which its last object goes', async () => {
  const storage = folderStorage(root)
  for (let round = 0; round < 100; round += 1) {
    const [going, coming] = [`a/x/${round}.jpg`, `a/x/${round}-new.jpg`]
    await storage.put(going, bytes)
    await Promise.all([storage.remove(going), storage.put(coming, bytes)])
    expect(await storage.list('')).toEqual([coming])
    await storage.remove(coming)
  }
})

it('lists what is there while folders beside it come and go', async () => {
  const storage = folderStorage(root)
  await storage.put('a/stays/1.jpg', bytes)
  for (let round = 0; round < 100; round += 1) {
    await storage.put(`a/x${round}/1.jpg`, bytes)
    const [listed] = await Promise.all([storage.list('a/'), storage.removeAll(`a/x${round}/`)])
    expect(listed).toContain('a/stays/1.jpg')
  }
})

it('removes what is left of writes that were cut off, and not what is being written now', async () => {
  const storage = folderStorage(root)
  const [old, fresh] = ['old', 'fresh'].map((name) => join(root, 'temporary', name)) as [string, string]
  await storage.removeUnfinished(new Date())
  await mkdir(join(root, 'temporary'))
  for (const path of [old, fresh]) await writeFile(path, bytes)
  const hourAgo = new Date(Date.now() - 3_600_000)
  await utimes(old, hourAgo, hourAgo)
  await storage.removeUnfinished(new Date(Date.now() - 60_000))
  expect(await readdir(join(root, 'temporary'))).toEqual(['fresh'])
})

it('keeps all for its own user, whatever new files are allowed otherwise', async () => {
  const storage = folderStorage(join(root, 'files'))
  await storage.put('a/x/1.jpg', bytes)
  const modes = await Promise.all(
    ['files', 'files/temporary', 'files/a', 'files/a/x', 'files/a/x/1.jpg'].map((path) => stat(join(root, path))),
  )
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o700, 0o700, 0o600])
})
