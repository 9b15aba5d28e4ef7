import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { backupStateFile, privateFileMode } from '../config/data-folder.ts'

/** What a nightly test of the backup found. */
export interface DrillResult {
  /** Milliseconds since 1970. */
  at: number
  passed: boolean
  /** One sentence for people. */
  message: string
  seconds: number
}

interface StoredState {
  identity: string
  drill: DrillResult | null
}

export interface BackupState {
  /** Of this program on this machine and folder, the same after each start: a copy of the folder has another. */
  holder: string
  drill(): DrillResult | null
  setDrill(result: DrillResult): Promise<void>
}

/** What is remembered in the data folder about its backup. */
export async function openState(dataDir: string): Promise<BackupState> {
  const path = join(dataDir, backupStateFile)
  const state = (await read(path)) ?? { identity: randomUUID(), drill: null }
  await write(path, state)
  return {
    holder: createHash('sha256').update(`${state.identity} ${hostname()} ${dataDir}`).digest('hex').slice(0, 16),
    drill: () => state.drill,
    async setDrill(result) {
      state.drill = result
      await write(path, state)
    },
  }
}

/** @returns null when there is no file, or a damaged one: nothing in it is worth a failed start. */
async function read(path: string): Promise<StoredState | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredState
  } catch {
    return null
  }
}

async function write(path: string, state: StoredState): Promise<void> {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, JSON.stringify(state), { mode: privateFileMode })
  await rename(unfinished, path)
}
