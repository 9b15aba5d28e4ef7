import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { checkedKey, checkedPrefix, type Storage } from './storage.ts'

/** @returns storage in a folder: temporary file, fsync, rename. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    put: async (key, bytes) => writeAtomically(root, pathOf(key), bytes),
    get: async (key) => read(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true }).catch(absent)
    },
    removeAll: async (prefix) => {
      for (const key of await keysUnder(root, checkedPrefix(prefix))) await rm(join(root, key), { force: true })
    },
    list: async (prefix) => keysUnder(root, prefix && checkedPrefix(prefix)),
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
  const entries = await readdir(join(root, prefix), { recursive: true, withFileTypes: true }).catch(absent)
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()
}
