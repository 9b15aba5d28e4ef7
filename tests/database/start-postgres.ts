import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgresql } from '#server/db/postgresql.ts'
import { startRealPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's PostgreSQL: of the database to give orders in, and of the migrated one to clone. */
    postgres: { admin: string; template: string }
  }
}

const templateName = 'hatheli_template'

/** Vitest calls this once per run, before any worker starts, and what it returns at the end, failed or not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startRealPostgres()
  try {
    const admin = postgres.urlOf('postgres')
    const template = postgres.urlOf(templateName)
    await createDatabase(admin)
    await openPostgresql(template).then((database) => database.close())
    project.provide('postgres', { admin, template })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres.stop
}

async function createDatabase(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
}
