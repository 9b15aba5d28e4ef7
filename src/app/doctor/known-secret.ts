import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { secretFile } from '#server/platform/config/data-folder.ts'

/** @returns the program's secret, or null before the first start, where none is made. */
export async function knownSecret({ sessionSecret, dataDir }: Config): Promise<string | null> {
  if (sessionSecret) return sessionSecret
  return readFile(join(dataDir, secretFile), 'utf8').then(
    (text) => text.trim() || null,
    () => null,
  )
}
