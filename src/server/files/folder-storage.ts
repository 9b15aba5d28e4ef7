import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { ownFile, ownFolder } from '../data-folder.ts'
import { checkedKey, checkedPrefix, type Storage } from './storage.ts'

/** Where files are written before they are moved to their place, in the same file system. */
const temporaryFolder = 'temporary'

/** @returns storage in a folder, for our own user alone: temporary file, fsync, rename. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    put: async (key, bytes) => writeAtomically(root, pathOf(key), bytes),
    get: async (key) => read(pathOf(key)),
    remove: async (key) => removeFile(root, pathOf(key)),
    removeAll: async (prefix) => {
      for (const key of await keysUnder(root, checkedPrefix(prefix))) await removeFile(root, join(root, key))
    },
    list: async (prefix) => keysUnder(root, prefix && checkedPrefix(prefix)),
    removeUnfinished: async (before) => removeUnfinished(join(root, temporaryFolder), before),
  }
}

async function writeAtomically(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(root, temporaryFolder, randomUUID())
  await mkdir(dirname(temporary), { recursive: true, mode: ownFolder })
  try {
    const file = await open(temporary, 'wx', ownFile)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await place(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function removeUnfinished(folder: string, before: Date): Promise<void> {
  const names = (await readdir(folder).catch(absent)) ?? []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(absent)
    if (found && found.mtime < before) await rm(join(folder, name), { force: true })
  }
}

/** A folder may go, with its last object, between being made and being used: then it is made again. */
async function place(temporary: string, path: string, tries = 5): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownFolder }).catch(absent)
  try {
    await rename(temporary, path)
  } catch (error) {
    absent(error as NodeJS.ErrnoException)
    if (tries === 1) throw error
    await place(temporary, path, tries - 1)
  }
}

/** The folders that it leaves empty go too. */
async function removeFile(root: string, path: string): Promise<void> {
  await rm(path, { force: true }).catch(absent)
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    const gone = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!gone) return
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
  const folder = join(root, prefix)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
  // Either there is nothing, or a folder within went while it was walked through.
  if (!entries) return (await stat(folder).catch(absent)) ? keysUnder(root, prefix) : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()
}
