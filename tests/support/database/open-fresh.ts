import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { createLog } from '#server/platform/log.ts'

let opened: Promise<Database> | null = null

/** @returns the database of this test worker, opened on first use. */
export function sharedDatabase(): Promise<Database> {
  opened ??= openFresh()
  return opened
}

/** Opens a separate empty, migrated database, for a test that breaks it; the caller closes it. */
export async function openFresh(): Promise<Database> {
  return openPostgresql(await clonePostgresql(), createLog('silent'))
}

/** Copies the migrated template. @returns the URL of the copy. */
export async function clonePostgresql(): Promise<string> {
  const { template } = inject('postgres')
  return createDatabase(`template ${databaseOf(template)} strategy file_copy`)
}

/** @returns the URL of a new database without tables. */
export function emptyPostgresql(): Promise<string> {
  return createDatabase('')
}

/**
 * @returns the URL of a new database without tables, as a provider gives it: its owner is not a superuser. Times are written
 * as the embedded database writes them, so that hashes of contents can be compared.
 */
export async function ownedPostgresql(): Promise<string> {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create role ${owner}`))
  const address = new URL(await createDatabase(`owner ${owner}`))
  address.searchParams.set('options', `-c role=${owner} -c timezone=UTC`)
  return address.href
}

async function createDatabase(options: string): Promise<string> {
  const { template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(`create database ${name} ${options}`))
  const address = new URL(template)
  address.pathname = `/${name}`
  return address.href
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres').admin })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
