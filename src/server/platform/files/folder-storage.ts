import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { privateFileMode, privateFolderMode } from '../config/data-folder.ts'
import { checkedKey, checkedPrefix, type Storage } from './storage.ts'

/** In the same file system as the final paths, so that `rename` is atomic. */
const temporaryFolder = 'temporary'

/** Writes a temporary file, syncs and renames it; modes as in docs/decisions/0034. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    put: async (key, bytes) => writeAtomically(root, pathOf(key), bytes),
    get: async (key) => read(pathOf(key)),
    move: async (from, to) => moveFile(root, pathOf(from), pathOf(to)),
    remove: async (key) => removeFile(root, pathOf(key)),
    removeAll: async (prefix) => {
      for (const key of await keysUnder(root, checkedPrefix(prefix))) await removeFile(root, join(root, key))
    },
    list: async (prefix) => keysUnder(root, prefix && checkedPrefix(prefix)),
    listSizes: async (prefix) => {
      const sizes = new Map<string, number>()
      for (const key of await keysUnder(root, prefix && checkedPrefix(prefix))) {
        const found = await stat(join(root, key)).catch(nullIfMissing)
        if (found) sizes.set(key, found.size)
      }
      return sizes
    },
    removeUnfinished: async (before) => removeUnfinished(join(root, temporaryFolder), before),
  }
}

async function writeAtomically(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(root, temporaryFolder, randomUUID())
  await mkdir(dirname(temporary), { recursive: true, mode: privateFolderMode })
  try {
    const file = await open(temporary, 'wx', privateFileMode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await renameTo(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function removeUnfinished(folder: string, before: Date): Promise<void> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(nullIfMissing)
    if (found && found.mtime < before) await rm(join(folder, name), { force: true })
  }
}

/** A concurrent `remove` may delete the folder between `mkdir` and `rename`: then both are retried. */
async function renameTo(temporary: string, path: string, attempts = 5): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolderMode }).catch(nullIfMissing)
  try {
    await rename(temporary, path)
  } catch (error) {
    nullIfMissing(error as NodeJS.ErrnoException)
    if (attempts === 1) throw error
    await renameTo(temporary, path, attempts - 1)
  }
}

async function moveFile(root: string, from: string, to: string): Promise<void> {
  if (!(await stat(from).catch(nullIfMissing))) return
  await renameTo(from, to)
  await removeEmptyFolders(root, from)
}

/** Also removes folders that become empty. */
async function removeFile(root: string, path: string): Promise<void> {
  await rm(path, { force: true }).catch(nullIfMissing)
  await removeEmptyFolders(root, path)
}

async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!removed) return
  }
}

async function read(path: string) {
  const found = await stat(path).catch(nullIfMissing)
  if (!found?.isFile()) return null
  return {
    size: found.size,
    stream: (range?: { start: number; end: number }) => createReadStream(path, range),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function keysUnder(root: string, prefix: string): Promise<string[]> {
  const folder = join(root, prefix)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)
  // Either there is nothing, or a subfolder was removed during the walk.
  if (!entries) return (await stat(folder).catch(nullIfMissing)) ? keysUnder(root, prefix) : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()
}
