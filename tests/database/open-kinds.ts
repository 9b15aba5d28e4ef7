import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { openPostgresql } from '#server/db/postgresql.ts'

/** The two databases that the program runs on. */
export const databaseKinds = ['embedded', 'postgresql'] as const

export type DatabaseKind = (typeof databaseKinds)[number]

const opened = new Map<DatabaseKind, Promise<Database>>()

/** @returns the database of this worker, opened at its first use: the embedded one takes seconds to start. */
export function sharedDatabase(kind: DatabaseKind): Promise<Database> {
  const known = opened.get(kind) ?? openFresh(kind)
  opened.set(kind, known)
  return known
}

/** Opens an empty, migrated database of its own, for a test that breaks it; the caller closes it. */
export function openFresh(kind: DatabaseKind): Promise<Database> {
  return kind === 'embedded' ? openEmbedded(null) : clonePostgresql().then(openPostgresql)
}

/** @returns the address of a new copy of the migrated template. */
export async function clonePostgresql(): Promise<string> {
  const { admin, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${databaseOf(template)} strategy file_copy`)
  } finally {
    await client.end()
  }
  const address = new URL(template)
  address.pathname = `/${name}`
  return address.href
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
