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

it('removes folders that become empty', async () => {
  const storage = folderStorage(root)
  for (const key of ['a/x/1.jpg', 'a/y/1.jpg', 'b/1.jpg', 'b/2.jpg']) await storage.put(key, bytes)
  await storage.removeAll('a/')
  await storage.remove('b/1.jpg')
  expect((await readdir(root)).filter((name) => name !== 'temporary')).toEqual(['b'])
  await storage.remove('b/2.jpg')
  await storage.remove('b/2.jpg')
  expect((await readdir(root)).filter((name) => name !== 'temporary')).toEqual([])
})

it('stores an object in a folder whose last object is being removed', async () => {
  const storage = folderStorage(root)
  for (let round = 0; round < 100; round += 1) {
    const [removed, added] = [`a/x/${round}.jpg`, `a/x/${round}-new.jpg`]
    await storage.put(removed, bytes)
    await Promise.all([storage.remove(removed), storage.put(added, bytes)])
    expect(await storage.list('')).toEqual([added])
    await storage.remove(added)
  }
})

it('lists objects while folders beside them are created and removed', async () => {
  const storage = folderStorage(root)
  await storage.put('a/stays/1.jpg', bytes)
  for (let round = 0; round < 100; round += 1) {
    await storage.put(`a/x${round}/1.jpg`, bytes)
    const [listed] = await Promise.all([storage.list('a/'), storage.removeAll(`a/x${round}/`)])
    expect(listed).toContain('a/stays/1.jpg')
  }
})

it('removes temporary files of interrupted writes, but not recent ones', async () => {
  const storage = folderStorage(root)
  const [old, recent] = ['old', 'recent'].map((name) => join(root, 'temporary', name)) as [string, string]
  await storage.removeUnfinished(new Date())
  await mkdir(join(root, 'temporary'))
  for (const path of [old, recent]) await writeFile(path, bytes)
  const hourAgo = new Date(Date.now() - 3_600_000)
  await utimes(old, hourAgo, hourAgo)
  await storage.removeUnfinished(new Date(Date.now() - 60_000))
  expect(await readdir(join(root, 'temporary'))).toEqual(['recent'])
})

it('creates files and folders that only their owner can access', async () => {
  const storage = folderStorage(join(root, 'files'))
  await storage.put('a/x/1.jpg', bytes)
  const modes = await Promise.all(
    ['files', 'files/temporary', 'files/a', 'files/a/x', 'files/a/x/1.jpg'].map((path) => stat(join(root, path))),
  )
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o700, 0o700, 0o600])
})
