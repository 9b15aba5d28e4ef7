import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { isStorageKey, type Storage } from './storage.ts'

/** @returns storage in a folder: temporary file, fsync, rename. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error('not a storage key')
    return join(root, key)
  }
  return {
    put: (key, bytes) => writeAtomically(root, pathOf(key), bytes),
    get: (key) => read(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: async (prefix) => {
      for (const key of await keysUnder(root, prefix)) await rm(pathOf(key), { force: true })
    },
    list: (prefix) => keysUnder(root, prefix),
  }
}

async function writeAtomically(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(root, 'temporary', randomUUID())
  await mkdir(dirname(temporary), { recursive: true })
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function read(path: string) {
  const found = await stat(path).catch(absent)
  if (!found?.isFile()) return null
  return {
    size: found.size,
    stream: (range?: { start: number; end: number }) => createReadStream(path, range),
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function keysUnder(root: string, prefix: string): Promise<string[]> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(absent)
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((key) => key.startsWith(prefix))
    .sort()
}
