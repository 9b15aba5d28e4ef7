import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CopySource } from '../../db/copy/copy-source.ts'
import { BackupRefused } from '../backup-refused.ts'
import { factsFile, piecesFolder } from './dump-entries.ts'

const numberText = z.string().regex(/^-?\d+$/)

/** Names are compared with those of our own migrations before they are used. */
const factsSchema = z.object({
  format: z.literal(1),
  moment: z.number(),
  major: z.int(),
  migrations: z.array(z.object({ when: numberText, hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      shape: z.string(),
      stored: z.array(z.string()),
      pages: z.number(),
      bytes: z.number(),
      rows: numberText,
      checksum: numberText,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: numberText, called: z.boolean() })),
})

/** A dump that was unpacked into a folder. */
export interface Dump extends CopySource {
  /** Milliseconds since 1970. */
  moment: number
}

export function hasDump(folder: string): boolean {
  return existsSync(join(folder, factsFile))
}

/** @throws BackupRefused when it was made by a newer version in another form, or is none. */
export async function readDump(folder: string): Promise<Dump> {
  const facts = await readFacts(join(folder, factsFile))
  return { ...facts, pieces: (table) => piecesIn(join(folder, piecesFolder(facts.tables.indexOf(table)))) }
}

async function readFacts(path: string): Promise<z.infer<typeof factsSchema>> {
  try {
    return factsSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new BackupRefused('The archive is damaged, or of a newer version of the program', { cause: error })
  }
}

async function* piecesIn(folder: string): AsyncGenerator<Buffer> {
  const names = existsSync(folder) ? await readdir(folder) : []
  for (const name of names.sort()) yield await readFile(join(folder, name))
}
